/**
 * The commands of the order property test: everything that can happen to an order, with the model's expectation.
 */
import type { ErrorCode, EventName, RefundStatus, TxnStatus } from '../../../generated/values.ts';
import { beginTxn, failOver as failOverTo } from '../../../server/domain/payments/attempt.ts';
import {
  type AuthenticationFailure,
  expireOrder,
  failAuthentication,
} from '../../../server/domain/payments/authentication.ts';
import { changeOrder, type OrderChange } from '../../../server/domain/payments/change-order.ts';
import { type Decision, noChange, type Order, txnOf } from '../../../server/domain/payments/order.ts';
import { settleRefund as answerRefund } from '../../../server/domain/payments/refunds.ts';
import { claimForResult, settleCancellation, settleTxn } from '../../../server/domain/payments/settle.ts';
import type { RefundOutcome } from '../../../server/domain/ports/gateway-connector.ts';
import {
  type Beginning,
  EXPIRY,
  POLICY,
  paymentOutcomes,
  refundOutcomes,
  sampleDraft,
} from '../../support/order-samples.ts';
import { isFailure } from '../../support/status-rules.ts';
import { type Command, type Expected, isOver, type Model, type ModelAttempt, play } from './order-model.ts';
import {
  type Answer,
  eventsOf,
  isFree,
  isTaken,
  phaseOfAttempt,
  statusAfterNotification,
  statusByRank,
} from './order-rules.ts';

const MOST_ATTEMPTS = 4;
/** How long a hold can be captured: counted from the attempt, because the sample receipt is older. */
export const HOLD_MS = 7 * 86_400_000;
/** Attempts that never reach the gateway have a separate limit: this many are stored in all. */
const MOST_ATTEMPTS_IN_ALL = 16;

function beginRefusal(model: Model): ErrorCode | undefined {
  if (isTaken(model.attempts)) return 'order_already_processed';
  if (!isFree(model.attempts)) return 'txn_in_progress';
  if (isOver(model)) return 'order_not_found';
  const reached = model.attempts.filter((attempt) => attempt.reached && attempt.unreached !== true).length;
  return reached >= MOST_ATTEMPTS || model.attempts.length >= MOST_ATTEMPTS_IN_ALL ? 'attempts_exceeded' : undefined;
}

const begun: Readonly<
  Record<Beginning, { attempt: Omit<ModelAttempt, 'minor' | 'begunAt'>; events: readonly EventName[] }>
> = {
  challenge: { attempt: { status: 'PENDING_VBV', mismatch: false, reached: true }, events: ['TXN_CREATED'] },
  frictionless: { attempt: { status: 'AUTHORIZING', mismatch: false, reached: true }, events: ['TXN_CREATED'] },
  redirect: {
    attempt: { status: 'PENDING_VBV', mismatch: false, reached: true, page: 'redirect', asks: true },
    events: ['TXN_CREATED'],
  },
  authenticated: { attempt: { status: 'VBV_SUCCESSFUL', mismatch: false, reached: true }, events: ['TXN_CREATED'] },
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

/** An attempt whose customer did not pass at the bank. A gateway is to abandon one that waited at the gateway's page. */
export function notAuthenticated(attempt: ModelAttempt): ModelAttempt {
  return { ...attempt, status: 'AUTHENTICATION_FAILED', asks: attempt.page === 'redirect' };
}

function replaced(model: Model, index: number, own: ModelAttempt): readonly ModelAttempt[] {
  return model.attempts.map((attempt, other) => (other === index ? own : attempt));
}

/** The expected result of a change of an attempt's status. */
function movedTo(model: Model, index: number, to: TxnStatus, facts: Partial<ModelAttempt> = {}): Expected {
  const own = model.attempts[index];
  if (own === undefined || own.status === to) return { kind: 'no-change' };
  const held = to === 'AUTHORIZED' ? { voidAt: own.begunAt + HOLD_MS } : {};
  const attempts = replaced(model, index, { ...own, asks: false, unreached: false, ...held, ...facts, status: to });
  const refunds: readonly RefundStatus[] = to === 'AUTO_REFUNDED' ? [...model.refunds, 'PENDING'] : model.refunds;
  return { kind: 'step', events: eventsOf(own.status, to, isTaken(attempts)), attempts, refunds };
}

/** The customer returned from the bank, and the gateway is to be asked. */
export function claim(number: number): Command {
  return play(
    'claim',
    (model) => {
      const index = pick(model, number);
      if (index === undefined || model.attempts[index]?.status !== 'PENDING_VBV') return { kind: 'no-change' };
      return isFree(model.attempts) ? movedTo(model, index, 'AUTHORIZING') : { kind: 'no-change' };
    },
    (order, now, model) => claimForResult(order, uuidOf(model, number), POLICY, now),
  );
}

/** The customer does not pass at the bank. */
export function fail(number: number, kind: AuthenticationFailure['kind']): Command {
  return play(
    `fail ${kind}`,
    (model) => {
      const index = pick(model, number);
      const own = index === undefined ? undefined : model.attempts[index];
      if (index === undefined || own?.status !== 'PENDING_VBV') return { kind: 'no-change' };
      const { status, ...facts } = notAuthenticated(own);
      return movedTo(model, index, status, facts);
    },
    (order, now, model) => failAuthentication(order, uuidOf(model, number), { kind }, now),
  );
}

/** Whether the attempt failed here, and its end at the gateway is not known. */
function isToAbandon(own: ModelAttempt | undefined): boolean {
  return own !== undefined && isFailure(own.status) && own.asks === true;
}

function afterSuccess(model: Model, index: number, own: ModelAttempt, kind: 'charged' | 'authorized'): Expected {
  const { cancelling } = own;
  if (cancelling?.success !== undefined || cancelling?.result !== undefined) return { kind: 'no-change' };
  if (cancelling !== undefined) {
    const waiting = { ...own, cancelling: { success: kind } };
    return { kind: 'step', events: [], attempts: replaced(model, index, waiting) };
  }
  return movedTo(model, index, statusAfterNotification(kind, situationOf(model, index)));
}

function afterRefusal(model: Model, index: number, own: ModelAttempt, kind: Answer): Expected {
  const ended = { asks: false, cancelling: undefined };
  const isOpenThere = own.asks === true || (own.cancelling !== undefined && own.cancelling.result === undefined);
  if (isFailure(own.status) && isOpenThere) {
    return { kind: 'step', events: [], attempts: replaced(model, index, { ...own, ...ended }) };
  }
  const facts = { ...ended, unreached: kind === 'not_sent' };
  return movedTo(model, index, statusAfterNotification(kind, situationOf(model, index)), facts);
}

function afterPending(model: Model, index: number, own: ModelAttempt, kind: 'pending' | 'cancelling'): Expected {
  const cancelling = kind === 'cancelling' ? (own.cancelling ?? {}) : own.cancelling;
  const to = statusAfterNotification(kind, situationOf(model, index));
  if (to !== own.status) return movedTo(model, index, to, { cancelling });
  if (!isToAbandon(own) && own.status !== 'AUTHORIZING' && own.status !== 'PENDING_VBV') return { kind: 'no-change' };
  const asks = own.status !== 'AUTHORIZING';
  return { kind: 'step', events: [], attempts: replaced(model, index, { ...own, asks, cancelling }) };
}

function afterAction(model: Model, index: number, own: ModelAttempt, page: 'redirect' | 'bank_page'): Expected {
  if (own.cancelling !== undefined || isFailure(own.status)) return afterPending(model, index, own, 'pending');
  const waiting = { ...own, status: 'PENDING_VBV', page, asks: page === 'redirect' } as const;
  if (own.status !== 'PENDING_VBV') {
    return movedTo(model, index, statusAfterNotification(page, situationOf(model, index)), waiting);
  }
  return { kind: 'step', events: [], attempts: replaced(model, index, waiting) };
}

function situationOf(model: Model, index: number) {
  return { attempts: model.attempts, index, expired: isOver(model), minor: model.minor };
}

function afterAnswer(model: Model, index: number, kind: Answer): Expected {
  const own = model.attempts[index];
  if (own === undefined || own.status === 'CHARGED') return { kind: 'no-change' };
  switch (kind) {
    case 'charged':
    case 'authorized':
      return afterSuccess(model, index, own, kind);
    case 'declined':
    case 'unauthenticated':
    case 'not_sent':
      if (kind !== 'not_sent' && own.cancelling?.success !== undefined) {
        return afterPending(model, index, own, 'pending');
      }
      return afterRefusal(model, index, own, kind);
    case 'pending':
    case 'cancelling':
      return afterPending(model, index, own, kind);
    case 'redirect':
    case 'bank_page':
      return afterAction(model, index, own, kind);
    default:
      return kind satisfies never;
  }
}

function decideSettle(order: Order, txnUuid: string, kind: Answer, now: Date): Decision {
  const refundId = `rfd_${order.refunds.length + 1}`;
  return settleTxn(order, { txnUuid, outcome: paymentOutcomes[kind], refundId }, POLICY, now);
}

function settleWhere(name: string, number: number, kind: Answer, fits: (own: ModelAttempt) => boolean): Command {
  const at = (model: Model) => {
    const index = pick(model, number);
    const own = index === undefined ? undefined : model.attempts[index];
    return own !== undefined && fits(own) ? index : undefined;
  };
  return play(
    name,
    (model) => {
      const index = at(model);
      return index === undefined ? { kind: 'no-change' } : afterAnswer(model, index, kind);
    },
    (order, now, model) => (at(model) === undefined ? noChange : decideSettle(order, uuidOf(model, number), kind, now)),
  );
}

/** The gateway reports an outcome: in time, late, or again. */
export function settle(number: number, kind: Answer): Command {
  return settleWhere(`settle ${kind}`, number, kind, () => true);
}

/** A notification reports a success while the customer is at the bank. */
export function notifyEarly(number: number, kind: 'charged' | 'authorized'): Command {
  return settleWhere(`early ${kind}`, number, kind, ({ status }) => status === 'PENDING_VBV');
}

/** The gateway answers the request to abandon an attempt that failed at the gateway's page. */
export function abandon(number: number, kind: 'declined' | 'charged' | 'pending' | 'cancelling'): Command {
  return settleWhere(`abandon ${kind}`, number, kind, isToAbandon);
}

/** The gateway requested to cancel reports a success after all: it waits for the cancellation's result. */
export function cross(number: number, kind: 'charged' | 'authorized'): Command {
  return settleWhere(`cross ${kind}`, number, kind, ({ cancelling }) => cancelling !== undefined);
}

/** The gateway reports the result of the cancellation. */
export function cancellation(number: number, cancelled: boolean): Command {
  return play(
    `cancellation ${cancelled ? 'done' : 'failed'}`,
    (model) => {
      const index = pick(model, number);
      const own = index === undefined ? undefined : model.attempts[index];
      if (index === undefined || own === undefined || own.cancelling?.result !== undefined)
        return { kind: 'no-change' };
      if (own.cancelling === undefined && own.status !== 'AUTHORIZING' && !isToAbandon(own))
        return { kind: 'no-change' };
      const success = own.cancelling?.success;
      if (cancelled || success === undefined) {
        const ended = afterRefusal(model, index, own, 'declined');
        if (!cancelled || ended.kind !== 'step' || ended.attempts === undefined) return ended;
        const marked = (attempt: ModelAttempt, at: number) =>
          at === index ? { ...attempt, cancelling: { result: 'cancelled' } as const } : attempt;
        return { ...ended, attempts: ended.attempts.map(marked) };
      }
      const to = statusAfterNotification(success, situationOf(model, index));
      return movedTo(model, index, to, { cancelling: undefined });
    },
    (order, now, model) => {
      const refundId = `rfd_${order.refunds.length + 1}`;
      return settleCancellation(
        order,
        { txnUuid: uuidOf(model, number), result: cancelled ? 'cancelled' : 'not_found', refundId },
        POLICY,
        now,
      );
    },
  );
}

/** The gateway cannot be reached, and the same call continues at another one. */
export function failOver(number: number): Command {
  const isPaying = (model: Model) => {
    const index = pick(model, number);
    return index !== undefined && model.attempts[index]?.status === 'AUTHORIZING';
  };
  return play(
    'fail over',
    (model) => {
      const index = pick(model, number);
      if (index === undefined || !isPaying(model)) return { kind: 'no-change' };
      const ended = movedTo(model, index, 'AUTHORIZATION_FAILED', { cancelling: undefined, unreached: true });
      if (ended.kind !== 'step' || ended.attempts === undefined) throw new Error('the attempt did not end');
      const code = beginRefusal({ ...model, attempts: ended.attempts });
      if (code !== undefined) return { kind: 'refusal', code };
      const next = { ...begun.frictionless.attempt, minor: model.minor, begunAt: model.now };
      return { kind: 'step', events: ['TXN_FAILED', 'TXN_CREATED'], attempts: [...ended.attempts, next] };
    },
    (order, now, model) => {
      const txn = txnOf(order, uuidOf(model, number));
      if (txn === undefined || !isPaying(model)) return noChange;
      const ended = decideSettle(order, txn.txnUuid, 'not_sent', now);
      if (ended.kind !== 'step') return ended;
      const draft = { ...sampleDraft('frictionless', `txn_${order.txns.length + 1}`, now), refHash: txn.refHash };
      return failOverTo(order, ended, draft, { maxAttempts: MOST_ATTEMPTS }, now);
    },
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
      const before = model.refunds[at(model)];
      const ends = before === 'PENDING' || (before === 'MANUAL_REVIEW' && kind !== 'unclear');
      if (kind === 'pending' || !ends) return { kind: 'no-change' };
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
        attempt.status === 'PENDING_VBV' ? notAuthenticated(attempt) : attempt,
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
