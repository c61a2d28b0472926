/** Seeders of customers, stored cards and tokens. */
import { PASSWORD } from '../../../support/bank-page.ts';
import { textAt } from '../../../support/caller.ts';
import type { Environment } from '../environment.ts';
import { requestExample } from '../scenarios.ts';
import { type Draft, namedIn, type Seed, type Seeders } from '../seeder.ts';
import { customerOf } from './customer.ts';
import { makeOrder, start, textsIn } from './orders.ts';

const CUSTOMER = 'cust_2041';
const VISA = '4111111111111111';
const MASTERCARD = '5555555555554444';
const NOT_TOKENIZABLE = '4000050000000056';
/** A card_token lives for 15 minutes. */
const LONGER_THAN_A_CARD_TOKEN = 16 * 60_000;

const customerNamed = (draft: Draft): string => namedIn(draft, 'customer_id') ?? CUSTOMER;

async function storedCard(env: Environment, number = VISA): Promise<Seed> {
  const form = { customer_id: CUSTOMER, card_number: number, card_exp_month: '12', card_exp_year: '2030' };
  const card = (await env.call().form('/card/add', { ...form, name_on_card: 'Asha Rao', nickname: 'Travel' })).json();
  return { bind: { card_token: textAt(card, 'card_token'), card_reference: textAt(card, 'card_reference') } };
}

async function enableTokens(env: Environment): Promise<void> {
  await env.changeMerchant({
    tokenizationEnabled: true,
    tokenRequestorIds: { VISA: '40010030273', MASTERCARD: '50120834693' },
  });
}

/** A stored card with an active token, made by the penny payment. */
async function tokenizedCard(env: Environment, number = VISA): Promise<Seed & { readonly reference: string }> {
  await enableTokens(env);
  const seed = await storedCard(env, number);
  const reference = seed.bind?.card_reference ?? '';
  const form = { customer_id: CUSTOMER, card_security_code: '123', consent: 'true' };
  const started = (await env.call().form(`/cards/${reference}/tokenize`, form)).json();
  await customerOf(env).enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
  await env.pass(10);
  return { ...seed, reference };
}

const tokenCall = (env: Environment, reference: string, action: string) =>
  env.call().form(`/cards/${reference}/token/${action}`, { customer_id: CUSTOMER });

/** Paid with consent and not saved: its token is kept and its number is not. */
async function tokenAlone(env: Environment): Promise<Seed> {
  await enableTokens(env);
  await env.changeMerchant({ merchantConsent: true });
  await makeOrder(env, 'ORD0001');
  const address = textAt(
    (await start(env, 'ORD0001', { tokenize: 'true' })).json(),
    'payment',
    'authentication',
    'url',
  );
  await customerOf(env).enter(address, PASSWORD);
  await env.pass(10);
  const list = (await env.call().get(`/cards?customer_id=${CUSTOMER}`)).json();
  return {
    bind: {
      card_token: textAt(list, 'cards', 0, 'card_token'),
      card_reference: textAt(list, 'cards', 0, 'card_reference'),
    },
  };
}

export const cards: Seeders = {
  customer: async (env, draft) => {
    const wanted = customerNamed(draft);
    const reference = wanted.startsWith('cst_') ? CUSTOMER : wanted;
    const form = { ...textsIn(requestExample('createCustomer', 'plain')), object_reference_id: reference };
    const customer = (await env.call().form('/customers', form)).json();
    return wanted.startsWith('cst_') ? { bind: { customer_id: textAt(customer, 'id') } } : undefined;
  },
  stored_card: (env) => storedCard(env),
  card_that_cannot_be_tokenized: (env) => storedCard(env, NOT_TOKENIZABLE),
  later_than_card_tokens: async (env) => {
    env.service.clock.advance(LONGER_THAN_A_CARD_TOKEN);
    return undefined;
  },
  tokenization: async (env) => {
    await enableTokens(env);
    return undefined;
  },
  merchant_consent: async (env) => {
    await enableTokens(env);
    await env.changeMerchant({ merchantConsent: true });
    return undefined;
  },
  consent_page: async (env) => {
    await enableTokens(env);
    await env.changeMerchant({ svcWebConsent: true });
    return undefined;
  },
  repeat_tokens: async (env) => {
    await env.changeMerchant({ repeatTokenTransactions: true });
    return undefined;
  },
  stored_card_mandate: async (env) => {
    await env.changeMerchant({ storedCardMandate: true });
    return undefined;
  },
  tokenized_card: (env) => tokenizedCard(env),
  tokenized_second_card: (env) => tokenizedCard(env, MASTERCARD),
  token_alone: tokenAlone,
  /** The vault has lost its number. */
  card_without_its_number: async (env) => {
    const card = await storedCard(env);
    await env.service.database.db.collection('card_numbers').deleteMany({});
    return card;
  },
  pages_of_another_origin: async (env) => {
    await env.changeMerchant({ 'paymentPage.allowedOrigins': ['https://other.example'] });
    return undefined;
  },
  suspended_token: async (env) => {
    const card = await tokenizedCard(env);
    await tokenCall(env, card.reference, 'suspend');
    return card;
  },
  token_suspended_by_issuer: async (env) => {
    const card = await tokenizedCard(env);
    await env.settings('POST', '/settings/sandbox/token-notices', {
      card_reference: card.reference,
      notice: 'suspended',
    });
    await env.pass(2);
    return card;
  },
  deleted_token: async (env) => {
    const card = await tokenizedCard(env);
    await tokenCall(env, card.reference, 'delete');
    return card;
  },
  client_token_of_customer: async (env) => {
    const form = {
      object_reference_id: 'cust_2041',
      mobile_number: '9876543210',
      'options.get_client_auth_token': true,
    };
    const customer = (await env.call().form('/customers', form)).json();
    return { caller: { kind: 'client_token', token: textAt(customer, 'svc', 'client_auth_token') } };
  },
};
