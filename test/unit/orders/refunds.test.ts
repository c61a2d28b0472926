/**
 * The pure steps of refunds: which are accepted, how they are sent, their outcomes, and the totals.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventName, RefundStatus } from '../../../generated/values.ts';
import { toWireOrder } from '../../../server/api/orders/wire.ts';
import { nextRunAt } from '../../../server/domain/payments/next-run.ts';
import type { Decision, Order } from '../../../server/domain/payments/order.ts';
import {
  beginSending,
  deferRefund,
  type RefundRequest,
  refundTotals,
  requestRefund,
  settleRefund,
  withRefund,
} from '../../../server/domain/payments/refunds.ts';
import type { RefundOutcome } from '../../../server/domain/ports/gateway-connector.ts';
import { later, MINUTE, refundOutcomes, START, sampleOrder, taken, withAttempt } from '../../support/order-samples.ts';
import { seeded } from '../../support/seeded.ts';

const PAID = 10_000;
const paid = withAttempt(sampleOrder(), 'CHARGED');

const request = (name: string, minor: number | null, txnUuid: string | null = null): RefundRequest => ({
  id: `rfd_${name}`,
  requestId: name,
  callMark: null,
  minor,
  txnUuid,
});

const refusalOf = (decision: Decision) => (decision.kind === 'refusal' ? decision.code : decision.kind);
const ask = (order: Order, name: string, minor: number | null) => requestRefund(order, request(name, minor), later(1));
const settled = (order: Order, name: string, outcome: RefundOutcome) =>
  settleRefund(order, `rfd_${name}`, outcome, later(2));

describe('a refund that is asked for', () => {
  it('is PENDING, due at once and told', () => {
    const decision = ask(paid, 'r1', 4_000);
    expect(decision).toMatchObject({ kind: 'step', events: [EventName.REFUND_INITIATED] });
    const order = taken(decision);
    expect(order.refunds).toEqual([
      {
        id: 'rfd_r1',
        kind: 'merchant',
        requestId: 'r1',
        callMark: null,
        txnUuid: 'txn_1',
        txnId: 'shop-ORD-1-1',
        gateway: 'SANDBOX',
        money: { minor: 4_000, currency: 'INR' },
        createdAt: later(1),
        status: RefundStatus.PENDING,
        sentAt: null,
        reference: null,
        arn: null,
        processedAt: null,
        errorCode: '',
        errorMessage: '',
        nextAt: later(1),
      },
    ]);
    expect(nextRunAt(order)).toEqual(later(1));
    expect(refundTotals(order)).toEqual({ refunded: 4_000, settled: 0, left: 6_000 });
  });

  it('without an amount is of all that is left', () => {
    const order = taken(ask(taken(ask(paid, 'r1', 1)), 'r2', null));
    expect(order.refunds.map(({ money }) => money.minor)).toEqual([1, PAID - 1]);
    expect(refusalOf(ask(order, 'r3', null))).toBe('invalid.amount.exceeded');
  });

  it.each([
    ['an id that was used before', taken(ask(paid, 'r1', 1)), request('r1', 2), 'duplicate.call'],
    [
      'an id that failed before',
      taken(settled(taken(ask(paid, 'r1', 1)), 'r1', refundOutcomes.failed)),
      request('r1', 2),
      'duplicate.call',
    ],
    ['more than was paid', paid, request('r1', PAID + 1), 'invalid.amount.exceeded'],
    [
      'an order that is not paid',
      withAttempt(sampleOrder(), 'PENDING_VBV'),
      request('r1', 1),
      'invalid.order.not_successful',
    ],
    ['an order without an attempt', sampleOrder(), request('r1', 1), 'invalid.order.not_successful'],
    [
      'an order that is only held',
      withAttempt(sampleOrder(), 'AUTHORIZED'),
      request('r1', 1),
      'invalid.order.not_successful',
    ],
    [
      'an order that was given back by the service',
      withAttempt(sampleOrder(), 'AUTO_REFUNDED'),
      request('r1', 1),
      'invalid.order.not_successful',
    ],
    [
      'an attempt that did not pay the order',
      withAttempt(paid, 'AUTO_REFUNDED'),
      request('r1', 1, 'txn_2'),
      'invalid.order.not_successful',
    ],
  ] as const)('is refused for %s', (_, order, asked, code) => {
    expect(refusalOf(requestRefund(order, asked, later(3)))).toBe(code);
  });

  it('is refused after 25, whatever became of them; those of the service itself do not count', () => {
    const [txn] = paid.txns;
    if (txn === undefined) throw new Error('the order has no attempt');
    let order = withRefund(paid, { id: 'rfd_own', kind: 'auto', txn, now: START }).order;
    for (let index = 0; index < 25; index += 1) {
      order = taken(settled(taken(ask(order, `r${index}`, 1)), `r${index}`, refundOutcomes.failed));
    }
    expect(refusalOf(ask(order, 'r25', 1))).toBe('request.exceeded');
  });
});

describe('a refund on its way', () => {
  const asked = taken(ask(paid, 'r1', 4_000));

  it('is noted as sent before it is, and is nobody else’s until it may be tried again', () => {
    const sent = taken(beginSending(asked, 'rfd_r1', later(MINUTE), later(10)));
    expect(sent.refunds[0]).toMatchObject({ status: RefundStatus.PENDING, sentAt: later(10), nextAt: later(MINUTE) });
    expect(nextRunAt(sent)).toEqual(later(MINUTE));
    expect(beginSending(sent, 'rfd_r1', later(2 * MINUTE), later(20)).kind).toBe('no-change');
    const again = taken(beginSending(sent, 'rfd_r1', later(2 * MINUTE), later(MINUTE)));
    expect(again.refunds[0]).toMatchObject({ sentAt: later(10), nextAt: later(2 * MINUTE) });
  });

  const { SUCCESS, FAILURE, MANUAL_REVIEW } = RefundStatus;
  const { ORDER_REFUNDED, ORDER_REFUND_FAILED, REFUND_FAILED, REFUND_MANUAL_REVIEW_NEEDED, REFUND_SUCCEEDED } =
    EventName;
  it.each([
    ['refunded', SUCCESS, [REFUND_SUCCEEDED, ORDER_REFUNDED], { refunded: 4_000, settled: 4_000, left: 6_000 }],
    ['failed', FAILURE, [REFUND_FAILED, ORDER_REFUND_FAILED], { refunded: 0, settled: 0, left: PAID }],
    ['unclear', MANUAL_REVIEW, [REFUND_MANUAL_REVIEW_NEEDED], { refunded: 4_000, settled: 0, left: 6_000 }],
  ] as const)(
    'that is %s becomes %s, for ever unless a person is asked for the result',
    (kind, status, told, totals) => {
      const decision = settled(asked, 'r1', refundOutcomes[kind]);
      expect(decision).toMatchObject({ kind: 'step', events: told });
      const order = taken(decision);
      expect(order.refunds[0]).toMatchObject({ status, nextAt: null });
      expect(refundTotals(order)).toEqual(totals);
      expect(nextRunAt(order)).toBeUndefined();
      for (const other of Object.values(refundOutcomes)) {
        const ends = status === MANUAL_REVIEW && (other.kind === 'refunded' || other.kind === 'failed');
        expect(settled(order, 'r1', other).kind).toBe(ends ? 'step' : 'no-change');
      }
      expect(beginSending(order, 'rfd_r1', later(MINUTE), later(10)).kind).toBe('no-change');
    },
  );

  it('makes the order refunded once all that was paid is back for sure', () => {
    const both = taken(ask(asked, 'r2', null));
    const shown = (order: Order) => toWireOrder(order, '2025-01-10').refunded;
    const first = taken(settled(both, 'r1', refundOutcomes.refunded));
    expect([shown(asked), shown(both), shown(first)]).toEqual([false, false, false]);
    expect(shown(taken(settled(first, 'r2', refundOutcomes.refunded)))).toBe(true);
    expect(shown(taken(settled(first, 'r2', refundOutcomes.unclear)))).toBe(false);
  });
});

describe('a refund whose credentials the gateway refuses', () => {
  const asked = taken(ask(paid, 'r1', 4_000));
  const refused = (order: Order, begunAt: Date) =>
    taken(deferRefund(order, { refundId: 'rfd_r1', begunAt, gatewayCode: 'denied' }, begunAt));

  it('counts as not sent, says what to do, and is due again', () => {
    const order = refused(taken(beginSending(asked, 'rfd_r1', later(MINUTE), later(10))), later(10));
    expect(order.refunds[0]).toMatchObject({
      status: 'PENDING',
      sentAt: null,
      nextAt: later(MINUTE),
      errorCode: 'gateway_credentials_refused',
      errorMessage: expect.stringContaining('(denied). Set working ones'),
    });
    const again = taken(beginSending(order, 'rfd_r1', later(2 * MINUTE), later(MINUTE)));
    expect(again.refunds[0]).toMatchObject({ sentAt: later(MINUTE), errorCode: '' });
    expect(taken(settled(again, 'r1', refundOutcomes.refunded)).refunds[0]).toMatchObject({ status: 'SUCCESS' });
  });

  it('counts as sent when an earlier sending may have been made', () => {
    const first = taken(beginSending(asked, 'rfd_r1', later(MINUTE), later(10)));
    const order = refused(taken(beginSending(first, 'rfd_r1', later(2 * MINUTE), later(MINUTE))), later(MINUTE));
    expect(order.refunds[0]).toMatchObject({ sentAt: later(10), errorCode: 'gateway_credentials_refused' });
  });

  it('that has a result changes nothing', () => {
    const done = taken(settled(asked, 'r1', refundOutcomes.refunded));
    const late = { refundId: 'rfd_r1', begunAt: later(10), gatewayCode: 'denied' };
    expect(deferRefund(done, late, later(10)).kind).toBe('no-change');
  });
});

describe('refunds in any number, of any amounts, with outcomes in any order', () => {
  const outcome = fc.constantFrom(...Object.values(refundOutcomes));
  const act = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('ask'), minor: fc.option(fc.integer({ min: 1, max: PAID + 1 })) }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('again'), at: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('send'), at: fc.nat() }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('answer'), at: fc.nat(), outcome }) },
  );

  it('never come to more than was paid, and refuse exactly what would', () => {
    let accepted = 0;
    let refused = 0;
    const property = fc.property(fc.array(act, { maxLength: 80, size: 'max' }), (acts) => {
      let order = paid;
      let seconds = 0;
      const model = new Map<string, { minor: number; status: RefundStatus }>();
      const pick = (at: number) => [...model.keys()][model.size === 0 ? 0 : at % model.size];
      const used = () =>
        [...model.values()].filter(({ status }) => status !== 'FAILURE').reduce((sum, { minor }) => sum + minor, 0);
      for (const step of acts) {
        seconds += 1;
        const now = later(seconds * 1_000);
        let decision: Decision = { kind: 'no-change' };
        if ('minor' in step) {
          const name = `r${model.size}`;
          const minor = step.minor ?? PAID - used();
          decision = requestRefund(order, request(name, step.minor), now);
          const fits = minor > 0 && minor <= PAID - used();
          const code = model.size >= 25 ? 'request.exceeded' : fits ? 'step' : 'invalid.amount.exceeded';
          expect(refusalOf(decision)).toBe(code);
          if (code === 'step') model.set(name, { minor, status: 'PENDING' });
          if (code === 'step') accepted += 1;
          else refused += 1;
        } else {
          const name = pick(step.at);
          if (name === undefined) continue;
          const kept = model.get(name);
          if ('outcome' in step) {
            decision = settleRefund(order, `rfd_${name}`, step.outcome, now);
            const isResult = step.outcome.kind === 'refunded' || step.outcome.kind === 'failed';
            const isAnswer =
              (kept?.status === 'PENDING' && step.outcome.kind !== 'pending') ||
              (kept?.status === 'MANUAL_REVIEW' && isResult);
            expect(decision.kind).toBe(isAnswer ? 'step' : 'no-change');
            const status = {
              refunded: 'SUCCESS',
              failed: 'FAILURE',
              unclear: 'MANUAL_REVIEW',
              pending: 'PENDING',
            } as const;
            if (decision.kind === 'step' && kept !== undefined)
              model.set(name, { ...kept, status: status[step.outcome.kind] });
          } else if (step.act === 'again') {
            expect(refusalOf(requestRefund(order, request(name, 1), now))).toBe('duplicate.call');
          } else {
            decision = beginSending(order, `rfd_${name}`, later((seconds + 5) * 1_000), now);
          }
        }
        if (decision.kind === 'step') order = decision.order;
        expect(refundTotals(order).refunded).toBe(used());
        expect(refundTotals(order).left).toBe(PAID - used());
        expect(used()).toBeLessThanOrEqual(PAID);
        expect(order.refunds.map(({ status }) => status)).toEqual([...model.values()].map(({ status }) => status));
        const pending = order.refunds.some(({ status }) => status === 'PENDING');
        expect(nextRunAt(order) !== undefined).toBe(pending);
      }
    });
    fc.assert(property, { ...seeded(), numRuns: 1_000 });
    expect(Math.min(accepted, refused)).toBeGreaterThan(500);
  }, 60_000);
});
