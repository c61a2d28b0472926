/**
 * Moves a transaction from one status to another, and updates its card-storage plan and its order. Pure. settle.ts and
 * holds.ts decide when to move.
 */
import { EventName, type TxnStatus } from '../../../generated/values.ts';
import { type CardStoragePlan, storagePlanAfterFailure, storagePlanAfterSuccess } from './card-storage-plan.ts';
import { type Decision, noChange, type Order, replaceTxn, step } from './order.ts';
import { isClaimed, withTxns } from './order-status.ts';
import { type Txn, txnPhase } from './txn.ts';
import { canMove } from './txn-status.ts';

export type TxnFacts = Partial<Omit<Txn, 'txnUuid' | 'txnId' | 'status' | 'moves'>>;

/** How many moves of a transaction are recorded: more than one can make, except with many refused captures. */
const MOST_MOVES = 20;

/** The order after the move; undefined when the status table does not allow the move. */
export function moveTxn(order: Order, txn: Txn, to: TxnStatus, facts: TxnFacts, now: Date): Order | undefined {
  if (!canMove(txn.status, to)) return undefined;
  const { action: _action, declineCode: _declineCode, ...kept } = txn;
  const moves = [...(txn.moves ?? []), { status: to, at: now }].slice(-MOST_MOVES);
  const moved: Txn = { ...kept, reconcileAt: null, ...facts, status: to, updatedAt: now, moves };
  const planned: Txn = { ...moved, keeping: storagePlanAfterMove(txn, moved, now) };
  return withTxns(order, replaceTxn(order, planned).txns, now);
}

/**
 * The card-storage plan after the move. The plan was settled when the money was held; its capture or void changes
 * nothing.
 */
function storagePlanAfterMove(before: Txn, txn: Txn, now: Date): CardStoragePlan {
  if (txnPhase(before) === 'held') return txn.keeping;
  const phase = txnPhase(txn);
  switch (phase) {
    case 'charged':
    case 'held':
      return storagePlanAfterSuccess(txn.keeping, txn.card.fingerprint, now);
    case 'failed':
    case 'auto-refunded':
    case 'voided':
      return storagePlanAfterFailure(txn.keeping, now);
    case 'open':
      return txn.keeping;
    default: {
      const never: never = phase;
      return never;
    }
  }
}

/** The order after the attempt failed, with the events; no change when the status table does not allow the move. */
export function failTxn(order: Order, txn: Txn, to: TxnStatus, facts: TxnFacts, now: Date): Decision {
  const after = moveTxn(order, txn, to, facts, now);
  if (after === undefined) return noChange;
  return step(after, EventName.TXN_FAILED, ...(isClaimed(after) ? [] : [EventName.ORDER_FAILED]));
}
