/**
 * Handlers of the order operations: create, read, update, list.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { OrdersHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { ClientTokens } from '../../auth/client-tokens.ts';
import { changeOrder } from '../../domain/payments/change-order.ts';
import type { OrderHeader } from '../../domain/payments/order.ts';
import type { PageLinks } from '../../domain/payments/reference.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { warnOfNoWebhook, warnOfOrder, warnOfRouting } from '../../http/request/call-warnings.ts';
import type { ClientContext, Contexts, MerchantContext } from '../../http/request/context.ts';
import { badCursor, badParameter, timeOf } from '../../http/request/parameters.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type OrderFilter, type OrderPage, type OrderStore, orderKey, type StoredOrder } from '../../storage/orders.ts';
import type { Commit } from '../../usecases/payments/commit-order.ts';
import type { SubmissionResult, SubmitOrder } from '../../usecases/payments/submit-order.ts';
import { createShownOrder } from './answer-wire.ts';
import { createOrderTotal } from './order-total.ts';
import { withGatewayResponse } from './payment-part-wire.ts';
import { createShowOrder } from './show-order.ts';
import { fromCreateForm, fromUpdateForm, termsError, toChange } from './terms-wire.ts';
import { decodeCursor, encodeCursor, toClientAuth, toClientOrder, toWireOrder } from './wire.ts';

type WireOrder = components['schemas']['Order'];

const DEFAULT_LIMIT = 20;

export interface OrdersDeps {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly submitOrder: SubmitOrder;
  readonly links: PageLinks;
  readonly clientTokens: ClientTokens;
  readonly runtime: Runtime;
}

/**
 * The error for creating an order whose id an anonymous caller used before, when the payment on the other terms cannot be refunded
 * in full.
 */
function paidOnOtherTermsError(name: string): ApiError {
  const message =
    'An order with this id was opened without an API key and paid on different terms, and its payment is authorized, captured, voided or partly refunded. Do not deliver: void the payment or refund the rest, and create your order with another order_id.';
  const reason = 'belongs to an order that was opened without an API key and paid on different terms';
  return new ApiError(ErrorCode.unique, { message, fields: [{ name, reason }] });
}

/** The error for a refused submission. */
export function submissionError(
  refusal: Exclude<SubmissionResult, { readonly stored: StoredOrder }>,
  orderId: string,
  prefix = '',
): ApiError {
  switch (refusal.kind) {
    case 'problem':
      return termsError(refusal.problem, prefix);
    case 'paid-otherwise':
      return paidOnOtherTermsError(`${prefix}order_id`);
    case 'refused':
      return new ApiError(refusal.code, { orderId });
    default:
      return refusal satisfies never;
  }
}

/** The stored order of a submission. @throws ApiError if it was refused. */
export function submitted(result: SubmissionResult, orderId: string, prefix = ''): StoredOrder {
  if ('stored' in result) return result.stored;
  throw submissionError(result, orderId, prefix);
}

export function ordersHandlers(deps: OrdersDeps): OrdersHandlers<Contexts> {
  const { store, commit, submitOrder, links, clientTokens, runtime } = deps;

  const { linksTo, forMerchant, shownToMerchant } = createShownOrder(links);
  const showOrder = createShowOrder(store);
  const orderTotal = createOrderTotal(store, runtime.clock);

  type Named = Pick<StoredOrder, 'key'> & { readonly order: OrderHeader };

  async function withToken(body: WireOrder, stored: Named, wanted: boolean | undefined): Promise<WireOrder> {
    if (wanted !== true) return body;
    const scope = { kind: 'order', orderKey: stored.key } as const;
    return { ...body, svc: toClientAuth(await clientTokens.mint(stored.order.merchantId, scope)) };
  }

  function mayRead(key: string, context: MerchantContext | ClientContext): boolean {
    return context.kind === 'merchant' || (context.scope.kind === 'order' && context.scope.orderKey === key);
  }

  return {
    async createOrder({ body }, context) {
      const terms = fromCreateForm(body);
      const { merchant, routingId, version } = context;
      const result = await submitOrder({
        merchant,
        openedBy: 'merchant',
        purpose: 'payment',
        terms,
        change: toChange(body, terms, ''),
        routingId,
        links: ['order'],
      });
      const stored = submitted(result, terms.orderId);
      warnOfOrder(stored.order, context);
      warnOfNoWebhook(stored.order, context);
      const answer = await withToken(forMerchant(stored, version), stored, body['options.get_client_auth_token']);
      return { status: 200, body: answer, headers: { 'Cache-Control': 'no-store' } };
    },

    async getOrder({ path, query }, context) {
      const key = orderKey(context.merchant.merchantId, path.order_id);
      const shown = mayRead(key, context) ? await showOrder(key) : undefined;
      if (shown === undefined) throw new ApiError(ErrorCode.order_not_found, { orderId: path.order_id });
      const headers = { 'Cache-Control': 'no-store' };
      const full = query['options.add_full_gateway_response'] === true;
      if (context.kind === 'client') {
        warnOfRouting(shown.order, context);
        if (full) context.ignore('options.add_full_gateway_response');
        return {
          status: 200,
          body: {
            ...toClientOrder(shown.order, shown.part(context.version)),
            ...linksTo(shown.order),
            webhook_notified: shown.webhookNotified,
          },
          headers,
        };
      }
      warnOfOrder(shown.order, context);
      const wanted = query['options.get_client_auth_token'];
      const stored = full ? await store.findByKey(key) : undefined;
      const body =
        stored === undefined
          ? shownToMerchant(shown, context.version)
          : withGatewayResponse(forMerchant(stored, context.version), stored.order);
      return { status: 200, body: await withToken(body, shown, wanted), headers };
    },

    async updateOrder({ path, body }, context) {
      const { merchant } = context;
      const orderId = path.order_id;
      const now = runtime.clock.now();
      const change = await commit.change(merchant, orderKey(merchant.merchantId, orderId), (order) =>
        changeOrder(order, fromUpdateForm(body, order), now),
      );
      if (change.kind === 'unknown') throw new ApiError(ErrorCode.order_not_found, { orderId });
      if (change.kind === 'refused') throw new ApiError(change.refusal.code, { orderId });
      warnOfOrder(change.stored.order, context);
      const answer = forMerchant(change.stored, context.version);
      const wanted = body['options.get_client_auth_token'];
      return {
        status: 200,
        body: await withToken(answer, change.stored, wanted),
        headers: { 'Cache-Control': 'no-store' },
      };
    },

    async listOrders({ query }, context) {
      const { merchantId } = context.merchant;
      if (query.after !== undefined && query.offset !== undefined)
        throw badParameter('after', 'cannot be sent together with offset');
      const after = query.after === undefined ? undefined : decodeCursor(query.after, merchantId);
      if (query.after !== undefined && after === undefined) throw badCursor();
      const from = query['created.from'];
      const to = query['created.to'];
      const filter: OrderFilter = {
        merchantId,
        ...(query.customer_id === undefined ? {} : { customerId: query.customer_id }),
        ...(query.status === undefined ? {} : { status: query.status }),
        ...(from === undefined ? {} : { createdFrom: timeOf('created.from', from) }),
        ...(to === undefined ? {} : { createdTo: timeOf('created.to', to) }),
      };
      const limit = query.limit ?? query.count ?? DEFAULT_LIMIT;
      // Read one more than the limit, to know whether there is a next page.
      const page: OrderPage = {
        limit: limit + 1,
        offset: query.offset ?? 0,
        ...(after === undefined ? {} : { after }),
      };
      const [found, total] = await Promise.all([store.list(filter, page), orderTotal(filter)]);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      const next =
        found.length > limit && last !== undefined ? { createdAt: last.order.createdAt, key: last.key } : null;
      const list = shown.map(({ order, webhookNotified }) => ({
        ...toWireOrder(order, context.version),
        webhook_notified: webhookNotified,
      }));
      return { status: 200, body: { list, total, next_cursor: next === null ? null : encodeCursor(next) } };
    },
  };
}
