/**
 * The two calls of the ladder, made from the contract's own examples, and how an answer is told to be right.
 */
import contract from '../../generated/openapi.json' with { type: 'json' };
import { BENCH_API_KEY, BENCH_MERCHANT_ID } from './merchant.ts';

const { post } = contract.paths['/orders'];
const form = post.requestBody.content['application/x-www-form-urlencoded'].examples.plain.value;
const answer = post.responses['200'].content['application/json'].examples.plain.value;

/** The order of the examples, which a mock always answers with. */
export const EXAMPLE_ORDER_ID = answer.order_id;

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const caller = {
  'x-merchantid': BENCH_MERCHANT_ID,
  authorization: `Basic ${Buffer.from(`${BENCH_API_KEY}:`).toString('base64')}`,
};
const sender = { ...caller, 'content-type': 'application/x-www-form-urlencoded' };
/** Without the customer: the service looks up whether it is one of the merchant's, in a collection that no other rung has. */
const { order_id: _exampleId, customer_id: _customer, ...others } = form;
const tail = new URLSearchParams(Object.entries(others)).toString();

/** The example of a new order, under another id. */
export function createCall(orderId: string): Call {
  return { method: 'POST', path: '/orders', headers: sender, body: `order_id=${orderId}&${tail}` };
}

/** Reading an order. */
export function getCall(orderId: string): Call {
  return { method: 'GET', path: `/orders/${orderId}`, headers: caller, body: null };
}

/** What the answer about an order must hold, as its bytes stand in compact JSON. */
export function answerMark(orderId: string): string {
  return `"order_id":"${orderId}"`;
}

/** The example's answer about another order: what the rungs below ours answer. */
export function exampleAnswer(orderId: string): typeof answer {
  return { ...answer, order_id: orderId };
}
