/**
 * Invariants of an order after every step.
 */
import { expect } from 'vitest';
import { nextRunAt } from '../../../server/domain/payments/next-run.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import type { Txn } from '../../../server/domain/payments/txn.ts';
import { EXPIRY } from '../../support/order-samples.ts';
import { finalStatuses, holders, moves } from '../../support/status-rules.ts';
import { isTaken, phaseOfAttempt, statusByRank } from './order-rules.ts';

const attemptOf = ({ status, errorCode, money }: Txn) => ({
  status,
  mismatch: errorCode === 'gateway_reference_mismatch',
  minor: money.minor,
});

function expectLegalMoves(before: Order, after: Order): void {
  for (const [index, was] of before.txns.entries()) {
    const is = after.txns[index];
    expect(is?.txnUuid).toBe(was.txnUuid);
    if (is === undefined || is.status === was.status) continue;
    expect(moves[was.status]).toContain(is.status);
    expect(finalStatuses).not.toContain(was.status);
  }
  expect(after.txns.length - before.txns.length).toBeOneOf([0, 1]);
}

function expectOneHolder({ txns }: Order): void {
  expect(txns.filter(({ status }) => holders.includes(status)).length).toBeLessThanOrEqual(1);
  expect(txns.filter(({ status }) => status === 'CHARGED').length).toBeLessThanOrEqual(1);
}

function expectNumbered({ txns }: Order): void {
  expect(txns.map(({ txnId }) => txnId)).toEqual(txns.map((_, index) => `shop-ORD-1-${index + 1}`));
  // An attempt whose gateway could not be reached does not count.
  const reached = txns.filter(({ gateway, declineCode }) => gateway !== '' && declineCode !== 'gateway_unavailable');
  expect(reached.length).toBeLessThanOrEqual(4);
  const references = txns.map(({ refHash }) => refHash).filter((hash) => hash !== '');
  expect(new Set(references).size).toBe(references.length);
}

/** Every late success is auto-refunded once and in full, and nothing else is. */
function expectRefundsOfLateOnes({ txns, refunds }: Order): void {
  const late = txns.filter(({ status }) => status === 'AUTO_REFUNDED');
  const owed = late.map(({ txnUuid, txnId, money }) => ({ txnUuid, txnId, money }));
  const given = refunds.map(({ txnUuid, txnId, money }) => ({ txnUuid, txnId, money }));
  expect(given).toHaveLength(owed.length);
  expect(given).toEqual(expect.arrayContaining(owed));
}

/** What is stored of the customer's action, a decline and a cancellation fits the status. */
function expectFittingFields({ txns }: Order): void {
  for (const { status, action, declineCode, cancelling, errorCode } of txns) {
    if (action !== undefined) expect(status).toBe('PENDING_VBV');
    if (declineCode !== undefined) expect(status).toBeOneOf(['AUTHORIZATION_FAILED', 'AUTHENTICATION_FAILED']);
    if (cancelling !== undefined)
      expect(phaseOfAttempt({ status, mismatch: false, minor: 0 })).toBeOneOf(['open', 'failed']);
    if (declineCode !== undefined) expect(errorCode).not.toBe('');
  }
}

/** Statuses with an open request at the gateway. */
const waiting: readonly string[] = ['VBV_SUCCESSFUL', 'AUTHORIZING', 'CAPTURE_INITIATED', 'VOID_INITIATED'];
/** Statuses in which the gateway may be asked: for the result, or to abandon a failed attempt. */
const askable: readonly string[] = ['PENDING_VBV', 'AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED'];

/** The order is due in time for everything it waits for. */
function expectToWake(order: Order): void {
  const wake = nextRunAt(order)?.getTime();
  const attempts = order.txns.map(attemptOf);
  const due = order.txns.flatMap(({ status, reconcileAt, hold }) => {
    const asked = reconcileAt === null ? [] : [reconcileAt.getTime()];
    if (status === 'PENDING_VBV') return [EXPIRY.getTime(), ...asked];
    if (askable.includes(status)) return asked;
    if (status === 'AUTHORIZED' || status === 'CAPTURE_FAILED' || status === 'VOID_FAILED') {
      expect(hold).toBeDefined();
      expect(reconcileAt).toBeNull();
      return [hold?.voidAt.getTime() ?? 0];
    }
    expect(reconcileAt !== null).toBe(waiting.includes(status));
    return asked;
  });
  const refunds = order.refunds.flatMap(({ status, nextAt }) => (status === 'PENDING' ? [nextAt?.getTime() ?? 0] : []));
  const unpaid = ['NEW', 'failed'].includes(attempts.length === 0 ? 'NEW' : statusKind(attempts));
  const expiry = unpaid && order.status !== 'EXPIRED' ? [EXPIRY.getTime()] : [];
  const moments = [...due, ...refunds, ...expiry];
  expect(wake).toBe(moments.length === 0 ? undefined : Math.min(...moments));
}

function statusKind(attempts: readonly ReturnType<typeof attemptOf>[]): string {
  return statusByRank(attempts, true) === 'EXPIRED' ? 'failed' : 'other';
}

/**
 * Amount, currency and customer do not change while an attempt is open or successful; each attempt keeps its own
 * amount.
 */
function expectTermsKept(before: Order, after: Order): void {
  const attempts = before.txns.map(attemptOf);
  if (isTaken(attempts) || attempts.some((attempt) => phaseOfAttempt(attempt) === 'open')) {
    expect([after.money, after.customerId]).toEqual([before.money, before.customerId]);
  }
  for (const [index, { money }] of before.txns.entries()) expect(after.txns[index]?.money).toEqual(money);
}

/** At most one attempt claims the order, and the money moved or held for it is the order's amount. */
function expectTakenOnce({ txns, money }: Order): void {
  const taking = txns.filter((txn) => isTaken([attemptOf(txn)]));
  expect(taking.map((txn) => txn.money)).toEqual(taking.length === 0 ? [] : [money]);
}

/** A hold is captured or voided at most once, by one request at a time, and never for more than the held amount. */
function expectOneEndOfAHold({ txns }: Order): void {
  for (const { status, hold, money } of txns) {
    const pending = hold?.actions.filter(({ outcome }) => outcome === 'pending') ?? [];
    const done = hold?.actions.filter(({ outcome }) => outcome === 'done') ?? [];
    expect(pending).toHaveLength(status === 'CAPTURE_INITIATED' || status === 'VOID_INITIATED' ? 1 : 0);
    expect(done.length).toBeLessThanOrEqual(1);
    if (status === 'VOIDED') expect(done.map(({ kind }) => kind)).toEqual(['void']);
    for (const action of hold?.actions ?? []) expect(action.money.minor).toBeLessThanOrEqual(money.minor);
  }
}

export function expectSound(before: Order, after: Order): void {
  expectLegalMoves(before, after);
  expectOneHolder(after);
  expectTakenOnce(after);
  expectOneEndOfAHold(after);
  expectNumbered(after);
  expectRefundsOfLateOnes(after);
  expectFittingFields(after);
  expectToWake(after);
  expectTermsKept(before, after);
}
