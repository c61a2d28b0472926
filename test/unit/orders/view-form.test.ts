/**
 * The stored projection of an order has a format number: a change of the format must increment it.
 */
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { toOrderView } from '../../../server/api/orders/payment-part-wire.ts';
import { requestRefund } from '../../../server/domain/payments/refunds.ts';
import { later, receipt, START, sampleOrder, withAttempt } from '../../support/order-samples.ts';

/** An order with a failed attempt, a successful one, and a refund. */
function fullOrder() {
  const failure = { errorCode: TxnErrorCode.authorization_failed, errorMessage: 'Refused.', bankErrorCode: '05' };
  const failed = withAttempt(sampleOrder(), TxnStatus.AUTHORIZATION_FAILED, { ...failure, receipt });
  const paid = withAttempt(failed, TxnStatus.CHARGED, { receipt });
  const asked = { id: 'rfd_1', requestId: 'r1', callMark: null, minor: 4_000, txnUuid: null };
  const refunded = requestRefund(paid, asked, later(1));
  if (refunded.kind !== 'step') throw new Error('the refund was not taken');
  return refunded.order;
}

/** The digest of the projection in the format with this number. */
const written = [1, '163466aaa504ff9f'];

it('is written as the number of its form says; what is written otherwise needs the next number, and its digest here', () => {
  const order = fullOrder();
  expect(order.createdAt).toEqual(START);
  const { form, text } = toOrderView(order);
  expect([form, hash('sha256', text, 'hex').slice(0, 16)]).toEqual(written);
});
