/**
 * The refund operations: of an order, and of the transaction that has paid it.
 */
import type { RefundsHandlers } from '../../../generated/server/handlers.ts';
import { warnOfOrder } from '../../http/request/call-warnings.ts';
import type { Contexts, MerchantContext } from '../../http/request/context.ts';
import type { AskRefund, RefundAsked } from '../../usecases/payments/ask-refund.ts';
import type { AuditTrail } from '../audit/trail.ts';
import type { createShownOrder } from '../orders/answer-wire.ts';
import { accepted, toAsked, toAuditedCall, toTxnRefund } from './wire.ts';

export interface RefundsDeps {
  readonly askRefund: AskRefund;
  readonly trail: AuditTrail;
  readonly forMerchant: ReturnType<typeof createShownOrder>['forMerchant'];
}

export function refundsHandlers({ askRefund, trail, forMerchant }: RefundsDeps): RefundsHandlers<Contexts> {
  const headers = { 'Cache-Control': 'no-store' };
  const ask = (asked: RefundAsked, context: MerchantContext) =>
    trail.around(context, toAuditedCall(asked), async () => accepted(asked, await askRefund(asked)));

  return {
    async refundOrder({ path, body }, context) {
      const { merchant, version } = context;
      const target = { kind: 'order', orderId: path.order_id } as const;
      const asked: RefundAsked = { merchant, target, callMark: context.callMark(), ...toAsked(body) };
      const { stored } = await ask(asked, context);
      warnOfOrder(stored.order, context);
      return { status: 200, body: forMerchant(stored, version), headers };
    },

    async refundTxn({ body }, context) {
      const target = { kind: 'txn', txnId: body.txn_id } as const;
      const { merchant } = context;
      const asked: RefundAsked = { merchant, target, callMark: context.callMark(), ...toAsked(body) };
      const { stored, refund } = await ask(asked, context);
      warnOfOrder(stored.order, context);
      return { status: 200, body: toTxnRefund(stored, refund), headers };
    },
  };
}
