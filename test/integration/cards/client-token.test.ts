import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, customerWithToken, listOf, visa, withToken } from '../../support/stored-cards.ts';

const ORIGIN = 'https://shop.example';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    label: 'cards-client-token',
    merchant: (merchant) => ({
      ...merchant,
      paymentPage: { ...merchant.paymentPage, allowedOrigins: [ORIGIN] },
    }),
  });
});
afterAll(() => service.close());

async function orderToken(orderId: string, customerId: string): Promise<string> {
  const form = { order_id: orderId, amount: '1', customer_id: customerId, 'options.get_client_auth_token': 'true' };
  return textAt((await service.call.form('/orders', form)).json(), 'svc', 'client_auth_token');
}

describe('a customer’s client auth token', () => {
  it('lists and manages that customer’s cards, named by either id', async () => {
    const { uid, token } = await customerWithToken(service.call, 'own-1');
    const own = withToken(token);
    const added = await service.call.form('/card/add', { customer_id: 'own-1', ...visa }, own);
    expect(added.status).toBe(200);
    const reference = textAt(added.json(), 'card_reference');
    for (const named of [uid, 'own-1']) {
      expect(await listOf(service.call, named, own)).toMatchObject([{ card_reference: reference }]);
    }
    const cardToken = textAt(added.json(), 'card_token');
    const renamed = await service.call.form('/card/update', { card_token: cardToken, nickname: 'mine' }, own);
    expect(renamed.status).toBe(200);
    expect((await service.call.form('/card/delete', { card_reference: reference }, own)).status).toBe(200);
    expect(await listOf(service.call, 'own-1')).toEqual([]);
  });

  it('sees and changes nobody else’s', async () => {
    const { token } = await customerWithToken(service.call, 'own-2');
    const own = withToken(token);
    const theirs = await addCard(service.call, 'else-2');
    expect(await listOf(service.call, 'else-2', own)).toEqual([]);
    const added = await service.call.form('/card/add', { customer_id: 'else-2', ...visa }, own);
    expect(refusalOf(added)).toEqual([404, 'object_not_found']);
    for (const path of ['/card/update', '/card/delete']) {
      const byToken = await service.call.form(path, { card_token: theirs.token, nickname: 'x' }, own);
      expect([...refusalOf(byToken), at(byToken.json(), 'error_info', 'code')]).toEqual([
        400,
        'INVALID_REQUEST',
        'card_token',
        'RESOURCE_NOT_FOUND',
      ]);
      const byReference = await service.call.form(path, { card_reference: theirs.reference, nickname: 'x' }, own);
      expect(refusalOf(byReference)).toEqual([404, 'object_not_found']);
    }
    expect(await listOf(service.call, 'else-2')).toMatchObject([{ nickname: '' }]);
  });

  it('is over after 15 minutes, for all of them', async () => {
    const { token } = await customerWithToken(service.call, 'own-3');
    const { reference } = await addCard(service.call, 'own-3');
    service.clock.advance(15 * 60_000);
    const own = withToken(token);
    const answers = [
      await service.call.get('/cards?customer_id=own-3', own),
      await service.call.form('/card/add', { customer_id: 'own-3', ...visa }, own),
      await service.call.form('/card/update', { card_reference: reference, nickname: 'x' }, own),
      await service.call.form('/card/delete', { card_reference: reference }, own),
      await service.call.form('/card/tokenize', visa, own),
    ];
    for (const answer of answers) {
      expect(refusalOf(answer)).toEqual([401, 'access_denied']);
      expect(at(answer.json(), 'error_info', 'code')).toBe('UNAUTHENTICATED');
    }
    expect(await listOf(service.call, 'own-3')).toHaveLength(1);
  });
});

describe('an order’s client auth token', () => {
  it('lists the cards of the order’s customer and hands cards in, and changes none', async () => {
    const { uid } = await customerWithToken(service.call, 'order-1');
    const { reference } = await addCard(service.call, 'order-1');
    const own = withToken(await orderToken('CT-1', uid));
    expect(await listOf(service.call, 'order-1', own)).toMatchObject([{ card_reference: reference }]);
    expect(await listOf(service.call, 'own-2', own)).toEqual([]);
    expect((await service.call.form('/card/tokenize', visa, own)).status).toBe(200);
    for (const answer of [
      await service.call.form('/card/delete', { card_reference: reference }, own),
      await service.call.form('/card/add', { customer_id: 'order-1', ...visa }, own),
    ]) {
      expect(refusalOf(answer)).toEqual([401, 'access_denied']);
    }
    expect(await listOf(service.call, 'order-1')).toHaveLength(1);
  });

  it('of an order without a customer lists nothing', async () => {
    const form = { order_id: 'CT-2', amount: '1', 'options.get_client_auth_token': 'true' };
    const token = textAt((await service.call.form('/orders', form)).json(), 'svc', 'client_auth_token');
    expect(await listOf(service.call, 'order-1', withToken(token))).toEqual([]);
  });
});

it.each([
  ['/cards?customer_id=a', 'GET'],
  ['/card/add', 'POST'],
  ['/card/delete', 'POST'],
  ['/card/update', 'POST'],
  ['/card/tokenize', 'POST'],
])('a browser may call %s from the merchant’s origin', async (path, method) => {
  const headers = { origin: ORIGIN, 'access-control-request-method': method };
  const response = await fetch(`${service.baseUrl}${path}`, { method: 'OPTIONS', headers });
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(response.headers.get('access-control-allow-methods')).toBe(method);
});
