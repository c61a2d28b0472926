/**
 * The stored projection of an order has a format number: a change of the format must increment it.
 */
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DeclineCode, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { toOrderView } from '../../../server/api/orders/payment-part-wire.ts';
import { applyDispute } from '../../../server/domain/payments/disputes.ts';
import { requestRefund } from '../../../server/domain/payments/refunds.ts';
import { disputeReport, later, receipt, START, sampleOrder, withAttempt } from '../../support/order-samples.ts';

/** An order with a declined attempt, a successful one, a refund and a dispute. */
function fullOrder() {
  const failure = { errorCode: TxnErrorCode.authorization_failed, errorMessage: 'Refused.', bankErrorCode: '05' };
  const declined = { ...failure, declineCode: DeclineCode.do_not_honour, receipt };
  const failed = withAttempt(sampleOrder(), TxnStatus.AUTHORIZATION_FAILED, declined);
  const paid = withAttempt(failed, TxnStatus.CHARGED, { receipt });
  const asked = { id: 'rfd_1', requestId: 'r1', callMark: null, minor: 4_000, txnUuid: null };
  const refunded = requestRefund(paid, asked, later(1));
  if (refunded.kind !== 'step') throw new Error('the refund was not taken');
  const report = disputeReport({ at: later(2), respondBy: later(3) });
  const disputed = applyDispute(refunded.order, 'txn_2', report, later(4));
  if (disputed.kind !== 'step') throw new Error('the dispute was not recorded');
  return disputed.order;
}

/** The digest of the projection in the format with this number. */
const written = [2, '0d6fa3504ed61d2d'];

it('is written as the number of its form says; what is written otherwise needs the next number, and its digest here', () => {
  const order = fullOrder();
  expect(order.createdAt).toEqual(START);
  const { form, text } = toOrderView(order);
  expect([form, hash('sha256', text, 'hex').slice(0, 16)]).toEqual(written);
});
