/**
 * Counts each payment attempt once, when it ends, whoever ended it: the customer, the gateway's answer, a notification or the
 * reconciler. The labels are bounded: registered gateways, known networks, four classes.
 */
import { TxnStatus } from '../../../generated/values.ts';
import { type Order, txnOf } from '../../domain/payments/order.ts';
import { type Txn, txnPhase } from '../../domain/payments/txn.ts';
import { declineRules } from '../../domain/ports/declines.ts';
import type { Commit } from './commit-order.ts';

/**
 * `bank`: the bank refused the card or the payment. `authentication`: the customer was not authenticated. `gateway`: the gateway
 * could not process the payment. `other`: refused by the service, or expired.
 */
export type DeclineClass = 'bank' | 'authentication' | 'gateway' | 'other';

export interface EndedAttempt {
  /** Empty when the attempt did not reach a gateway. */
  readonly gateway: string;
  readonly network: string;
  /** Null when it was authorized. */
  readonly decline: DeclineClass | null;
}

export interface AttemptMetrics {
  attemptEnded(attempt: EndedAttempt): void;
}

function declineClassOf({ declineCode, status }: Txn): DeclineClass {
  if (declineCode !== undefined && declineRules[declineCode].failover) return 'gateway';
  if (status === TxnStatus.AUTHENTICATION_FAILED) return 'authentication';
  return declineCode === undefined ? 'other' : 'bank';
}

/** The attempts that the change from `before` to `after` ended. */
export function endedAttempts(before: Order, after: Order): readonly EndedAttempt[] {
  return after.txns.flatMap((txn) => {
    const phase = txnPhase(txn);
    const earlier = txnOf(before, txn.txnUuid);
    if (phase === 'open' || (earlier !== undefined && txnPhase(earlier) !== 'open')) return [];
    const { gateway, card } = txn;
    return [{ gateway, network: card.brand, decline: phase === 'failed' ? declineClassOf(txn) : null }];
  });
}

/** The same commit, which also counts. */
export function countAttempts(commit: Commit, metrics: AttemptMetrics): Commit {
  return {
    ...commit,
    async change(...args) {
      const change = await commit.change(...args);
      if (change.kind === 'changed') {
        for (const attempt of endedAttempts(change.before, change.stored.order)) metrics.attemptEnded(attempt);
      }
      return change;
    },
  };
}
