/** What the pages of orders call statuses, reasons and ways to pay. */
import { OrderStatus } from '../../../../generated/values.ts';
import type { Schemas } from '../api/contract.ts';
import { type Tone, wordsOf } from '../parts/badge.tsx';

/** The operation that lists an order's webhooks. */
export const WEBHOOKS = '/settings/orders/{order_id}/webhooks';

/** The tones of an order's statuses, which are also those of attempts. */
export const orderTones: Readonly<Record<string, Tone>> = {
  STARTED: 'wait',
  PENDING_VBV: 'wait',
  VBV_SUCCESSFUL: 'wait',
  AUTHORIZING: 'wait',
  AUTHORIZED: 'warn',
  CAPTURE_INITIATED: 'wait',
  CAPTURE_FAILED: 'bad',
  VOID_INITIATED: 'wait',
  VOID_FAILED: 'bad',
  CHARGED: 'good',
  PARTIAL_CHARGED: 'good',
  AUTO_REFUNDED: 'warn',
  SVC_DECLINED: 'bad',
  AUTHENTICATION_FAILED: 'bad',
  AUTHORIZATION_FAILED: 'bad',
};

const orderWords: Readonly<Record<string, string>> = {
  NEW: 'New',
  PENDING_VBV: 'At the bank',
  AUTHORIZING: 'Processing',
  AUTHORIZED: 'To capture',
  CHARGED: 'Paid',
  PARTIAL_CHARGED: 'Paid in part',
  SVC_DECLINED: 'Declined by the service',
  AUTHENTICATION_FAILED: 'Not authenticated',
  AUTHORIZATION_FAILED: 'Declined',
};

/** A status in words. */
export function orderWord(status: string): string {
  return orderWords[status] ?? wordsOf(status);
}

/** The statuses of the filter, in the order of a payment. */
export const statusOptions: Readonly<Record<string, string>> = Object.fromEntries(
  [
    OrderStatus.CHARGED,
    OrderStatus.PARTIAL_CHARGED,
    OrderStatus.AUTHORIZED,
    OrderStatus.AUTHORIZATION_FAILED,
    OrderStatus.AUTHENTICATION_FAILED,
    OrderStatus.SVC_DECLINED,
    OrderStatus.NEW,
    OrderStatus.STARTED,
    OrderStatus.PENDING_VBV,
    OrderStatus.AUTHORIZING,
    OrderStatus.CAPTURE_INITIATED,
    OrderStatus.CAPTURE_FAILED,
    OrderStatus.VOID_INITIATED,
    OrderStatus.VOID_FAILED,
    OrderStatus.VOIDED,
    OrderStatus.AUTO_REFUNDED,
    OrderStatus.EXPIRED,
  ].map((status) => [status, orderWord(status)]),
);

export const attentionWords = {
  REFUND_REVIEW: 'Refunds to look up at the gateway',
  REFUND_FAILED: 'Refunds that failed',
  DISPUTE_OPEN: 'Open disputes',
  CAPTURE_DUE: 'Amounts to capture',
} as const satisfies Record<Schemas['OrderAttention'], string>;

/** Options of a filter from names of the contract: `SANDBOX` as `Sandbox`. */
export function optionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, wordsOf(name)]));
}
