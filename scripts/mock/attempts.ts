/** The attempts to pay an order of the mock's: how each has come out, and which of them the order is told of. Pure. */
import { OrderStatus, TxnErrorCode, TxnStatus } from '../../generated/values.ts';
import type { SandboxBehaviourName } from '../../server/gateways/sandbox/behaviours.ts';
import { leadingTxn } from '../../server/orders/rank.ts';

/** How an attempt to pay has ended, as the examples of the order's status are called. */
export type Ending = 'charged' | 'failed' | 'cancelled' | 'declined';

/** `mismatched`: no gateway has the order's reference id. `authorized`: its money is held. */
export type AttemptStage = 'being_paid' | 'mismatched' | 'authorized' | 'voided' | Ending;

export interface Attempt {
  /** The first one is 1. */
  readonly number: number;
  readonly stage: AttemptStage;
  /** What its card stands for in the sandbox. */
  readonly behaviour: SandboxBehaviourName;
  /** What was captured of held money, in minor units; undefined where that is all. */
  readonly captured?: number;
}

/** As the service ranks it. */
const standings = {
  being_paid: { status: TxnStatus.PENDING_VBV, errorCode: '' },
  mismatched: { status: TxnStatus.STARTED, errorCode: TxnErrorCode.gateway_reference_mismatch },
  charged: { status: TxnStatus.CHARGED, errorCode: '' },
  authorized: { status: TxnStatus.AUTHORIZED, errorCode: '' },
  voided: { status: TxnStatus.VOIDED, errorCode: '' },
  failed: { status: TxnStatus.AUTHENTICATION_FAILED, errorCode: TxnErrorCode.authentication_failed },
  cancelled: { status: TxnStatus.AUTHENTICATION_FAILED, errorCode: TxnErrorCode.customer_cancelled },
  declined: { status: TxnStatus.AUTHORIZATION_FAILED, errorCode: TxnErrorCode.authorization_failed },
} as const satisfies Record<AttemptStage, { status: TxnStatus; errorCode: TxnErrorCode | '' }>;

/** The attempt that the order is told of. Undefined without one. */
export function leadingAttempt(attempts: readonly Attempt[]): Attempt | undefined {
  return leadingTxn(attempts.map((attempt) => ({ attempt, ...standings[attempt.stage] })))?.attempt;
}

/** The attempt of this number; without one, the attempt that the order is told of. */
export function attemptBy(attempts: readonly Attempt[], number: number | undefined): Attempt | undefined {
  return number === undefined ? leadingAttempt(attempts) : attempts.find((attempt) => attempt.number === number);
}

/** The status of an attempt of this stage. */
export function txnStatusOf(stage: AttemptStage): TxnStatus {
  return standings[stage].status;
}

/** The error code of an attempt of this stage, or empty. */
export function errorCodeOf(stage: AttemptStage): TxnErrorCode | '' {
  return standings[stage].errorCode;
}

/** The status of an order that is told of by this attempt and asks for so many minor units. */
export function orderStatusOf({ stage, captured }: Pick<Attempt, 'stage' | 'captured'>, minor: number): OrderStatus {
  if (stage === 'charged' && captured !== undefined && captured < minor) return OrderStatus.PARTIAL_CHARGED;
  return OrderStatus[standings[stage].status];
}

/** Whether the order is paid, held or let go: no further attempt may begin. */
export function isClaiming(stage: string): boolean {
  return stage === 'charged' || stage === 'authorized' || stage === 'voided';
}

/** The next attempt, at the end of the others. */
export function withNext(attempts: readonly Attempt[], next: Omit<Attempt, 'number'>): readonly Attempt[] {
  return [...attempts, { number: attempts.length + 1, ...next }];
}

/** The attempts after one of them has come out so. An order that is paid by a scenario's name may have none before. */
export function withStage(attempts: readonly Attempt[], number: number, stage: AttemptStage): readonly Attempt[] {
  if (attempts.length === 0) return withNext(attempts, { stage, behaviour: 'approve' });
  return attempts.map((attempt) => (attempt.number === number ? { ...attempt, stage } : attempt));
}

/** The attempts after some of the money that one of them holds, or all of it, was taken. */
export function withCapture(attempts: readonly Attempt[], number: number, captured: number): readonly Attempt[] {
  const taken = withStage(attempts, number, 'charged');
  return taken.map((attempt) => (attempt.number === number ? { ...attempt, captured } : attempt));
}

/** The attempts after the money that one of them holds was let go: nobody shall pay on the page of another one. */
export function withVoid(attempts: readonly Attempt[], number: number): readonly Attempt[] {
  return withStage(attempts, number, 'voided').map((attempt) =>
    attempt.stage === 'being_paid' ? { ...attempt, stage: 'failed' } : attempt,
  );
}
