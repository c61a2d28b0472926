/** When the generated client sends a call again: on a clock, chance and network that the test holds. */
import { describe, expect, it } from 'vitest';
import type { CallFacts } from '../../../generated/client/call.ts';
import { methodsOf } from '../../../generated/client/call.ts';
import { createMerchantClient } from '../../../generated/client/index.ts';
import { defaultRetry } from '../../../generated/client/retry.ts';
import { createSend } from '../../../generated/client/send.ts';

type Reply = (request: Request) => Promise<Response> | Response;

const facts = (repeat: CallFacts['repeat']): CallFacts => ({
  method: 'post',
  path: '/things',
  requestMediaType: 'application/x-www-form-urlencoded',
  repeat,
  responses: Object.fromEntries([200, 409, 429, 503].map((status) => [status, { 'application/json': 'json' }])),
});

/** A client of one operation, a network that gives these replies in turn, and a time that only waiting moves. */
function stage(replies: readonly Reply[], repeat: CallFacts['repeat'] = 'with_key') {
  const waits: number[] = [];
  const keys: (string | null)[] = [];
  const sent: Headers[] = [];
  let made = 0;
  const fetch = async (request: Request): Promise<Response> => {
    const reply = replies[keys.length] ?? answer(200);
    keys.push(request.headers.get('idempotency-key'));
    sent.push(request.headers);
    return reply(request);
  };
  const runtime = {
    now: () => Date.parse('2026-03-14T09:26:53Z'),
    random: () => 0.5,
    newKey: () => `key-${++made}`,
    sleep: async (milliseconds: number, signal: AbortSignal) => {
      // The limit of an attempt never comes, unless the network hangs.
      if (milliseconds === timeoutMs) return untilAborted(signal);
      waits.push(milliseconds);
    },
  };
  const send = createSend({
    fetcher: { baseUrl: 'http://svc.example', fetch, headers: { 'x-merchantid': 'demo' } },
    runtime,
    retry: defaultRetry,
    timeoutMs,
  });
  return { waits, keys, sent, send, operation: facts(repeat), runtime };
}

const timeoutMs = 30_000;
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
/** Holds each request until it ends, as a network does: otherwise its signal is collected and never aborted. */
const underWay = new Set<Request>();
function whenAborted(request: Request, then: (reason: unknown) => void): void {
  underWay.add(request);
  const end = () => {
    underWay.delete(request);
    then(request.signal.reason);
  };
  if (request.signal.aborted) end();
  else request.signal.addEventListener('abort', end);
}
const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  () =>
    Response.json({}, { status, headers });
const broken: Reply = () => {
  throw new TypeError('fetch failed');
};
const statusOf = (outcome: Awaited<ReturnType<ReturnType<typeof createSend>>>) =>
  'kind' in outcome ? outcome.kind : outcome.response.status;

describe('a call that may be sent twice', () => {
  const cases: readonly (readonly [string, readonly Reply[], unknown, readonly number[]])[] = [
    ['is sent again after 503', [answer(503)], 200, [375]],
    ['is sent again after 429', [answer(429), answer(429)], 200, [375, 750]],
    ['is sent again when the connection broke', [broken], 200, [375]],
    ['is sent three times at most', [answer(503), answer(503), answer(503)], 503, [375, 750]],
    ['waits as long as Retry-After says', [answer(503, { 'retry-after': '7' })], 200, [7_000]],
    [
      'waits until the date that Retry-After names',
      [answer(429, { 'retry-after': 'Sat, 14 Mar 2026 09:26:58 GMT' })],
      200,
      [5_000],
    ],
    ['waits no shorter for a Retry-After of nothing', [answer(503, { 'retry-after': '0' })], 200, [375]],
    ['takes a Retry-After that is neither for none', [answer(503, { 'retry-after': 'soon' })], 200, [375]],
    ['gives up when it is asked to wait for too long', [answer(429, { 'retry-after': '3600' })], 429, []],
    ['comes back for a first attempt that is still at work', [answer(409, { 'retry-after': '1' })], 200, [1_000]],
    ['is not sent again after a conflict', [answer(409)], 409, []],
  ];
  it.each(cases)('%s', async (_, replies, status, waits) => {
    const { send, operation, ...seen } = stage(replies);
    expect(statusOf(await send(operation, { body: { a: 1 } }, {}))).toBe(status);
    expect(seen.waits).toEqual(waits);
  });

  it('carries one key in all its attempts, and each call another', async () => {
    const { send, operation, keys } = stage([answer(503), answer(503)]);
    await send(operation, {}, {});
    await send(operation, {}, {});
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('carries the key of the caller where there is one', async () => {
    const { send, operation, keys } = stage([answer(503)]);
    await send(operation, { headers: { 'idempotency-key': 'mine' } }, {});
    expect(keys).toEqual(['mine', 'mine']);
  });

  it('carries the key of its body when it has one', async () => {
    const { send, operation, keys } = stage([answer(503)]);
    await send(operation, { body: { idempotence_key: 'mine' } }, {});
    expect(keys).toEqual(['mine', 'mine']);
  });

  it.each([
    ['a header that is not set', { headers: { 'Idempotency-Key': undefined } }],
    ['a header of null', { headers: { 'idempotency-key': null } }],
    ['an empty header', { headers: { 'Idempotency-Key': '' } }],
    ['a field that is not set', { body: { idempotence_key: undefined } }],
  ])('takes %s for no key, and carries a new one', async (_, call) => {
    const { send, operation, keys } = stage([broken, answer(503)]);
    await send(operation, call, {});
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('leaves out what its caller takes away with null, and keeps the rest', async () => {
    const { send, operation, sent } = stage([]);
    await send(operation, { headers: { 'x-merchantid': null, 'x-routing-id': '' } }, {});
    expect([sent[0]?.get('x-merchantid'), sent[0]?.get('x-routing-id')]).toEqual([null, '']);
  });

  it('needs no key when it only reads', async () => {
    const { send, operation, keys } = stage([answer(503)], 'safe');
    expect(statusOf(await send(operation, {}, {}))).toBe(200);
    expect(keys).toEqual([null, null]);
  });

  it('is sent as often as its caller says', async () => {
    const { send, operation, keys } = stage([answer(503), answer(503)]);
    expect(statusOf(await send(operation, {}, { attempts: 1 }))).toBe(503);
    expect(keys).toHaveLength(1);
  });
});

describe('a call that may not be sent twice', () => {
  it.each([
    ['after 503', answer(503), 503],
    ['after 429', answer(429), 429],
    ['when the connection broke', broken, 'unreachable'],
  ])('is sent once, %s', async (_, reply, want) => {
    const { send, operation, keys } = stage([reply], 'never');
    expect(statusOf(await send(operation, {}, {}))).toBe(want);
    expect(keys).toEqual([null]);
  });
});

describe('the time of a call', () => {
  const hanging: Reply = (request) => new Promise((_, reject) => whenAborted(request, reject));

  it('is over when an attempt takes too long', async () => {
    const { operation, runtime } = stage([]);
    const fetch = async (request: Request) => hanging(request);
    const send = createSend({
      fetcher: { baseUrl: 'http://svc.example', fetch },
      runtime: { ...runtime, sleep: async () => undefined },
      retry: { ...defaultRetry, attempts: 1 },
      timeoutMs: 250,
    });
    expect(await send(operation, {}, {})).toMatchObject({ kind: 'timeout', message: 'no answer within 250 ms' });
  });

  it('is over when a body does not end', async () => {
    const { operation, runtime } = stage([]);
    const fetch = async (request: Request) =>
      new Response(new ReadableStream({ start: (controller) => whenAborted(request, (why) => controller.error(why)) }));
    let asked = 0;
    const send = createSend({
      fetcher: { baseUrl: 'http://svc.example', fetch },
      // The attempt's limit comes after the headers: a turn of the event loop later.
      runtime: {
        ...runtime,
        sleep: async () => {
          asked += 1;
          await new Promise((resolve) => setImmediate(resolve));
        },
      },
      retry: { ...defaultRetry, attempts: 1 },
      timeoutMs: 250,
    });
    expect(await send(operation, {}, {})).toMatchObject({ kind: 'timeout' });
    expect(asked).toBe(1);
  });

  it('ends when its caller aborts, before the attempt or during it', async () => {
    const { send, operation, keys } = stage([hanging]);
    expect(await send(operation, {}, { signal: AbortSignal.abort('enough') })).toMatchObject({
      kind: 'aborted',
      cause: 'enough',
    });
    expect(keys).toEqual([]);
    const stop = new AbortController();
    const call = send(operation, {}, { signal: stop.signal });
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort('enough');
    expect(await call).toMatchObject({ kind: 'aborted', cause: 'enough' });
  });

  it('ends when its caller aborts while it waits', async () => {
    const { operation, runtime } = stage([]);
    const stop = new AbortController();
    const fetch = async () => Response.json({}, { status: 503 });
    const send = createSend({
      fetcher: { baseUrl: 'http://svc.example', fetch },
      runtime: {
        ...runtime,
        sleep: async (milliseconds, signal) => {
          if (milliseconds === timeoutMs) return untilAborted(signal);
          stop.abort('enough');
        },
      },
      retry: defaultRetry,
      timeoutMs,
    });
    expect(await send(operation, {}, { signal: stop.signal })).toMatchObject({ kind: 'aborted' });
  });
});

describe('a body that cannot be written', () => {
  it('is refused at once, and nothing is sent', async () => {
    const { send, operation, keys } = stage([]);
    const call = send(operation, { body: { metadata: { a: 'b' } } }, {});
    await expect(call).rejects.toThrow('metadata: a form holds flat dotted keys');
    expect(keys).toEqual([]);
  });
});

describe('the methods', () => {
  it('give what came of the last attempt', async () => {
    const { send, operation } = stage([answer(503), broken, broken]);
    const methods = methodsOf<Methods>({ sendThing: operation }, {}, send);
    expect(await methods.sendThing()).toMatchObject({ ok: false, kind: 'unreachable', status: 0, body: null });
  });

  it('default to the real clock, randomness and network', async () => {
    const client = createMerchantClient({ baseUrl: 'http://127.0.0.1:9', retry: { attempts: 2, firstWaitMs: 1 } });
    expect(await client.getHealth()).toMatchObject({ ok: false, kind: 'unreachable' });
  });
});

interface Methods {
  readonly sendThing: () => Promise<object>;
}
