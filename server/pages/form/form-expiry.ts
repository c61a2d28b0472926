/**
 * How long a form of an order's pages is good: a while beyond the order's expiry, so that one sent too late is told so
 * and not merely refused. Pure.
 */
import type { Order } from '../../domain/payments/order.ts';

const GRACE_MS = 3_600_000;

export function formExpiry({ expiresAt }: Order): Date {
  return graceAfter(expiresAt);
}

/** The same for a form of a page without an order, whose time is over at `expiresAt`. */
export function graceAfter(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + GRACE_MS);
}
