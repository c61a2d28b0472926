/** Customers who create orders as fast as they are accepted, and count the answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Demo } from '../../server/compose/demo/demo-file.ts';

/** The status of POST /orders; 0 without a usable answer. The order must raise an event. */
export type CreateOrder = (orderId: string) => Promise<number>;

/** Creates orders by the API. A 503 without `Retry-After` counts as no usable answer. */
export function createOrderCall(
  baseUrl: string,
  { merchantId, apiKey }: Pick<Demo, 'merchantId' | 'apiKey'>,
): CreateOrder {
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'x-merchantid': merchantId,
    'content-type': 'application/x-www-form-urlencoded',
  };
  return async (orderId) => {
    try {
      const body = `order_id=${orderId}&amount=100.00`;
      const answer = await fetch(`${baseUrl}/orders`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status === 503 && !answer.headers.has('retry-after') ? 0 : answer.status;
    } catch {
      return 0;
    }
  };
}

export interface OrderCustomers {
  /** When the call of each accepted order began, by `performance.now()`. */
  readonly accepted: ReadonlyMap<string, number>;
  /** Answers 503. */
  refused(): number;
  /** Other answers than 200 and 503. */
  unexpected(): number;
  /** The longest that a customer waited for an answer, in milliseconds. */
  longestAnswer(): number;
  /** Resolves when every customer has the answer to its last call. */
  stop(): Promise<void>;
}

export interface OrderCustomersOptions {
  readonly prefix: string;
  readonly customers: number;
  readonly order: CreateOrder;
  /** The wait after an accepted order, in milliseconds. Default: 0. */
  readonly pauseMs?: number;
}

/** The wait of a refused customer, in milliseconds. */
const REFUSED_PAUSE_MS = 50;

/** Starts the customers. */
export function startOrderCustomers(options: OrderCustomersOptions): OrderCustomers {
  const { prefix, customers, order, pauseMs = 0 } = options;
  const accepted = new Map<string, number>();
  let [refused, unexpected, longestAnswer] = [0, 0, 0];
  let over = false;
  const customer = async (name: number): Promise<void> => {
    for (let number = 0; !over; number += 1) {
      const orderId = `${prefix}-${name}-${number}`;
      const from = performance.now();
      const status = await order(orderId);
      longestAnswer = Math.max(longestAnswer, performance.now() - from);
      if (status === 200) accepted.set(orderId, from);
      else if (status === 503) refused += 1;
      else unexpected += 1;
      if (status !== 200 || pauseMs > 0) await sleep(status === 200 ? pauseMs : REFUSED_PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: customers }, (_, name) => customer(name)));
  return {
    accepted,
    refused: () => refused,
    unexpected: () => unexpected,
    longestAnswer: () => longestAnswer,
    async stop() {
      over = true;
      await all;
    },
  };
}
