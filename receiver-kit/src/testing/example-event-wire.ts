/**
 * Example events for testing a receiver. They have the fields of every event and the most-used fields of an order.
 */
import { EventName, OrderStatus } from '../generated/events.ts';

/** An event as in a request body. */
export interface ExampleEvent {
  readonly id: string;
  readonly event_name: string;
  readonly date_created: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface ExampleFields {
  readonly id?: string;
  readonly name?: string;
  readonly orderId?: string;
  readonly amount?: number;
  readonly at?: Date;
}

/** The order's status by event name. Other events have a paid order. */
const STATUS: Readonly<Partial<Record<EventName, OrderStatus>>> = {
  [EventName.ORDER_CREATED]: OrderStatus.NEW,
  [EventName.ORDER_UPDATED]: OrderStatus.NEW,
  [EventName.TXN_CREATED]: OrderStatus.PENDING_VBV,
  [EventName.TXN_FAILED]: OrderStatus.AUTHORIZATION_FAILED,
  [EventName.ORDER_FAILED]: OrderStatus.AUTHORIZATION_FAILED,
};

/** An event. By default, its order is ORD9001 over 10.50 INR. */
export function exampleEvent(fields: ExampleFields = {}): ExampleEvent {
  const { id = 'evt_example', name = EventName.ORDER_SUCCEEDED, orderId = 'ORD9001', amount = 10.5 } = fields;
  const date = (fields.at ?? new Date()).toISOString().replace(/\.\d+Z$/, 'Z');
  const status = new Map<string, string>(Object.entries(STATUS)).get(name) ?? OrderStatus.CHARGED;
  return {
    id,
    event_name: name,
    date_created: date,
    content: {
      order: {
        id: 'ord_00000000000000000000000000000000',
        order_id: orderId,
        merchant_id: 'shop',
        status,
        amount,
        currency: 'INR',
        customer_id: '',
        refunded: false,
        amount_refunded: 0,
        date_created: date,
        metadata: {},
      },
    },
  };
}

export const unknownEvent = (fields: ExampleFields): ExampleEvent => ({
  ...exampleEvent(fields),
  event_name: 'SOMETHING_NEW_HAPPENED',
});

export const withNewFields = (fields: ExampleFields): ExampleEvent => {
  const { content, ...event } = exampleEvent(fields);
  return { ...event, content: { ...content, something_new: { of: ['the', 'future'] } } };
};

/** Bodies with this event id that the receiver must refuse without crashing. */
export function brokenBodies(
  fields: ExampleFields,
): Readonly<Record<'notJson' | 'noEvent' | 'deep' | 'prototype', string>> {
  const text = JSON.stringify(exampleEvent(fields));
  return {
    notJson: text.slice(0, -2),
    noEvent: JSON.stringify({ id: fields.id, event_name: fields.name, content: null }),
    deep: text.replace(/}$/, `,"more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    prototype: text.replace(/^{/, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'),
  };
}
