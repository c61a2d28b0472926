/**
 * The expected card fields of a payment, for each outcome of the table, written by hand. Values that are generated for each
 * payment are given by a pattern.
 */
import { expect } from 'vitest';
import type { Flow, Outcome, Page, Row } from './outcome-table.ts';

type Fields = Readonly<Record<string, unknown>>;

const aFingerprint = expect.stringMatching(/^[A-Za-z0-9_-]{16,}$/);
const aReference = expect.stringMatching(/^crd_[0-9a-f]{32}$/);

/** The card of most flows: charged at once, unless the payment may create a token. */
export const VISA_DEBIT = '4012001037141112';
export const NOT_TOKENIZABLE = '4000050000000056';
export const BROUGHT_TOKEN = '4895370012003478';
export const PAR = 'V0010013019329820384756473829';

const visaDebit = {
  expiry_year: '2040',
  expiry_month: '12',
  saved_to_locker: false,
  name_on_card: 'Asha Rao',
  card_issuer: 'Sandbox Bank',
  last_four_digits: '1112',
  using_saved_card: false,
  card_fingerprint: aFingerprint,
  card_isin: '401200',
  card_type: 'DEBIT',
  card_brand: 'VISA',
  card_sub_type: 'NA',
  card_issuer_country: 'INDIA',
  svc_bank_code: 'SVC_SANDBOX',
  card_reference: '',
};

const stored = { ...visaDebit, using_saved_card: true, card_reference: aReference };
/** A merchant's own token: its expiry, and the card's last four digits as the merchant sent them. */
const behindToken = { ...visaDebit, card_type: 'CREDIT', card_isin: '', last_four_digits: '1111' };

/** The card's fields, independent of any token. */
const cardOf: Readonly<Record<Flow, Fields>> = {
  'new card': visaDebit,
  'new card that is a token already': visaDebit,
  'handed-in card': visaDebit,
  'stored card': stored,
  'stored token': stored,
  'stored token that may not pay': stored,
  'token and cryptogram': behindToken,
  'alternate id and cryptogram': behindToken,
  'issuer token': behindToken,
  'card that cannot be tokenized': { ...visaDebit, card_isin: '400005', last_four_digits: '0056' },
  'new card without a customer': visaDebit,
};

const initiated = {
  card_reference: aReference,
  last_four_digits: null,
  card_fingerprint: aFingerprint,
  card_isin: null,
  expiry_year: '',
  expiry_month: '',
  par: null,
  tokenization_status: 'INITIATED',
};

const active = {
  card_reference: aReference,
  last_four_digits: expect.stringMatching(/^[0-9]{4}$/),
  card_fingerprint: aFingerprint,
  card_isin: '489537',
  expiry_year: '2030',
  expiry_month: '03',
  par: expect.stringMatching(/^V001[0-9A-F]{25}$/),
  tokenization_status: 'ACTIVE',
};

const brought = {
  card_reference: '',
  last_four_digits: '3478',
  card_fingerprint: aFingerprint,
  card_isin: '489537',
  expiry_year: '2040',
  expiry_month: '12',
  par: PAR,
  tokenization_status: 'ACTIVE',
};

function made(token: Fields): Fields {
  const { card_reference, card_fingerprint, tokenization_status } = token;
  return {
    card_reference: aReference,
    tokenization_user_consent: true,
    token_created: { card_reference, card_fingerprint, tokenization_status },
    token,
  };
}

/** The token fields: at the time of the payment, and after the network's answer. */
const tokenFieldsOf: Readonly<Record<Outcome, { readonly first: Fields; readonly settled: Fields }>> = {
  given: { first: made(initiated), settled: made(active) },
  declined: { first: { tokenization_user_consent: false }, settled: { tokenization_user_consent: false } },
  nothing: { first: {}, settled: {} },
  'stored token': { first: { using_token: true, token: active }, settled: { using_token: true, token: active } },
  'brought token': { first: { using_token: true, token: brought }, settled: { using_token: true, token: brought } },
  abandoned: { first: {}, settled: {} },
};

/** `paid`: right after the payment, and in its event. `settled`: after the network's answer. */
type When = 'paid' | 'settled';

function tokenFields({ flow, outcome }: Pick<Row, 'flow' | 'outcome'>, when: When): Fields {
  const { first, settled } = tokenFieldsOf[outcome];
  // The card may have a token already; no second one is created.
  const fields = when === 'settled' || flow === 'new card that is a token already' ? settled : first;
  // An alternate id has no payment account reference.
  return flow === 'alternate id and cryptogram' ? { ...fields, token: { ...brought, par: null } } : fields;
}

/** The page that the customer sees: consent, the bank's page, or none because the card is charged at once. */
export function firstPageOf({
  flow,
  page,
  outcome,
}: Pick<Row, 'flow' | 'page' | 'outcome'>): 'consent' | 'bank' | 'none' {
  const asks: Readonly<Record<Page, boolean>> = { 'not shown': false, accepts: true, declines: true, leaves: true };
  if (asks[page]) return 'consent';
  const isChallenged: Readonly<Record<Flow, boolean>> = {
    'new card': outcome === 'given',
    'new card that is a token already': outcome === 'given',
    'handed-in card': outcome === 'given',
    'stored card': outcome === 'given',
    'stored token': true,
    'stored token that may not pay': false,
    'token and cryptogram': true,
    'alternate id and cryptogram': true,
    'issuer token': true,
    'card that cannot be tokenized': true,
    'new card without a customer': false,
  };
  return isChallenged[flow] ? 'bank' : 'none';
}

/** The customer's locker afterwards, as GET /cards lists it. */
export function lockerOf({ flow, switches, outcome }: Row): readonly Fields[] {
  const entry = { card_isin: '401200', card_reference: aReference, card_fingerprint: aFingerprint };
  const plain = { ...entry, provider_category: 'VAULT', provider: 'SVC', token: undefined };
  const names = { provider_category: 'NETWORK_TOKEN', provider: 'VISA' };
  const more = { ...names, requestor_id: '40010030273', provider_reference_id: expect.stringMatching(/^sbt_/) };
  const token = { ...active, ...more, type: 'COFT' };
  const tokenized = { ...entry, ...names, tokenize_support: false, token };
  const wasTokenized = /stored token|token already/.test(flow);
  if (outcome === 'given' || wasTokenized) return [tokenized];
  return flow === 'stored card' ? [{ ...plain, tokenize_support: switches !== 'not enabled' }] : [];
}

/** The exact `card` object of an order. */
export function blockOf(row: Row, when: When): Fields {
  return { ...cardOf[row.flow], ...tokenFields(row, when) };
}
