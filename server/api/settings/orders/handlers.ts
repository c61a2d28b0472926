/**
 * Handlers of the settings that find and show orders. The list is read from the order index; an order from the orders.
 */
import type { RequestOf } from '../../../../generated/server/handler.ts';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { rolesOf } from '../../../auth/access-policy.ts';
import { NEWEST_VERSION } from '../../../domain/api-version.ts';
import { attentionTerm, searchTerms } from '../../../domain/payments/order-summary.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { badCursor, timeOf } from '../../../http/request/parameters.ts';
import type { OrderSearch } from '../../../storage/order-index.ts';
import { orderKey } from '../../../storage/orders.ts';
import { createShownOrder } from '../../orders/answer-wire.ts';
import { createShowOrder } from '../../orders/show-order.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { createTimeline } from './timeline.ts';
import { decodePlace, encodePlace, type Place, toOrderSummary } from './wire.ts';

type Query = RequestOf<'searchOrders'>['query'];
type SearchHandlers = Pick<SettingsHandlers<Contexts>, 'searchOrders' | 'viewOrder' | 'getOrderTimeline'>;

type OrderPagesParts = Pick<SettingsParts, 'orders' | 'orderIndex' | 'links' | 'deliveries' | 'audit' | 'trail'>;

const DEFAULT_LIMIT = 20;
/** A text that an order id may begin with. */
const ORDER_ID_START = /^[A-Za-z0-9_-]{1,64}$/;
const headers = { 'Cache-Control': 'no-store' };

function toSearch(merchantId: string, query: Query): OrderSearch {
  const { q, status, gateway, network, attention, created_from: from, created_to: to } = query;
  return {
    merchantId,
    anyOf: q === undefined ? [] : searchTerms(q),
    ...(attention === undefined ? {} : { also: attentionTerm(attention) }),
    facets: {
      ...(status === undefined ? {} : { status }),
      ...(gateway === undefined ? {} : { gateway }),
      ...(network === undefined ? {} : { network }),
    },
    ...(from === undefined ? {} : { createdFrom: timeOf('created_from', from) }),
    ...(to === undefined ? {} : { createdTo: timeOf('created_to', to) }),
  };
}

export function orderPageHandlers(parts: OrderPagesParts): SearchHandlers {
  const { orders, orderIndex, links } = parts;
  const showOrder = createShowOrder(orders);
  const { shownToMerchant } = createShownOrder(links);
  const timeline = createTimeline(parts);

  /** A page of orders that have the text, or whose order id begins with it. */
  async function pageOf(search: OrderSearch, q: string | undefined, limit: number, after: Place | undefined) {
    if (after?.kind !== 'id') {
      const place = after === undefined ? undefined : { createdAt: after.createdAt, key: after.key };
      const page = await orderIndex.search(search, limit, place);
      const isEmpty = page.found.length === 0 && page.next === undefined;
      if (after !== undefined || !isEmpty || q === undefined || !ORDER_ID_START.test(q)) {
        return { found: page.found, next: page.next && ({ kind: 'time', ...page.next } as const) };
      }
    }
    if (q === undefined) throw badCursor();
    const page = await orderIndex.byOrderIdPrefix(search, q.trim(), limit, after?.key);
    return { found: page.found, next: page.next === undefined ? undefined : ({ kind: 'id', key: page.next } as const) };
  }

  return {
    async searchOrders({ query }, { merchant: { merchantId } }) {
      const after = query.after === undefined ? undefined : decodePlace(query.after, merchantId);
      if (query.after !== undefined && after === undefined) throw badCursor();
      const search = toSearch(merchantId, query);
      const { found, next } =
        query.q !== undefined && search.anyOf.length === 0
          ? { found: [], next: undefined }
          : await pageOf(search, query.q, query.limit ?? DEFAULT_LIMIT, after);
      const notified = await orderIndex.notified(found.map(({ key }) => key));
      return {
        status: 200,
        headers,
        body: {
          list: found.map(({ key, summary }) => toOrderSummary(summary, notified.has(key))),
          next_cursor: next === undefined ? null : encodePlace(next),
        },
      };
    },

    async viewOrder({ path }, { merchant: { merchantId } }) {
      const shown = await showOrder(orderKey(merchantId, path.order_id));
      if (shown === undefined) {
        const message = 'No order has this order_id. Check the id.';
        throw new ApiError(ErrorCode.order_not_found, { orderId: path.order_id, message });
      }
      return { status: 200, headers, body: shownToMerchant(shown, NEWEST_VERSION) };
    },

    async getOrderTimeline({ path }, { merchant: { merchantId }, user }) {
      const seesCallers = rolesOf(AdminOperationId.listAuditEntries).includes(user.role);
      return { status: 200, headers, body: await timeline({ merchantId, seesCallers }, path.order_id) };
    },
  };
}
