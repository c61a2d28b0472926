/** What the generated client makes of answers: those of the contract, and those of something that stands between it and the service. */
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createMerchantClient } from '../../../generated/client/index.ts';
import { answerParts } from '../../../generated/client/merchant.ts';

const timeoutMs = 60_000;
const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const login = '<!doctype html><title>Log in to this network</title>';
const error = JSON.stringify({
  status: 'error',
  error_code: 'internal_error',
  error_message: 'Failed.',
  error_info: { request_id: 'req_1' },
});

/** What every order has. */
const anOrder = JSON.stringify(Object.fromEntries(answerParts.Order.map((name) => [name, ''])));

/** A client of a network that gives this answer to every call, and the number of calls it has got. */
function answering(status: number, headers: Readonly<Record<string, string>>, body: string | null) {
  const seen = { calls: 0 };
  const fetch = async () => {
    seen.calls += 1;
    return new Response(body === null ? null : new TextEncoder().encode(body), { status, headers });
  };
  // The limit of an attempt never comes; the waits between attempts are over at once.
  const sleep = async (milliseconds: number, signal: AbortSignal) => {
    if (milliseconds === timeoutMs) await once(signal, 'abort');
  };
  const client = createMerchantClient({ baseUrl: 'http://svc.example', fetch, runtime: { sleep }, timeoutMs });
  return { seen, client };
}

const order = { order_id: 'A', amount: '1.00' };
const payment = { order_id: 'A', merchant_id: 'demo', payment_method_type: 'CARD' } as const;
const alone = { attempts: 1 };

it.each([
  ['a page where the contract has JSON', 200, html, login, 'undocumented', 'text/html'],
  ['a page in place of a refusal', 429, html, login, 'undocumented', 'text/html'],
  ['a page in place of a refusal for its length', 413, html, login, 'undocumented', 'text/html'],
  ['a page in place of a fault', 503, html, login, 'undocumented', 'text/html'],
  ['a body without a media type', 200, {}, '{}', 'undocumented', 'no content type'],
  ['nothing where the contract has a body', 200, json, null, 'unreadable', 'nothing in it'],
  ['nothing at all', 200, {}, null, 'unreadable', 'nothing in it'],
  ['nothing, and its length', 500, { ...json, 'content-length': '0' }, null, 'unreadable', 'nothing in it'],
  ['null', 200, json, 'null', 'unreadable', 'no object'],
  ['null in place of a fault', 503, json, 'null', 'unreadable', 'nothing in it'],
  ['a list where the contract has an object', 200, json, '[]', 'unreadable', 'no object'],
  ['a text where the contract has an object', 200, json, '"ok"', 'unreadable', 'no object'],
  ['a text in place of a refusal', 400, json, '"no"', 'unreadable', 'no JSON'],
  [
    'an error of something before the service',
    503,
    json,
    '{"message":"no upstream"}',
    'undocumented',
    'not the contract',
  ],
  [
    'a refusal of something before the service',
    403,
    json,
    '{"message":"Forbidden"}',
    'undocumented',
    'not the contract',
  ],
  ['what is no JSON', 200, json, '{', 'unreadable', 'no JSON'],
  ['a status that the contract does not have', 418, json, '{}', 'undocumented', '418'],
  ['an object that is no order', 200, json, '{}', 'undocumented', 'not the contract'],
  ['the object of a login page', 200, json, '{"hello":"captive portal"}', 'undocumented', 'it has no amount'],
  ['an order without its id', 200, json, anOrder.replace('"order_id"', '"id"'), 'undocumented', 'it has no order_id'],
  [
    'what the socket says',
    408,
    json,
    error,
    'undocumented',
    '408, which the contract does not document: internal_error: Failed.',
  ],
  ['what the socket says of headers', 431, json, error, 'undocumented', 'internal_error: Failed.'],
])('%s is reported as such: %i %j %s', async (_, status, headers, body, kind, why) => {
  const { client } = answering(status, headers, body);
  const answer = await client.createOrder({ body: order }, alone);
  expect(answer).toMatchObject({ ok: false, kind, status: 0, body: null, receivedStatus: status });
  expect('message' in answer ? answer.message : '').toContain(why);
  expect('message' in answer ? answer.message : '').not.toContain('Log in');
});

it.each([
  ['an order', 200, json, anOrder, true, 'success'],
  [
    'an order in a media type with other letters and a charset',
    200,
    { 'content-type': 'Application/JSON; charset=utf-8' },
    anOrder,
    true,
    'success',
  ],
  ['a refusal', 400, json, error, false, 'refusal'],
  ['a refusal for the number of calls', 429, json, error, false, 'refusal'],
  ['a fault', 500, json, error, false, 'fault'],
  ['a service that is away', 503, json, error, false, 'fault'],
])('%s is reported by its status: %i', async (_, status, headers, body, ok, kind) => {
  const { client } = answering(status, headers, body);
  const answer = await client.createOrder({ body: order }, alone);
  expect(answer).toMatchObject({ ok, kind, status, contentType: 'application/json', body: JSON.parse(body) });
});

it.each([
  ['a redirect', {}, null],
  ['a redirect into which a proxy has put a note', html, '<p>See other</p>'],
])('%s has no body', async (_, headers, body) => {
  const { client } = answering(303, { location: 'https://svc.example/pay', ...headers }, body);
  const answer = await client.startTxn({ body: payment });
  expect(answer).toMatchObject({ ok: true, kind: 'redirect', status: 303, contentType: null, body: null });
  expect(answer.headers.get('location')).toBe('https://svc.example/pay');
});

it.each(['<p>Pay</p>', '7'])('a page is text, whatever its content: %s', async (text) => {
  for (const status of [200, 404]) {
    const { client } = answering(status, html, text);
    const answer = await client.showPaymentPage({ path: { link: 'a' } });
    expect(answer).toMatchObject({ status, contentType: 'text/html', body: text });
  }
});

it.each([
  ['a page of 503', 503, html, login, 3],
  ['a fault of 503', 503, json, error, 3],
  ['a request that was too slow', 408, json, error, 3],
  ['a page of 502', 502, html, login, 3],
  ['a page of 504', 504, html, login, 3],
  ['a page of 500', 500, html, login, 1],
  ['a fault of 500', 500, json, error, 1],
])('%s is sent for as often as the README says', async (_, status, headers, body, calls) => {
  const { client, seen } = answering(status, headers, body);
  await client.createOrder({ body: order });
  expect(seen.calls).toBe(calls);
});

it('a read is sent again after 408, 502 and 504, and what may not be sent twice is not', async () => {
  for (const status of [408, 502, 504]) {
    const { client, seen } = answering(status, json, error);
    await client.getOrder({ path: { order_id: 'A' } });
    expect(seen.calls).toBe(3);
    await client.startTxn({ body: payment });
    expect(seen.calls).toBe(4);
  }
});
