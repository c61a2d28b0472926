/**
 * Disputes (chargebacks): applies what a gateway reports about one to its order. A dispute changes neither the order's
 * status nor its refunds; the gateway takes the money and returns it. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { DisputeStatus, ErrorCode, EventName } from '../../../generated/values.ts';
import type { DisputeReport } from '../ports/gateway-connector.ts';
import { type Decision, noChange, type Order, type OrderDispute, refuse, step, txnOf } from './order.ts';

/** How many disputes of one order are recorded. Card networks allow one for each payment, and few repetitions. */
export const MOST_DISPUTES = 20;

const statuses = {
  open: DisputeStatus.OPEN,
  won: DisputeStatus.WON,
  lost: DisputeStatus.LOST,
} as const satisfies Record<DisputeReport['status'], DisputeStatus>;

/** The event that reports each status. */
const events = {
  [DisputeStatus.OPEN]: EventName.DISPUTE_OPENED,
  [DisputeStatus.WON]: EventName.DISPUTE_WON,
  [DisputeStatus.LOST]: EventName.DISPUTE_LOST,
} as const satisfies Record<DisputeStatus, EventName>;

/**
 * Applies a gateway's report of a dispute of a transaction.
 *
 * - The first report of an id opens the dispute; if it reports a result, it ends the dispute in the same step.
 * - A later report of a result ends the dispute or, for a second chargeback or a reversal, replaces an earlier result.
 *   Reports may arrive out of order: a result that is older than the recorded one changes nothing, and an ended dispute
 *   does not open again.
 * - A newer report of an open dispute updates its details and raises no event.
 *
 * @returns No change for a repeated report or an unknown transaction; a refusal (`request_exceeded`) for another dispute
 * beyond MOST_DISPUTES.
 */
export function applyDispute(order: Order, txnUuid: string, report: DisputeReport, now: Date): Decision {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined) return noChange;
  const disputes = order.disputes ?? [];
  const known = disputes.find((dispute) => dispute.id === report.id && dispute.txnUuid === txnUuid);
  if (known === undefined) {
    if (disputes.length >= MOST_DISPUTES) return refuse(ErrorCode.request_exceeded);
    const { id } = report;
    const first = { id, txnUuid, txnId: txn.txnId, reason: '', respondBy: null, createdAt: now };
    const dispute = reported(first, report, now);
    const ended = dispute.status === DisputeStatus.OPEN ? [] : [events[dispute.status]];
    const opened = { ...order, disputes: [...disputes, dispute], updatedAt: now };
    return step(opened, EventName.DISPUTE_OPENED, ...ended);
  }
  if (!isNews(known, report)) return noChange;
  const dispute = reported(known, report, now);
  const changed = disputes.map((other) => (other === known ? dispute : other));
  const raised = dispute.status === known.status ? [] : [events[dispute.status]];
  return step({ ...order, disputes: changed, updatedAt: now }, ...raised);
}

/** The dispute as reported. What the report does not know stays as it was. */
function reported(
  before: Pick<OrderDispute, 'id' | 'txnUuid' | 'txnId' | 'reason' | 'respondBy' | 'createdAt'>,
  { status, money, reason, respondBy, at }: DisputeReport,
  now: Date,
): OrderDispute {
  return {
    ...before,
    status: statuses[status],
    money,
    reason: reason === '' ? before.reason : reason,
    respondBy: status === 'open' ? (respondBy ?? before.respondBy) : null,
    reportedAt: at,
    updatedAt: now,
  };
}

/** Whether a report changes a known dispute. */
function isNews(known: OrderDispute, report: DisputeReport): boolean {
  const status = statuses[report.status];
  if (known.status === DisputeStatus.OPEN) {
    if (status !== DisputeStatus.OPEN) return true;
    return report.at >= known.reportedAt && !isSame(known, reported(known, report, known.updatedAt));
  }
  if (status === DisputeStatus.OPEN || status === known.status) return false;
  return report.at >= known.reportedAt;
}

/** Whether two versions of an open dispute differ in their time only. */
function isSame(left: OrderDispute, right: OrderDispute): boolean {
  return isDeepStrictEqual({ ...left, reportedAt: null }, { ...right, reportedAt: null });
}
