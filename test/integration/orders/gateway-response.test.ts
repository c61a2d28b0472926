/**
 * GET /orders/{order_id} with options.add_full_gateway_response: the gateway's original fields, only for the merchant.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, textAt } from '../../support/caller.ts';
import { gatewaySide } from '../../support/gateway-notifications.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

const OPTION = 'options.add_full_gateway_response';
const IGNORED = 'x-svc-ignored-parameters';

let service: TestService;
let shop: Shop;
beforeAll(async () => {
  service = await startService({ label: 'gateway response' });
  shop = shopOf(service);
});
afterAll(() => service.close());

const read = async (orderId: string, query = '') => (await service.call.get(`/orders/${orderId}${query}`)).json();
const wordsOf = (order: unknown) => at(order, 'payment_gateway_response', 'gateway_response');

describe('the gateway’s own answer', () => {
  it.each([
    ['of a payment', Cards.visa, 'Approved'],
    ['of a refusal', Cards.declined, 'Do not honour'],
  ])('%s is there when it is asked for, and the answer else the same', async (_, number, words) => {
    const orderId = await shop.order();
    await shop.pay(orderId, number);
    const plain = await read(orderId);
    expect(wordsOf(plain)).toBeUndefined();
    const full = await read(orderId, `?${OPTION}=true`);
    const mapped = { rrn: textAt(plain, 'payment_gateway_response', 'rrn') };
    expect(wordsOf(full)).toMatchObject({
      bank: 'SANDBOX',
      actionText: words,
      retrievalReferenceNumber: mapped.rrn,
    });
    const { gateway_response: own, ...rest } = Object(full.payment_gateway_response);
    expect(own).toEqual(wordsOf(full));
    expect({ ...full, payment_gateway_response: rest }).toEqual(plain);
    expect(JSON.stringify(own)).not.toContain(number);
    expect(await read(orderId, `?${OPTION}=False`)).toEqual(plain);
  });

  it('is the news, where the gateway brought it', async () => {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.unheard);
    const gateway = gatewaySide(service);
    const notification = gateway.notification(textAt(await read(orderId), 'txn_uuid'), 'CHARGED', {
      rrn: '000000000042',
      odd: 'x',
    });
    expect((await gateway.send(notification)).status).toBe(200);
    const { odd: _, ...known } = { odd: '', ...notification };
    expect(wordsOf(await read(orderId, `?${OPTION}=true`))).toEqual(known);
  });

  it('is not there before the gateway has answered', async () => {
    const orderId = await shop.order();
    expect(await read(orderId, `?${OPTION}=true`)).toEqual(await read(orderId));
    await shop.begin(orderId);
    expect(await read(orderId, `?${OPTION}=true`)).toMatchObject({ payment_gateway_response: null });
  });

  it('is empty of a payment whose gateway answered before its words were kept', async () => {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.visa);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: `shop:${orderId.toLowerCase()}` }, { $unset: { 'state.txns.0.receipt.raw': '' } });
    expect(wordsOf(await read(orderId, `?${OPTION}=true`))).toEqual({});
  });

  it('is not for a client auth token, which is told that the option had no use', async () => {
    const form = { amount: '100.00', 'options.get_client_auth_token': 'true' };
    const made = (await service.call.form('/orders', { order_id: 'Client-1', ...form })).json();
    await shop.pay('Client-1', Cards.visa);
    const headers = { authorization: null, 'x-client-auth-token': textAt(made, 'svc', 'client_auth_token') };
    const answer = await service.call.get(`/orders/Client-1?${OPTION}=true`, { headers });
    expect([answer.status, answer.headers.get(IGNORED)]).toEqual([200, OPTION]);
    expect(answer.text).not.toContain('gateway_response');
  });
});
