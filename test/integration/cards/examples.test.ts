/** The contract's examples of stored cards and tokens, each compared with the service's real answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { EventName } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { type Fields, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, listOf } from '../../support/stored-cards.ts';
import { acknowledge, httpEndpoint } from '../../support/webhook-endpoint.ts';

const { paths, webhooks, components } = document;
const OWNER = 'cust_2041';

let endpoint: Awaited<ReturnType<typeof httpEndpoint>>;
let service: TestService;
let shop: Shop;
beforeAll(async () => {
  endpoint = await httpEndpoint(acknowledge);
  service = await startService({
    label: 'card examples',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      merchantConsent: true,
      repeatTokenTransactions: true,
      webhook: { ...merchant.webhook, url: endpoint.origin },
    }),
  });
  shop = shopOf(service);
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

/** All property names of a value, at every depth. */
function namesIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, namesIn(at(value, name))]));
}

async function settle(): Promise<void> {
  for (let second = 0; second < 6; second += 1) {
    service.clock.advance(1_000);
    await service.runWorkers();
  }
}

/** Pays an order of the customer. Returns its id. */
async function paid(customer_id: string, fields: Fields): Promise<string> {
  const orderId = await shop.order({ customer_id });
  const card = fields.card_token === undefined ? {} : { card_number: '', card_exp_month: '', card_exp_year: '' };
  const noName = fields.card_token === undefined ? {} : { name_on_card: '' };
  const started = await shop.start(orderId, { ...card, ...noName, ...fields });
  await shop.bank.enter(textAt(started.json(), 'payment', 'authentication', 'url'), PASSWORD);
  await settle();
  return orderId;
}

/** An order for each example. */
async function orders(): Promise<Readonly<Record<'token_created' | 'consent_declined' | 'using_token', string>>> {
  const token_created = await paid('shown', { save_to_locker: 'true', tokenize: 'true' });
  const consent_declined = await paid('declines', { tokenize: 'false' });
  const [card] = await listOf(service.call, 'shown');
  const using_token = await paid('shown', { card_token: String(card?.card_token) });
  return { token_created, consent_declined, using_token };
}

const ofGetOrder = paths['/orders/{order_id}'].get.responses['200'].content['application/json'].examples;
const ofEvents = {
  [EventName.ORDER_SUCCEEDED]: webhooks.ORDER_SUCCEEDED.post.requestBody.content['application/json'].examples,
  [EventName.TXN_CHARGED]: webhooks.TXN_CHARGED.post.requestBody.content['application/json'].examples,
};

/** What both have in common for any card: the fields, and the token data. */
function said(card: unknown): unknown {
  const { tokenization_user_consent: consent, using_token: using, saved_to_locker: saved } = { ...Object(card) };
  const status = [at(card, 'token_created', 'tokenization_status'), at(card, 'token', 'tokenization_status')];
  return { names: namesIn(card), consent, using, saved, status, fromLocker: at(card, 'using_saved_card') };
}

it('an order, and its events, show of tokens what their examples show', async () => {
  for (const [kind, orderId] of Object.entries(await orders())) {
    const order = (await service.call.get(`/orders/${orderId}`)).json();
    expect(said(at(order, 'card')), kind).toEqual(said(at(ofGetOrder, kind, 'value', 'card')));
    for (const [event, examples] of Object.entries(ofEvents)) {
      const example: unknown = at(examples, kind, 'value');
      if (example === undefined) continue;
      const bodies = endpoint.received.map(({ body }): unknown => JSON.parse(body));
      const sent = bodies.find(
        (body) => at(body, 'event_name') === event && at(body, 'content', 'order', 'order_id') === orderId,
      );
      expect(said(at(sent, 'content', 'order', 'card')), `${event} ${kind}`).toEqual(
        said(at(example, 'content', 'order', 'card')),
      );
    }
  }
});

describe('an example that is refused', () => {
  const formOf = (operation: unknown, name: string) => {
    const value = at(
      operation,
      'requestBody',
      'content',
      'application/x-www-form-urlencoded',
      'examples',
      name,
      'value',
    );
    return Object.fromEntries(Object.entries(Object(value)).map(([key, text]) => [key, String(text)]));
  };
  const refusals = components.responses;

  it.each<[string, string, unknown, unknown]>([
    ['/card/add', '400_card_number', paths['/card/add'].post, refusals.CardBadRequest],
    ['/card/update', '400_nothing_to_change', paths['/card/update'].post, refusals.CardBadRequest],
    [
      '/cards/{card_reference}/token/suspend',
      '400_wrong_status',
      paths['/cards/{card_reference}/token/suspend'].post,
      refusals.TokenBadRequest,
    ],
    [
      '/cards/{card_reference}/tokenize',
      '400_no_consent',
      paths['/cards/{card_reference}/tokenize'].post,
      refusals.TokenizationBadRequest,
    ],
  ])('%s %s is answered as it says', async (path, name, operation, response) => {
    const { token, reference } = await addCard(service.call, OWNER);
    if (name === '400_wrong_status') {
      await paid(OWNER, { tokenize: 'true' });
      await service.call.form(`/cards/${reference}/token/delete`, { customer_id: OWNER });
      await settle();
    }
    // The contract allows only true, so that it has no example of such a request.
    const form =
      name === '400_no_consent' ? { ...formOf(operation, 'plain'), consent: 'false' } : formOf(operation, name);
    const own = form.card_token === undefined ? {} : { card_token: token };
    const answer = await service.call.form(path.replace('{card_reference}', reference), { ...form, ...own });
    expect(answer.status).toBe(400);
    const example: unknown = at(response, 'content', 'application/json', 'examples', name, 'value');
    for (const field of ['status', 'error_code', 'error_message']) {
      expect(at(answer.json(), field)).toEqual(at(example, field));
    }
    for (const field of ['code', 'user_message', 'fields']) {
      expect(at(answer.json(), 'error_info', field)).toEqual(at(example, 'error_info', field));
    }
  });
});
