/**
 * Converts refunds between the wire format and the domain. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode, OperationId } from '../../../generated/values.ts';
import { fieldChange } from '../../domain/merchants/changed-fields.ts';
import type { OrderRefund } from '../../domain/payments/order.ts';
import { ApiError, type FieldProblem } from '../../http/errors/api-error.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { RefundAnswer, RefundSubmission } from '../../usecases/payments/submit-refund.ts';
import type { TrailedCall } from '../audit/trail.ts';
import { toRefund } from '../orders/refund-wire.ts';

type RefundForm = components['schemas']['RefundForm'];

/** The parameter that each refusal is about. */
const invalidFields: ReadonlyMap<ErrorCode, FieldProblem> = new Map([
  [ErrorCode.duplicate_call, { name: 'unique_request_id', reason: 'was already used' }],
  [ErrorCode.invalid_amount, { name: 'amount', reason: 'must be above 0' }],
  [ErrorCode.invalid_amount_exceeded, { name: 'amount', reason: 'exceeds the refundable amount' }],
]);

function unknownError(submission: RefundSubmission, orderId: string | undefined): ApiError {
  const details = orderId === undefined ? {} : { orderId };
  if (submission.target.kind === 'order') return new ApiError(ErrorCode.order_not_found, details);
  const message = 'No transaction has this txn_id. Check the id and the x-merchantid header.';
  const fields = [{ name: 'txn_id', reason: 'does not match a transaction of this merchant' }];
  return new ApiError(ErrorCode.order_not_found, { ...details, message, fields });
}

/** The refund that a body requests, for an order or a transaction. */
export function toSubmission(body: RefundForm): Pick<RefundSubmission, 'requestId' | 'amount'> {
  return { requestId: body.unique_request_id, amount: body.amount };
}

/** The call for the audit log. */
export function toAuditedCall({ target, requestId, amount }: RefundSubmission): TrailedCall {
  const changes = [fieldChange('unique_request_id', null, requestId), fieldChange('amount', null, amount)];
  return target.kind === 'order'
    ? { operation: OperationId.refundOrder, objectId: target.orderId, changes }
    : { operation: OperationId.refundTxn, objectId: target.txnId, changes };
}

/** The accepted refund. @throws ApiError if it was refused. */
export function accepted(
  submission: RefundSubmission,
  answer: RefundAnswer,
): { readonly stored: StoredOrder; readonly refund: OrderRefund } {
  switch (answer.kind) {
    case 'accepted':
      return answer;
    case 'refused': {
      const field = invalidFields.get(answer.code);
      throw new ApiError(answer.code, field === undefined ? {} : { fields: [field] });
    }
    case 'unknown':
      throw unknownError(submission, answer.orderId);
    case 'bad-amount':
      throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'amount', reason: answer.reason }] });
    default: {
      const never: never = answer;
      return never;
    }
  }
}

/** A refund with its order. */
export function toTxnRefund(stored: StoredOrder, refund: OrderRefund): components['schemas']['TxnRefund'] {
  return { ...toRefund(refund), order_id: stored.order.orderId };
}
