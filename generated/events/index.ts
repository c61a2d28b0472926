// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
import type { webhooks } from './schema.ts';

/** The names of the events. */
export const EventName = {
  ORDER_CREATED: 'ORDER_CREATED',
  ORDER_UPDATED: 'ORDER_UPDATED',
  TXN_CREATED: 'TXN_CREATED',
  TXN_CHARGED: 'TXN_CHARGED',
  TXN_FAILED: 'TXN_FAILED',
  ORDER_SUCCEEDED: 'ORDER_SUCCEEDED',
  ORDER_FAILED: 'ORDER_FAILED',
  ORDER_AUTHORIZED: 'ORDER_AUTHORIZED',
  ORDER_PARTIAL_CHARGED: 'ORDER_PARTIAL_CHARGED',
  ORDER_CAPTURE_FAILED: 'ORDER_CAPTURE_FAILED',
  ORDER_VOIDED: 'ORDER_VOIDED',
  ORDER_VOID_FAILED: 'ORDER_VOID_FAILED',
  AUTO_REFUND_INITIATED: 'AUTO_REFUND_INITIATED',
  AUTO_REFUND_SUCCEEDED: 'AUTO_REFUND_SUCCEEDED',
  AUTO_REFUND_FAILED: 'AUTO_REFUND_FAILED',
  REFUND_INITIATED: 'REFUND_INITIATED',
  REFUND_SUCCEEDED: 'REFUND_SUCCEEDED',
  REFUND_FAILED: 'REFUND_FAILED',
  REFUND_MANUAL_REVIEW_NEEDED: 'REFUND_MANUAL_REVIEW_NEEDED',
  ORDER_REFUNDED: 'ORDER_REFUNDED',
  ORDER_REFUND_FAILED: 'ORDER_REFUND_FAILED',
  TOKEN_STATUS_CHANGED: 'TOKEN_STATUS_CHANGED',
  DISPUTE_OPENED: 'DISPUTE_OPENED',
  DISPUTE_WON: 'DISPUTE_WON',
  DISPUTE_LOST: 'DISPUTE_LOST',
} as const;
export type EventName = (typeof EventName)[keyof typeof EventName];

/** How an order in an event can stand; new values may be added. */
export const OrderStatus = {
  NEW: 'NEW',
  STARTED: 'STARTED',
  CHARGED: 'CHARGED',
  SVC_DECLINED: 'SVC_DECLINED',
  PENDING_VBV: 'PENDING_VBV',
  VBV_SUCCESSFUL: 'VBV_SUCCESSFUL',
  AUTHORIZED: 'AUTHORIZED',
  AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED',
  AUTHORIZATION_FAILED: 'AUTHORIZATION_FAILED',
  AUTHORIZING: 'AUTHORIZING',
  VOIDED: 'VOIDED',
  VOID_INITIATED: 'VOID_INITIATED',
  CAPTURE_INITIATED: 'CAPTURE_INITIATED',
  CAPTURE_FAILED: 'CAPTURE_FAILED',
  VOID_FAILED: 'VOID_FAILED',
  AUTO_REFUNDED: 'AUTO_REFUNDED',
  PARTIAL_CHARGED: 'PARTIAL_CHARGED',
  EXPIRED: 'EXPIRED',
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** The body of the webhook that reports an event. */
export type EventOf<Name extends EventName> = webhooks[Name]['post']['requestBody']['content']['application/json'];

export type OrderCreatedEvent = EventOf<'ORDER_CREATED'>;
export type OrderUpdatedEvent = EventOf<'ORDER_UPDATED'>;
export type TxnCreatedEvent = EventOf<'TXN_CREATED'>;
export type TxnChargedEvent = EventOf<'TXN_CHARGED'>;
export type TxnFailedEvent = EventOf<'TXN_FAILED'>;
export type OrderSucceededEvent = EventOf<'ORDER_SUCCEEDED'>;
export type OrderFailedEvent = EventOf<'ORDER_FAILED'>;
export type OrderAuthorizedEvent = EventOf<'ORDER_AUTHORIZED'>;
export type OrderPartialChargedEvent = EventOf<'ORDER_PARTIAL_CHARGED'>;
export type OrderCaptureFailedEvent = EventOf<'ORDER_CAPTURE_FAILED'>;
export type OrderVoidedEvent = EventOf<'ORDER_VOIDED'>;
export type OrderVoidFailedEvent = EventOf<'ORDER_VOID_FAILED'>;
export type AutoRefundInitiatedEvent = EventOf<'AUTO_REFUND_INITIATED'>;
export type AutoRefundSucceededEvent = EventOf<'AUTO_REFUND_SUCCEEDED'>;
export type AutoRefundFailedEvent = EventOf<'AUTO_REFUND_FAILED'>;
export type RefundInitiatedEvent = EventOf<'REFUND_INITIATED'>;
export type RefundSucceededEvent = EventOf<'REFUND_SUCCEEDED'>;
export type RefundFailedEvent = EventOf<'REFUND_FAILED'>;
export type RefundManualReviewNeededEvent = EventOf<'REFUND_MANUAL_REVIEW_NEEDED'>;
export type OrderRefundedEvent = EventOf<'ORDER_REFUNDED'>;
export type OrderRefundFailedEvent = EventOf<'ORDER_REFUND_FAILED'>;
export type TokenStatusChangedEvent = EventOf<'TOKEN_STATUS_CHANGED'>;
export type DisputeOpenedEvent = EventOf<'DISPUTE_OPENED'>;
export type DisputeWonEvent = EventOf<'DISPUTE_WON'>;
export type DisputeLostEvent = EventOf<'DISPUTE_LOST'>;

/** The body of any webhook; `event_name` tells which. */
export type WebhookEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** Whether a value names an event of the contract this was generated from. */
export function isEventName(value: unknown): value is EventName {
  return typeof value === 'string' && Object.hasOwn(EventName, value);
}
