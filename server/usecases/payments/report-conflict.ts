/**
 * Reports a gateway that contradicts an outcome it reported before, in the log and in a metric. A person must ask the
 * gateway which outcome is true.
 */

import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import { type ConflictingResult, conflictingResultOf } from '../../domain/payments/conflicting-result.ts';
import type { ReceivedNotification } from '../../domain/payments/gateway-notification.ts';
import type { Log } from '../../platform/log.ts';
import type { Change } from './commit-order.ts';

export interface GatewayMetrics {
  /** Counts a contradiction, by its subject. */
  contradicted(about: ConflictingResult['about']): void;
}

/** Checks a notification that changed nothing for a contradiction. */
export type ReportConflict = (change: Change, notification: ReceivedNotification) => void;

export interface ReportConflictDeps {
  readonly log: Pick<Log, 'error'>;
  readonly metrics: GatewayMetrics;
}

export function createReportConflict({ log, metrics }: ReportConflictDeps): ReportConflict {
  return (change, notification) => {
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
