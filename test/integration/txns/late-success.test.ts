/**
 * A success after its attempt had failed: it pays the order if that is still possible, and is auto-refunded otherwise.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, OrderStatus, RefundStatus, TxnStatus } from '../../../generated/values.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'late success', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

const { CHARGED, AUTO_REFUNDED, AUTHORIZATION_FAILED, PENDING_VBV } = TxnStatus;
const CHARGE = { kind: 'charge', minor: 10_000 };
const GIVEN_BACK = [CHARGE, { kind: 'refund', minor: 10_000 }];
const REFUNDED = [EventName.AUTO_REFUND_INITIATED, EventName.AUTO_REFUND_SUCCEEDED];

async function later(milliseconds = 31_000): Promise<void> {
  service.clock.advance(milliseconds);
  await service.runWorkers();
}

async function refundEvents(orderId: string): Promise<string[]> {
  return (await shop.events(orderId)).filter((name) => name.startsWith('AUTO_REFUND'));
}

describe('a late success', () => {
  let orderId: string;
  beforeEach(async () => {
    orderId = await shop.order({ 'metadata.expiryInMins': '10' });
    await shop.pay(orderId, Cards.declinedThenCharged);
  });

  it('pays an order that is unpaid, unexpired and without another open attempt', async () => {
    await shop.pay(orderId, Cards.declined);
    await later();
    expect(await shop.attempts(orderId)).toEqual([CHARGED, AUTHORIZATION_FAILED]);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, txn_id: `shop-${orderId}-1` });
    expect(await refundEvents(orderId)).toEqual([]);
    expect(await shop.ledger(orderId)).toEqual([CHARGE]);
  });

  it('is given back when the order is paid: the order stays CHARGED by the other attempt', async () => {
    await shop.pay(orderId, Cards.visa);
    await later();
    expect(await shop.attempts(orderId)).toEqual([AUTO_REFUNDED, CHARGED]);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, txn_id: `shop-${orderId}-2` });
    expect(await refundEvents(orderId)).toEqual(REFUNDED);
    const kinds = (await shop.ledger(orderId)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['charge', 'charge', 'refund']);
    expect((await shop.events(orderId)).filter((name) => name === EventName.ORDER_SUCCEEDED)).toHaveLength(1);
  });

  it('is given back when another attempt is open, which can still pay', async () => {
    const address = await shop.begin(orderId);
    await later();
    expect(await shop.attempts(orderId)).toEqual([AUTO_REFUNDED, PENDING_VBV]);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.PENDING_VBV });
    await shop.bank.enter(address, '111000');
    expect(await shop.attempts(orderId)).toEqual([AUTO_REFUNDED, CHARGED]);
    expect(await refundEvents(orderId)).toEqual(REFUNDED);
  });

  it('is given back when the order has expired, and the gateway’s ledger is square', async () => {
    await later(10 * 60_000);
    expect(await shop.attempts(orderId)).toEqual([AUTO_REFUNDED]);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.AUTO_REFUNDED,
      status_id: 36,
      refunds: [{ status: RefundStatus.SUCCESS, amount: 100 }],
    });
    expect(await refundEvents(orderId)).toEqual(REFUNDED);
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
    await later(24 * 60 * 60_000);
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
    expect(await refundEvents(orderId)).toEqual(REFUNDED);
  });

  it('is given back on an order that had been told EXPIRED before', async () => {
    await service.service.reconciler.runOnce();
    const orders = service.database.db.collection('sandbox_gateway_sessions');
    // The bank's notification is due after the order's expiry.
    await orders.updateOne({ orderKey: `shop:${orderId.toLowerCase()}` }, { $set: { newsAt: inMinutes(20) } });
    await later(11 * 60_000);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.EXPIRED });
    await later(11 * 60_000);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.AUTO_REFUNDED });
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
    expect((await shop.events(orderId)).filter((name) => name === EventName.ORDER_FAILED)).toHaveLength(2);
  });

  it('given back once leaves an unexpired order payable', async () => {
    const address = await shop.begin(orderId);
    await later();
    await shop.bank.cancel(address);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.AUTO_REFUNDED });
    await shop.pay(orderId, Cards.visa);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  });

  it('told twice changes nothing the second time', async () => {
    await later(10 * 60_000);
    const before = await shop.events(orderId);
    await service.database.db
      .collection('sandbox_gateway_sessions')
      .updateOne({ orderKey: `shop:${orderId.toLowerCase()}` }, { $set: { newsAt: service.clock.now() } });
    await later();
    expect(await shop.events(orderId)).toEqual(before);
    expect(await shop.attempts(orderId)).toEqual([AUTO_REFUNDED]);
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
  });
});

describe('money that the gateway does not give back', () => {
  /** Fails an attempt with a …0077 card, and pays the order with another card. */
  async function chargedTwice(): Promise<string> {
    const orderId = await shop.order();
    const address = await shop.begin(orderId, { card_number: Cards.refundsFail });
    await shop.bank.enter(address, 'wrong');
    await shop.pay(orderId, Cards.visa);
    return orderId;
  }

  it('is told as AUTO_REFUND_FAILED, once, and the refund shows why', async () => {
    const orderId = await chargedTwice();
    const txnUuid = String(at(await shop.read(orderId), 'txn_list', 0, 'txn_uuid'));
    const sessions = service.database.db.collection<{ _id: string }>('sandbox_gateway_sessions');
    // The bank approved the payment after all.
    const now = service.clock.now();
    const approved = { authentication: 'passed', authorizedAt: now, newsAt: now };
    await sessions.updateOne({ _id: txnUuid }, { $set: approved });
    await later(1_000);
    await later();
    expect(await shop.attempts(orderId)).toEqual([AUTO_REFUNDED, CHARGED]);
    const failed = [EventName.AUTO_REFUND_INITIATED, EventName.AUTO_REFUND_FAILED];
    expect(await refundEvents(orderId)).toEqual(failed);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.CHARGED,
      refunds: [{ status: RefundStatus.FAILURE, error_message: expect.stringContaining('refused') }],
    });
    expect((await shop.ledger(orderId)).map(({ kind }) => kind)).toEqual(['charge', 'charge']);
    expect(refusalOf(await shop.start(orderId))).toEqual([400, ErrorCode.order_already_processed]);
  });
});

function inMinutes(minutes: number): Date {
  return new Date(service.clock.now().getTime() + minutes * 60_000);
}
