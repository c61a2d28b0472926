/**
 * The pure steps of refunds that were made at the gateway: of their own, and in the place of one that the service cannot make.
 */
import { describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { conflictingResultOf } from '../../../server/domain/payments/conflicting-result.ts';
import { nextRunAt } from '../../../server/domain/payments/next-run.ts';
import type { Decision, Order } from '../../../server/domain/payments/order.ts';
import {
  applyOutsideRefund,
  settleRequestedRefund,
  takesOutsideRefund,
} from '../../../server/domain/payments/outside-refunds.ts';
import {
  beginSending,
  deferRefund,
  refundTotals,
  requestRefund,
  settleRefund,
  withRefund,
} from '../../../server/domain/payments/refunds.ts';
import type { OutsideRefund, RefundOutcome } from '../../../server/domain/ports/gateway-connector.ts';
import { later, MINUTE, refundOutcomes, START, sampleOrder, taken, withAttempt } from '../../support/order-samples.ts';

const PAID = 10_000;
const paid = withAttempt(sampleOrder(), 'CHARGED');

const refusalOf = (decision: Decision) => (decision.kind === 'refusal' ? decision.code : decision.kind);
const ask = (order: Order, name: string, minor: number) =>
  requestRefund(order, { id: `rfd_${name}`, requestId: name, callMark: null, minor, txnUuid: null }, later(1));

describe('a refund that was made at the gateway', () => {
  const refund = { id: 're_1', money: { minor: 8_000, currency: 'INR' }, outcome: refundOutcomes.refunded };
  const report = (order: Order, rest: Partial<OutsideRefund> = {}, txnUuid = 'txn_1') =>
    applyOutsideRefund(
      order,
      { txnUuid, refundId: `rfd_${order.refunds.length}`, refund: { ...refund, ...rest } },
      START,
    );

  it('counts as the order’s own, once, and is never sent', () => {
    const decision = report(paid);
    expect(decision).toMatchObject({ events: [EventName.REFUND_SUCCEEDED, EventName.ORDER_REFUNDED] });
    const order = taken(decision);
    expect(order.refunds).toMatchObject([{ kind: 'gateway', requestId: 're_1', status: 'SUCCESS', nextAt: null }]);
    expect(refundTotals(order)).toEqual({ refunded: 8_000, settled: 8_000, left: 2_000 });
    expect(report(order).kind).toBe('no-change');
    expect(refusalOf(ask(order, 'r1', 2_001))).toBe('invalid.amount.exceeded');
  });

  it('waits for its result without being sent, and can fail later', () => {
    const waiting = taken(report(paid, { outcome: refundOutcomes.pending }));
    expect(waiting.refunds).toMatchObject([{ status: 'PENDING', nextAt: null }]);
    expect([nextRunAt(waiting), report(waiting, { outcome: refundOutcomes.pending }).kind]).toEqual([
      undefined,
      'no-change',
    ]);
    const failed = report(taken(report(waiting)), { outcome: { ...refundOutcomes.failed, afterSuccess: true } });
    expect(failed).toMatchObject({ events: [EventName.REFUND_FAILED, EventName.ORDER_REFUND_FAILED] });
    expect(refundTotals(taken(failed)).left).toBe(PAID);
  });

  it('is not taken over when it is not of the order’s payment, or beyond 100', () => {
    expect(report(paid, {}, 'txn_2').kind).toBe('no-change');
    expect(report(paid, { money: { minor: 8_000, currency: 'EUR' } }).kind).toBe('no-change');
    expect(report(withAttempt(sampleOrder(), 'AUTO_REFUNDED')).kind).toBe('no-change');
    let order: Order = paid;
    for (let count = 0; count < 100; count += 1)
      order = taken(report(order, { id: `re_${count}`, money: { ...refund.money, minor: 1 } }));
    expect(refusalOf(report(order, { id: 're_100', money: { ...refund.money, minor: 1 } }))).toBe('request.exceeded');
  });
});

describe('a refund that was made at the gateway in the place of', () => {
  const { failed, pending, refunded, unclear } = refundOutcomes;
  const failedLater = { ...failed, afterSuccess: true } as const;
  const asked = taken(ask(paid, 'r1', 4_000));
  const sent = taken(beginSending(asked, 'rfd_r1', later(MINUTE), later(10)));
  const inReview = taken(settleRefund(sent, 'rfd_r1', unclear, later(20)));
  const waiting = taken(
    deferRefund(sent, { refundId: 'rfd_r1', begunAt: later(10), gatewayCode: 'denied' }, later(10)),
  );
  const report = (order: Order, outcome: RefundOutcome = refunded, rest: Partial<OutsideRefund> = {}) =>
    applyOutsideRefund(
      order,
      {
        txnUuid: 'txn_1',
        refundId: 'rfd_new',
        refund: { id: 're_1', money: { minor: 4_000, currency: 'INR' }, outcome, ...rest },
      },
      later(30),
    );
  const statuses = (order: Order) => order.refunds.map(({ status }) => status);

  it.each([
    ['one under review', inReview],
    ['one that waits for credentials', waiting],
  ])('%s ends it, once', (_name, order) => {
    const decision = report(order);
    expect(decision).toMatchObject({ events: [EventName.REFUND_SUCCEEDED, EventName.ORDER_REFUNDED] });
    const after = taken(decision);
    expect(after.refunds).toMatchObject([
      { id: 'rfd_r1', status: 'SUCCESS', reference: 'ref_1', errorCode: '', nextAt: null },
    ]);
    expect(refundTotals(after)).toEqual({ refunded: 4_000, settled: 4_000, left: 6_000 });
    expect(report(after).kind).toBe('no-change');
    expect(statuses(taken(report(after, refunded, { id: 're_2' })))).toEqual(['SUCCESS', 'SUCCESS']);
    expect(statuses(taken(report(after, failedLater)))).toEqual(['FAILURE']);
  });

  it.each([
    ['of another amount', inReview, { money: { minor: 4_001, currency: 'INR' } }],
    ['that may still be under way', sent, {}],
    ['that has failed itself', inReview, { outcome: failed }],
  ])('none is another refund: %s', (_name, order, rest) => {
    const after = taken(report(order, refunded, rest));
    expect(after.refunds[0]).toEqual(order.refunds[0]);
    expect(after.refunds[1]).toMatchObject({ id: 'rfd_new', kind: 'gateway' });
  });

  it.each([
    ['one under review', inReview, 'MANUAL_REVIEW', undefined],
    ['one that waits for credentials', waiting, 'PENDING', later(30)],
  ])('%s is waited for, and gives it up when it fails', (_name, order, status, dueAt) => {
    const claimed = taken(report(order, pending));
    expect([statuses(claimed), nextRunAt(claimed)]).toEqual([[status], undefined]);
    expect(report(claimed, pending).kind).toBe('no-change');
    expect(statuses(taken(report(claimed)))).toEqual(['SUCCESS']);
    const free = taken(report(claimed, failed));
    expect([statuses(free), nextRunAt(free)]).toEqual([[status], dueAt]);
    expect(statuses(taken(report(free, refunded, { id: 're_2' })))).toEqual(['SUCCESS']);
  });

  it('one that the gateway reports after all becomes a refund of its own', () => {
    const settle = (order: Order, outcome: RefundOutcome) =>
      settleRequestedRefund(order, { refundId: 'rfd_r1', otherId: 'rfd_new', outcome }, later(40));
    const own = { ...refunded, reference: 'ref_own' };
    const after = taken(settle(taken(report(inReview)), own));
    expect(after.refunds).toMatchObject([
      { id: 'rfd_r1', kind: 'merchant', status: 'SUCCESS', reference: 'ref_own' },
      { id: 'rfd_new', kind: 'gateway', requestId: 're_1', status: 'SUCCESS', reference: 'ref_1' },
    ]);
    expect(refundTotals(after)).toEqual({ refunded: 8_000, settled: 8_000, left: 2_000 });
    expect([report(after).kind, settle(after, own).kind]).toEqual(['no-change', 'no-change']);
    const unreported = taken(settle(taken(report(inReview, pending)), own));
    expect(statuses(unreported)).toEqual(['SUCCESS', 'PENDING']);
    expect(statuses(taken(report(unreported)))).toEqual(['SUCCESS', 'SUCCESS']);
    const replaced = taken(report(inReview));
    expect(settle(replaced, failed).kind).toBe('no-change');
    const content = { about: 'refund', requestId: 'rfd_r1', outcome: failed } as const;
    expect(conflictingResultOf(replaced, { txnUuid: 'txn_1', content, refundId: 'rfd_new' })).toBeUndefined();
  });

  describe('an auto-refund', () => {
    const gone = withAttempt(sampleOrder(), 'AUTO_REFUNDED');
    const [txn] = gone.txns;
    if (txn === undefined) throw new Error('the order has no attempt');
    const planned = withRefund(gone, { id: 'rfd_auto', kind: 'auto', txn, now: START }).order;
    const whole = { money: { minor: PAID, currency: 'INR' } };
    const answered = (outcome: RefundOutcome) => taken(settleRefund(planned, 'rfd_auto', outcome, later(5)));

    it.each([
      ['under review', answered(unclear)],
      ['that failed', answered(failed)],
      ['without an answer', taken(beginSending(planned, 'rfd_auto', later(MINUTE), later(10)))],
    ])('%s ends it', (_name, order) => {
      expect(takesOutsideRefund(order, 'txn_1', { id: 're_1', outcome: refunded, ...whole })).toBe(true);
      const decision = report(order, refunded, whole);
      expect(decision).toMatchObject({ events: [EventName.AUTO_REFUND_SUCCEEDED] });
      const after = taken(decision);
      expect([statuses(after), nextRunAt(after)]).toEqual([['SUCCESS'], undefined]);
      expect(settleRefund(after, 'rfd_auto', failed, later(50)).kind).toBe('no-change');
    });

    it('is none of another amount, and none when it has succeeded', () => {
      expect(report(answered(unclear)).kind).toBe('no-change');
      expect(report(answered(refunded), refunded, whole).kind).toBe('no-change');
    });
  });
});
