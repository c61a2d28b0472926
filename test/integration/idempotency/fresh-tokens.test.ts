/** Tokens live 15 minutes and stored responses a day: a replayed response has valid tokens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, at, textAt } from '../../support/caller.ts';
import { startService, type TestService } from '../../support/service.ts';
import { KEPT, keptTexts, newKey, withKey } from './idempotent-calls.ts';

const HOUR_MS = 3_600_000;
const card = { card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '40', name_on_card: 'Asha Rao' };
const wanted = { 'options.get_client_auth_token': 'true' };

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'fresh-tokens' });
  await service.call.form('/customers', { object_reference_id: 'asha', mobile_number: '9876543210' });
});
afterAll(() => service.close());

/** Sends a call, and retries it an hour later. */
async function twice(send: (options: ReturnType<typeof withKey>) => Promise<Answer>): Promise<[Answer, Answer]> {
  const key = newKey();
  const first = await send(withKey(key));
  service.clock.advance(HOUR_MS);
  const again = await send(withKey(key));
  expect([first.status, again.status]).toEqual([200, 200]);
  return [first, again];
}

const byToken = (token: string) => ({ headers: { authorization: null, 'x-client-auth-token': token } });

describe('an answer that is given again an hour later', () => {
  it('of POST /orders has a token that reads the order', async () => {
    const [first, again] = await twice((options) =>
      service.call.form('/orders', { order_id: 'T-1', amount: '1', ...wanted }, options),
    );
    const token = textAt(again.json(), 'svc', 'client_auth_token');
    expect(token).not.toBe(textAt(first.json(), 'svc', 'client_auth_token'));
    expect((await service.call.get('/orders/T-1', byToken(token))).status).toBe(200);
    const { svc: _first, ...rest } = first.json();
    const { svc, ...restAgain } = again.json();
    expect(restAgain).toEqual(rest);
    expect(Date.parse(textAt(svc, 'client_auth_token_expiry'))).toBe(service.clock.now().getTime() + 15 * 60_000);
  });

  it('of POST /customers has one that lists the customer’s cards', async () => {
    const form = { object_reference_id: 'fresh', mobile_number: '9876543210', ...wanted };
    const [, again] = await twice((options) => service.call.form('/customers', form, options));
    const token = textAt(again.json(), 'svc', 'client_auth_token');
    expect((await service.call.get('/cards?customer_id=fresh', byToken(token))).status).toBe(200);
  });

  it.each([
    ['a payment', { order_id: 'T-2', amount: '1' }],
    ['stored cards', { action: 'paymentManagement', customer_id: 'asha' }],
  ])('of POST /session for %s has one for the SDK, and its moments', async (_, body) => {
    const [first, again] = await twice((options) =>
      service.call.json('POST', '/session', { ...body, payment_page_client_id: 'shop' }, options),
    );
    const token = textAt(again.json(), 'sdk_payload', 'payload', 'clientAuthToken');
    expect(token).not.toBe(textAt(first.json(), 'sdk_payload', 'payload', 'clientAuthToken'));
    expect((await service.call.get('/cards?customer_id=asha', byToken(token))).status).toBe(200);
    const payload = at(again.json(), 'sdk_payload');
    expect(at(payload, 'expiry')).toBe(at(payload, 'payload', 'clientAuthTokenExpiry'));
    expect(Date.parse(textAt(payload, 'expiry')) - Date.parse(textAt(payload, 'currTime'))).toBe(15 * 60_000);
    expect(at(again.json(), 'payment_links')).toEqual(at(first.json(), 'payment_links'));
  });

  it('of POST /card/add has a card token that names the same card', async () => {
    const [first, again] = await twice((options) =>
      service.call.form('/card/add', { customer_id: 'asha', ...card }, options),
    );
    expect(at(again.json(), 'card_reference')).toBe(at(first.json(), 'card_reference'));
    const values = { card_token: textAt(again.json(), 'card_token'), nickname: 'mine' };
    expect((await service.call.form('/card/update', values)).status).toBe(200);
  });

  it('of POST /card/tokenize names the card anew', async () => {
    const [first, again] = await twice((options) => service.call.form('/card/tokenize', card, options));
    const token = textAt(again.json(), 'card_token');
    expect(token).not.toBe(textAt(first.json(), 'card_token'));
    expect((await service.call.form('/card/delete', { card_token: token })).json()).toMatchObject({ deleted: true });
  });
});

it('what is kept shows no key, no parameter, no token and no card', async () => {
  const key = 'a key that can be found';
  const customer = { object_reference_id: 'findable', mobile_number: '919876501234', email_address: 'find@me.example' };
  const made = await service.call.form('/customers', { ...customer, ...wanted }, withKey(key));
  const added = await service.call.form('/card/add', { customer_id: 'findable', ...card }, withKey(key));
  const texts = await keptTexts(service.database.db);
  expect(texts.length).toBeGreaterThan(6);
  const secrets = [
    key,
    customer.email_address,
    customer.mobile_number,
    card.card_number,
    textAt(made.json(), 'svc', 'client_auth_token'),
    textAt(added.json(), 'card_token'),
  ];
  for (const secret of secrets) expect(texts.join('\n')).not.toContain(secret);
});

it('a kept answer that is moved to another call does not open', async () => {
  const calls = service.database.db.collection(KEPT);
  const [one, other] = [newKey(), newKey()];
  const send = (key: string) => service.call.form('/orders/T-1', { description: 'x' }, withKey(key));
  await calls.deleteMany({});
  await send(one);
  const first = await calls.findOne({});
  await send(other);
  await calls.updateMany({}, { $set: { answer: first?.answer } });
  expect((await send(one)).status).toBe(200);
  expect((await send(other)).status).toBe(500);
});
