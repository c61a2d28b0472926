/**
 * The refund operations: of an order, and of the transaction that has paid it.
 */
import type { RefundsHandlers } from '../../generated/server/handlers.ts';
import type { Contexts } from '../http/context.ts';
import type { createShownOrder } from '../orders/answer-wire.ts';
import { warnOfOrder } from '../orders/call-warnings.ts';
import type { AskRefund, RefundAsked } from './ask-refund.ts';
import { accepted, toAsked, toTxnRefund } from './wire.ts';

export interface RefundsDeps {
  readonly askRefund: AskRefund;
  readonly forMerchant: ReturnType<typeof createShownOrder>['forMerchant'];
}

export function refundsHandlers({ askRefund, forMerchant }: RefundsDeps): RefundsHandlers<Contexts> {
  const headers = { 'Cache-Control': 'no-store' };

  return {
    async refundOrder({ path, body }, context) {
      const { merchant, version } = context;
      const target = { kind: 'order', orderId: path.order_id } as const;
      const asked: RefundAsked = { merchant, target, callMark: context.callMark(), ...toAsked(body) };
      const { stored } = accepted(asked, await askRefund(asked));
      warnOfOrder(stored.order, context);
      return { status: 200, body: forMerchant(stored, version), headers };
    },

    async refundTxn({ body }, context) {
      const target = { kind: 'txn', txnId: body.txn_id } as const;
      const { merchant } = context;
      const asked: RefundAsked = { merchant, target, callMark: context.callMark(), ...toAsked(body) };
      const { stored, refund } = accepted(asked, await askRefund(asked));
      warnOfOrder(stored.order, context);
      return { status: 200, body: toTxnRefund(stored, refund), headers };
    },
  };
}
