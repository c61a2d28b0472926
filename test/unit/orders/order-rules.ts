/**
 * An independent implementation of an order's rules: its status by rank, the result of a late success, the events of
 * each step. Must not import the domain's own rules.
 */
import type { EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import type { paymentOutcomes } from '../../support/order-samples.ts';
import { finalStatuses, holders, isFailure, type Phase, phases } from '../../support/status-rules.ts';

/** The parts of an attempt that the rules depend on. */
export interface Attempt {
  readonly status: TxnStatus;
  /** Whether its gateway reference id was refused: it stays STARTED and counts as failed. */
  readonly mismatch: boolean;
  /** Its amount, in minor units. */
  readonly minor: number;
  /** Whether less was captured than was held. */
  readonly partly?: boolean;
}

/** From the highest rank to the lowest. */
const rank: readonly Phase[] = ['charged', 'held', 'open', 'voided', 'auto-refunded', 'failed'];

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

/**
 * The order's status: that of its highest-ranked attempt, the latest of equals; EXPIRED ranks above a failed attempt.
 */
export function statusByRank(attempts: readonly Attempt[], expired: boolean): OrderStatus {
  for (const phase of rank) {
    const latest = attempts.filter((attempt) => phaseOfAttempt(attempt) === phase).at(-1);
    if (latest?.status === 'CHARGED' && latest.partly) return 'PARTIAL_CHARGED';
    if (latest !== undefined) return phase === 'failed' && expired ? 'EXPIRED' : latest.status;
  }
  return expired ? 'EXPIRED' : 'NEW';
}

/** Whether no attempt holds the order or has paid it. */
export function isFree(attempts: readonly Attempt[]): boolean {
  return !isTaken(attempts) && !isHeld(attempts);
}

/** What a gateway answers to a payment. */
export type Answer = keyof typeof paymentOutcomes;

export interface Situation {
  readonly attempts: readonly Attempt[];
  readonly index: number;
  readonly expired: boolean;
  /** The order's current amount, in minor units. */
  readonly minor: number;
}

/** A success while the customer is at the bank pays, unless it is too late or another attempt holds or has paid. */
function paysFromBank({ attempts, expired, minor }: Situation, own: Attempt): boolean {
  return !expired && isFree(attempts) && own.minor === minor;
}

function afterSuccess(own: Attempt, situation: Situation): TxnStatus {
  const { attempts, index, expired, minor } = situation;
  if (finalStatuses.includes(own.status)) return own.status;
  if (['VBV_SUCCESSFUL', 'AUTHORIZING', 'AUTHORIZED'].includes(own.status)) return 'CHARGED';
  // The response to the capture or void decides about a hold.
  if (holders.includes(own.status)) return own.status;
  if (own.status === 'PENDING_VBV') return paysFromBank(situation, own) ? 'CHARGED' : 'AUTO_REFUNDED';
  const others = attempts.filter((_, other) => other !== index);
  const otherOpen = others.some((other) => phaseOfAttempt(other) === 'open');
  const stillDue = !expired && !isTaken(attempts) && !otherOpen && own.minor === minor;
  return isFailure(own.status) && stillDue ? 'CHARGED' : 'AUTO_REFUNDED';
}

function afterHold(own: Attempt, situation: Situation): TxnStatus {
  if (own.status === 'VBV_SUCCESSFUL' || own.status === 'AUTHORIZING') return 'AUTHORIZED';
  if (own.status === 'PENDING_VBV') return paysFromBank(situation, own) ? 'AUTHORIZED' : 'AUTO_REFUNDED';
  return isFailure(own.status) ? 'AUTO_REFUNDED' : own.status;
}

/** The attempt's status after the gateway's outcome. */
export function statusAfterNotification(outcome: Answer, situation: Situation): TxnStatus {
  const own = situation.attempts[situation.index];
  if (own === undefined) throw new Error('there is no such attempt');
  const open = phaseOfAttempt(own) === 'open';
  switch (outcome) {
    case 'charged':
      return afterSuccess(own, situation);
    case 'authorized':
      return afterHold(own, situation);
    case 'declined':
    case 'not_sent':
      return open ? 'AUTHORIZATION_FAILED' : own.status;
    case 'unauthenticated':
      // Earlier versions authenticated the customer before they set VBV_SUCCESSFUL.
      return open && own.status !== 'VBV_SUCCESSFUL' ? 'AUTHENTICATION_FAILED' : own.status;
    case 'redirect':
    case 'bank_page':
      return own.status === 'AUTHORIZING' ? 'PENDING_VBV' : own.status;
    case 'pending':
    case 'cancelling':
      if (own.status === 'PENDING_VBV') return isFree(situation.attempts) ? 'AUTHORIZING' : own.status;
      return own.status === 'VBV_SUCCESSFUL' ? 'AUTHORIZING' : own.status;
    default: {
      const never: never = outcome;
      return never;
    }
  }
}

/** The events of an attempt's new status; `taken`: whether the order is paid, held or voided by another attempt. */
export function eventsOf(from: TxnStatus, to: TxnStatus, taken: boolean): EventName[] {
  if (from === to) return [];
  if (to === 'CHARGED') return ['TXN_CHARGED', 'ORDER_SUCCEEDED'];
  if (to === 'AUTHORIZED') return ['ORDER_AUTHORIZED'];
  if (to === 'AUTO_REFUNDED') return ['AUTO_REFUND_INITIATED'];
  if (!isFailure(to)) return [];
  return taken ? ['TXN_FAILED'] : ['TXN_FAILED', 'ORDER_FAILED'];
}
