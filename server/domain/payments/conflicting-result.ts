/**
 * Detects gateway notifications that contradict an outcome already recorded. The first outcome stands; the
 * contradiction is reported so that a person can ask the gateway. Pure.
 */
import { RefundStatus, TxnStatus } from '../../../generated/values.ts';
import type { CancellationResult, NotifiedContent } from '../ports/gateway-connector.ts';
import type { ReceivedNotification } from './gateway-notification.ts';
import type { HoldAction } from './hold.ts';
import { isLateFailure } from './holds.ts';
import { type Order, txnOf } from './order.ts';
import { type Txn, txnPhase } from './txn.ts';
import type { TxnPhase } from './txn-status.ts';

export interface ConflictingResult {
  readonly txnUuid: string;
  readonly about: NotifiedContent['about'];
  /** The id of the capture, void or refund; null for a payment. */
  readonly requestId: string | null;
  /** The recorded outcome, which stands. */
  readonly settled: string;
  /** The outcome that the gateway reports now. */
  readonly reported: string;
}

/** Phases that follow a success reported by the gateway. */
const succeeded: ReadonlySet<TxnPhase> = new Set<TxnPhase>(['charged', 'held', 'voided', 'auto-refunded']);
/** Statuses of a hold that, as far as is known, was not captured. */
const notTaken: ReadonlySet<TxnStatus> = new Set<TxnStatus>([
  TxnStatus.VOIDED,
  TxnStatus.CAPTURE_FAILED,
  TxnStatus.VOID_FAILED,
]);

function contradictsPayment(txn: Txn, reported: string): boolean {
  if (reported === 'declined') return succeeded.has(txnPhase(txn));
  const isSuccess = reported === 'charged' || reported === 'authorized';
  if (isSuccess && txn.cancelling?.result === 'cancelled') return true;
  return reported === 'charged' && notTaken.has(txn.status);
}

function contradictsEnd({ outcome }: HoldAction, reported: string): boolean {
  if (outcome === 'pending' || reported === 'pending') return false;
  return (outcome === 'done') !== (reported === 'done');
}

/** The outcomes that agree with each refund status. Every outcome agrees with one that is pending or under review. */
const agreeing: Readonly<Record<RefundStatus, readonly string[]>> = {
  [RefundStatus.PENDING]: ['refunded', 'done', 'failed', 'unclear'],
  [RefundStatus.SUCCESS]: ['refunded', 'done'],
  [RefundStatus.FAILURE]: ['failed'],
  [RefundStatus.MANUAL_REVIEW]: ['refunded', 'done', 'failed', 'unclear'],
};

/** A cancelled payment moved no money, as a declined one. */
function cancelledAs(result: CancellationResult): string {
  return result === 'cancelled' ? 'declined' : 'pending';
}

/** The contradiction; undefined when the notification agrees, or when there is no recorded outcome yet. */
export function conflictingResultOf(
  order: Order,
  { txnUuid, content }: ReceivedNotification,
): ConflictingResult | undefined {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined) return undefined;
  if (content.about === 'dispute' || content.about === 'outside_refund' || content.about === 'outside_end')
    return undefined;
  const reported = content.about === 'cancellation' ? cancelledAs(content.result) : content.outcome.kind;
  const found = (requestId: string | null, settled: string) =>
    ({ txnUuid, about: content.about, requestId, settled, reported }) as const;
  if (content.about === 'payment' || content.about === 'cancellation')
    return contradictsPayment(txn, reported) ? found(null, txn.status) : undefined;
  const { requestId } = content;
  if (content.about === 'capture' && isLateFailure(txn, requestId, content.outcome)) return undefined;
  const action = txn.hold?.actions.find(({ id }) => id === requestId);
  if (action !== undefined) return contradictsEnd(action, reported) ? found(requestId, action.outcome) : undefined;
  const refund = order.refunds.find(({ id }) => id === requestId);
  // A person made the refund in place of this one, which may well have failed.
  if (refund === undefined || refund.outsideId !== undefined || reported === 'pending') return undefined;
  if (agreeing[refund.status].includes(reported)) return undefined;
  return found(requestId, refund.status);
}
