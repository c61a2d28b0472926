/** The list of an order's attempts, each told of as the contract's examples tell of one that has come out so. Pure. */
import { OperationId } from '../../generated/values.ts';
import { toMajor } from '../../server/orders/money.ts';
import { toObject } from '../generate/json.ts';
import { type AttemptStage, errorCodeOf, txnStatusOf } from './attempts.ts';
import { answerExample, type MockedOperation } from './mocked-operations.ts';
import { txnUuid } from './own-ids.ts';
import type { TxnListOf } from './shown-order.ts';
import type { KnownOrder } from './story.ts';

/** The example of an order that is told of by such an attempt. */
const examples: Readonly<Record<AttemptStage, string>> = {
  being_paid: 'being_paid',
  mismatched: 'being_paid',
  charged: 'charged',
  authorized: 'charged',
  voided: 'charged',
  failed: 'failed',
  cancelled: 'cancelled',
  declined: 'declined',
};

export type OwnTxns = (order: string | undefined, known: KnownOrder) => TxnListOf;

/** An order that the caller has not made has the one attempt that its example shows. */
export function ownTxns(operations: readonly MockedOperation[]): OwnTxns {
  return (order, { attempts, money }) =>
    (leading) => {
      if (order === undefined || attempts.length === 0) return [leading];
      return attempts.map(({ number, stage, captured = money.minor }) => ({
        ...toObject(answerExample(operations, OperationId.getOrder, examples[stage]).txn_detail, stage),
        order_id: order,
        txn_id: String(leading.txn_id).replace(/[0-9]+$/, String(number)),
        txn_uuid: txnUuid(order, number),
        status: txnStatusOf(stage),
        error_code: errorCodeOf(stage),
        txn_amount: toMajor(money),
        net_amount: toMajor({ ...money, minor: captured }),
        currency: money.currency,
      }));
    };
}
