/**
 * Handlers of what a user does with an order in the settings: refund, capture, void, expire. The rules and the use cases
 * are those of the merchant API; the audit log names the user.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { NEWEST_VERSION } from '../../../domain/api-version.ts';
import { fieldChange } from '../../../domain/merchants/changed-fields.ts';
import { expireNow } from '../../../domain/payments/authentication.ts';
import type { PageLinks } from '../../../domain/payments/reference.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts, SettingsContext } from '../../../http/request/context.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { type OrderStore, orderKey, type StoredOrder } from '../../../storage/orders.ts';
import type { Commit } from '../../../usecases/payments/commit-order.ts';
import type { EndHold } from '../../../usecases/payments/end-hold.ts';
import type { RefundSubmission, SubmitRefund } from '../../../usecases/payments/submit-refund.ts';
import type { AuditTrail, TrailedCall } from '../../audit/trail.ts';
import { createShownOrder } from '../../orders/answer-wire.ts';
import { accepted, toAuditedCall, toSubmission } from '../../refunds/wire.ts';
import { createEndTxn, type HoldEnd } from '../../txns/hold-handlers.ts';

type ActionHandlers = Pick<
  SettingsHandlers<Contexts>,
  'issueRefund' | 'captureAuthorization' | 'voidAuthorization' | 'expireOrder'
>;

export interface OrderActionsParts {
  readonly store: Pick<OrderStore, 'findByTxn'>;
  readonly commit: Commit;
  readonly endHold: EndHold;
  readonly submitRefund: SubmitRefund;
  readonly links: PageLinks;
  readonly trail: AuditTrail;
  readonly runtime: Runtime;
}

/** The errors of the merchant API name its header, which a call of the settings does not have. */
function asSettingsError(error: unknown, orderId?: string): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === ErrorCode.order_not_found && orderId !== undefined) {
    return new ApiError(error.code, { orderId, message: 'No order has this order_id. Check the id.' });
  }
  if (error.code === ErrorCode.object_not_found) {
    return new ApiError(error.code, { message: 'No transaction has this txn_uuid. Check the id.' });
  }
  return error;
}

export function orderActionHandlers(parts: OrderActionsParts): ActionHandlers {
  const { commit, submitRefund, trail, runtime } = parts;
  const endTxn = createEndTxn(parts);
  const { forMerchant } = createShownOrder(parts.links);

  /** Carries out an audited call, and answers the order. */
  function changed(
    context: SettingsContext,
    call: TrailedCall,
    orderId: string | undefined,
    act: () => Promise<StoredOrder>,
  ) {
    return trail.around(context, call, async () => {
      const stored = await act().catch((error: unknown) => {
        throw asSettingsError(error, orderId);
      });
      const headers = { 'Cache-Control': 'no-store' };
      return { status: 200, headers, body: forMerchant(stored, NEWEST_VERSION) } as const;
    });
  }

  function end(operation: AdminOperationId, context: SettingsContext, request: HoldEnd) {
    const { txnUuid: objectId, amount } = request;
    const changes = amount === undefined ? [] : [fieldChange('amount', null, amount)];
    return changed(context, { operation, objectId, changes }, undefined, () => endTxn(context.merchant, request));
  }

  return {
    issueRefund({ path, body }, context) {
      const submission: RefundSubmission = {
        merchant: context.merchant,
        target: { kind: 'order', orderId: path.order_id },
        // A repetition after a crash is refused by its unique_request_id.
        idempotencyFingerprint: null,
        ...toSubmission(body),
      };
      const call = { ...toAuditedCall(submission), operation: AdminOperationId.issueRefund };
      return changed(context, call, path.order_id, async () => {
        return accepted(submission, await submitRefund(submission)).stored;
      });
    },

    captureAuthorization: ({ path, headers, body }, context) =>
      end(AdminOperationId.captureAuthorization, context, {
        kind: 'capture',
        txnUuid: path.txn_uuid,
        key: headers['Idempotency-Key'] ?? '',
        amount: body.amount,
      }),

    voidAuthorization: ({ path, headers }, context) =>
      end(AdminOperationId.voidAuthorization, context, {
        kind: 'void',
        txnUuid: path.txn_uuid,
        key: headers['Idempotency-Key'] ?? '',
        amount: undefined,
      }),

    expireOrder({ path: { order_id: orderId } }, context) {
      const call = { operation: AdminOperationId.expireOrder, objectId: orderId, changes: [] };
      return changed(context, call, orderId, async () => {
        const { merchant } = context;
        const now = runtime.clock.now();
        const change = await commit.change(merchant, orderKey(merchant.merchantId, orderId), (order) =>
          expireNow(order, now),
        );
        if (change.kind === 'unknown') throw new ApiError(ErrorCode.order_not_found, { orderId });
        if (change.kind === 'refused') {
          const message = `The order is ${change.stored.order.status}. Only an unpaid order can expire; refund or void its payment instead.`;
          throw new ApiError(change.refusal.code, { message });
        }
        return change.stored;
      });
    },
  };
}
