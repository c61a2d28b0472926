/**
 * Compares restored orders with the books of the gateway, which a restore does not take back in time: what moved money after the backup
 * is in the books alone.
 */
import type { Db } from 'mongodb';
import type { Order } from '../../server/domain/payments/order.ts';
import type { LedgerEntry } from '../../server/gateways/sandbox/session.ts';
import { reconcile } from '../faults/reconciliation.ts';

/** The collections of the sandbox bank, which stands for a real gateway. */
export const GATEWAY_BOOKS = ['sandbox_gateway_sessions', 'sandbox_gateway_ledger'] as const;

export interface ComparedGateway {
  /** Orders that differ from the books by money that moved after the backup. */
  readonly toCompare: number;
  /** Payments in the books whose orders the backup does not have. */
  readonly unknown: number;
  /** Differences that the time of the backup does not explain. */
  readonly problems: readonly string[];
}

/** @param restored the keys of the orders in the backup; `backupAt`: when it was taken */
export async function compareGateway(
  db: Db,
  { restored, backupAt }: { readonly restored: ReadonlySet<string>; readonly backupAt: Date },
): Promise<ComparedGateway> {
  const byOrder = new Map<string, LedgerEntry[]>();
  for await (const entry of db.collection<LedgerEntry>('sandbox_gateway_ledger').find()) {
    byOrder.set(entry.orderKey, [...(byOrder.get(entry.orderKey) ?? []), entry]);
  }
  const problems: string[] = [];
  let toCompare = 0;
  for await (const { _id, state } of db.collection<{ _id: string; state: Order }>('orders').find()) {
    const entries = byOrder.get(_id) ?? [];
    byOrder.delete(_id);
    const found = reconcile(state, entries);
    if (found.length === 0) continue;
    if (restored.has(_id) && entries.some(({ at }) => at > backupAt)) toCompare += 1;
    else problems.push(...found.map((problem) => `${state.orderId}: ${problem}`));
  }
  const unknown = [...byOrder.values()].flat().filter(({ kind }) => kind === 'charge' || kind === 'hold').length;
  return { toCompare, unknown, problems };
}
