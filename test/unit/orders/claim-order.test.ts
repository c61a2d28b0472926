/**
 * The merchant creates an order that an anonymous caller created before, in whatever status it is.
 */
import { describe, expect, it } from 'vitest';
import { EventName, TxnStatus } from '../../../generated/values.ts';
import { beginTxn } from '../../../server/domain/payments/attempt.ts';
import { claimOrder } from '../../../server/domain/payments/claim-order.ts';
import { newHold } from '../../../server/domain/payments/hold.ts';
import { newOrder, type OrderTerms } from '../../../server/domain/payments/new-order.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { refundTotals, requestRefund } from '../../../server/domain/payments/refunds.ts';
import { settleTxn } from '../../../server/domain/payments/settle.ts';
import {
  later,
  MINUTE,
  POLICY,
  paymentOutcomes,
  START,
  sampleDraft,
  sampleOrder,
  withAttempt,
} from '../../support/order-samples.ts';

const now = later(MINUTE);
const theirs: Order = { ...sampleOrder(), openedBy: 'stranger', uid: 'ord_of_the_stranger' };
const own: OrderTerms = { ...sampleOrder(), money: { minor: 10_000, currency: 'INR' }, expiryMinutes: undefined };
const dearer = { ...own, money: { minor: 99_900, currency: 'INR' } };
const foreign = { ...own, money: { minor: 10_000, currency: 'USD' } };

function created(terms: OrderTerms): Order {
  const birth = {
    uid: 'ord_new',
    merchantId: 'shop',
    routingId: 'r',
    openedBy: 'merchant',
    purpose: 'payment',
  } as const;
  return newOrder(terms, { ...birth, defaultExpiryMinutes: 30, now }).order;
}

/** The same amount on other payment terms. */
const others: readonly Order[] = [
  created({ ...own, metadata: [{ name: 'SVC:gateway_reference_id', value: 'aa' }] }),
  created({ ...own, metadata: [{ name: 'txns.auto_capture', value: 'false' }] }),
  { ...created(own), purpose: 'verification' },
];

function inState(status: TxnStatus): Order {
  const begunFor = { purpose: 'payment', autoCapture: true } as const;
  return withAttempt(theirs, status, { begunFor });
}

const unpaid = [
  TxnStatus.PENDING_VBV,
  TxnStatus.VBV_SUCCESSFUL,
  TxnStatus.AUTHORIZING,
  TxnStatus.AUTHENTICATION_FAILED,
  TxnStatus.AUTHORIZATION_FAILED,
  TxnStatus.SVC_DECLINED,
] as const;

describe('an order that a stranger opened', () => {
  it.each(unpaid)('is the merchant’s own with an attempt that is %s', (status) => {
    for (const terms of [own, dearer, foreign]) {
      const decision = claimOrder(inState(status), created(terms), 'rfd_over');
      if (decision.kind !== 'step') throw new Error(decision.kind);
      const { order } = decision;
      expect(order).toMatchObject({ openedBy: 'merchant', uid: 'ord_of_the_stranger', money: terms.money });
      expect([order.createdAt, order.expiresAt]).toEqual([now, later(31 * MINUTE)]);
      expect(order.txns).toHaveLength(1);
    }
  });

  it.each(unpaid)('is never charged another amount by an attempt that was %s', (status) => {
    for (const terms of [dearer, foreign]) {
      for (const kind of ['charged', 'authorized'] as const) {
        const taken = claimOrder(inState(status), created(terms), 'rfd_over');
        if (taken.kind !== 'step') throw new Error(taken.kind);
        const { txnUuid = '' } = taken.order.txns[0] ?? {};
        const notification = { txnUuid, outcome: paymentOutcomes[kind], refundId: 'rfd_1' };
        const settled = settleTxn(taken.order, notification, POLICY, later(2 * MINUTE));
        if (settled.kind !== 'step') throw new Error(settled.kind);
        expect(settled.order.txns.map((txn) => txn.status)).toEqual([TxnStatus.AUTO_REFUNDED]);
        expect(settled.order.refunds).toMatchObject([{ kind: 'auto', money: { minor: 10_000, currency: 'INR' } }]);
      }
    }
  });

  it.each(unpaid)('is never paid on other terms by an attempt that was %s', (status) => {
    for (const other of others) {
      const taken = claimOrder(inState(status), other, 'rfd_over');
      if (taken.kind !== 'step') throw new Error(taken.kind);
      const [txn] = taken.order.txns;
      // The attempt at the bank's page fails; a charge that is under way at the gateway continues.
      expect(txn?.status).toBe(status === TxnStatus.PENDING_VBV ? TxnStatus.AUTHENTICATION_FAILED : status);
      const notification = {
        txnUuid: txn?.txnUuid ?? '',
        outcome: paymentOutcomes.charged,
        refundId: 'rfd_1',
      } as const;
      const settled = settleTxn(taken.order, notification, POLICY, later(2 * MINUTE));
      if (settled.kind !== 'step') throw new Error(settled.kind);
      expect(settled.events).toEqual([EventName.AUTO_REFUND_INITIATED]);
      expect(settled.order.refunds).toMatchObject([{ kind: 'auto', money: own.money }]);
    }
  });

  it('stays as it was paid on the same terms, and the news of it told again changes nothing', () => {
    const paid = inState(TxnStatus.CHARGED);
    const taken = claimOrder(paid, created({ ...own, description: 'Two lamps' }), 'rfd_over');
    if (taken.kind !== 'step') throw new Error(taken.kind);
    const { status, expiresAt } = paid;
    expect(taken.order).toMatchObject({
      status,
      expiresAt,
      description: 'Two lamps',
      openedBy: 'merchant',
      refunds: [],
    });
    for (const kind of ['charged', 'authorized'] as const) {
      const notification = { txnUuid: 'txn_1', outcome: paymentOutcomes[kind], refundId: 'rfd_1' };
      expect(settleTxn(taken.order, notification, POLICY, later(2 * MINUTE))).toEqual({ kind: 'no-change' });
    }
  });

  it('is free again, and its payment goes back, where it was paid on other terms', () => {
    const paid = withAttempt(inState(TxnStatus.CHARGED), TxnStatus.PENDING_VBV);
    for (const other of [created(dearer), created(foreign), ...others]) {
      const taken = claimOrder(paid, other, 'rfd_over');
      if (taken.kind !== 'step') throw new Error(taken.kind);
      const { order, events } = taken;
      expect(events).toEqual([EventName.AUTO_REFUND_INITIATED, EventName.TXN_FAILED, EventName.ORDER_UPDATED]);
      expect(order.txns.map(({ status }) => status)).toEqual([
        TxnStatus.AUTO_REFUNDED,
        TxnStatus.AUTHENTICATION_FAILED,
      ]);
      expect(order.refunds).toMatchObject([{ id: 'rfd_over', kind: 'auto', txnUuid: 'txn_1', money: own.money }]);
      expect(refundTotals(order)).toEqual({ refunded: 0, settled: 0, left: 0 });
      expect(beginTxn(order, sampleDraft('challenge', 'txn_3', now), { maxAttempts: 25 }, now).kind).toBe('step');
      expect(order).toMatchObject({ money: other.money, purpose: other.purpose, expiresAt: other.expiresAt });
    }
  });

  it('is refused where a payment on other terms cannot be given back whole', () => {
    const asked = { id: 'rfd_0', requestId: 'mine', callMark: null, minor: 1, txnUuid: null };
    const refunded = requestRefund(inState(TxnStatus.CHARGED), asked, START);
    if (refunded.kind !== 'step') throw new Error(refunded.kind);
    const hold = newHold(START);
    const captured = withAttempt(theirs, TxnStatus.CHARGED, { hold });
    const held = [TxnStatus.AUTHORIZED, TxnStatus.CAPTURE_INITIATED, TxnStatus.VOIDED] as const;
    for (const before of [refunded.order, captured, ...held.map((status) => withAttempt(theirs, status, { hold }))]) {
      expect(claimOrder(before, created(dearer), 'rfd_over')).toEqual({ kind: 'refusal', code: 'unique' });
      expect(claimOrder(before, created(own), 'rfd_over').kind).toBe('step');
    }
  });
});
