/** Makes orders with many attempts and refunds over the API, and the calls that read them. */
import type { Pool } from 'undici';
import type { Turn } from '../bench/interleaved.ts';
import type { BenchProcess } from '../bench/measure/bench-process.ts';
import { BENCH_API_KEY, BENCH_MERCHANT_ID } from '../bench/merchant.ts';

/** Orders, by how many attempts and refunds each has. */
export const sizes = [1, 25] as const;
/** The version dates they are read under: before and after all attempts are listed. */
export const versions = ['2023-06-30', '2025-01-10'] as const;

/** The name of a turn in the result. */
export function turnName(version: string, size: number): string {
  return `${version}, ${size}`;
}

const CHALLENGED = '4111111111111111';
const FRICTIONLESS = '4012001037141112';

const headers = {
  'x-merchantid': BENCH_MERCHANT_ID,
  authorization: `Basic ${Buffer.from(`${BENCH_API_KEY}:`).toString('base64')}`,
};

async function post(pool: Pool, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode} ${text}`);
}

function attempt(orderId: string, number: string): Readonly<Record<string, string>> {
  return {
    order_id: orderId,
    merchant_id: BENCH_MERCHANT_ID,
    payment_method_type: 'CARD',
    card_number: number,
    card_exp_month: '12',
    card_exp_year: '2040',
    card_security_code: '123',
    name_on_card: 'Asha Rao',
    format: 'json',
  };
}

/**
 * An order of which so many attempts were made, the last of them paid it, and so many refunds given back. Answers the calls that
 * read it; an answer must name its last refund as given back.
 */
export async function makeOrder(pool: Pool, process: BenchProcess, size: number): Promise<readonly Turn[]> {
  const orderId = `many-${size}`;
  await post(pool, '/orders', { order_id: orderId, amount: '100.00', customer_id: 'cust_2041' });
  for (let index = 1; index < size; index += 1) await post(pool, '/txns', attempt(orderId, CHALLENGED));
  await post(pool, '/txns', attempt(orderId, FRICTIONLESS));
  for (let index = 1; index <= size; index += 1) {
    await post(pool, `/orders/${orderId}/refunds`, { unique_request_id: `refund-${index}`, amount: '1.00' });
  }
  await process.ask({ kind: 'work', seconds: 0, inFlight: 1 });
  const mark = `"unique_request_id":"refund-${size}","txn_id":"${BENCH_MERCHANT_ID}-${orderId}-${size}","ref":"sbr_`;
  return versions.map((version) => ({
    name: turnName(version, size),
    request: {
      call: { method: 'GET', path: `/orders/${orderId}`, headers: { ...headers, version }, body: null },
      mark,
    },
  }));
}
