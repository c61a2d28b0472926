/** Fills customers' lockers over the API, and makes the calls that list them. */
import type { Pool } from 'undici';
import type { BenchRequest } from '../bench/load/target.ts';
import { BENCH_API_KEY, BENCH_MERCHANT_ID } from '../bench/merchant.ts';

/** The customers, by how many cards they have. */
export const customers = [1, 50] as const;

const headers = {
  'x-merchantid': BENCH_MERCHANT_ID,
  authorization: `Basic ${Buffer.from(`${BENCH_API_KEY}:`).toString('base64')}`,
};

/** A number that passes the Luhn check, another one for every index. */
function cardNumber(index: number): string {
  const body = `411111${String(index).padStart(9, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

async function addCard(pool: Pool, customer: string, index: number): Promise<string> {
  const form = {
    customer_id: customer,
    card_number: cardNumber(index),
    card_exp_month: '12',
    card_exp_year: '2040',
    name_on_card: 'Asha Rao',
    nickname: `Card ${index}`,
  };
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/card/add',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const text = await body.text();
  const reference = /"card_reference":"(crd_[0-9a-f]{32})"/.exec(text)?.[1];
  if (statusCode !== 200 || reference === undefined) throw new Error(`a card was not stored: ${statusCode} ${text}`);
  return reference;
}

/** Stores a customer's cards. Answers the call that lists them; its answer must name the first, which stands last. */
export async function fillLocker(pool: Pool, count: number): Promise<BenchRequest> {
  const customer = `holds-${count}`;
  let first = '';
  for (let index = 0; index < count; index += 1) {
    const reference = await addCard(pool, customer, index);
    if (index === 0) first = reference;
  }
  const call = { method: 'GET', path: `/cards?customer_id=${customer}`, headers, body: null } as const;
  return { call, mark: `"card_reference":"${first}"` };
}
