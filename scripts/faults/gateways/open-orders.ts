/** Orders that are not settled, and the clock of those that the service leaves open for minutes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { RefundStatus, TxnStatus } from '../../../generated/values.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { ORDERS } from '../../../server/storage/orders.ts';

interface OrderRow {
  readonly _id: string;
  readonly state: Order;
}

const unsettled: readonly TxnStatus[] = [
  TxnStatus.PENDING_VBV,
  TxnStatus.VBV_SUCCESSFUL,
  TxnStatus.AUTHORIZING,
  TxnStatus.CAPTURE_INITIATED,
  TxnStatus.VOID_INITIATED,
];

const rows = (db: Db) => db.collection<OrderRow>(ORDERS);

export async function readOrders(db: Db): Promise<readonly Order[]> {
  return (await rows(db).find().toArray()).map(({ state }) => state);
}

/** How many orders have an attempt or refund without a result, or something to ask a gateway. */
export function countUnsettled(db: Db): Promise<number> {
  return rows(db).countDocuments({
    $or: [
      { 'state.txns.status': { $in: [...unsettled] } },
      { 'state.txns.reconcileAt': { $type: 'date' } },
      { 'state.refunds.status': RefundStatus.PENDING },
    ],
  });
}

/** Waits until every order is settled, at most `patienceMs`. Returns how many are not. */
export async function untilSettled(db: Db, patienceMs: number): Promise<number> {
  const end = Date.now() + patienceMs;
  while ((await countUnsettled(db)) > 0 && Date.now() < end) await sleep(250);
  return countUnsettled(db);
}

/** Expires the orders whose customers left the bank's page. */
export async function expireAbandoned(db: Db): Promise<void> {
  const over = new Date(Date.now() - 1_000);
  const abandoned = { 'state.txns.status': TxnStatus.PENDING_VBV };
  await rows(db).updateMany(abandoned, { $set: { 'state.expiresAt': over, wakeAt: over } });
}

const atAdyen = { status: TxnStatus.AUTHORIZING, gateway: 'ADYEN' } as const;

/** The orders with an attempt whose result only a notification of Adyen reports. */
export async function waitingAtAdyen(db: Db): Promise<readonly Order[]> {
  const found = rows(db).find({ 'state.txns': { $elemMatch: atAdyen } });
  return (await found.toArray()).map(({ state }) => state);
}

/** Waits, at most `patienceMs`, until every order is settled but those that wait for a notification of Adyen. Returns these. */
export async function untilOnlyAdyenWaits(db: Db, patienceMs: number): Promise<readonly Order[]> {
  const end = Date.now() + patienceMs;
  const isOpen = async () => (await countUnsettled(db)) > (await waitingAtAdyen(db)).length;
  while ((await isOpen()) && Date.now() < end) await sleep(250);
  return waitingAtAdyen(db);
}

/** How long the Adyen connector waits for a notification before it cancels, and how long at most, and a little more. */
const adyenPatience = { cancels: 15 * 60_000 + 1_000, declines: 24 * 3_600_000 + 1_000 } as const;

/** Moves the start of the Adyen attempts without a result, and of their cancellations, into the past, so that this patience ends. */
async function endAdyenPatience(db: Db, patienceMs: number): Promise<void> {
  for (const { _id, state } of await rows(db)
    .find({ 'state.txns': { $elemMatch: atAdyen } })
    .toArray()) {
    for (const [index, txn] of state.txns.entries()) {
      if (txn.status !== atAdyen.status || txn.gateway !== atAdyen.gateway) continue;
      const field = `state.txns.${index}`;
      const earlier = (time: Date) => new Date(time.getTime() - patienceMs);
      const since = txn.cancelling?.since;
      const unchanged = { _id, [`${field}.createdAt`]: txn.createdAt, [`${field}.cancelling.since`]: since ?? null };
      const moved = since === undefined ? {} : { [`${field}.cancelling.since`]: earlier(since) };
      // The service asks less often the longer a result is open: it asks now.
      const asked = { [`${field}.createdAt`]: earlier(txn.createdAt), ...moved, wakeAt: new Date() };
      await rows(db).updateOne(unchanged, { $set: asked });
    }
  }
}

/**
 * Settles the attempts that wait for Adyen: by the cancellation that the connector requests after 15 minutes, and, where Adyen
 * cannot cancel what it never authorised, after a day. Returns the orders that needed the day.
 */
export async function settleAdyen(db: Db, patienceMs: number): Promise<readonly string[]> {
  await endAdyenPatience(db, adyenPatience.cancels);
  const end = Date.now() + patienceMs;
  while ((await waitingAtAdyen(db)).length > 0 && Date.now() < end) await sleep(250);
  const left = await waitingAtAdyen(db);
  // A day counts from the refusal of a cancellation, which a busy service may store after the first move.
  const endOfDay = Date.now() + patienceMs;
  while ((await waitingAtAdyen(db)).length > 0 && Date.now() < endOfDay) {
    await endAdyenPatience(db, adyenPatience.declines);
    await sleep(2_000);
  }
  return left.map(({ orderId }) => orderId);
}

/** As long as Stripe knows an idempotency key, and a little more. */
const STRIPE_KEYS_MS = 24 * 3_600_000 + 1_000;

/**
 * Moves the sending of the refunds at Stripe without a result a day into the past: the service looks for them at Stripe, and sends
 * those that it does not find. Returns how many moved.
 */
export async function endStripeKeys(db: Db): Promise<number> {
  let moved = 0;
  for (const { _id, state } of await rows(db).find({ 'state.refunds.status': RefundStatus.PENDING }).toArray()) {
    for (const [index, { status, sentAt, txnUuid }] of state.refunds.entries()) {
      const gateway = state.txns.find((txn) => txn.txnUuid === txnUuid)?.gateway;
      if (status !== RefundStatus.PENDING || sentAt === null || gateway !== 'STRIPE') continue;
      const field = `state.refunds.${index}`;
      const earlier = new Date(sentAt.getTime() - STRIPE_KEYS_MS);
      const now = new Date();
      const asked = { [`${field}.sentAt`]: earlier, [`${field}.nextAt`]: now, wakeAt: now };
      await rows(db).updateOne({ _id, [`${field}.sentAt`]: sentAt }, { $set: asked });
      moved += 1;
    }
  }
  return moved;
}
