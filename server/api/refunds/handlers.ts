/**
 * Handlers of refunds, by order and by transaction.
 */
import type { RefundsHandlers } from '../../../generated/server/handlers.ts';
import { warnOfOrder } from '../../http/request/call-warnings.ts';
import type { Contexts, MerchantContext } from '../../http/request/context.ts';
import type { RefundSubmission, SubmitRefund } from '../../usecases/payments/submit-refund.ts';
import type { AuditTrail } from '../audit/trail.ts';
import type { createShownOrder } from '../orders/answer-wire.ts';
import { accepted, toAuditedCall, toSubmission, toTxnRefund } from './wire.ts';

export interface RefundsDeps {
  readonly submitRefund: SubmitRefund;
  readonly trail: AuditTrail;
  readonly forMerchant: ReturnType<typeof createShownOrder>['forMerchant'];
}

export function refundsHandlers({ submitRefund, trail, forMerchant }: RefundsDeps): RefundsHandlers<Contexts> {
  const headers = { 'Cache-Control': 'no-store' };
  const submit = (submission: RefundSubmission, context: MerchantContext) =>
    trail.around(context, toAuditedCall(submission), async () => accepted(submission, await submitRefund(submission)));

  return {
    async refundOrder({ path, body }, context) {
      const { merchant, version } = context;
      const target = { kind: 'order', orderId: path.order_id } as const;
      const submission: RefundSubmission = {
        merchant,
        target,
        idempotencyFingerprint: context.idempotencyFingerprint(),
        ...toSubmission(body),
      };
      const { stored } = await submit(submission, context);
      warnOfOrder(stored.order, context);
      return { status: 200, body: forMerchant(stored, version), headers };
    },

    async refundTxn({ body }, context) {
      const target = { kind: 'txn', txnId: body.txn_id } as const;
      const { merchant } = context;
      const submission: RefundSubmission = {
        merchant,
        target,
        idempotencyFingerprint: context.idempotencyFingerprint(),
        ...toSubmission(body),
      };
      const { stored, refund } = await submit(submission, context);
      warnOfOrder(stored.order, context);
      return { status: 200, body: toTxnRefund(stored, refund), headers };
    },
  };
}
