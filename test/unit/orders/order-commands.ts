/**
 * The commands of the order property test: everything that can happen to an order, with the model's expectation.
 */
import type { ErrorCode, EventName, RefundStatus, TxnStatus } from '../../../generated/values.ts';
import { beginTxn } from '../../../server/domain/payments/attempt.ts';
import { changeOrder, type OrderChange } from '../../../server/domain/payments/change-order.ts';
import type { Decision, Order } from '../../../server/domain/payments/order.ts';
import { settleRefund as answerRefund } from '../../../server/domain/payments/refunds.ts';
import {
  type AuthenticationFailure,
  expireOrder,
  failAuthentication,
  failUnknown,
  passAuthentication,
  settleTxn,
} from '../../../server/domain/payments/settle.ts';
import type { AuthorizeOutcome, RefundOutcome } from '../../../server/domain/ports/gateway.ts';
import {
  type Beginning,
  EXPIRY,
  POLICY,
  receipt,
  refundOutcomes,
  refusal,
  sampleDraft,
} from '../../support/order-samples.ts';
import { type Command, type Expected, isOver, type Model, type ModelAttempt, play } from './order-model.ts';
import { eventsOf, isHeld, isTaken, phaseOfAttempt, statusAfterNotification, statusByRank } from './order-rules.ts';

const MOST_ATTEMPTS = 4;
/** How long a hold can be captured: counted from the attempt, because the sample receipt is older. */
export const HOLD_MS = 7 * 86_400_000;
/** Attempts that never reach the gateway have a separate limit: this many are stored in all. */
const MOST_ATTEMPTS_IN_ALL = 16;

const isFree = ({ attempts }: Model) => !isTaken(attempts) && !isHeld(attempts);

function beginRefusal(model: Model): ErrorCode | undefined {
  if (!isFree(model)) return 'order_already_processed';
  if (isOver(model)) return 'order_not_found';
  const reached = model.attempts.filter((attempt) => attempt.reached).length;
  return reached >= MOST_ATTEMPTS || model.attempts.length >= MOST_ATTEMPTS_IN_ALL ? 'attempts_exceeded' : undefined;
}

const begun: Readonly<
  Record<Beginning, { attempt: Omit<ModelAttempt, 'minor' | 'begunAt'>; events: readonly EventName[] }>
> = {
  challenge: { attempt: { status: 'PENDING_VBV', mismatch: false, reached: true }, events: ['TXN_CREATED'] },
  frictionless: { attempt: { status: 'AUTHORIZING', mismatch: false, reached: true }, events: ['TXN_CREATED'] },
  mismatch: {
    attempt: { status: 'STARTED', mismatch: true, reached: false },
    events: ['TXN_CREATED', 'TXN_FAILED'],
  },
  'no-gateway': {
    attempt: { status: 'SVC_DECLINED', mismatch: false, reached: false },
    events: ['TXN_CREATED', 'TXN_FAILED', 'ORDER_FAILED'],
  },
};

/** Another attempt begins. */
export function begin(beginning: Beginning): Command {
  return play(
    `begin ${beginning}`,
    (model) => {
      const code = beginRefusal(model);
      if (code !== undefined) return { kind: 'refusal', code };
      const { attempt, events } = begun[beginning];
      return {
        kind: 'step',
        events,
        attempts: [...model.attempts, { ...attempt, minor: model.minor, begunAt: model.now }],
      };
    },
    (order, now) =>
      beginTxn(order, sampleDraft(beginning, `txn_${order.txns.length + 1}`, now), { maxAttempts: MOST_ATTEMPTS }, now),
  );
}

/** The attempt with this number, among those that reached the gateway. */
export function pick(model: Model, number: number): number | undefined {
  const reached = model.attempts.flatMap((attempt, index) => (attempt.reached ? [index] : []));
  return reached.length === 0 ? undefined : reached[number % reached.length];
}

export function uuidOf(model: Model, number: number): string {
  const index = pick(model, number);
  return index === undefined ? 'txn_unknown' : `txn_${index + 1}`;
}

/** The expected result of a change of an attempt's status. */
function movedTo(model: Model, index: number, to: TxnStatus): Expected {
  const own = model.attempts[index];
  if (own === undefined || own.status === to) return { kind: 'no-change' };
  const moved = { ...own, status: to, ...(to === 'AUTHORIZED' ? { voidAt: own.begunAt + HOLD_MS } : {}) };
  const attempts = model.attempts.map((attempt, other) => (other === index ? moved : attempt));
  const refunds: readonly RefundStatus[] = to === 'AUTO_REFUNDED' ? [...model.refunds, 'PENDING'] : model.refunds;
  return { kind: 'step', events: eventsOf(own.status, to, isTaken(attempts)), attempts, refunds };
}

function onAttempt(
  name: string,
  number: number,
  status: (model: Model, index: number) => TxnStatus | undefined,
  decide: (order: Order, uuid: string, now: Date) => Decision,
): Command {
  return play(
    name,
    (model) => {
      const index = pick(model, number);
      const to = index === undefined ? undefined : status(model, index);
      return index === undefined || to === undefined ? { kind: 'no-change' } : movedTo(model, index, to);
    },
    (order, now, model) => decide(order, uuidOf(model, number), now),
  );
}

/** The customer passes the bank's challenge. */
export function pass(number: number): Command {
  return onAttempt(
    'pass',
    number,
    (model, index) => (model.attempts[index]?.status === 'PENDING_VBV' && isFree(model) ? 'VBV_SUCCESSFUL' : undefined),
    (order, uuid, now) => passAuthentication(order, uuid, POLICY, now),
  );
}

/** The customer fails the bank's challenge. */
export function fail(number: number, kind: AuthenticationFailure['kind']): Command {
  return onAttempt(
    `fail ${kind}`,
    number,
    (model, index) => (model.attempts[index]?.status === 'PENDING_VBV' ? 'AUTHENTICATION_FAILED' : undefined),
    (order, uuid, now) => failAuthentication(order, uuid, kind === 'refused' ? { kind, refusal } : { kind }, now),
  );
}

const outcomes: Readonly<Record<AuthorizeOutcome['kind'], AuthorizeOutcome>> = {
  charged: { kind: 'charged', receipt },
  authorized: { kind: 'authorized', receipt },
  failed: { kind: 'failed', refusal },
  pending: { kind: 'pending' },
};

/** The gateway reports an outcome: in time, late, or again. */
export function settle(number: number, kind: AuthorizeOutcome['kind']): Command {
  return play(
    `settle ${kind}`,
    (model) => {
      const index = pick(model, number);
      if (index === undefined) return { kind: 'no-change' };
      const own = model.attempts[index]?.status;
      if (kind === 'pending' && own === 'AUTHORIZING') return { kind: 'step', events: [] };
      const situation = { attempts: model.attempts, index, expired: isOver(model), minor: model.minor };
      return movedTo(model, index, statusAfterNotification(kind, situation));
    },
    (order, now, model) => {
      const refundId = `rfd_${order.refunds.length + 1}`;
      return settleTxn(order, { txnUuid: uuidOf(model, number), outcome: outcomes[kind], refundId }, POLICY, now);
    },
  );
}

/** The gateway reports that it has no record of the attempt. */
export function denyKnowledge(number: number): Command {
  return onAttempt(
    'unknown to the gateway',
    number,
    (model, index) =>
      statusAfterNotification('failed', { attempts: model.attempts, index, expired: false, minor: model.minor }),
    (order, uuid, now) => failUnknown(order, uuid, now),
  );
}

const afterRefund: Readonly<
  Record<Exclude<RefundOutcome['kind'], 'pending'>, { readonly status: RefundStatus; readonly event: EventName }>
> = {
  refunded: { status: 'SUCCESS', event: 'AUTO_REFUND_SUCCEEDED' },
  failed: { status: 'FAILURE', event: 'AUTO_REFUND_FAILED' },
  unclear: { status: 'MANUAL_REVIEW', event: 'REFUND_MANUAL_REVIEW_NEEDED' },
};

/** The gateway answers an auto-refund. */
export function settleRefund(number: number, kind: RefundOutcome['kind']): Command {
  const at = (model: Model) => (model.refunds.length === 0 ? -1 : number % model.refunds.length);
  return play(
    `refund ${kind}`,
    (model) => {
      if (kind === 'pending' || model.refunds[at(model)] !== 'PENDING') return { kind: 'no-change' };
      const { status: now, event } = afterRefund[kind];
      return {
        kind: 'step',
        events: [event],
        refunds: model.refunds.map((status, index) => (index === at(model) ? now : status)),
      };
    },
    (order, now, model) => answerRefund(order, `rfd_${at(model) + 1}`, refundOutcomes[kind], now),
  );
}

/** The reconciler checks the expiry. */
export function expire(): Command {
  return play(
    'expire',
    (model) => {
      if (model.now < EXPIRY.getTime()) return { kind: 'no-change' };
      const abandoned = model.attempts.filter(({ status }) => status === 'PENDING_VBV').length;
      const attempts = model.attempts.map((attempt) =>
        attempt.status === 'PENDING_VBV' ? { ...attempt, status: 'AUTHENTICATION_FAILED' as const } : attempt,
      );
      const expires = !model.expired && statusByRank(attempts, true) === 'EXPIRED';
      if (abandoned === 0 && !expires) return { kind: 'no-change' };
      const failed = Array.from({ length: abandoned }, (): EventName => 'TXN_FAILED');
      const events: EventName[] = isTaken(attempts) ? failed : [...failed, 'ORDER_FAILED'];
      return { kind: 'step', events, attempts, expired: model.expired || expires };
    },
    (order, now) => expireOrder(order, now),
  );
}

const changes: Readonly<Record<'terms' | 'texts' | 'nothing', (order: Order) => OrderChange>> = {
  terms: (order) => ({ money: { ...order.money, minor: order.money.minor + 1 } }),
  texts: (order) => ({ description: `${order.description}.` }),
  nothing: (order) => ({ money: order.money, customerId: order.customerId }),
};

/** The merchant changes the order. */
export function change(kind: keyof typeof changes): Command {
  return play(
    `change ${kind}`,
    (model) => {
      if (kind === 'nothing') return { kind: 'no-change' };
      if (isTaken(model.attempts)) return { kind: 'refusal', code: 'order_already_processed' };
      const open = model.attempts.some((attempt) => phaseOfAttempt(attempt) === 'open');
      if (kind === 'terms' && open) return { kind: 'refusal', code: 'txn_in_progress' };
      return { kind: 'step', events: ['ORDER_UPDATED'], minor: model.minor + (kind === 'terms' ? 1 : 0) };
    },
    (order, now) => changeOrder(order, changes[kind](order), now),
  );
}

/** Time passes. */
export function wait(seconds: number): Command {
  return {
    check: () => true,
    toString: () => `wait ${seconds} s`,
    run(model) {
      model.now += seconds * 1_000;
    },
  };
}
