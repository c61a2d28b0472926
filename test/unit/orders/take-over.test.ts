/** The merchant creates an order that an anonymous caller has opened, whatever state it is in. */
import { describe, expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import { newOrder, type OrderTerms } from '../../../server/domain/payments/new-order.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { settleTxn } from '../../../server/domain/payments/settle.ts';
import { takeOver } from '../../../server/domain/payments/take-over.ts';
import { later, MINUTE, POLICY, receipt, sampleOrder, withAttempt } from '../../support/order-samples.ts';

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

function inState(status: TxnStatus): Order {
  return { ...withAttempt(theirs, status), openedBy: 'stranger' };
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
      const decision = takeOver(inState(status), created(terms));
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
        const taken = takeOver(inState(status), created(terms));
        if (taken.kind !== 'step') throw new Error(taken.kind);
        const { txnUuid = '' } = taken.order.txns[0] ?? {};
        const news = { txnUuid, outcome: { kind, receipt }, refundId: 'rfd_1' };
        const settled = settleTxn(taken.order, news, POLICY, later(2 * MINUTE));
        if (settled.kind !== 'step') throw new Error(settled.kind);
        expect(settled.order.txns.map((txn) => txn.status)).toEqual([TxnStatus.AUTO_REFUNDED]);
        expect(settled.order.refunds).toMatchObject([{ kind: 'auto', money: { minor: 10_000, currency: 'INR' } }]);
      }
    }
  });

  it('stays as it was paid: with the same amount it becomes the merchant’s, with another it is refused', () => {
    const paid = inState(TxnStatus.CHARGED);
    expect(takeOver(paid, created({ ...own, description: 'Two lamps' }))).toMatchObject({
      kind: 'step',
      order: { status: paid.status, expiresAt: paid.expiresAt, description: 'Two lamps', openedBy: 'merchant' },
    });
    for (const terms of [dearer, foreign]) {
      expect(takeOver(paid, created(terms))).toEqual({ kind: 'refusal', code: 'unique' });
    }
  });
});
