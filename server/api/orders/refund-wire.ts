/**
 * Converts the refunds and disputes of an order to the wire format. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { toMajor } from '../../domain/money.ts';
import type { OrderDispute, OrderRefund } from '../../domain/payments/order.ts';
import { toTimestamp } from '../../platform/runtime.ts';

const types = {
  merchant: 'STANDARD',
  auto: 'AUTO_REFUND',
  verification: 'CARD_VERIFICATION',
  gateway: 'STANDARD',
} as const satisfies Record<OrderRefund['kind'], string>;

const initiators = {
  merchant: 'API',
  auto: 'SVC',
  verification: 'SVC',
  gateway: 'GATEWAY',
} as const satisfies Record<OrderRefund['kind'], string>;

/** The wire format of a refund. */
export function toRefund(refund: OrderRefund): components['schemas']['Refund'] {
  return {
    id: refund.id,
    unique_request_id: refund.requestId,
    txn_id: refund.txnId,
    ref: refund.reference,
    amount: toMajor(refund.money),
    created: toTimestamp(refund.createdAt),
    status: refund.status,
    error_code: refund.errorCode,
    error_message: refund.errorMessage,
    sent_to_gateway: refund.sentAt !== null || refund.outsideId !== undefined,
    arn: refund.arn,
    initiated_by: initiators[refund.kind],
    refund_source: refund.gateway,
    refund_type: types[refund.kind],
    pg_processed_at: refund.processedAt === null ? null : toTimestamp(refund.processedAt),
  };
}

/** The wire format of a dispute. */
export function toDispute(dispute: OrderDispute): components['schemas']['Dispute'] {
  return {
    dispute_id: dispute.id,
    txn_id: dispute.txnId,
    txn_uuid: dispute.txnUuid,
    status: dispute.status,
    amount: toMajor(dispute.money),
    currency: dispute.money.currency,
    reason: dispute.reason,
    respond_by: dispute.respondBy === null ? null : toTimestamp(dispute.respondBy),
    date_created: toTimestamp(dispute.createdAt),
    last_updated: toTimestamp(dispute.updatedAt),
  };
}
