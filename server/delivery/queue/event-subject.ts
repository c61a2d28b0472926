/**
 * Reads which order an event is about from the event's text. Pure. An event of a token has no order.
 */
import { isRecord } from '../../platform/is-record.ts';

/** An order, by the merchant's id, and its status in the event. */
export interface EventSubject {
  readonly orderId: string;
  readonly status: string;
}

/** The order of an event; null when the event is about none. `body` is the event's JSON text. */
export function subjectOf(body: string): EventSubject | null {
  const event: unknown = JSON.parse(body);
  const content = memberOf(event, 'content');
  const order = memberOf(content, 'order');
  const [orderId, status] = [memberOf(order, 'order_id'), memberOf(order, 'status')];
  if (typeof orderId !== 'string') return null;
  return { orderId, status: typeof status === 'string' ? status : '' };
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
