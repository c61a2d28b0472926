/**
 * Notifications of requests to the gateway: which are accepted, and what they change.
 */
import { describe, expect, it } from 'vitest';
import { applyNotification, requestedMoney } from '../../../server/domain/payments/gateway-notification.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { beginSending } from '../../../server/domain/payments/refunds.ts';
import { settleTxn } from '../../../server/domain/payments/settle.ts';
import type { NotifiedContent } from '../../../server/domain/ports/gateway-connector.ts';
import {
  disputeReport,
  later,
  MINUTE,
  POLICY,
  paymentOutcomes,
  START,
  sampleOrder,
  taken,
  withAttempt,
} from '../../support/order-samples.ts';

const UUID = 'txn_1';
const REFUND = 'rfd_1';

/** A hold that began after the order's expiry, and is released by a void under the refund's id. */
function heldTooLate(): Order {
  const failed = withAttempt(sampleOrder(), 'AUTHORIZATION_FAILED');
  const [txn] = failed.txns;
  const settlement = {
    txnUuid: txn?.txnUuid ?? UUID,
    outcome: paymentOutcomes.authorized,
    refundId: REFUND,
  };
  return taken(settleTxn(failed, settlement, POLICY, later(60 * MINUTE)));
}

const uuidOf = ({ txns: [txn] }: Order) => txn?.txnUuid ?? UUID;
const voided: NotifiedContent = { about: 'void', requestId: REFUND, outcome: { kind: 'done' } };
const received = (order: Order, content: NotifiedContent) => ({
  txnUuid: uuidOf(order),
  content,
  refundId: 'rfd_other',
});

describe('money that was held too late', () => {
  it('is not known to be let go before the gateway was asked', () => {
    const order = heldTooLate();
    expect(requestedMoney(order, uuidOf(order), voided)).toBeUndefined();
    expect(applyNotification(order, received(order, voided), POLICY, START)).toEqual({ kind: 'no-change' });
  });

  it.each([
    ['voided', voided, 'SUCCESS'],
    ['not voided', { ...voided, outcome: { kind: 'failed', reason: 'no' } } as const, 'FAILURE'],
  ] as const)('is, by news that it was %s, given back or not', (_, content, status) => {
    const now = later(61 * MINUTE);
    const order = taken(beginSending(heldTooLate(), REFUND, later(70 * MINUTE), now));
    expect(requestedMoney(order, uuidOf(order), content)).toEqual(order.money);
    const after = taken(applyNotification(order, received(order, content), POLICY, now));
    expect(after.refunds).toMatchObject([{ id: REFUND, status }]);
    expect(applyNotification(after, received(after, content), POLICY, now)).toEqual({ kind: 'no-change' });
  });
});

describe('a dispute', () => {
  const paid = withAttempt(sampleOrder(), 'CHARGED');

  it.each([
    [{ minor: 100, currency: '' }],
    [{ minor: 100, currency: 'zzz' }],
    [{ minor: Number.POSITIVE_INFINITY, currency: 'INR' }],
  ])('of %j, which is no money, is not recorded', (money) => {
    const content: NotifiedContent = { about: 'dispute', dispute: disputeReport({ at: START, money }) };
    expect(requestedMoney(paid, uuidOf(paid), content)).toBeUndefined();
    expect(applyNotification(paid, received(paid, content), POLICY, START)).toEqual({ kind: 'no-change' });
  });
});
