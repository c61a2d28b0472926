/**
 * Orders that an earlier version of the service stored: their attempts have the gateway's session and no action, may be
 * VBV_SUCCESSFUL, and go on.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { textAt } from '../../support/caller.ts';
import { type GatewaySide, gatewaySide } from '../../support/gateway-notifications.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;
let gateway: GatewaySide;

beforeAll(async () => {
  service = await startService({ label: 'earlier attempts' });
  shop = shopOf(service);
  gateway = gatewaySide(service);
});
afterAll(() => service.close());

/** Rewrites the order's only attempt as an earlier version stored it. */
async function asStoredEarlier(orderId: string, change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
  const fields = Object.entries({ session: txnUuid, ...change }).map(([name, value]) => [
    `state.txns.0.${name}`,
    value,
  ]);
  const newer = ['action', 'gatewayReference', 'declineCode', 'begunFor'];
  const { matchedCount } = await service.database.db.collection('orders').updateOne(
    { 'state.txns.txnUuid': txnUuid },
    {
      $set: Object.fromEntries(fields),
      $unset: Object.fromEntries(newer.map((name) => [`state.txns.0.${name}`, ''])),
    },
  );
  expect(matchedCount).toBe(1);
  return txnUuid;
}

async function oneMinuteOn(): Promise<void> {
  service.clock.advance(61_000);
  await service.runWorkers();
}

describe('an attempt that waits at the bank page', () => {
  it('is paid there, and refunded', async () => {
    const orderId = await shop.order();
    const page = await shop.begin(orderId);
    await asStoredEarlier(orderId);
    await shop.bank.enter(page, PASSWORD);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
    await asStoredEarlier(orderId);
    await service.call.form(`/orders/${orderId}/refunds`, { unique_request_id: `back ${orderId}`, amount: '40.00' });
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ refunds: [{ status: 'SUCCESS' }] });
    expect((await shop.ledger(orderId)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  });

  it('is cancelled there, and the order takes another attempt', async () => {
    const orderId = await shop.order();
    const page = await shop.begin(orderId);
    await asStoredEarlier(orderId);
    await shop.bank.cancel(page);
    await shop.pay(orderId, Cards.visa);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHENTICATION_FAILED, TxnStatus.CHARGED]);
  });

  it('is not asked for at the gateway, and ends with its order', async () => {
    const orderId = await shop.order({ 'metadata.expiryInMins': '5' });
    await shop.begin(orderId);
    await asStoredEarlier(orderId);
    await oneMinuteOn();
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV]);
    service.clock.advance(5 * 60_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.EXPIRED });
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHENTICATION_FAILED]);
  });
});

it.each([TxnStatus.VBV_SUCCESSFUL, TxnStatus.AUTHORIZING])(
  'an attempt that is %s is found CHARGED by the reconciler, once',
  async (status) => {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.unheard);
    await asStoredEarlier(orderId, { status });
    expect((await shop.start(orderId)).status).toBe(400);
    await oneMinuteOn();
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 10_000 }]);
  },
);

it('a notification pays an attempt that is VBV_SUCCESSFUL', async () => {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.unheard);
  const txnUuid = await asStoredEarlier(orderId, { status: TxnStatus.VBV_SUCCESSFUL });
  expect((await gateway.send(gateway.notification(txnUuid, 'CHARGED'))).status).toBe(200);
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
});

it('a hold is captured', async () => {
  const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
  await shop.pay(orderId, Cards.visa);
  const txnUuid = await asStoredEarlier(orderId);
  const answer = await service.call.form(`/v2/txns/${txnUuid}/capture`, { amount: '60.00' });
  expect(answer.status).toBe(200);
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
  expect((await shop.ledger(orderId)).map(({ kind }) => kind).sort()).toEqual(['capture', 'hold', 'void']);
});

describe('a notification whose digest an earlier version stored', () => {
  async function received(done: boolean) {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.declined);
    const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
    const sent = gateway.notification(txnUuid, 'CHARGED');
    await service.database.db.collection<{ _id: string }>('gateway_callbacks').insertOne({
      _id: `shop:gw_default:${sent.id}`,
      ...{ digest: 'ab'.repeat(32), takenAt: service.clock.now(), done },
    });
    const answer = await gateway.send(sent);
    expect([answer.status, answer.json()]).toEqual([200, { id: sent.id, status: 'ACCEPTED' }]);
    return shop.attempts(orderId);
  }

  it('is accepted again without effect', async () => {
    expect(await received(true)).toEqual([TxnStatus.AUTHORIZATION_FAILED]);
  });

  it('is applied when the earlier version had not finished', async () => {
    expect(await received(false)).toEqual([TxnStatus.CHARGED]);
  });
});
