import { describe, expect, test } from 'vitest';
import { circuitSettings, createGatewayCircuits } from '../../../server/gateways/circuit.ts';
import type { GatewayAnswer } from '../../../server/gateways/http-client.ts';
import { manualClock } from '../../support/test-runtime.ts';

const good: GatewayAnswer = { kind: 'answer', status: 200, headers: {}, body: '{}' };
const refused: GatewayAnswer = { ...good, status: 402 };
const broken: GatewayAnswer = { ...good, status: 503 };
const notSent: GatewayAnswer = { kind: 'not_sent', reason: 'ECONNREFUSED' };
const unanswered: GatewayAnswer = { kind: 'unanswered', reason: 'no answer within 25 s' };

/** Circuits around a gateway that answers as it is set, after a time on the clock. */
function environment(settings = circuitSettings) {
  const clock = manualClock(new Date('2026-03-14T09:26:53Z'));
  const events: string[] = [];
  const lost: unknown[] = [];
  const state = { answer: good, ms: 0, sent: 0 };
  const circuits = createGatewayCircuits({
    http: {
      async send() {
        state.sent += 1;
        clock.advance(state.ms);
        return state.answer;
      },
      close: async () => undefined,
    },
    clock,
    settings,
    unanswered: (call) => lost.push(call),
    opened: (id, reason) => events.push(`opened ${id}: ${reason}`),
    closed: (id) => events.push(`closed ${id}`),
  });
  const call = (gatewayConfigId = 'a') =>
    circuits.http.send({
      gatewayConfigId,
      attempt: 'txn_1',
      method: 'POST',
      url: 'http://127.0.0.1:1/v1/payments?number=4111111111111111',
      headers: { authorization: 'Bearer sk_test', 'idempotency-key': 'txn_1:pay' },
      body: '{"number":"4111111111111111"}',
    });
  const calls = async (count: number, answer: GatewayAnswer) => {
    state.answer = answer;
    for (let made = 0; made < count; made += 1) await call();
  };
  return { clock, events, lost, state, circuits, call, calls };
}

const { openMs, windowMs, judgedMs, leastFailures } = circuitSettings;

describe('the circuit of a gateway configuration', () => {
  test('reports each call that the gateway may have received and did not answer, without its body, credentials and query', async () => {
    const { calls, lost } = environment();
    for (const answer of [good, refused, broken, notSent]) await calls(1, answer);
    expect(lost).toEqual([]);
    await calls(1, unanswered);
    expect(lost).toEqual([
      {
        gatewayConfigId: 'a',
        method: 'POST',
        path: '/v1/payments',
        idempotencyKey: 'txn_1:pay',
        reason: 'no answer within 25 s',
      },
    ]);
  });

  test.each([
    ['unanswered calls', unanswered, 'no answer within 25 s'],
    ['connections that fail', notSent, 'ECONNREFUSED'],
    ['server errors', broken, 'HTTP 503'],
  ])('opens after %s, and then sends nothing', async (_what, answer, reason) => {
    const { calls, call, circuits, state, events } = environment();
    await calls(leastFailures - 1, answer);
    expect(circuits.isOpen('a')).toBe(false);
    await calls(1, answer);
    expect([circuits.isOpen('a'), circuits.health('a').circuit]).toEqual([true, 'open']);
    const { sent } = state;
    expect(await call()).toMatchObject({ kind: 'not_sent', reason: expect.stringContaining('circuit') });
    expect(state.sent).toBe(sent);
    expect(events).toEqual([`opened a: ${reason}`]);
  });

  test.each([
    ['declines or refuses', refused],
    ['repeats the stored error of an earlier request', { ...broken, headers: { 'idempotent-replayed': 'true' } }],
  ])('stays closed while the gateway %s', async (_what, answer) => {
    const { calls, circuits } = environment();
    await calls(100, answer);
    expect(circuits.isOpen('a')).toBe(false);
  });

  test('stays closed while fewer than half of the calls fail', async () => {
    const { calls, circuits } = environment();
    for (let round = 0; round < 20; round += 1) {
      await calls(2, good);
      await calls(1, broken);
    }
    expect(circuits.isOpen('a')).toBe(false);
  });

  test('opens soon after many good calls', async () => {
    const { calls, circuits } = environment();
    await calls(200, good);
    await calls(10, broken);
    expect(circuits.isOpen('a')).toBe(true);
  });

  test('does not count failures of long ago', async () => {
    const { calls, circuits, clock } = environment();
    await calls(leastFailures - 1, broken);
    clock.advance(judgedMs);
    await calls(1, broken);
    expect(circuits.isOpen('a')).toBe(false);
  });

  test('is another one for another configuration', async () => {
    const { calls, circuits, call, state } = environment();
    await calls(leastFailures, broken);
    state.answer = good;
    expect(await call('b')).toEqual(good);
    expect([circuits.isOpen('a'), circuits.isOpen('b')]).toEqual([true, false]);
  });

  test('lets one call through after a time, and closes when it succeeds', async () => {
    const { calls, circuits, clock, events } = environment();
    await calls(leastFailures, broken);
    clock.advance(openMs);
    expect(circuits.isOpen('a')).toBe(false);
    await calls(1, good);
    expect(circuits.health('a')).toMatchObject({ circuit: 'closed', probeAt: null });
    await calls(1, broken);
    expect(circuits.isOpen('a')).toBe(false);
    expect(events).toEqual(['opened a: HTTP 503', 'closed a']);
  });

  test('is half open, not open for ever, when no call has come for minutes', async () => {
    const { calls, circuits, clock } = environment();
    await calls(leastFailures, broken);
    clock.advance(openMs);
    expect(circuits.health('a').circuit).toBe('open');
    clock.advance(windowMs);
    expect(circuits.all().get('a')).toMatchObject({ circuit: 'half_open', calls: 0 });
  });

  test('stays open when that call fails', async () => {
    const { calls, circuits, clock, events, call, state } = environment();
    await calls(leastFailures, broken);
    clock.advance(openMs);
    await calls(1, broken);
    expect(circuits.health('a')).toMatchObject({
      circuit: 'open',
      probeAt: new Date(clock.now().getTime() + openMs),
    });
    const { sent } = state;
    expect(await call()).toMatchObject({ kind: 'not_sent' });
    expect(state.sent).toBe(sent);
    expect(events).toEqual(['opened a: HTTP 503']);
  });

  test('lets only one of several calls through, and the late answer of an older one decides nothing', async () => {
    const waiting: ((answer: GatewayAnswer) => void)[] = [];
    const clock = manualClock(new Date('2026-03-14T09:26:53Z'));
    const circuits = createGatewayCircuits({
      http: { send: () => new Promise((resolve) => waiting.push(resolve)), close: async () => undefined },
      clock,
      opened: () => undefined,
      closed: () => undefined,
    });
    const call = () =>
      circuits.http.send({ gatewayConfigId: 'a', method: 'GET', url: 'http://127.0.0.1:1', headers: {}, body: null });
    const [older, ...failing] = Array.from({ length: leastFailures + 1 }, call);
    for (const resolve of waiting.slice(1)) resolve(broken);
    await Promise.all(failing);
    clock.advance(openMs);
    const probe = call();
    expect(await call()).toMatchObject({ kind: 'not_sent' });
    waiting[0]?.(good);
    await older;
    expect(circuits.health('a').circuit).toBe('half_open');
    waiting.at(-1)?.(good);
    expect(await probe).toEqual(good);
    expect(circuits.health('a').circuit).toBe('closed');
  });

  test('lets all calls of one attempt through together, and refuses those of others', async () => {
    const waiting: ((answer: GatewayAnswer) => void)[] = [];
    const clock = manualClock(new Date('2026-03-14T09:26:53Z'));
    const circuits = createGatewayCircuits({
      http: { send: () => new Promise((resolve) => waiting.push(resolve)), close: async () => undefined },
      clock,
      opened: () => undefined,
      closed: () => undefined,
    });
    const call = (attempt: string) =>
      circuits.http.send({
        gatewayConfigId: 'a',
        attempt,
        method: 'GET',
        url: 'http://127.0.0.1:1',
        headers: {},
        body: null,
      });
    const failing = Array.from({ length: leastFailures }, (_, index) => call(`txn_${index}`));
    for (const resolve of waiting.splice(0)) resolve(broken);
    await Promise.all(failing);
    clock.advance(openMs);
    const first = [call('txn_a'), call('txn_a')];
    expect(await call('txn_b')).toMatchObject({ kind: 'not_sent' });
    expect(waiting).toHaveLength(2);
    waiting[0]?.(broken);
    waiting[1]?.(good);
    expect(await Promise.all(first)).toEqual([broken, good]);
    // The attempt failed, whatever its other call was answered.
    expect(circuits.health('a').circuit).toBe('open');
    expect(await call('txn_a')).toMatchObject({ kind: 'not_sent' });
    clock.advance(openMs);
    const second = [call('txn_c'), call('txn_c')];
    for (const resolve of waiting.slice(2)) resolve(good);
    expect(await Promise.all(second)).toEqual([good, good]);
    expect(circuits.health('a').circuit).toBe('closed');
  });

  test('counts a call that throws as a failure', async () => {
    const circuits = createGatewayCircuits({
      http: { send: () => Promise.reject(new Error('closed')), close: async () => undefined },
      clock: manualClock(new Date('2026-03-14T09:26:53Z')),
      opened: () => undefined,
      closed: () => undefined,
    });
    const call = () =>
      circuits.http.send({ gatewayConfigId: 'a', method: 'GET', url: 'http://127.0.0.1:1', headers: {}, body: null });
    for (let made = 0; made < leastFailures; made += 1) await expect(call()).rejects.toThrow('closed');
    expect(circuits.isOpen('a')).toBe(true);
  });
});

describe('the health of a gateway configuration', () => {
  test('is empty before the first call', () => {
    const { circuits } = environment();
    const none = { circuit: 'closed', probeAt: null, calls: 0, failures: 0, p50: null, p95: null };
    expect(circuits.health('a')).toEqual(none);
    expect(circuits.all().size).toBe(0);
  });

  test('has the failures and the percentiles of the durations', async () => {
    const { circuits, state, call } = environment();
    for (let ms = 1; ms <= 100; ms += 1) {
      Object.assign(state, { ms, answer: ms % 10 === 0 ? broken : good });
      await call();
    }
    expect(circuits.health('a')).toMatchObject({ calls: 100, failures: 10, p50: 50, p95: 95 });
  });

  test('forgets what is older than the window, and has at most so many calls', async () => {
    const { circuits, calls, clock } = environment({ ...circuitSettings, windowCalls: 3 });
    await calls(5, good);
    expect(circuits.health('a').calls).toBe(3);
    clock.advance(windowMs);
    expect(circuits.health('a')).toMatchObject({ calls: 0, p50: null });
  });

  test('is forgotten of the configuration that has been idle longest, when there are too many', async () => {
    const { circuits, call } = environment({ ...circuitSettings, mostConfigs: 2 });
    for (const id of ['a', 'b', 'a', 'c']) await call(id);
    expect([...circuits.all().keys()]).toEqual(['a', 'c']);
  });
});
