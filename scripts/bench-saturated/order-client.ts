/** Creates orders, each under an id of its own, over a limited number of connections. */
import { Pool } from 'undici';
import type { BenchService } from '../bench/webhooks/environment.ts';

/** An order that was answered. Times are on the clock of `performance.now()`. */
export interface OrderCall {
  readonly orderId: string;
  readonly status: 200 | 503;
  /** `Retry-After`, seconds; null without one. */
  readonly retryAfter: number | null;
  readonly sent: number;
  readonly answered: number;
}

export function createOrderClient({ baseUrl, merchantId, apiKey }: BenchService, connections: number) {
  const pool = new Pool(baseUrl, { connections, pipelining: 1 });
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'x-merchantid': merchantId,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const run = `sat-${Date.now()}`;
  let number = 0;
  return {
    /** Throws on any answer but 200 and 503. */
    async order(): Promise<OrderCall> {
      number += 1;
      const orderId = `${run}-${number}`;
      const sent = performance.now();
      const body = `order_id=${orderId}&amount=100.00&customer_id=cust_1`;
      const answer = await pool.request({ method: 'POST', path: '/orders', headers, body });
      await answer.body.dump();
      const { statusCode: status } = answer;
      if (status !== 200 && status !== 503) throw new Error(`POST /orders answered ${status}`);
      const wait = answer.headers['retry-after'];
      const retryAfter = typeof wait === 'string' ? Number(wait) : null;
      return { orderId, status, retryAfter, sent, answered: performance.now() };
    },
    close: () => pool.close(),
  };
}
