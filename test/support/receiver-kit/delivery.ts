/**
 * Deliveries as the service makes them, for tests of the receiver kit. Builds requests; sends nothing.
 */
import { OrderStatus } from '../../../generated/values.ts';
import { EventName, type ReceivedHeaders, type ReceivedRequest } from '../../../receiver-kit/src/index.ts';

export const shopCredential = { username: 'shop', password: 'correct horse: battery' };

/** The Authorization header of a user name and password. */
export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

export interface EventFields {
  readonly id?: unknown;
  readonly event_name?: unknown;
  readonly date_created?: unknown;
  readonly content?: unknown;
}

/** The JSON value of an event of a paid order, with these fields instead of its own. */
export function anEvent(fields: EventFields = {}): Record<string, unknown> {
  return {
    id: 'evt_0001',
    event_name: EventName.ORDER_SUCCEEDED,
    date_created: '2025-01-10T08:30:00Z',
    content: { order: { order_id: 'ORD9001', status: OrderStatus.CHARGED, amount: 10.5, currency: 'INR' } },
    ...fields,
  };
}

/** The bytes of a JSON value. */
export function bytesOf(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value), 'utf8');
}

/** The headers of a right delivery, with these instead of its own. */
export function headersWith(headers: ReceivedHeaders = {}): ReceivedHeaders {
  return {
    authorization: basic(shopCredential.username, shopCredential.password),
    'content-type': 'application/json',
    ...headers,
  };
}

/** A request whose body is there, not to be read. */
export type Delivery = ReceivedRequest & { readonly rawBody: Uint8Array };

/** A right delivery of this event. */
export function deliveryOf(event: unknown, headers: ReceivedHeaders = {}): Delivery {
  return { method: 'POST', headers: headersWith(headers), rawBody: bytesOf(event) };
}
