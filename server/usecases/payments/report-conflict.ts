/**
 * Reports a gateway that contradicts an outcome it reported before, in the log and in a metric. A person must ask the
 * gateway which outcome is true, or decide what follows from a capture that failed after its success.
 */

import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import { type ConflictingResult, conflictingResultOf } from '../../domain/payments/conflicting-result.ts';
import type { ReceivedNotification } from '../../domain/payments/gateway-notification.ts';
import { isLateFailure } from '../../domain/payments/holds.ts';
import { type Order, txnOf } from '../../domain/payments/order.ts';
import { refundTotals } from '../../domain/payments/refunds.ts';
import { chargedMoney } from '../../domain/payments/txn.ts';
import type { Log } from '../../platform/log.ts';
import type { Change } from './commit-order.ts';

export interface GatewayMetrics {
  /** Counts a contradiction, by its subject. */
  contradicted(about: ConflictingResult['about']): void;
}

/** Checks an applied notification for a contradiction. */
export type ReportConflict = (change: Change, notification: ReceivedNotification) => void;

export interface ReportConflictDeps {
  readonly log: Pick<Log, 'error' | 'warn'>;
  readonly metrics: GatewayMetrics;
}

export function createReportConflict({ log, metrics }: ReportConflictDeps): ReportConflict {
  function reportLateFailure(order: Order, { txnUuid, content }: ReceivedNotification): void {
    const txn = txnOf(order, txnUuid);
    if (txn === undefined || content.about !== 'capture' || !isLateFailure(txn, content.requestId, content.outcome))
      return;
    metrics.contradicted('capture');
    log.error(
      { event: 'gateway.capture.failed_later', merchantId: order.merchantId, gateway: txn.gateway, txnUuid },
      'A capture failed after the gateway had reported its success; the order stays paid, with the error capture_failed',
    );
  }

  /** Refunds in the gateway's dashboard are recorded as they are, also beyond the payment. */
  function reportExceeding(order: Order, { txnUuid, content }: ReceivedNotification): void {
    const txn = txnOf(order, txnUuid);
    if (txn === undefined || content.about !== 'outside_refund') return;
    const { refunded } = refundTotals(order);
    if (refunded <= chargedMoney(txn).minor) return;
    log.warn(
      { event: 'gateway.refund.exceeding', merchantId: order.merchantId, gateway: txn.gateway, txnUuid, refunded },
      'Refunds that were made at the gateway exceed the payment; they are recorded as the gateway reports them',
    );
  }

  return (change, notification) => {
    if (change.kind === 'changed') {
      reportLateFailure(change.stored.order, notification);
      reportExceeding(change.stored.order, notification);
    }
    if (change.kind !== 'unchanged') return;
    const { order } = change.stored;
    const contradiction = conflictingResultOf(order, notification);
    if (contradiction === undefined) return;
    const { merchantId, orderId, txns } = order;
    const { txnUuid, requestId: askedUnder, ...said } = contradiction;
    const gateway = txns.find((txn) => txn.txnUuid === txnUuid)?.gateway ?? '';
    metrics.contradicted(contradiction.about);
    // An order id is free text and may contain a card number.
    const fields = { merchantId, orderId: withoutCardNumbers(orderId), gateway, txnUuid, askedUnder, ...said };
    log.error(
      { ...fields, event: 'gateway.result.contradicted' },
      'A gateway contradicts an earlier result; keeping the earlier one',
    );
  };
}
