/**
 * Notes a decline that was recorded, whether the gateway's answer, a notification or the reconciler reported it: one that
 * judges the card counts towards the card's limit, and a code that the connector does not know is logged and counted.
 */
import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import { txnOf } from '../../domain/payments/order.ts';
import { txnPhase } from '../../domain/payments/txn.ts';
import { declineRules } from '../../domain/ports/declines.ts';
import type { Decline } from '../../domain/ports/gateway-connector.ts';
import type { Log } from '../../platform/log.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Change } from './commit-order.ts';

export interface DeclineMetrics {
  /** Counts a decline whose code the connector does not know. */
  unmappedDecline(gateway: string): void;
}

export interface NoteDeclineDeps {
  readonly limits: Pick<AttemptLimits, 'noteFailure'>;
  readonly metrics: DeclineMetrics;
  readonly log: Pick<Log, 'warn'>;
}

/** Call it with the change that recorded the decline. A change that did not end the attempt notes nothing. */
export type NoteDecline = (change: Change, txnUuid: string, decline: Decline) => Promise<void>;

export function createNoteDecline({ limits, metrics, log }: NoteDeclineDeps): NoteDecline {
  return async (change, txnUuid, { code, gatewayCode, unmapped }) => {
    if (change.kind !== 'changed') return;
    const [before, txn] = [txnOf(change.before, txnUuid), txnOf(change.stored.order, txnUuid)];
    if (before === undefined || txn === undefined) return;
    // The attempt ends once, however often the decline is reported.
    if (txnPhase(before) === 'failed' || txnPhase(txn) !== 'failed') return;
    const { gateway, card } = txn;
    if (unmapped) {
      metrics.unmappedDecline(gateway);
      log.warn(
        { event: 'gateway.decline.unmapped', gateway, gatewayCode: withoutCardNumbers(gatewayCode), code },
        'A gateway declined with a code that its connector does not know',
      );
    }
    if (!declineRules[code].failover) await limits.noteFailure(card.fingerprint);
  };
}
