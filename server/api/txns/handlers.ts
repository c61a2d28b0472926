/**
 * Handler of POST /txns. Accepts anonymous callers, who may pay an order but not set terms beyond what the merchant allows.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { TransactionsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';
import { MOST_CARDS } from '../../domain/cards/saved-card.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { warnOfOrder, warnOfRouting } from '../../http/request/call-warnings.ts';
import type {
  AnonymousContext,
  ClientContext,
  Contexts,
  MerchantContext,
  OpenContext,
} from '../../http/request/context.ts';
import { type OrderStore, orderKey } from '../../storage/orders.ts';
import type { StartRequest, StartTxn } from '../../usecases/payments/start-txn.ts';
import type { SubmitOrder } from '../../usecases/payments/submit-order.ts';
import { submitted } from '../orders/handlers.ts';
import { fromOrderPart, toChange } from '../orders/terms-wire.ts';
import { copiedSecretError, misplacedNumberError, toCardChoice } from './card-form-wire.ts';
import {
  anonymousError,
  motoError,
  namedOrder,
  optionNames,
  otherMerchantError,
  refuseForeignReturn,
  restrictedNames,
  startError,
  toAuthType,
  toTxnStart,
} from './wire.ts';

export interface TxnsDeps {
  readonly store: OrderStore;
  readonly submitOrder: SubmitOrder;
  readonly startTxn: StartTxn;
  readonly publicBaseUrl: string;
}

const NOT_STORED = `the card is not stored: its customer has ${MOST_CARDS} stored cards, which is the limit`;

type OrderPart = components['schemas']['OrderCreateForm'];
type StartForm = components['schemas']['TxnStartForm'];
type Caller = MerchantContext | ClientContext | AnonymousContext;

/** @throws ApiError if an anonymous caller may not create this order. */
function refuseAnonymous(part: OrderPart, names: readonly string[], merchant: Merchant): void {
  if (!merchant.openOrderCreate) {
    const message =
      'This merchant does not accept new orders without an API key. Create the order by POST /orders first.';
    throw new ApiError(ErrorCode.access_denied, { message, info: ErrorInfoCode.FEATURE_NOT_ENABLED });
  }
  const shaped = anonymousError(names);
  if (shaped !== undefined) throw shaped;
  refuseForeignReturn(part.return_url, 'order.return_url', merchant);
}

function callerOf(context: Caller | OpenContext): Caller {
  if (context.kind === 'none') throw new Error('POST /txns was reached without a merchant');
  return context;
}

/**
 * The card-storage parameters. Only the merchant, or the customer with a client auth token, may request storage or give the
 * customer's consent. For anonymous callers they are ignored, and the consent page asks if consent is required.
 */
function cardStorageRequest(
  form: StartForm,
  { kind, ignore }: Caller,
): Pick<StartRequest, 'saveToLocker' | 'tokenize'> {
  const { save_to_locker: saveToLocker = false, tokenize } = form;
  if (kind !== 'anonymous') return { saveToLocker, tokenize };
  if (saveToLocker) ignore('save_to_locker');
  if (tokenize !== undefined) ignore('tokenize');
  return { saveToLocker: false, tokenize: undefined };
}

/** The `openedBy` of an order that this caller creates. */
function openerOf({ kind }: Caller): Order['openedBy'] {
  return kind === 'merchant' ? 'merchant' : 'stranger';
}

export function txnsHandlers({
  store,
  submitOrder,
  startTxn,
  publicBaseUrl,
}: TxnsDeps): Pick<TransactionsHandlers<Contexts>, 'startTxn'> {
  /** Creates the order of the call and returns its key. Without an API key, an existing order stays unchanged. */
  function orderMaker(part: OrderPart, names: readonly string[], caller: Caller): () => Promise<string> {
    const { merchant, routingId } = caller;
    if (caller.kind !== 'merchant') refuseAnonymous(part, names, merchant);
    const terms = fromOrderPart(part);
    const change = caller.kind === 'merchant' ? toChange(part, terms, 'order.') : () => ({});
    const key = orderKey(merchant.merchantId, part.order_id);
    return async () => {
      if (caller.kind !== 'merchant' && (await store.findByKey(key)) !== undefined) return key;
      const result = await submitOrder({
        merchant,
        openedBy: openerOf(caller),
        purpose: 'payment',
        terms,
        change,
        routingId,
        links: ['order'],
      });
      return submitted(result, part.order_id, 'order.').key;
    };
  }

  /** The customer and opener of the order if the call creates it; null if it pays an existing one. */
  async function orderToMake(part: OrderPart | undefined, caller: Caller): Promise<StartRequest['newOrder']> {
    if (part === undefined) return null;
    const key = orderKey(caller.merchant.merchantId, part.order_id);
    if (caller.kind !== 'merchant' && (await store.findByKey(key)) !== undefined) return null;
    return { customerId: part.customer_id ?? '', openedBy: openerOf(caller) };
  }

  return {
    async startTxn({ body }, context) {
      const caller = callerOf(context);
      const { merchant, address } = caller;
      const other = otherMerchantError(body, merchant.merchantId);
      if (other !== undefined) throw other;
      const authType = toAuthType(body);
      if (authType === 'MOTO' && (caller.kind !== 'merchant' || !merchant.motoEnabled)) throw motoError();
      const { orderId, part } = namedOrder(body);
      const key = orderKey(merchant.merchantId, orderId);
      if (caller.kind === 'client' && !(caller.scope.kind === 'order' && caller.scope.orderKey === key)) {
        throw new ApiError(ErrorCode.order_not_found, { orderId });
      }
      const makeOrder = part === undefined ? undefined : orderMaker(part, restrictedNames(body), caller);
      for (const name of optionNames(body)) caller.ignore(name);
      const card = toCardChoice(body);
      const paymentMethod = body.payment_method ?? '';
      const misplaced = misplacedNumberError(body) ?? copiedSecretError(body, card);
      if (misplaced !== undefined) throw misplaced;
      const result = await startTxn({
        merchant,
        purpose: 'payment',
        orderKey: makeOrder ?? (() => Promise.resolve(key)),
        newOrder: await orderToMake(part, caller),
        card,
        paymentMethod,
        authType,
        redirect: body.redirect_after_payment ?? true,
        ...cardStorageRequest(body, caller),
        consentFrom: { via: 'merchant', textVersion: '', address, userAgent: caller.userAgent },
        payer: caller.kind === 'anonymous' ? 'stranger' : 'known',
        agreed: null,
        address: caller.kind === 'merchant' ? null : address,
        reference: null,
      });
      if (result.kind !== 'started') throw startError(result, orderId);
      if (caller.kind === 'merchant') warnOfOrder(result.stored.order, caller);
      else warnOfRouting(result.stored.order, caller);
      if (result.tokenizeIgnored) caller.ignore('tokenize');
      if (result.saveIgnored && caller.kind !== 'anonymous') caller.warn(NOT_STORED);
      const url = `${publicBaseUrl}/pay/start/${merchant.merchantId}/${result.reference}`;
      const headers = { 'Cache-Control': 'no-store' } as const;
      if (body.format === 'json') return { status: 200, body: toTxnStart(result, url), headers };
      return { status: 303, headers: { ...headers, Location: url } };
    },
  };
}
