/**
 * The order index: one small document per order, by which the settings list and search orders. It is derived from the
 * orders beside the payments, and never read by them: see usecases/payments/order-projector.ts.
 *
 * Every search is one range, or up to four, of one index: a merchant, a term, and time. A page examines a bounded number
 * of entries, however many orders there are: what the range cannot express is compared with the documents, and a page
 * may be shorter than asked, or empty, and have a next one.
 */
import type { Db, Filter } from 'mongodb';
import type { OrderFacets, OrderSummary } from '../domain/payments/order-summary.ts';
import { facetTerm } from '../domain/payments/order-summary.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { BY_ID } from './mongo/sharding.ts';
import { byKeys, type OrderDocument } from './order-reads.ts';
import { ORDERS, type OrderCursor, orderKey } from './orders.ts';
import { webhookNotified } from './outbox.ts';

export const ORDER_INDEX = 'order_index';

/** How many documents a page examines at most, where filters apply that its index range cannot express. */
export const MOST_EXAMINED = 1_000;

export interface OrderIndexDocument {
  /** The key of the order. */
  readonly _id: string;
  readonly merchantId: string;
  /** The version of the order that this document shows. */
  readonly v: number;
  readonly summary: OrderSummary;
  readonly createdAt: Date;
  readonly terms: readonly string[];
  /** What this version has added to the figures (payment-figures.ts). */
  readonly counted: readonly {
    readonly at: Date;
    readonly currency: string;
    readonly name: string;
    readonly count: number;
  }[];
}

export const orderIndexIndexes: IndexPlan = [
  {
    collection: ORDER_INDEX,
    indexes: [{ name: 'terms', key: { merchantId: 1, terms: 1, createdAt: -1, _id: -1 } }],
  },
];

export interface OrderSearch {
  readonly merchantId: string;
  /** Terms of which an order has at least one (`searchTerms`); empty for all orders. */
  readonly anyOf: readonly string[];
  /** A term that every order has, beside its facets. */
  readonly also?: string;
  readonly facets: OrderFacets;
  readonly createdFrom?: Date;
  readonly createdTo?: Date;
}

export interface FoundOrder {
  readonly key: string;
  readonly summary: OrderSummary;
}

export interface FoundPage<Place> {
  readonly found: readonly FoundOrder[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: Place | undefined;
}

type Found = Pick<OrderIndexDocument, '_id' | 'summary' | 'createdAt' | 'terms'>;

const SHOWN = { summary: 1, createdAt: 1, terms: 1 } as const;

/** The time range of a search; undefined without one. */
function createdRange({ createdFrom, createdTo }: OrderSearch): { $gte?: Date; $lt?: Date } | undefined {
  if (createdFrom === undefined && createdTo === undefined) return undefined;
  return {
    ...(createdFrom === undefined ? {} : { $gte: createdFrom }),
    ...(createdTo === undefined ? {} : { $lt: createdTo }),
  };
}

/** What every order of a search has, as terms: the most selective one first. */
function requiredTerms({ also, facets }: OrderSearch): string[] {
  const facet = facetTerm(facets);
  return [...(also === undefined ? [] : [also]), ...(facet === facetTerm({}) ? [] : [facet])];
}

const havingAll = (terms: readonly string[]) => (document: Found) =>
  terms.every((term) => document.terms.includes(term));

/** The index range of a search by time, and the terms that are left to compare. */
export function rangeOf(
  search: OrderSearch,
  after: OrderCursor | undefined,
): { readonly filter: Filter<OrderIndexDocument>; readonly left: readonly string[] } {
  const required = requiredTerms(search);
  const [first, ...others] = required;
  const terms = search.anyOf.length > 0 ? search.anyOf : [first ?? facetTerm({})];
  const created = createdRange(search);
  const place =
    after === undefined
      ? {}
      : { $or: [{ createdAt: { $lt: after.createdAt } }, { createdAt: after.createdAt, _id: { $lt: after.key } }] };
  const [only] = terms;
  return {
    filter: {
      merchantId: search.merchantId,
      terms: terms.length === 1 && only !== undefined ? only : { $in: [...terms] },
      ...boundedBy(created, after),
      ...place,
    },
    left: search.anyOf.length > 0 ? required : others,
  };
}

/** The bound of the index: an $or alone would have the range begin at its top again for every page. */
function boundedBy(created: { $gte?: Date; $lt?: Date } | undefined, after: OrderCursor | undefined) {
  if (after === undefined) return created === undefined ? {} : { createdAt: created };
  const from = created?.$gte === undefined ? {} : { $gte: created.$gte };
  return { createdAt: { ...from, $lte: after.createdAt } };
}

export type OrderIndex = ReturnType<typeof createOrderIndex>;

export function createOrderIndex(db: Db) {
  const index = db.collection<OrderIndexDocument>(ORDER_INDEX);
  const orders = db.collection<OrderDocument>(ORDERS);

  /** Reads on until the page is full or enough was examined. `matches` compares what the range cannot express. */
  async function pageOf<Place>(
    found: AsyncIterable<Found>,
    matches: (document: Found) => boolean,
    limit: number,
    placeOf: (document: Found) => Place,
  ): Promise<FoundPage<Place>> {
    const page: FoundOrder[] = [];
    let examined = 0;
    let last: Found | undefined;
    for await (const document of found) {
      if (last !== undefined && (page.length >= limit || examined >= MOST_EXAMINED)) {
        return { found: page, next: placeOf(last) };
      }
      examined += 1;
      last = document;
      if (matches(document)) page.push({ key: document._id, summary: document.summary });
    }
    return { found: page, next: undefined };
  }

  return {
    /** Of these orders, those whose webhooks are all acknowledged. Acknowledgements do not change an order's version. */
    async notified(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const projection = { eventsDue: 1, unacked: { $slice: 1 } } as const;
      const found = await orders
        .find<Pick<OrderDocument, '_id' | 'eventsDue' | 'unacked'>>(byKeys(keys), { projection, ...BY_ID })
        .toArray();
      return new Set(found.filter(webhookNotified).map(({ _id }) => _id));
    },

    /** The orders of a search, newest first. */
    search(search: OrderSearch, limit: number, after?: OrderCursor): Promise<FoundPage<OrderCursor>> {
      const { filter, left } = rangeOf(search, after);
      const found = index
        .find<Found>(filter, { projection: SHOWN })
        .sort({ createdAt: -1, _id: -1 })
        .limit(left.length === 0 ? limit + 1 : MOST_EXAMINED + 1);
      return pageOf(found, havingAll(left), limit, ({ createdAt, _id: key }) => ({ createdAt, key }));
    },

    /** The orders of a search whose order id begins with a text, in the descending order of their ids. */
    byOrderIdPrefix(search: OrderSearch, prefix: string, limit: number, afterKey?: string): Promise<FoundPage<string>> {
      const first = orderKey(search.merchantId, prefix);
      const hasTerms = havingAll(requiredTerms(search));
      const { createdFrom, createdTo } = search;
      const matches = (document: Found) =>
        hasTerms(document) &&
        (createdFrom === undefined || document.createdAt >= createdFrom) &&
        (createdTo === undefined || document.createdAt < createdTo);
      const bounds = { $gte: first, $lt: afterKey ?? `${first}\uffff` };
      const found = index
        .find<Found>({ _id: bounds, merchantId: search.merchantId }, { projection: SHOWN, ...BY_ID })
        .sort({ _id: -1 })
        .limit(MOST_EXAMINED + 1);
      return pageOf(found, matches, limit, ({ _id }) => _id);
    },
  };
}
