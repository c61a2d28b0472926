/** The ids that the mock gives to the caller's own orders: the same for the same order in every answer. Pure. */
import { createHash } from 'node:crypto';
import type { MockedOperation } from './mocked-operations.ts';
import { fieldOf, type SentBody } from './sent-body.ts';

function hashOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** The service's id of an order. */
export function orderUid(order: string): string {
  return `ord_${hashOf(order, 32)}`;
}

/** The service's id of an attempt to pay it; the first one is 1. */
export function txnUuid(order: string, attempt: number): string {
  return `txn_${hashOf(`${order} ${Math.max(attempt, 1)}`, 32)}`;
}

export function refundId(order: string, requestId: string): string {
  return `rfd_${hashOf(`${order} ${requestId}`, 16)}`;
}

const ORDER_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** `{merchant_id}-{order_id}-{attempt}` */
const TXN_ID = /^[a-z0-9_]+-(.+)-[0-9]+$/;
/** The keys that the pages' addresses carry. */
export const ORDER_KEY = 'order';
export const ATTEMPT_KEY = 'attempt';

/** The number of the attempt whose page an address is of; undefined where it says none. */
export function namedAttempt(url: URL): number | undefined {
  const named = url.searchParams.get(ATTEMPT_KEY) ?? '';
  return /^[1-9][0-9]{0,4}$/.test(named) ? Number(named) : undefined;
}

/** The id of an order that a caller names: in the body, in the path, in the address of a page, or by a transaction of it. */
export function namedOrder(
  operation: MockedOperation,
  url: URL,
  body: SentBody,
  orderOf: (txnUuid: string) => string | undefined,
): string | undefined {
  const inPath = operation.path.includes('{order_id}') ? /\/orders\/([^/]+)/.exec(url.pathname)?.[1] : undefined;
  const paidBy = operation.path.includes('{txn_uuid}') ? /\/txns\/([^/]+)/.exec(url.pathname)?.[1] : undefined;
  const named =
    fieldOf(body, 'order_id') ??
    fieldOf(body, 'order.order_id') ??
    inPath ??
    TXN_ID.exec(fieldOf(body, 'txn_id') ?? '')?.[1] ??
    orderOf(paidBy ?? '') ??
    url.searchParams.get(ORDER_KEY) ??
    '';
  return ORDER_ID.test(named) ? named : undefined;
}
