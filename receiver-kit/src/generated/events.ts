// Placeholder of the generated event types, in their shape, until the generator writes this file.

export const EventName = {
  ORDER_CREATED: 'ORDER_CREATED',
  ORDER_UPDATED: 'ORDER_UPDATED',
  TXN_CREATED: 'TXN_CREATED',
  TXN_CHARGED: 'TXN_CHARGED',
  TXN_FAILED: 'TXN_FAILED',
  ORDER_SUCCEEDED: 'ORDER_SUCCEEDED',
  ORDER_FAILED: 'ORDER_FAILED',
  AUTO_REFUND_INITIATED: 'AUTO_REFUND_INITIATED',
  AUTO_REFUND_SUCCEEDED: 'AUTO_REFUND_SUCCEEDED',
  AUTO_REFUND_FAILED: 'AUTO_REFUND_FAILED',
} as const;
export type EventName = (typeof EventName)[keyof typeof EventName];

export interface Order {
  order_id: string;
  status: string;
  amount: number;
  currency: string;
}

type EventOf<Name extends EventName> = {
  id: string;
  event_name: Name;
  date_created: string;
  content: { order: Order };
};
export type WebhookEvent = { [Name in EventName]: EventOf<Name> }[EventName];

export function isEventName(value: unknown): value is EventName {
  return typeof value === 'string' && Object.hasOwn(EventName, value);
}
