/**
 * The rules of an order, written once more and apart from the service: its status by rank, what a late success becomes,
 * which events a step reports. For tests to hold the domain against. Must not import the domain's own rules.
 */
import type { EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import type { AuthorizeOutcome } from '../../../server/domain/ports/gateway.ts';
import { finalStatuses, holders, isFailure, type Phase, phases } from '../../support/status-rules.ts';

/** All that the rules ask of an attempt. */
export interface Attempt {
  readonly status: TxnStatus;
  /** Whether it was refused for its gateway reference id: it stays STARTED and counts as failed. */
  readonly mismatch: boolean;
  /** What it is for, in minor units. */
  readonly minor: number;
  /** Whether less was captured than was held. */
  readonly partly?: boolean;
}

/** From what counts most to what counts least. */
const rank: readonly Phase[] = ['charged', 'held', 'open', 'auto-refunded', 'voided', 'failed'];

export function phaseOfAttempt({ status, mismatch }: Attempt): Phase {
  return mismatch && status === 'STARTED' ? 'failed' : phases[status];
}

/** Whether the order is paid, held or voided. */
export function isTaken(attempts: readonly Attempt[]): boolean {
  return attempts.some((attempt) => ['charged', 'held', 'voided'].includes(phaseOfAttempt(attempt)));
}

export function isHeld(attempts: readonly Attempt[]): boolean {
  return attempts.some(({ status }) => holders.includes(status));
}

/** The order's status: that of its highest attempt, the latest of equals; EXPIRED counts more than a failed attempt's. */
export function statusByRank(attempts: readonly Attempt[], expired: boolean): OrderStatus {
  for (const phase of rank) {
    const latest = attempts.filter((attempt) => phaseOfAttempt(attempt) === phase).at(-1);
    if (latest?.status === 'CHARGED' && latest.partly) return 'PARTIAL_CHARGED';
    if (latest !== undefined) return phase === 'failed' && expired ? 'EXPIRED' : latest.status;
  }
  return expired ? 'EXPIRED' : 'NEW';
}

export interface Situation {
  readonly attempts: readonly Attempt[];
  readonly index: number;
  readonly expired: boolean;
  /** What the order asks for now, in minor units. */
  readonly minor: number;
}

function afterSuccess(own: Attempt, { attempts, index, expired, minor }: Situation): TxnStatus {
  if (finalStatuses.includes(own.status)) return own.status;
  if (['VBV_SUCCESSFUL', 'AUTHORIZING', 'AUTHORIZED'].includes(own.status)) return 'CHARGED';
  // What becomes of held money is told by the answer to what was asked for with it.
  if (holders.includes(own.status)) return own.status;
  const others = attempts.filter((_, other) => other !== index);
  const otherOpen = others.some((other) => phaseOfAttempt(other) === 'open');
  const stillDue = !expired && !isTaken(attempts) && !otherOpen && own.minor === minor;
  return isFailure(own.status) && stillDue ? 'CHARGED' : 'AUTO_REFUNDED';
}

/** The status that an attempt has once the gateway has spoken. */
export function statusAfterNotification(outcome: AuthorizeOutcome['kind'], situation: Situation): TxnStatus {
  const own = situation.attempts[situation.index];
  if (own === undefined) throw new Error('there is no such attempt');
  const working = own.status === 'VBV_SUCCESSFUL' || own.status === 'AUTHORIZING';
  switch (outcome) {
    case 'charged':
      return afterSuccess(own, situation);
    case 'authorized':
      if (working) return 'AUTHORIZED';
      return own.status === 'PENDING_VBV' || isFailure(own.status) ? 'AUTO_REFUNDED' : own.status;
    case 'failed':
      return working ? 'AUTHORIZATION_FAILED' : own.status;
    case 'pending':
      return own.status === 'VBV_SUCCESSFUL' ? 'AUTHORIZING' : own.status;
    default: {
      const never: never = outcome;
      return never;
    }
  }
}

/** What an attempt's new status is reported by; `taken`: whether the order is paid, held or voided all the same. */
export function eventsOf(from: TxnStatus, to: TxnStatus, taken: boolean): EventName[] {
  if (from === to) return [];
  if (to === 'CHARGED') return ['TXN_CHARGED', 'ORDER_SUCCEEDED'];
  if (to === 'AUTHORIZED') return ['ORDER_AUTHORIZED'];
  if (to === 'AUTO_REFUNDED') return ['AUTO_REFUND_INITIATED'];
  if (!isFailure(to)) return [];
  return taken ? ['TXN_FAILED'] : ['TXN_FAILED', 'ORDER_FAILED'];
}
