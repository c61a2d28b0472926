/**
 * Tells the operator of a gateway that contradicts itself: a line in the log, and a metric. Nothing else comes of it; which of the
 * two is true, a person has to ask the gateway.
 */

import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import { type Contradiction, contradictionOf } from '../../domain/payments/contradiction.ts';
import type { ReceivedNotification } from '../../domain/payments/gateway-notification.ts';
import type { Log } from '../../platform/log.ts';
import type { Change } from './commit-order.ts';

export interface GatewayMetrics {
  /** News that contradicts what was settled, by what it is about. */
  contradicted(about: Contradiction['about']): void;
}

/** Looks at what became of a piece of news: where it changed nothing, whether it says another thing than was settled. */
export type NoteIgnored = (change: Change, notification: ReceivedNotification) => void;

export interface NoteIgnoredOf {
  readonly log: Pick<Log, 'error'>;
  readonly metrics: GatewayMetrics;
}

export function createNoteIgnored({ log, metrics }: NoteIgnoredOf): NoteIgnored {
  return (change, notification) => {
    if (change.kind !== 'unchanged') return;
    const { order } = change.stored;
    const contradiction = contradictionOf(order, notification);
    if (contradiction === undefined) return;
    const { merchantId, orderId, txns } = order;
    const { txnUuid, requestId: askedUnder, ...said } = contradiction;
    const gateway = txns.find((txn) => txn.txnUuid === txnUuid)?.gateway ?? '';
    metrics.contradicted(contradiction.about);
    // A merchant can put anything into an order's id.
    const fields = { merchantId, orderId: withoutCardNumbers(orderId), gateway, txnUuid, askedUnder, ...said };
    log.error(
      { event: 'gateway.result.contradicted', ...fields },
      'A gateway contradicts an earlier result; keeping the earlier one',
    );
  };
}
