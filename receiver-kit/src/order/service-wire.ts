/**
 * The two calls to the service that the kit makes, in the shape of the service's typed client, and a small client as an alternative.
 * Reads only the fields of a response that it checks.
 */
import { ReceiverError } from '../errors.ts';
import { isObject } from '../event/safe-json.ts';
import type { OrderSucceededEvent } from '../generated/events.ts';

/** The order, as in events and in the order status. */
export type Order = OrderSucceededEvent['content']['order'];

export interface ServiceAnswer {
  readonly status: unknown;
  readonly body: unknown;
}

/** Implemented by the service's typed client and by `serviceClient`. */
export interface OrderClient {
  getOrder(call: { readonly path: { readonly order_id: string } }): Promise<ServiceAnswer>;
}

export interface EventClient {
  listEvents(call: { readonly query: { readonly after?: number; readonly limit?: number } }): Promise<ServiceAnswer>;
}

export interface ServiceClientOptions {
  /** For example `https://api.example.com`. */
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly apiKey: string;
  /** The timeout of a request in seconds. Default: 5. */
  readonly timeoutSeconds?: number;
  readonly fetch?: typeof fetch;
}

/** A client of the order status and of the event list. */
export function serviceClient(options: ServiceClientOptions): OrderClient & EventClient {
  const { baseUrl, merchantId, apiKey, timeoutSeconds = 5, fetch: call = fetch } = options;
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'x-merchantid': merchantId,
    accept: 'application/json',
  };
  const get = async (path: string): Promise<ServiceAnswer> => {
    // Keep the path of the base URL.
    const answer = await call(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1_000),
    });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    getOrder: ({ path }) => get(`/orders/${encodeURIComponent(path.order_id)}`),
    listEvents: ({ query }) => {
      const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
      return get(`/events?${new URLSearchParams(given)}`);
    },
  };
}

/** @throws ReceiverError ERR_ORDER_STATUS when the response is not this order. */
export async function fetchOrder(client: OrderClient, { order_id: orderId }: Order): Promise<Order> {
  const { status, body } = await callService(() => client.getOrder({ path: { order_id: orderId } }));
  if (status === 200 && isOrder(body) && body.order_id.toLowerCase() === orderId.toLowerCase()) return body;
  throw new ReceiverError('ERR_ORDER_STATUS', `The service answered ${String(status)} to the request for the order.`);
}

export interface NumberedEvent {
  readonly sequence: number;
  readonly event: unknown;
}

export interface EventPage {
  readonly events: readonly NumberedEvent[];
  readonly next: number;
  readonly hasMore: boolean;
}

/** @throws ReceiverError ERR_ORDER_STATUS when the response is not a page of events. */
export async function fetchEvents(client: EventClient, after: number, limit: number): Promise<EventPage> {
  const { status, body } = await callService(() => client.listEvents({ query: { after, limit } }));
  const page = isObject(body) ? body : {};
  const { events, next, has_more: hasMore } = page;
  if (status === 200 && Array.isArray(events) && events.every(isNumberedEvent) && isNumber(next)) {
    return { events, next, hasMore: hasMore === true };
  }
  throw new ReceiverError('ERR_ORDER_STATUS', `The service answered ${String(status)} to the request for events.`);
}

function isNumberedEvent(entry: unknown): entry is NumberedEvent {
  return isObject(entry) && isNumber(entry.sequence) && isObject(entry.event);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

/** Whether status, amount and currency of two orders match. */
export function agree(one: Order, other: Order): boolean {
  return one.status === other.status && one.amount === other.amount && one.currency === other.currency;
}

/** The order of an event. Null when the event has none. */
export function orderOf(event: { readonly content: object }): Order | null {
  const content: Readonly<Record<string, unknown>> = { ...event.content };
  return isOrder(content.order) ? content.order : null;
}

async function callService(call: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  try {
    return await call();
  } catch (cause) {
    throw new ReceiverError(
      'ERR_ORDER_STATUS',
      'The request to the service failed. See the cause, and check the base URL.',
      { cause },
    );
  }
}

function isOrder(value: unknown): value is Order {
  return isObject(value) && typeof value.order_id === 'string' && typeof value.status === 'string';
}
