/** Ends the payments of a run, and compares the service's orders with the books of the sandbox bank. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { RefundStatus, TxnStatus } from '../../generated/values.ts';
import type { Order } from '../../server/domain/payments/order.ts';
import type { LedgerEntry } from '../../server/gateways/sandbox/session.ts';
import { ledgerBalance, reconcile } from './reconciliation.ts';
import { expectedCharges, type Purchase } from './retrying-merchant.ts';

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

/** Whether payments that wait for the merchant's capture or void count as open. */
export type Holds = 'open' | 'not-open';

async function countOpen(db: Db, holds: Holds): Promise<number> {
  const { PENDING_VBV, VBV_SUCCESSFUL, AUTHORIZING, AUTHORIZED, CAPTURE_INITIATED, VOID_INITIATED } = TxnStatus;
  const inProgress = [PENDING_VBV, VBV_SUCCESSFUL, AUTHORIZING, CAPTURE_INITIATED, VOID_INITIATED];
  const open = holds === 'open' ? [...inProgress, AUTHORIZED] : inProgress;
  const statuses = [{ 'state.txns.status': { $in: open } }, { 'state.refunds.status': RefundStatus.PENDING }];
  return db.collection('orders').countDocuments({ $or: statuses });
}

/** Waits until a running service has ended every payment. Returns how many are still open after the time limit. */
export async function settlePayments(db: Db, holds: Holds = 'open'): Promise<number> {
  await endTime(db);
  const end = Date.now() + PATIENCE_MS;
  while ((await countOpen(db, holds)) > 0 && Date.now() < end) await sleep(200);
  return countOpen(db, holds);
}

export interface ComparedBooks {
  readonly orders: number;
  /** Orders that charged a wrong amount. */
  readonly wrong: number;
  /** Orders whose state differs from the gateway's ledger. */
  readonly mismatched: number;
  /** Charges refunded automatically because the customer had paid again. */
  readonly autoRefunded: number;
  readonly problems: readonly string[];
}

/** The orders that the merchant sold, by order id. */
export interface SoldOrders {
  readonly merchantId: string;
  readonly prefix: string;
  readonly sold: ReadonlyMap<string, Purchase>;
}

/** Compares every order with the ledger and with what was sold. */
export async function compareBooks(db: Db, { merchantId, prefix, sold }: SoldOrders): Promise<ComparedBooks> {
  const orders = await db
    .collection<OrderRow>('orders')
    .find({ _id: { $regex: `^${merchantId}:${prefix}` } })
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
  if (orders.length !== sold.size) problems.push(`${orders.length} orders of ${sold.size} payments`);
  return { orders: orders.length, wrong, mismatched, autoRefunded, problems };
}
