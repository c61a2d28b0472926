/**
 * The cursor of the order list: opaque to callers, a place in the order of creation to us. Pure.
 */
import type { OrderCursor } from '../../storage/orders.ts';

/** The cursor that continues after an order. */
export function encodeCursor({ createdAt, key }: OrderCursor): string {
  return Buffer.from(`${createdAt.getTime()}|${key}`).toString('base64url');
}

/** The place a cursor names; undefined when it is none of ours, or another merchant's. */
export function decodeCursor(cursor: string, merchantId: string): OrderCursor | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const match = /^([0-9]{1,15})\|(.+)$/.exec(text);
  const key = match?.[2];
  if (match === null || key === undefined || !key.startsWith(`${merchantId}:`)) return undefined;
  return { createdAt: new Date(Number(match[1])), key };
}
