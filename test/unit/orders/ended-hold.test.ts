/**
 * Captures and voids that were made at the gateway itself: which belong to a transaction, and what they change.
 */
import { describe, expect, it } from 'vitest';
import type { TxnStatus } from '../../../generated/values.ts';
import { endOutside, outsideMoney } from '../../../server/domain/payments/ended-hold.ts';
import { newHold } from '../../../server/domain/payments/hold.ts';
import { isLateFailure, judgeHold, settleHold } from '../../../server/domain/payments/holds.ts';
import { type Order, txnOf } from '../../../server/domain/payments/order.ts';
import { settleTxn } from '../../../server/domain/payments/settle.ts';
import type { Txn } from '../../../server/domain/payments/txn.ts';
import type { HoldEndOutcome } from '../../../server/domain/ports/gateway-connector.ts';
import { later, POLICY, paymentOutcomes, START, sampleOrder, withAttempt } from '../../support/order-samples.ts';

const HOUR = 3_600_000;

function only({ txns: [txn] }: Order): Txn {
  if (txn === undefined) throw new Error('the order has no attempt');
  return txn;
}

const held = (status: TxnStatus) => withAttempt(sampleOrder(), status, { hold: newHold(START) });
const captureOf = (minor: number, currency = only(held('AUTHORIZED')).money.currency) =>
  ({ kind: 'capture', id: 'out_1', money: { minor, currency } }) as const;
const release = { kind: 'void', id: 'out_1' } as const;

describe('a capture or void at the gateway itself', () => {
  it.each([
    ['AUTHORIZED', captureOf(10_000), 10_000],
    ['AUTHORIZED', captureOf(1), 1],
    ['CAPTURE_INITIATED', captureOf(4_000), 4_000],
    ['AUTHORIZED', captureOf(10_001), undefined],
    ['AUTHORIZED', captureOf(0), undefined],
    ['AUTHORIZED', captureOf(10_000, 'XXX'), undefined],
    ['VOIDED', captureOf(10_000), undefined],
    ['CHARGED', captureOf(10_000), undefined],
    ['VOID_FAILED', release, 10_000],
    ['VOIDED', release, 10_000],
    ['AUTO_REFUNDED', release, 10_000],
    ['CHARGED', release, undefined],
  ] as const)('of a hold that is %s: %j', (status, end, minor) => {
    expect(outsideMoney(only(held(status)), end)?.minor).toBe(minor);
  });

  it('is one of no other payment; a capture of what was charged at once is known', () => {
    expect(outsideMoney(only(withAttempt(sampleOrder(), 'AUTHORIZATION_FAILED')), release)).toBeUndefined();
    expect(outsideMoney(only(withAttempt(sampleOrder(), 'PENDING_VBV')), captureOf(10_000))).toBeUndefined();
    const charged = withAttempt(sampleOrder(), 'CHARGED');
    expect(outsideMoney(only(charged), captureOf(10_000))?.minor).toBe(10_000);
    expect(endOutside(charged, only(charged), captureOf(10_000), later(1))).toEqual({ kind: 'no-change' });
  });

  it('that fails later is a late failure of the order, although it has no id of ours', () => {
    const order = held('AUTHORIZED');
    const ended = endOutside(order, only(order), captureOf(10_000), later(1));
    if (ended.kind !== 'step') throw new Error(ended.kind);
    const failed = { kind: 'failed', reason: 'no', afterSuccess: true } as const;
    expect(isLateFailure(only(ended.order), '', failed)).toBe(true);
  });
});

describe('a request that is open', () => {
  function asked(kind: 'capture' | 'void'): Order {
    const request = { kind, id: 'hld_1', key: '', minor: undefined, askedBy: 'service' } as const;
    const order = held('AUTHORIZED');
    const verdict = judgeHold(order, only(order).txnUuid, request, POLICY, later(0));
    if (verdict.kind !== 'begun') throw new Error(verdict.kind);
    return verdict.order;
  }
  const settled = (order: Order, outcome: HoldEndOutcome, ms: number) => {
    const decision = settleHold(order, only(order).txnUuid, 'hld_1', outcome, POLICY, later(ms));
    if (decision.kind !== 'step') throw new Error(decision.kind);
    return decision;
  };

  it.each([
    [0, POLICY.reconcileAfterMs],
    [HOUR, Math.max(POLICY.reconcileAfterMs, HOUR / 8)],
    [100 * HOUR, HOUR],
  ])('for %i ms is repeated %i ms later', (openFor, wait) => {
    const { order } = settled(asked('capture'), { kind: 'pending' }, openFor);
    expect(only(order).reconcileAt).toEqual(later(openFor + wait));
  });

  it.each(['capture', 'void'] as const)('as a %s ends with what the gateway captured instead', (kind) => {
    const outcome = { kind: 'failed', reason: 'no', instead: captureOf(4_000) } as const;
    const { order, events } = settled(asked(kind), outcome, 1);
    expect(events).toEqual(['ORDER_PARTIAL_CHARGED']);
    expect(only(order).hold?.actions).toMatchObject([
      { id: 'hld_1', outcome: 'failed' },
      { id: 'out_1', kind: 'capture', askedBy: 'gateway', outcome: 'done', money: { minor: 4_000 } },
    ]);
  });

  it('fails when what the gateway captured cannot be of this payment', () => {
    const outcome = { kind: 'failed', reason: 'no', instead: captureOf(10_001) } as const;
    expect(only(settled(asked('capture'), outcome, 1).order).status).toBe('CAPTURE_FAILED');
  });

  it.each(['CAPTURE_FAILED', 'VOID_INITIATED', 'VOID_FAILED', 'CAPTURE_INITIATED'] as const)(
    'or failed (%s) is not ended by a report about the payment, which does not say how much was captured',
    (status) => {
      const order = held(status);
      const { txnUuid } = only(order);
      const settlement = { txnUuid, outcome: paymentOutcomes.charged, refundId: 'rfd_1' };
      expect(settleTxn(order, settlement, POLICY, later(1))).toEqual({ kind: 'no-change' });
      expect(txnOf(order, txnUuid)?.status).toBe(status);
    },
  );
});
