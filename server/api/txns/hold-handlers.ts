/**
 * Handlers of capture and void. domain/payments/holds.ts decides what is allowed.
 */
import type { TransactionsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode, OperationId } from '../../../generated/values.ts';
import { fieldChange } from '../../domain/merchants/changed-fields.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { checkMoney } from '../../domain/payments/check-terms.ts';
import type { HoldRequest } from '../../domain/payments/holds.ts';
import type { PageLinks } from '../../domain/payments/reference.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { warnOfOrder } from '../../http/request/call-warnings.ts';
import type { Contexts, MerchantContext } from '../../http/request/context.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import type { EndHold } from '../../usecases/payments/end-hold.ts';
import type { AuditTrail } from '../audit/trail.ts';
import { createShownOrder } from '../orders/answer-wire.ts';
import { termsError } from '../orders/terms-wire.ts';
import { holdError } from './hold-error.ts';

export interface HoldHandlersDeps {
  readonly store: Pick<OrderStore, 'findByTxn'>;
  readonly endHold: EndHold;
  readonly trail: AuditTrail;
  readonly links: PageLinks;
}

type HoldHandlers = Pick<TransactionsHandlers<Contexts>, 'captureTxn' | 'voidTxn'>;

interface HoldCall {
  readonly kind: HoldRequest['kind'];
  readonly txnUuid: string;
  readonly headers: { readonly 'Idempotency-Key'?: string };
  readonly body: { readonly idempotence_key?: string } | undefined;
  readonly amount: string | undefined;
}

/** The amount in minor units of the order's currency. */
function minorOf(amount: string | undefined, { order }: StoredOrder): number | undefined {
  if (amount === undefined) return undefined;
  const checked = checkMoney(amount, order.money.currency);
  if (!checked.ok) throw termsError(checked.problem);
  return checked.value.minor;
}

/** A capture or void, as the merchant API and the settings carry it out. */
export interface HoldEnd {
  readonly kind: HoldRequest['kind'];
  readonly txnUuid: string;
  /** The caller's idempotency key; empty without one. */
  readonly key: string;
  readonly amount: string | undefined;
}

/** Captures or voids. @throws ApiError when it is refused. */
export function createEndTxn({ store, endHold }: Pick<HoldHandlersDeps, 'store' | 'endHold'>) {
  return async function endTxn(merchant: Merchant, { kind, txnUuid, key, amount }: HoldEnd): Promise<StoredOrder> {
    const found = await store.findByTxn(merchant.merchantId, txnUuid);
    if (found === undefined) throw new ApiError(ErrorCode.object_not_found);
    const request = { kind, key, minor: minorOf(amount, found), askedBy: 'merchant' } as const;
    const result = await endHold.request(merchant, found.key, txnUuid, request);
    switch (result.kind) {
      case 'done':
      case 'repeated':
        return result.stored;
      case 'refused':
        throw holdError(result.txn, result.why);
      case 'unknown':
        throw new ApiError(ErrorCode.object_not_found);
      default:
        return result satisfies never;
    }
  };
}

export function holdHandlers({ store, endHold, trail, links }: HoldHandlersDeps): HoldHandlers {
  const { forMerchant } = createShownOrder(links);
  const endTxn = createEndTxn({ store, endHold });

  function end(call: HoldCall, context: MerchantContext) {
    const { kind, txnUuid, amount } = call;
    const operation = kind === 'capture' ? OperationId.captureTxn : OperationId.voidTxn;
    const changes = amount === undefined ? [] : [fieldChange('amount', null, amount)];
    return trail.around(context, { operation, objectId: txnUuid, changes }, () => ended(call, context));
  }

  async function ended({ kind, txnUuid, headers, body, amount }: HoldCall, context: MerchantContext) {
    const { merchant, version } = context;
    const key = headers['Idempotency-Key'] ?? body?.idempotence_key ?? '';
    const stored = await endTxn(merchant, { kind, txnUuid, key, amount });
    warnOfOrder(stored.order, context);
    return { status: 200, body: forMerchant(stored, version), headers: { 'Cache-Control': 'no-store' } } as const;
  }

  return {
    captureTxn: ({ path, body, headers }, context) =>
      end({ kind: 'capture', txnUuid: path.txn_uuid, headers, body, amount: body?.amount }, context),
    voidTxn: ({ path, body, headers }, context) =>
      end({ kind: 'void', txnUuid: path.txn_uuid, headers, body, amount: undefined }, context),
  };
}
