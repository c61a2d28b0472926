/**
 * Kills a service at random moments while it processes payments, captures, voids and refunds. Afterwards no order
 * stays open, none is charged twice, and the service's ledger equals the gateway's.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { RefundStatus, TxnStatus } from '../../generated/values.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import type { Order } from '../../server/domain/payments/order.ts';
import type { LedgerEntry } from '../../server/gateways/sandbox/session.ts';
import { ledgerBalance, reconcile } from './reconciliation.ts';
import { createRetryingMerchant, expectedCharges, type Purchase, purchases } from './retrying-merchant.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface KillableService {
  readonly baseUrl: string;
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
}

export interface KilledPaymentsOptions {
  readonly db: Db;
  readonly demo: Pick<Demo, 'merchantId' | 'apiKey'>;
  readonly payments: number;
  readonly kills: number;
  readonly startService: () => Promise<KillableService>;
  readonly random: SeededRandom;
  readonly log: (line: string) => void;
}

export interface KilledPayments {
  readonly payments: number;
  readonly kills: number;
  /** Orders that are still in progress after the time limit. */
  readonly open: number;
  /** Orders that charged a wrong amount. */
  readonly wrong: number;
  /** Orders whose state differs from the gateway's ledger. */
  readonly mismatched: number;
  /** Charges refunded automatically because the customer had paid again. */
  readonly autoRefunded: number;
  readonly problems: readonly string[];
}

const CUSTOMERS = 8;
/** The longest time between two kills, in milliseconds. */
const LONGEST_LIFE_MS = 1_500;
const PATIENCE_MS = 240_000;

interface OrderRow {
  readonly _id: string;
  readonly state: Order;
}

/** Expires the orders of abandoned attempts now. */
async function endTime(db: Db): Promise<void> {
  const over = new Date(Date.now() - 1_000);
  const abandoned = { 'state.txns.status': TxnStatus.PENDING_VBV };
  await db.collection<OrderRow>('orders').updateMany(abandoned, { $set: { 'state.expiresAt': over, wakeAt: over } });
}

async function countOpen(db: Db): Promise<number> {
  const { PENDING_VBV, VBV_SUCCESSFUL, AUTHORIZING, AUTHORIZED, CAPTURE_INITIATED, VOID_INITIATED } = TxnStatus;
  const open = [PENDING_VBV, VBV_SUCCESSFUL, AUTHORIZING, AUTHORIZED, CAPTURE_INITIATED, VOID_INITIATED];
  const statuses = [{ 'state.txns.status': { $in: open } }, { 'state.refunds.status': RefundStatus.PENDING }];
  return db.collection('orders').countDocuments({ $or: statuses });
}

/** Runs the payments and reconciles both ledgers. */
export async function killPayments(parts: KilledPaymentsOptions): Promise<KilledPayments> {
  const { db, demo, payments, kills, startService, random, log } = parts;
  let service = startService();
  const sell = createRetryingMerchant({ demo, baseUrl: async () => (await service).baseUrl });
  const sold = new Map<string, Purchase>();
  let next = 0;

  async function customer(most: () => number): Promise<void> {
    while (next < most()) {
      const number = next;
      next += 1;
      const purchase = purchases[number % purchases.length] ?? 'paid';
      const orderId = `kill-${number}`;
      sold.set(orderId, purchase);
      await sell(orderId, purchase);
    }
  }

  let allowed = 0;
  const share = Math.ceil(payments / (kills + 1));
  for (let kill = 0; kill <= kills; kill += 1) {
    allowed = Math.min(payments, allowed + share);
    const selling = Promise.all(Array.from({ length: CUSTOMERS }, () => customer(() => allowed)));
    if (kill < kills) {
      await sleep(random.upTo(LONGEST_LIFE_MS));
      const killed = await service;
      await killed.kill();
      service = startService();
    }
    await selling;
    if (kill % 10 === 9) log(`${kill + 1} kills, ${next} payments`);
  }

  await endTime(db);
  const end = Date.now() + PATIENCE_MS;
  while ((await countOpen(db)) > 0 && Date.now() < end) await sleep(200);
  const open = await countOpen(db);
  await (await service).stop();

  const orders = await db
    .collection<OrderRow>('orders')
    .find({ _id: { $regex: `^${demo.merchantId}:kill-` } })
    .toArray();
  const ledger = await db.collection<LedgerEntry>('sandbox_gateway_ledger').find().toArray();
  const byOrder = new Map<string, LedgerEntry[]>();
  for (const entry of ledger) byOrder.set(entry.orderKey, [...(byOrder.get(entry.orderKey) ?? []), entry]);
  const problems: string[] = [];
  let [wrong, mismatched, autoRefunded] = [0, 0, 0];
  for (const { _id, state } of orders) {
    const entries = byOrder.get(_id) ?? [];
    const found = reconcile(state, entries);
    if (found.length > 0) mismatched += 1;
    problems.push(...found.map((problem) => `${state.orderId}: ${problem}`));
    const purchase = sold.get(state.orderId);
    const { charged } = ledgerBalance(entries);
    if (purchase === undefined || charged !== expectedCharges[purchase]) {
      wrong += 1;
      problems.push(`${state.orderId}: ${purchase} brought ${charged}`);
    }
    autoRefunded += state.txns.filter(({ status }) => status === TxnStatus.AUTO_REFUNDED).length;
  }
  if (orders.length !== payments) problems.push(`${orders.length} orders of ${payments} payments`);
  return { payments, kills, open, wrong, mismatched, autoRefunded, problems };
}
