/**
 * Keeps card numbers out of texts that are stored and shown as they come: every text of a body or a query that may hold
 * free text is refused when it looks like a card number. Which may not is listed here, by name; a new field of the
 * contract is free text until it stands here. Never repeats what was sent.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { holdsCardNumber, phoneHoldsCardNumber } from '../../domain/cards/card-number-in-text.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { isRecord } from '../../platform/is-record.ts';
import { shownName } from '../../platform/shown-name.ts';
import { isStreamed } from '../body/streamed-body.ts';
import { knowsBodyName } from '../request/ignored-parameters.ts';
import { stateOf } from '../request/request-state.ts';
import { refusalOf } from './parameter-refusal.ts';

/**
 * Names that others chose for what they name, and addresses of an order, which hold such names in their paths: one in ten long
 * numbers passes the Luhn check, so they are taken, and the caller of a merchant's operation is warned.
 */
export const identifierFields: ReadonlySet<string> = new Set([
  'arn',
  'auth_id_code',
  'client_id',
  'customer_id',
  'epg_txn_id',
  'gateway_refund_id',
  'id',
  'idempotence_key',
  'login.username',
  'merchant_id',
  'metadata.SVC:gateway_reference_id',
  'metadata.webhook_url',
  'object_reference_id',
  'order_id',
  'payment_page_client_id',
  'product_id',
  'request_id',
  'return_url',
  'rrn',
  'token.par',
  'token.provider_reference_id',
  'token.requestor_id',
  'token_requestor_ids.*',
  'txn_id',
  'txn_uuid',
  'unique_request_id',
]);

/** Addresses that are set once for all orders, which have no order's name in them: free text. */
export const sharedAddresses: ReadonlySet<string> = new Set([
  'replacePaymentPageSettings.return_url',
  'updatePaymentPageSettings.return_url',
]);

/** What holds a card number by right, a secret or a value of the service's own, an amount, or a network address. */
export const exemptFields: ReadonlySet<string> = new Set([
  '_csrf',
  'after',
  'allowed_ips',
  'amount',
  'amount_shown',
  'card_exp_month',
  'card_exp_year',
  'card_number',
  'card_reference',
  'card_security_code',
  'card_token',
  'credentials.*',
  'current_password',
  'encryptedKey',
  'encryptedPayload',
  'header',
  'iv',
  'merchant_public_key',
  'new_password',
  'otp',
  'password',
  'settings_password',
  'tag',
  'tavv',
]);

/** Texts on a card, which their operations refuse with as few as 12 digits, wherever these stand. */
export const cardTextFields: ReadonlySet<string> = new Set(['name_on_card', 'nickname', 'payment_method']);

const PHONE = /(^|_)(phone|mobile_number)$/;
/** The merchant's own fields. */
const OWN_FIELD = /^(udf[0-9]+|metadata(\.|$))/;

const REASON =
  'contains what looks like a card number; remove it, and send card numbers only in the card_number of an operation that accepts one';
const NAMED = 'contains a name that looks like a card number; choose another name';
const HIDDEN = '(hidden: it looked like a card number)';
const MOST_NAMES = 20;
/** Headers that are kept with what a call makes. */
const KEPT_HEADERS = ['x-routing-id', 'Idempotency-Key'] as const;

type Kind = 'free' | 'phone' | 'identifier' | 'exempt';

/** What a field may hold. */
export function kindOfField(operation: Pick<Operation, 'id'>, name: string): Kind {
  const plain = name.replace(/^order\./, '');
  const names = [`${operation.id}.${plain}`, plain, plain.replace(/\.[^.]*$/, '.*')];
  if (names.some((one) => sharedAddresses.has(one))) return 'free';
  if (names.some((one) => identifierFields.has(one))) return 'identifier';
  if (names.some((one) => exemptFields.has(one) || cardTextFields.has(one))) return 'exempt';
  return PHONE.test(plain) ? 'phone' : 'free';
}

/** A field that looks like a card number, and why it cannot stay as it is. */
interface Suspect {
  readonly name: string;
  readonly kind: Kind;
  readonly reason: string;
}

function looksLikeOne(kind: Kind, text: string): boolean {
  return kind === 'phone' ? phoneHoldsCardNumber(text) : kind !== 'exempt' && holdsCardNumber(text);
}

/** The suspects in a value and in all within it, names of parts included. */
function suspectsIn(operation: Operation, name: string, value: unknown): readonly Suspect[] {
  if (Array.isArray(value)) return value.flatMap((one) => suspectsIn(operation, name, one));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, inner]) => [
      ...(holdsCardNumber(key) ? [{ name, kind: 'free', reason: NAMED } as const] : []),
      ...suspectsIn(operation, `${name}.${key}`, inner),
    ]);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const kind = kindOfField(operation, name);
  return looksLikeOne(kind, String(value)) ? [{ name, kind, reason: REASON }] : [];
}

/** Those of the parameters that the operation reads. A name that the caller chose (`metadata.<name>`) is looked at, too. */
function suspectsAmong(operation: Operation, parameters: unknown): readonly Suspect[] {
  if (!isRecord(parameters) || isStreamed(operation)) return [];
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (!operation.query.includes(name) && !knowsBodyName(operation, name)) return [];
    const isChosen = !operation.query.includes(name) && !operation.body.includes(name);
    if (isChosen && holdsCardNumber(name)) return [{ name: name.replace(/\..*/, ''), kind: 'free', reason: NAMED }];
    return suspectsIn(operation, name, value);
  });
}

export interface Looked {
  readonly query: unknown;
  readonly body: unknown;
  /** Whose call it is; null where no merchant is named. */
  readonly merchant: Pick<Merchant, 'cardNumbersInText'> | null;
}

/**
 * Throws the contract's error when a free text of a call looks like a card number; gives the names of the parameters that do
 * and are taken: identifiers, and the merchant's own fields where it is to be warned only.
 */
export function heldCardNumbers(operation: Operation, { query, body, merchant }: Looked): readonly string[] {
  const isOwn = ({ name }: Suspect) => merchant?.cardNumbersInText === 'warn' && OWN_FIELD.test(name);
  const found = suspectsAmong(operation, body);
  const refused = [...suspectsAmong(operation, query), ...found].filter(
    (suspect) => suspect.kind !== 'identifier' && !isOwn(suspect),
  );
  if (refused.length > 0) {
    throw refusalOf(
      operation.id,
      refused.map(({ name, reason }) => ({ name, reason, missing: false })),
    );
  }
  return found.map(({ name }) => name);
}

/** What a caller is warned of; undefined when there is nothing. */
export function cardNumberWarning(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const shown = [...new Set(names.map(shownName))].slice(0, MOST_NAMES);
  return `looks like a card number and is stored unchanged: ${shown.join(', ')}`;
}

/** The body with a note in the place of each free text that looks like a card number. */
function withoutCardNumbers(operation: Operation, body: unknown): unknown {
  const hidden = new Set(
    suspectsAmong(operation, body).flatMap(({ name, kind }) => (kind === 'identifier' ? [] : [name])),
  );
  if (hidden.size === 0 || !isRecord(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, hidden.has(name) ? HIDDEN : value]));
}

/**
 * Looks at the parameters of a call, once they are read and fit the contract. What a gateway has signed is news of money, which
 * must not be lost: such a text is taken out of it instead.
 */
export function holdOutCardNumbers(operation: Operation): RequestHandler {
  const isSigned = operation.security.includes('gatewaySignature');
  return (req, _res, next) => {
    if (isSigned) {
      req.body = withoutCardNumbers(operation, req.body);
      next();
      return;
    }
    const { auth, merchant } = stateOf(req);
    const held = heldCardNumbers(operation, { query: req.query, body: req.body, merchant });
    if (operation.requestMediaType !== null && auth !== null && 'warn' in auth.value) {
      const headers = KEPT_HEADERS.filter(
        (name) => operation.headers.includes(name) && holdsCardNumber(req.get(name) ?? ''),
      );
      const warning = cardNumberWarning([...held, ...headers]);
      if (warning !== undefined) auth.value.warn(warning);
    }
    next();
  };
}
