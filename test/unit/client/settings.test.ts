/** What a client is made with: what no call could be made with is refused at once, in plain words, and without repeating it. */
import { describe, expect, it } from 'vitest';
import { createAdminClient, createMerchantClient } from '../../../generated/client/index.ts';
import { answerParts } from '../../../generated/client/merchant.ts';
import { systemRuntime } from '../../../generated/client/retry.ts';

const baseUrl = 'http://svc.example';
const order = { order_id: 'A', amount: '1.00' };
/** Settings as a program without types may give them. */
const given = (settings: object) => JSON.parse(JSON.stringify(settings));

describe('a client is not made', () => {
  it.each<[string, () => unknown, string]>([
    ['without an address', () => createMerchantClient(given({ merchantId: 'demo' })), 'baseUrl: give the address'],
    ['with none for an address', () => createMerchantClient(given({ baseUrl: null })), 'baseUrl: give the address'],
    ['with what is no address', () => createMerchantClient({ baseUrl: 'not a url' }), 'baseUrl: give the address'],
    ['with an address of files', () => createMerchantClient({ baseUrl: 'file:///etc' }), 'baseUrl: give the address'],
    ['with a query', () => createMerchantClient({ baseUrl: `${baseUrl}?a=b` }), 'without user name, query'],
    ['with a user name', () => createMerchantClient({ baseUrl: 'http://secret@svc.example' }), 'without user name'],
    ['with a line break in the address', () => createMerchantClient({ baseUrl: `${baseUrl}\n` }), 'baseUrl: give'],
    ['for an administrator without an address', () => createAdminClient(given({})), 'baseUrl: give the address'],
    [
      'with a line break in an id',
      () => createMerchantClient({ baseUrl, merchantId: 'secret\n' }),
      'merchantId: give one',
    ],
    [
      'with a key of other letters',
      () => createMerchantClient({ baseUrl, apiKey: 'secrét€' }),
      'apiKey: give one line',
    ],
    ['with a key that is no text', () => createMerchantClient(given({ baseUrl, apiKey: 7 })), 'apiKey: give one line'],
    [
      'with a token of lines',
      () => createMerchantClient({ baseUrl, clientAuthToken: 'a\r\nb: secret' }),
      'clientAuthToken',
    ],
    [
      'with a login of lines',
      () => createAdminClient({ baseUrl, bearerToken: 'secret\n' }),
      'bearerToken: give one line',
    ],
    ['with no time', () => createMerchantClient({ baseUrl, timeoutMs: 0 }), 'timeoutMs: give milliseconds above 0'],
    ['with a time that is none', () => createMerchantClient({ baseUrl, timeoutMs: Number.NaN }), 'timeoutMs: give'],
    ['with no attempt', () => createMerchantClient({ baseUrl, retry: { attempts: 0 } }), 'attempts: give 1'],
    [
      'with a wait below nothing',
      () => createMerchantClient({ baseUrl, retry: { firstWaitMs: -1 } }),
      'retry.firstWaitMs',
    ],
  ])('%s', (_, make, why) => {
    expect(make).toThrow(TypeError);
    expect(make).toThrow(why);
    expect(make).not.toThrow(/secr/);
  });
});

it.each<[string, object]>([
  ['the address alone', {}],
  ['a path in the address', { baseUrl: 'https://svc.example/cards/' }],
  ['a key that is empty, which the service refuses', { merchantId: '', apiKey: '' }],
  ['an attempt without end', { timeoutMs: Number.POSITIVE_INFINITY }],
])('a client is made with %s', (_, settings) => {
  expect(() => createMerchantClient({ baseUrl, ...settings })).not.toThrow();
});

describe('a call is not sent', () => {
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    return Response.json({});
  };
  const client = createMerchantClient({ baseUrl, fetch });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'with no time',
      () => client.createOrder({ body: order }, { timeoutMs: 0 }),
      'timeoutMs: give milliseconds above 0',
    ],
    ['with no attempt', () => client.createOrder({ body: order }, { attempts: 0 }), 'attempts: give 1'],
    [
      'with a header of lines',
      () => client.createOrder({ body: order, headers: { 'x-routing-id': 'secret\n' } }),
      'headers.x-routing-id: give one line',
    ],
  ])('%s', async (_, call, why) => {
    await expect(call()).rejects.toThrow(TypeError);
    await expect(call()).rejects.toThrow(why);
    await expect(call()).rejects.not.toThrow(/secret/);
    expect(sent).toBe(0);
  });
});

it.each([Number.POSITIVE_INFINITY, 1e10])('a call of at most %d ms waits for its answer', async (timeoutMs) => {
  let attempts = 0;
  const fetch = async () => {
    attempts += 1;
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    return Response.json(Object.fromEntries(answerParts.Order.map((name) => [name, ''])));
  };
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  const answer = await createMerchantClient({ baseUrl, fetch, timeoutMs }).createOrder({ body: order });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(answer).toMatchObject({ kind: 'success' });
  expect([attempts, warnings]).toEqual([1, []]);
});

it('a wait that no timer holds lasts until it is not wanted any more', async () => {
  const stop = new AbortController();
  let over = false;
  const wait = systemRuntime.sleep(1e12, stop.signal).then(() => {
    over = true;
  });
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(over).toBe(false);
  stop.abort();
  await wait;
});
