/**
 * Decides what happens to held money: full or partial capture, or void. A capture or void is recorded before the
 * gateway is asked, under an id that makes a retry safe. Pure.
 */
import { EventName, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { HoldEndOutcome } from '../ports/gateway-connector.ts';
import { endHold, endOutside } from './ended-hold.ts';
import { doneCapture, type Hold, type HoldAction, pendingAction, withOutcome } from './hold.ts';
import { moveTxn } from './move-txn.ts';
import { untilNextTry } from './next-try.ts';
import { type Decision, noChange, type Order, replaceTxn, step, txnOf } from './order.ts';
import type { SettlePolicy } from './settle.ts';
import type { Txn } from './txn.ts';
import { canMove } from './txn-status.ts';

/** How many captures and voids of one hold a merchant may request, including failed ones. */
const MOST_ACTIONS = 25;
/** When the service's own void fails, it retries after this time, in milliseconds. */
const VOID_AGAIN_MS = 24 * 60 * 60_000;

/** A request to capture or void a hold. */
export interface HoldRequest {
  readonly kind: HoldAction['kind'];
  readonly id: string;
  readonly key: string;
  /** Minor units to capture; undefined for the full amount. */
  readonly minor: number | undefined;
  readonly askedBy: HoldAction['askedBy'];
}

/** Why a capture or void is refused. */
export type HoldRefusal =
  /** The status does not allow it. */
  | 'status'
  /** The hold has expired. */
  | 'run-out'
  /** The amount exceeds the held amount. */
  | 'amount'
  /** The idempotency key was used with another amount. */
  | 'key'
  /** The hold has too many actions. */
  | 'exceeded';

export type HoldVerdict =
  | { readonly kind: 'begun'; readonly order: Order }
  /** The same call succeeded before. */
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
  const requested = hold.actions.filter(({ askedBy }) => askedBy === 'merchant').length;
  return request.askedBy === 'merchant' && requested >= MOST_ACTIONS ? 'exceeded' : undefined;
}

/** Decides a request to capture or void a hold. A new request is recorded as pending. */
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

/** Drops the service's own failed voids, so that its retries do not grow the order's document. */
function withoutOwnFailures({ actions }: Hold, { askedBy }: HoldRequest): readonly HoldAction[] {
  return askedBy === 'merchant' ? actions : actions.filter((action) => action.askedBy === 'merchant');
}

const failures = {
  capture: {
    status: TxnStatus.CAPTURE_FAILED,
    errorCode: TxnErrorCode.capture_failed,
    event: EventName.ORDER_CAPTURE_FAILED,
  },
  void: { status: TxnStatus.VOID_FAILED, errorCode: TxnErrorCode.void_failed, event: EventName.ORDER_VOID_FAILED },
} as const;

function withFailure(hold: Hold, action: HoldAction, now: Date): Hold {
  const retryAt = new Date(now.getTime() + VOID_AGAIN_MS);
  const voidAt = action.askedBy === 'service' ? retryAt : hold.voidAt;
  return { ...withOutcome(hold, action, 'failed'), voidAt };
}

/** Records the gateway's response to the action with this id. A repeated response changes nothing. */
export function settleHold(
  order: Order,
  txnUuid: string,
  actionId: string,
  outcome: HoldEndOutcome,
  policy: SettlePolicy,
  now: Date,
): Decision {
  const txn = txnOf(order, txnUuid);
  const { hold } = txn ?? {};
  const action = pendingAction(hold);
  if (txn === undefined || hold === undefined || action === undefined || action.id !== actionId) return noChange;
  switch (outcome.kind) {
    case 'done':
      return endHold(order, txn, withOutcome(hold, action, 'done'), action, now);
    case 'failed': {
      const ended = outcome.instead === undefined ? noChange : endOutside(order, txn, outcome.instead, now);
      if (ended.kind === 'step') return ended;
      const { status, errorCode, event } = failures[action.kind];
      const facts = { hold: withFailure(hold, action, now), errorCode, errorMessage: outcome.reason };
      const after = moveTxn(order, txn, status, facts, now);
      return after === undefined ? noChange : step(after, event);
    }
    case 'pending': {
      const reconcileAt = new Date(now.getTime() + untilNextTry(policy.reconcileAfterMs, action.askedAt, now));
      return step(replaceTxn(order, { ...txn, reconcileAt }));
    }
    default: {
      const never: never = outcome;
      return never;
    }
  }
}

/**
 * Whether the gateway reports that the capture of a charged transaction failed after its success, so that the money does not
 * reach the merchant. An automatic capture, and one that was made at the gateway itself, has no id.
 */
export function isLateFailure(txn: Txn, captureId: string, outcome: HoldEndOutcome): boolean {
  const done = doneCapture(txn.hold);
  const id = txn.hold === undefined || done?.askedBy === 'gateway' ? '' : done?.id;
  const isReported = outcome.kind === 'failed' && outcome.afterSuccess === true;
  return isReported && txn.status === TxnStatus.CHARGED && id === captureId;
}

/**
 * Marks a charged transaction whose capture failed later. Its status stays: the customer was told that the order is paid,
 * and only a person can decide whether to capture again at the gateway. A repeated report changes nothing.
 */
export function markLateFailure(order: Order, txn: Txn, reason: string, now: Date): Decision {
  const { errorCode, event } = failures.capture;
  if (txn.errorCode === errorCode) return noChange;
  const marked = replaceTxn(order, { ...txn, errorCode, errorMessage: reason, updatedAt: now });
  return step({ ...marked, updatedAt: now }, event);
}

const heldStatuses: readonly TxnStatus[] = [TxnStatus.AUTHORIZED, TxnStatus.CAPTURE_FAILED, TxnStatus.VOID_FAILED];

/** When the service voids the transaction's hold; undefined when nothing is held or an action is pending. */
export function holdRunsOutAt(txn: Txn): Date | undefined {
  return heldStatuses.includes(txn.status) ? txn.hold?.voidAt : undefined;
}
