/**
 * What becomes of money that is held: captured, in full or in part, or let go. A capture or void is written down before
 * the gateway is asked for it, under an id that makes asking again harmless. Pure.
 */
import { EventName, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { CaptureOutcome, VoidOutcome } from '../ports/gateway.ts';
import { type Hold, type HoldAction, pendingAction } from './hold.ts';
import { moveTxn } from './move-txn.ts';
import { type Decision, noChange, type Order, step } from './order.ts';
import { failWaiting, type SettlePolicy, txnOf } from './settle.ts';
import { isPartlyCharged, type Txn } from './txn.ts';
import { canMove } from './txn-status.ts';

/** Captures and voids of one hold that a merchant may ask for, the failed ones too. */
const MOST_ACTIONS = 25;
/** After the service failed to let a hold go, it tries again. Milliseconds. */
const VOID_AGAIN_MS = 24 * 60 * 60_000;

/** Something asked for with a hold. */
export interface HoldRequest {
  readonly kind: HoldAction['kind'];
  readonly id: string;
  readonly key: string;
  /** Minor units to capture; undefined: all that is held. */
  readonly minor: number | undefined;
  readonly askedBy: HoldAction['askedBy'];
}

/** Why a capture or void is not begun. */
export type HoldRefusal =
  /** The status does not allow it. */
  | 'status'
  /** The seven days are over. */
  | 'run-out'
  /** More than is held. */
  | 'amount'
  /** The key was used for another amount. */
  | 'key'
  /** Too many were asked for. */
  | 'exceeded';

export type HoldVerdict =
  | { readonly kind: 'begun'; readonly order: Order }
  /** The same call was made before. */
  | { readonly kind: 'repeated'; readonly txn: Txn }
  | { readonly kind: 'refused'; readonly txn: Txn; readonly why: HoldRefusal }
  | { readonly kind: 'unknown' };

const begunStatus = { capture: TxnStatus.CAPTURE_INITIATED, void: TxnStatus.VOID_INITIATED } as const;

function sameCall(hold: Hold | undefined, { kind, key }: HoldRequest): HoldAction | undefined {
  return key === '' ? undefined : hold?.actions.find((action) => action.kind === kind && action.key === key);
}

function refusal(txn: Txn, hold: Hold, request: HoldRequest, now: Date): HoldRefusal | undefined {
  if (request.kind === 'capture' && now >= hold.until) return 'run-out';
  if (request.minor !== undefined && request.minor > txn.money.minor) return 'amount';
  const asked = hold.actions.filter(({ askedBy }) => askedBy === 'merchant').length;
  return request.askedBy === 'merchant' && asked >= MOST_ACTIONS ? 'exceeded' : undefined;
}

/** What a request for a capture or void leads to. */
export function judgeHold(
  order: Order,
  txnUuid: string,
  request: HoldRequest,
  policy: SettlePolicy,
  now: Date,
): HoldVerdict {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined) return { kind: 'unknown' };
  const { hold } = txn;
  const minor = request.kind === 'capture' ? (request.minor ?? txn.money.minor) : txn.money.minor;
  const before = sameCall(hold, request);
  if (before !== undefined)
    return before.money.minor === minor ? { kind: 'repeated', txn } : { kind: 'refused', txn, why: 'key' };
  const to = begunStatus[request.kind];
  if (hold === undefined || !canMove(txn.status, to)) return { kind: 'refused', txn, why: 'status' };
  const why = refusal(txn, hold, request, now);
  if (why !== undefined) return { kind: 'refused', txn, why };
  const action: HoldAction = {
    id: request.id,
    kind: request.kind,
    key: request.key,
    money: { ...txn.money, minor },
    askedBy: request.askedBy,
    askedAt: now,
    outcome: 'pending',
  };
  const actions = [...withoutOwnFailures(hold, request), action];
  const reconcileAt = new Date(now.getTime() + policy.reconcileAfterMs);
  const after = moveTxn(order, txn, to, { hold: { ...hold, actions }, reconcileAt }, now);
  return after === undefined ? { kind: 'refused', txn, why: 'status' } : { kind: 'begun', order: after };
}

/** However often the service tries, the order's document stays as large as it is. */
function withoutOwnFailures({ actions }: Hold, { askedBy }: HoldRequest): readonly HoldAction[] {
  return askedBy === 'merchant' ? actions : actions.filter((action) => action.askedBy === 'merchant');
}

/** The gateway's answer to a capture or a void. */
export type HoldOutcome = CaptureOutcome | VoidOutcome;

const failures = {
  capture: {
    status: TxnStatus.CAPTURE_FAILED,
    errorCode: TxnErrorCode.capture_failed,
    event: EventName.ORDER_CAPTURE_FAILED,
  },
  void: { status: TxnStatus.VOID_FAILED, errorCode: TxnErrorCode.void_failed, event: EventName.ORDER_VOID_FAILED },
} as const;

function withOutcome(hold: Hold, action: HoldAction, outcome: 'done' | 'failed', now: Date): Hold {
  const actions = hold.actions.map((other) => (other.id === action.id ? { ...other, outcome } : other));
  const again = new Date(now.getTime() + VOID_AGAIN_MS);
  const voidAt = action.askedBy === 'service' && outcome === 'failed' ? again : hold.voidAt;
  return { ...hold, actions, voidAt };
}

/** What the gateway has answered to what it was asked for under this id. The same answer again changes nothing. */
export function settleHold(
  order: Order,
  txnUuid: string,
  actionId: string,
  outcome: HoldOutcome,
  policy: SettlePolicy,
  now: Date,
): Decision {
  const txn = txnOf(order, txnUuid);
  const { hold } = txn ?? {};
  const action = pendingAction(hold);
  if (txn === undefined || hold === undefined || action === undefined || action.id !== actionId) return noChange;
  switch (outcome.kind) {
    case 'captured':
    case 'voided': {
      const to = action.kind === 'capture' ? TxnStatus.CHARGED : TxnStatus.VOIDED;
      const facts = { hold: withOutcome(hold, action, 'done', now), errorCode: '', errorMessage: '' } as const;
      const after = moveTxn(order, txn, to, facts, now);
      if (after === undefined) return noChange;
      if (action.kind === 'capture') return step(after, ...doneEvents(action, facts.hold));
      // Another attempt's bank page may still be open. The order is VOIDED for good, so nobody shall answer there.
      const ended = failWaiting(after, { kind: 'voided' }, now);
      return step(ended.order, ...doneEvents(action, facts.hold), ...ended.events);
    }
    case 'failed': {
      const { status, errorCode, event } = failures[action.kind];
      const facts = { hold: withOutcome(hold, action, 'failed', now), errorCode, errorMessage: outcome.reason };
      const after = moveTxn(order, txn, status, facts, now);
      return after === undefined ? noChange : step(after, event);
    }
    case 'pending': {
      const waiting: Txn = { ...txn, reconcileAt: new Date(now.getTime() + policy.reconcileAfterMs) };
      return step({ ...order, txns: order.txns.map((other) => (other === txn ? waiting : other)) });
    }
    default: {
      const never: never = outcome;
      return never;
    }
  }

  function doneEvents({ kind }: HoldAction, after: Hold): readonly EventName[] {
    if (kind === 'void') return [EventName.ORDER_VOIDED];
    const partly = isPartlyCharged({ money: txn?.money ?? order.money, hold: after });
    return partly ? [EventName.ORDER_PARTIAL_CHARGED] : [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];
  }
}

const heldStatuses: readonly TxnStatus[] = [TxnStatus.AUTHORIZED, TxnStatus.CAPTURE_FAILED, TxnStatus.VOID_FAILED];

/** When the service is to let go of the money that a transaction holds; undefined where nothing rests held. */
export function holdRunsOutAt(txn: Txn): Date | undefined {
  return heldStatuses.includes(txn.status) ? txn.hold?.voidAt : undefined;
}
