/**
 * Handlers of the settings that find, show and erase customers. The cards are those that the merchant API lists, without what pays
 * with them.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import type { Customer } from '../../../domain/customers/customer.ts';
import { searchTerms } from '../../../domain/payments/order-summary.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { badCursor } from '../../../http/request/parameters.ts';
import type { CustomerPlace } from '../../../storage/customers.ts';
import { toWireCustomer } from '../../customers/wire.ts';
import { decodeCursor, encodeCursor } from '../../orders/wire.ts';
import { DEFAULT_PAGE_SIZE, fromCursor, toCursor } from '../page-query.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toCustomerCard, toCustomerConsents } from './wire.ts';

type CustomerPageHandlers = Pick<
  SettingsHandlers<Contexts>,
  'searchCustomers' | 'viewCustomer' | 'listCustomerConsents' | 'eraseCustomer'
>;

type CustomerPageParts = Pick<
  SettingsParts,
  'customers' | 'erasures' | 'locker' | 'eraseCustomer' | 'orders' | 'orderIndex' | 'trail' | 'runtime'
>;

const headers = { 'Cache-Control': 'no-store' };

function unknownCustomer(): ApiError {
  const message = 'No customer has this customer_id, and no card is stored for it. Check the id.';
  return new ApiError(ErrorCode.object_not_found, { message });
}

export function customerPageHandlers(parts: CustomerPageParts): CustomerPageHandlers {
  const { customers, erasures, locker, eraseCustomer, orders, orderIndex, trail, runtime } = parts;

  /** A page of all customers, or of those that have the text; else the first ones whose id begins with it. */
  async function pageOf(merchantId: string, q: string | undefined, limit: number, after: CustomerPlace | undefined) {
    const text = q?.trim() || undefined;
    const found =
      text === undefined
        ? await customers.list(merchantId, limit + 1, after)
        : await customers.having(merchantId, text, limit + 1, after);
    if (found.length === 0 && text !== undefined && after === undefined) {
      return { list: await customers.beginningWith(merchantId, text, limit), last: undefined };
    }
    const list = found.slice(0, limit);
    return { list, last: found.length > limit ? list.at(-1) : undefined };
  }

  /** The orders that name the customer by one of its ids: a page of the order index. None of an erased customer's. */
  async function ordersOf(
    merchantId: string,
    customer: Customer | undefined,
    reference: string,
    limit: number,
    at?: string,
  ) {
    const after = at === undefined ? undefined : decodeCursor(at, merchantId);
    if (at !== undefined && after === undefined) throw badCursor();
    const anyOf = [reference, ...(customer === undefined ? [] : [customer.uid])].flatMap(searchTerms);
    // Without a term, a search has all orders.
    if (anyOf.length === 0) return { orders: [], next: undefined };
    const { erasedAt } = await erasures.of(merchantId, reference);
    const since = erasedAt === null ? {} : { createdFrom: new Date(erasedAt.getTime() + 1) };
    const { found, next } = await orderIndex.search({ merchantId, anyOf, facets: {}, ...since }, limit, after);
    const read = await Promise.all(found.map(({ summary }) => orders.find(merchantId, summary.orderId)));
    return { orders: read.flatMap((stored) => (stored === undefined ? [] : [stored.order])), next };
  }

  return {
    async searchCustomers({ query }, { merchant: { merchantId } }) {
      const place = fromCursor(query.after);
      const after = place === null ? undefined : { createdAt: place.at, uid: place.id };
      const { list, last } = await pageOf(merchantId, query.q, query.limit ?? DEFAULT_PAGE_SIZE, after);
      const next = last === undefined ? null : toCursor({ at: last.createdAt, id: last.uid });
      return { status: 200, headers, body: { list: list.map(toWireCustomer), next_cursor: next } };
    },

    async viewCustomer({ path }, { merchant }) {
      const customer = await customers.find(merchant.merchantId, path.customer_id);
      const reference = customer?.objectReferenceId ?? path.customer_id;
      const cards = await locker.list(merchant, reference);
      if (customer === undefined && cards.length === 0) throw unknownCustomer();
      const now = runtime.clock.now();
      const body = {
        customer_id: reference,
        customer: customer === undefined ? null : toWireCustomer(customer),
        cards: cards.map((card) => toCustomerCard(card, merchant, now)),
      };
      return { status: 200, headers, body };
    },

    async listCustomerConsents({ path, query }, context) {
      const { merchantId } = context.merchant;
      const customer = await customers.find(merchantId, path.customer_id);
      // Only the id of a customer that exists: any other text may be anything.
      const call = { operation: AdminOperationId.listCustomerConsents, objectId: customer?.uid ?? null, changes: [] };
      return trail.around(context, call, async () => {
        const reference = customer?.objectReferenceId ?? path.customer_id;
        const limit = query.limit ?? DEFAULT_PAGE_SIZE;
        const page = await ordersOf(merchantId, customer, reference, limit, query.after);
        const list = page.orders.flatMap((order) => toCustomerConsents(order, reference));
        const next = page.next === undefined ? null : encodeCursor(page.next);
        return { status: 200, headers, body: { list, next_cursor: next } } as const;
      });
    },

    async eraseCustomer({ path }, context) {
      const { merchant } = context;
      const customer = await customers.find(merchant.merchantId, path.customer_id);
      const objectId = customer?.uid ?? path.customer_id;
      return trail.around(context, { operation: AdminOperationId.eraseCustomer, objectId, changes: [] }, async () => {
        if (!(await eraseCustomer(merchant, path.customer_id, customer))) throw unknownCustomer();
        return { status: 204 } as const;
      });
    },
  };
}
