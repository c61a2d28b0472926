/** Stored cards in tests: over the API, and on the page where a customer manages them. */
import { type Answer, at, type Caller, type CallOptions, textAt } from './caller.ts';
import type { TestService } from './service.ts';

type Fields = Readonly<Record<string, string>>;

export const VISA = '4111111111111111';
export const MASTERCARD = '5555555555554444';

export const visa = { card_number: VISA, card_exp_month: '12', card_exp_year: '30', name_on_card: 'Asha Rao' };

/** Stores a card and answers what it is named by. */
export async function addCard(call: Caller, customerId: string, change: Readonly<Record<string, string>> = {}) {
  const answer = (await call.form('/card/add', { customer_id: customerId, ...visa, ...change })).json();
  return {
    token: textAt(answer, 'card_token'),
    reference: textAt(answer, 'card_reference'),
    fingerprint: textAt(answer, 'card_fingerprint'),
  };
}

/** The cards of a list. */
export function cardsIn(answer: Answer): readonly Readonly<Record<string, unknown>>[] {
  const cards = at(answer.json(), 'cards');
  if (!Array.isArray(cards)) throw new Error(`no list of cards: ${answer.text}`);
  return cards;
}

export async function listOf(call: Caller, customerId: string, options: CallOptions = {}) {
  return cardsIn(await call.get(`/cards?customer_id=${encodeURIComponent(customerId)}`, options));
}

/** The headers of a call with a client auth token alone. */
export function withToken(token: string): CallOptions {
  return { headers: { authorization: null, 'x-client-auth-token': token } };
}

/** Registers a customer and answers its ids and a client auth token. */
export async function customerWithToken(call: Caller, reference: string) {
  const form = { object_reference_id: reference, mobile_number: '9876543210', 'options.get_client_auth_token': 'true' };
  const customer = (await call.form('/customers', form)).json();
  return { uid: textAt(customer, 'id'), token: textAt(customer, 'svc', 'client_auth_token') };
}

/** Registers a customer, whom the merchant calls by this id. */
export async function registerCustomer(call: Caller, customerId: string): Promise<string> {
  const form = { object_reference_id: customerId, mobile_number: '9876543210', email_address: 'asha@shop.example' };
  return textAt((await call.form('/customers', form)).json(), 'id');
}

/** Makes a link to the customer's stored cards. */
export async function cardsLink(
  { call }: Pick<TestService, 'call'>,
  customerId: string,
  fields: Fields = {},
): Promise<string> {
  const body = { customer_id: customerId, payment_page_client_id: 'shop', action: 'paymentManagement', ...fields };
  return textAt((await call.json('POST', '/session', body)).json(), 'payment_links', 'web');
}

/** The hidden fields of the form that does this with this card; empty when the page has no such form. */
export function formOf(page: string, action: string, cardReference: string): Fields {
  const forms = page.split('<form').filter((form) => form.includes(`name="action" value="${action}"`));
  const form = forms.find((text) => text.includes(`value="${cardReference}"`)) ?? '';
  const csrf = /name="_csrf" value="([^"]+)"/.exec(form)?.[1];
  return csrf === undefined ? {} : { action, _csrf: csrf, card_reference: cardReference };
}
