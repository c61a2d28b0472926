/**
 * How a hold ends: by a capture or a void that succeeded, of the service or at the gateway itself, for example in its
 * dashboard. Pure.
 */
import { EventName, TxnStatus } from '../../../generated/values.ts';
import type { Money } from '../money.ts';
import type { OutsideEnd } from '../ports/gateway-connector.ts';
import { failWaiting } from './authentication.ts';
import { doneCapture, type Hold, type HoldAction, pendingAction, withOutcome } from './hold.ts';
import { moveTxn } from './move-txn.ts';
import { type Decision, noChange, type Order, step } from './order.ts';
import { isPartlyCharged, type Txn, txnPhase } from './txn.ts';

/** The order after the action of the transaction's hold succeeded. `hold` has its outcome. */
export function endHold(order: Order, txn: Txn, hold: Hold, { kind }: HoldAction, now: Date): Decision {
  const to = kind === 'capture' ? TxnStatus.CHARGED : TxnStatus.VOIDED;
  const after = moveTxn(order, txn, to, { hold, errorCode: '', errorMessage: '' }, now);
  if (after === undefined) return noChange;
  if (kind === 'capture') {
    const isPartly = isPartlyCharged({ money: txn.money, hold });
    const whole = [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];
    return step(after, ...(isPartly ? [EventName.ORDER_PARTIAL_CHARGED] : whole));
  }
  // Another attempt's bank page may still be open. The order is final as VOIDED, so end that attempt.
  const ended = failWaiting(after, { kind: 'voided' }, now);
  return step(ended.order, EventName.ORDER_VOIDED, ...ended.events);
}

/**
 * The amount of a capture or void that was made at the gateway itself; undefined when it cannot be one of this transaction.
 * Some gateways report the service's own voids, and automatic captures, in the same way.
 */
export function outsideMoney(txn: Txn, end: OutsideEnd): Money | undefined {
  const { money, hold } = txn;
  const phase = txnPhase(txn);
  if (end.kind === 'void') {
    return hold !== undefined && ['held', 'voided', 'auto-refunded'].includes(phase) ? money : undefined;
  }
  if (hold === undefined) return phase === 'charged' ? end.money : undefined;
  const fits = end.money.currency === money.currency && end.money.minor > 0 && end.money.minor <= money.minor;
  if (phase === 'held') return fits ? end.money : undefined;
  const taken = doneCapture(hold);
  return taken?.id === end.id ? taken.money : undefined;
}

/** Ends the hold as the gateway reports it. A request that is still pending is over, too. A repeated report changes nothing. */
export function endOutside(order: Order, txn: Txn, end: OutsideEnd, now: Date): Decision {
  const { hold } = txn;
  const money = outsideMoney(txn, end);
  if (hold === undefined || money === undefined || txnPhase(txn) !== 'held') return noChange;
  const own = pendingAction(hold);
  // The void may be the pending one.
  if (own?.kind === 'void' && end.kind === 'void') return endHold(order, txn, withOutcome(hold, own, 'done'), own, now);
  const { id, kind } = end;
  const action: HoldAction = { id, kind, key: '', money, askedBy: 'gateway', askedAt: now, outcome: 'done' };
  const before = own === undefined ? hold : withOutcome(hold, own, 'failed');
  return endHold(order, txn, { ...before, actions: [...before.actions, action] }, action, now);
}
