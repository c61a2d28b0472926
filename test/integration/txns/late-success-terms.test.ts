/**
 * A late success of an attempt whose order has changed since.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { english } from '../../../server/pages/texts/english.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { gatewaySide } from '../../support/gateway-notifications.ts';
import { Cards, type Fields, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'late success terms', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

const GIVEN_BACK = [
  { kind: 'charge', minor: 10_000 },
  { kind: 'refund', minor: 10_000 },
];
const REFUNDED = [EventName.AUTO_REFUND_INITIATED, EventName.AUTO_REFUND_SUCCEEDED];

async function notifiedOf(orderId: string): Promise<string[]> {
  const names = await shop.events(orderId);
  return names.filter((name) => name.startsWith('AUTO_REFUND') || name === EventName.ORDER_SUCCEEDED);
}

/**
 * An order of 100.00 INR whose attempt failed, and which was changed before the bank reported the attempt's success.
 */
async function changedBeforeLateSuccess(change: Fields): Promise<string> {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.declinedThenCharged);
  const sent = { order_id: orderId, amount: '100.00', ...change };
  expect((await service.call.form('/orders', sent)).status).toBe(200);
  service.clock.advance(31_000);
  await service.runWorkers();
  return orderId;
}

describe('a late success of an order that was changed since its attempt failed', () => {
  it.each([
    ['a higher amount', { amount: '9000.00' }],
    ['a lower amount', { amount: '1.00' }],
    ['another currency', { amount: '100.00', currency: 'USD' }],
  ] as const)('to %s is given back, and the order is not paid', async (_, change) => {
    const orderId = await changedBeforeLateSuccess(change);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED]);
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
    expect(await notifiedOf(orderId)).toEqual(REFUNDED);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.AUTO_REFUNDED,
      amount: Number(change.amount),
      maximum_eligible_refund_amount: 0,
      txn_detail: { txn_amount: 100, currency: 'INR' },
    });
    await shop.pay(orderId, Cards.visa);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED, TxnStatus.CHARGED]);
    expect(at(await shop.read(orderId), 'txn_detail', 'txn_amount')).toBe(Number(change.amount));
  });

  it.each([
    ['another capture mode', { 'metadata.txns.auto_capture': 'false' }],
    ['another gateway reference', { 'metadata.SVC:gateway_reference_id': 'cards_eu' }],
  ] as const)('to %s is given back likewise', async (_, change) => {
    const orderId = await changedBeforeLateSuccess(change);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED]);
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
  });

  it.each([
    ['but not in its money', { description: 'Another lamp' }],
    ['to the same money', { amount: '100.00', description: 'Another lamp' }],
  ] as const)('%s still pays it', async (_, change) => {
    const orderId = await changedBeforeLateSuccess(change);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
    expect(await notifiedOf(orderId)).toEqual([EventName.ORDER_SUCCEEDED]);
  });
});

describe('a bank page left open while another attempt was held and let go', () => {
  /** An order that was voided while another attempt's bank page was open. */
  async function voidedBesideOpenPage() {
    const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
    const stale = await shop.begin(orderId);
    const staleUuid = textAt(await shop.read(orderId), 'txn_uuid');
    const form = { _csrf: await shop.bank.formToken(stale), action: 'pay', otp: PASSWORD };
    await shop.pay(orderId, Cards.visa);
    const held = textAt(await shop.read(orderId), 'txn_uuid');
    const answer = await service.call.form(`/v2/txns/${held}/void`, {});
    return { orderId, stale, staleUuid, form, answer };
  }

  it('is closed with the void, so that the order is VOIDED for everybody at once', async () => {
    const { orderId, answer } = await voidedBesideOpenPage();
    expect(answer.json()).toMatchObject({ status: OrderStatus.VOIDED, status_id: 31 });
    const order = await shop.read(orderId);
    expect(order).toMatchObject({ status: OrderStatus.VOIDED, txn_detail: { status: TxnStatus.VOIDED } });
    expect(at(order, 'txn_list')).toMatchObject([
      { status: TxnStatus.AUTHENTICATION_FAILED, error_code: TxnErrorCode.authentication_abandoned },
      { status: TxnStatus.VOIDED },
    ]);
    expect((await shop.events(orderId)).slice(-2)).toEqual([EventName.ORDER_VOIDED, EventName.TXN_FAILED]);
  });

  it('does not bring the voided order back to life', async () => {
    const { orderId, stale, form } = await voidedBesideOpenPage();
    const told = await shop.events(orderId);
    expect((await shop.bank.post(stale, form)).status).toBe(303);
    expect((await shop.bank.open(stale)).text).toContain(english.closed.heading);
    expect((await shop.ledger(orderId)).map(({ kind }) => kind)).toEqual(['hold', 'void']);
    service.clock.advance(24 * 60 * 60_000);
    await service.runWorkers();
    expect(await shop.events(orderId)).toEqual(told);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.VOIDED });
  });

  it('cannot charge it: a success that the gateway tells of all the same goes back', async () => {
    const { orderId, staleUuid } = await voidedBesideOpenPage();
    const gateway = gatewaySide(service);
    expect((await gateway.send(gateway.notification(staleUuid, 'CHARGED'))).status).toBe(200);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED, TxnStatus.VOIDED]);
    expect(await notifiedOf(orderId)).toEqual([EventName.AUTO_REFUND_INITIATED]);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.VOIDED,
      txn_detail: { status: TxnStatus.VOIDED },
      refunds: [{ refund_type: 'AUTO_REFUND' }],
      maximum_eligible_refund_amount: 0,
    });
  });
});
