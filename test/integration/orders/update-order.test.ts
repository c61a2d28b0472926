import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { at } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { raisedEvents } from '../../support/stored-orders.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    label: 'update_order',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, events: Object.values(EventName) } }),
  });
});
afterAll(() => service.close());

const create = (orderId: string) =>
  service.call.form('/orders', { order_id: orderId, amount: '100', customer_id: 'cust_1', udf1: 'a' });
const update = (orderId: string, values: Record<string, string>) => service.call.form(`/orders/${orderId}`, values);

function pay(orderId: string, cardNumber: string) {
  return service.call.form('/txns', {
    order_id: orderId,
    merchant_id: service.merchant.merchantId,
    payment_method_type: 'CARD',
    card_number: cardNumber,
    card_exp_month: '12',
    card_exp_year: '2030',
    card_security_code: '123',
    format: 'json',
  });
}

describe('POST /orders/{order_id}', () => {
  it('changes what is sent and leaves the rest', async () => {
    const made = (await create('U-1')).json();
    service.clock.advance(1_000);
    const values = { amount: '250.75', customer_id: 'cust_2', description: 'Two', shipping_address_city: 'Pune' };
    const answer = await update('U-1', values);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      ...made,
      amount: 250.75,
      effective_amount: 250.75,
      customer_id: 'cust_2',
      description: 'Two',
      shipping_address: { city: 'Pune', line1: '' },
      last_updated: '2026-03-14T09:26:54Z',
    });
    expect((await service.call.get('/orders/U-1')).json()).toEqual(answer.json());
    expect(await raisedEvents(service, 'U-1')).toEqual(['ORDER_CREATED', 'ORDER_UPDATED']);
  });

  it('with nothing to change answers the order and raises nothing', async () => {
    const made = (await create('U-2')).json();
    for (const values of [{}, { amount: '100.00' }, { udf1: 'a' }, { udf1: '' }, { udf1: 'null' }]) {
      expect((await update('U-2', values)).json()).toEqual(made);
    }
    expect(await raisedEvents(service, 'U-2')).toEqual(['ORDER_CREATED']);
  });

  it('changes the currency, and reads the amount in the new one', async () => {
    await create('U-3');
    expect((await update('U-3', { currency: 'KWD', amount: '1.005' })).json()).toMatchObject({
      amount: 1.005,
      currency: 'KWD',
    });
    expect(refusalOf(await update('U-3', { currency: 'INR' }))).toEqual([400, 'INVALID_REQUEST', 'amount']);
    expect(refusalOf(await update('U-3', { currency: 'XYZ' }))).toEqual([400, 'INVALID_REQUEST', 'currency']);
  });

  it('of an order that there is not: the same answer as for any unknown one', async () => {
    const answer = await update('U-unknown', { amount: '1' });
    expect(answer.json()).toMatchObject({ status: 'NOT_FOUND', status_id: 40, order_id: 'U-unknown' });
    expect(refusalOf(answer)).toEqual([400, 'order_not_found']);
  });

  it('while an attempt is open: the texts change, amount, currency and customer do not', async () => {
    await create('U-open');
    expect((await pay('U-open', '4111111111111111')).json()).toMatchObject({ status: 'PENDING_VBV' });
    for (const values of [{ amount: '99' }, { currency: 'USD' }, { customer_id: 'cust_2' }]) {
      expect(refusalOf(await update('U-open', values))).toEqual([400, 'txn_in_progress']);
    }
    expect((await update('U-open', { description: 'Two', amount: '100' })).json()).toMatchObject({
      description: 'Two',
    });
  });

  it('once it is paid: nothing changes, and the same again is no fault', async () => {
    await create('U-paid');
    expect((await pay('U-paid', '4012001037141112')).json()).toMatchObject({ status: 'CHARGED' });
    for (const values of [{ amount: '99' }, { description: 'Two' }, { billing_address_city: 'Pune' }]) {
      expect(refusalOf(await update('U-paid', values))).toEqual([400, 'order_already_processed']);
    }
    const again = await create('U-paid');
    expect([again.status, at(again.json(), 'status')]).toEqual([200, 'CHARGED']);
    expect(refusalOf(await service.call.form('/orders', { order_id: 'U-paid', amount: '99' }))).toEqual([
      400,
      'order_already_processed',
    ]);
  });
});
