/**
 * POST /txns with a client auth token: a browser that may pay one order.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { at, type CallOptions, textAt } from '../../support/caller.ts';
import { Cards, cardFields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'client token' });
  shop = shopOf(service);
});
afterAll(() => service.close());

function startWithOrder(orderId: string, options: CallOptions) {
  const order = { 'order.order_id': orderId, 'order.amount': '1.00', merchant_id: 'shop', format: 'json' };
  return service.call.form('/txns', { ...cardFields(Cards.visa), ...order }, options);
}

describe('a client auth token', () => {
  async function tokenOf(orderId: string): Promise<CallOptions> {
    const token = 'options.get_client_auth_token';
    const order = (await service.call.get(`/orders/${orderId}?${token}=true`)).json();
    const value = textAt(order, 'svc', 'client_auth_token');
    return { headers: { authorization: null, 'x-client-auth-token': value } };
  }

  it('pays its own order', async () => {
    const orderId = await shop.order();
    const answer = await shop.start(orderId, { card_number: Cards.frictionless }, await tokenOf(orderId));
    expect([answer.status, at(answer.json(), 'status')]).toEqual([200, TxnStatus.CHARGED]);
  });

  it('does not know another order, and makes none', async () => {
    const own = await shop.order();
    const other = await shop.order();
    const options = await tokenOf(own);
    expect(refusalOf(await shop.start(other, {}, options))).toEqual([400, ErrorCode.order_not_found]);
    const fresh = newOrderId();
    expect(refusalOf(await startWithOrder(fresh, options))).toEqual([400, ErrorCode.order_not_found]);
    expect((await service.call.get(`/orders/${fresh}`)).status).toBe(400);
    expect(await shop.read(other)).toMatchObject({ status: OrderStatus.NEW });
  });

  it('changes nothing of its own order by order.*', async () => {
    const orderId = await shop.order();
    const answer = await startWithOrder(orderId, await tokenOf(orderId));
    expect(answer.status).toBe(200);
    expect(await shop.read(orderId)).toMatchObject({ amount: 100 });
  });

  it('of a customer pays no order', async () => {
    const customer = await service.call.form('/customers', {
      object_reference_id: 'cust-token',
      mobile_number: '9100000000',
      'options.get_client_auth_token': 'true',
    });
    const token = textAt(customer.json(), 'svc', 'client_auth_token');
    const options = { headers: { authorization: null, 'x-client-auth-token': token } };
    expect(refusalOf(await shop.start(await shop.order(), {}, options))).toEqual([400, ErrorCode.order_not_found]);
  });

  it('is over after 15 minutes', async () => {
    const orderId = await shop.order();
    const options = await tokenOf(orderId);
    service.clock.advance(15 * 60_000);
    expect((await shop.start(orderId, {}, options)).status).toBe(401);
  });
});
