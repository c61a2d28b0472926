/**
 * Keeps the mock's answers one story: the caller's own order id in place of the example's, addresses that lead to the mock's own
 * pages, and an order that is paid once its payment has succeeded. Of an order it holds how far it has come and where its
 * customer goes back to; amounts and all else are the examples'.
 */

import type { MockedOperation } from './mocked-operations.ts';
import { QUERY_NAMES } from './preference.ts';
import { fieldOf, type SentBody } from './sent-body.ts';

/** How far an order has come, as the examples of its status are called. */
export type Stage = 'new' | 'charged' | 'refunded';

interface KnownOrder {
  readonly stage: Stage;
  /** Empty: the example's. */
  readonly returnUrl: string;
}

export interface Story {
  /** Takes in what a call that went well has done. */
  note(order: string, operation: MockedOperation, body: SentBody, answer: string): void;
  of(order: string | undefined): KnownOrder;
  pay(order: string): void;
}

const MOST_ORDERS = 10_000;
const FRESH: KnownOrder = { stage: 'new', returnUrl: '' };

const ORDER_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** The key that the pages' addresses carry. */
const KEY = 'order';

/** The id of an order that a caller names: in the body, in the path, in the address of a page. */
export function namedOrder(operation: MockedOperation, url: URL, body: SentBody): string | undefined {
  const inPath = operation.path.includes('{order_id}') ? /\/orders\/([^/]+)/.exec(url.pathname)?.[1] : undefined;
  const named =
    fieldOf(body, 'order_id') ?? fieldOf(body, 'order.order_id') ?? inPath ?? url.searchParams.get(KEY) ?? '';
  return ORDER_ID.test(named) ? named : undefined;
}

export function createStory(): Story {
  const orders = new Map<string, KnownOrder>();

  function set(order: string, known: KnownOrder): void {
    if (orders.size >= MOST_ORDERS) orders.clear();
    orders.set(order, known);
  }

  return {
    of: (order) => (order === undefined ? undefined : orders.get(order)) ?? FRESH,
    pay(order) {
      set(order, { ...this.of(order), stage: 'charged' });
    },
    note(order, { method, path }, body, answer) {
      if (method !== 'POST') return;
      const known = this.of(order);
      const given = fieldOf(body, 'return_url') ?? fieldOf(body, 'order.return_url') ?? '';
      const returnUrl = /^https?:\/\//.test(given) ? given : known.returnUrl;
      const isRefund = path.endsWith('/refunds');
      const isPaid = /"status":\s*"CHARGED"/.test(answer);
      set(order, { stage: isRefund ? 'refunded' : isPaid ? 'charged' : known.stage, returnUrl });
    },
  };
}

/** Addresses of the service in the examples: any base before a page of it. */
const PAGE_ADDRESS = /https?:\/\/[^/\s"<>]+(\/(?:payment-page|pay\/start)\/[^\s"'<>?]+)/g;

export interface Retelling {
  /** The order that the caller named. */
  readonly order: string | undefined;
  readonly baseUrl: string;
  /** The state in which the answer's pages are to be shown; empty: as they are at first. */
  readonly pageState: string;
}

/** An answer's text as this caller should see it: its own order, and pages of the mock. */
export function retold(text: string, { order, baseUrl, pageState }: Retelling): string {
  const shown = /"order_id":\s*"([^"]+)"/.exec(text)?.[1];
  const own = shown === undefined || order === undefined ? text : text.replaceAll(shown, order);
  const key = order ?? shown;
  const query = new URLSearchParams({
    ...(key === undefined ? {} : { [KEY]: key }),
    ...(pageState === '' ? {} : { [QUERY_NAMES.example]: pageState }),
  });
  const tail = query.size === 0 ? '' : `?${query}`;
  return own.replace(PAGE_ADDRESS, (_whole, path: string) => `${baseUrl}${path}${tail}`);
}
