/** New orders wait while webhooks are late: the middleware behind a real server, with time and lag in the test's hands. */
import { createServer, type Server } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { afterEach, expect, it } from 'vitest';
import { OperationId, SessionAction } from '../../../generated/values.ts';
import { portOf } from '../../../scripts/ports.ts';
import { ApiError } from '../../../server/http/errors/api-error.ts';
import { createAdmission, createsOrder } from '../../../server/http/request/admission.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function guarded() {
  const state = { now: 0, lagMs: 0, refused: 0, onTime: new Set<string>() };
  const ticks: (() => void)[] = [];
  const lines: object[] = [];
  const admission = createAdmission({
    lag: { current: () => state.lagMs, isOnTime: (merchantId) => state.onTime.has(merchantId) },
    elapsed: () => state.now,
    later: (run) => void ticks.push(run),
    refused: () => {
      state.refused += 1;
    },
    log: { warn: (fields: object) => void lines.push(fields) },
  });
  const app = express();
  let arrived = 0;
  let gone = 0;
  app.use((_req, res, next) => {
    arrived += 1;
    res.once('close', () => {
      if (!res.writableEnded) gone += 1;
    });
    next();
  });
  const admit: RequestHandler = async (req, res, next) => {
    await admission.admit(String(req.headers['x-merchantid']), () => res.closed);
    next();
  };
  let served = 0;
  app.post('/orders', admit, (_req, res) => {
    served += 1;
    res.status(200).end();
  });
  const answerError: ErrorRequestHandler = (error, _req, res, _next) =>
    void res.status(error instanceof ApiError ? 503 : 500).end();
  app.use(answerError);
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const url = `http://127.0.0.1:${portOf(server)}/orders`;
  const statuses: number[] = [];
  const answered: string[] = [];
  return {
    state,
    statuses,
    lines,
    /** The merchants of the orders that were answered. */
    answered,
    /** Sends orders of a merchant. Resolves once the server has them. */
    async send(count: number, { merchant = 'shop', signal }: { merchant?: string; signal?: AbortSignal } = {}) {
      const before = arrived;
      for (let index = 0; index < count; index += 1) {
        const headers = { 'x-merchantid': merchant };
        fetch(url, { method: 'POST', headers, ...(signal === undefined ? {} : { signal }) }).then(
          ({ status }) => {
            statuses.push(status);
            answered.push(merchant);
          },
          () => undefined,
        );
      }
      await expect.poll(() => arrived).toBe(before + count);
    },
    /** Lets one period pass. */
    tick(ms = 10): void {
      state.now += ms;
      for (const run of ticks.splice(0)) run();
    },
    served: () => served,
    gone: () => gone,
    isTicking: () => ticks.length > 0,
    waiting: admission.waiting,
  };
}

it.each([
  [true, OperationId.createOrder, { order_id: '1' }],
  [true, OperationId.createSession, { order_id: '1' }],
  [true, OperationId.createSession, { order_id: '1', action: SessionAction.paymentPage }],
  [false, OperationId.createSession, { customer_id: 'asha', action: SessionAction.paymentManagement }],
  [false, OperationId.startTxn, { order_id: '1' }],
])('is %s for a call of %s with %o', (held, operation, body) => {
  expect(createsOrder(operation, body)).toBe(held);
});

it('admits every order while webhooks are on time', async () => {
  const { send, statuses, isTicking } = await guarded();
  await send(40);
  await expect.poll(() => statuses).toEqual(Array(40).fill(200));
  expect(isTicking()).toBe(false);
});

it('while webhooks are late, admits as many orders a second as in the half second before, fewer the later they are', async () => {
  const { send, statuses, state, tick, waiting } = await guarded();
  await send(200);
  await expect.poll(() => statuses).toHaveLength(200);
  // 400 a second, at the lag to keep.
  state.lagMs = 100;
  await send(60);
  for (let period = 0; period < 10; period += 1) tick();
  expect(waiting()).toBe(20);
  // A quarter of the rate, which falls, too.
  state.lagMs = 300;
  for (let period = 0; period < 10; period += 1) tick();
  expect(waiting()).toBe(11);
});

it('admits any number again once webhooks are on time and no order has waited for half a second', async () => {
  const { send, state, tick, waiting } = await guarded();
  state.lagMs = 100;
  await send(20);
  tick(400);
  expect(waiting()).toBe(0);
  state.lagMs = 0;
  state.now += 499;
  await send(100);
  expect(waiting()).toBe(63);
  for (let period = 0; period < 2; period += 1) tick(900);
  expect(waiting()).toBe(0);
  state.now += 500;
  await send(100);
  expect(waiting()).toBe(0);
});

it('lets an order in at once while the rate has room for it', async () => {
  const { send, statuses, state, tick, isTicking } = await guarded();
  state.lagMs = 100;
  await send(1);
  tick(200);
  await expect.poll(() => statuses).toEqual([200]);
  expect(isTicking()).toBe(false);
  state.now += 100;
  await send(3);
  await expect.poll(() => statuses).toHaveLength(4);
  expect(isTicking()).toBe(false);
});

it('admits 50 orders a second however late webhooks are, and however rarely the event loop comes to it', async () => {
  const { send, state, tick, waiting } = await guarded();
  state.lagMs = 60_000;
  await send(60);
  for (let period = 0; period < 8; period += 1) tick(100);
  expect(waiting()).toBe(20);
});

it('lets merchants take turns, and one have a quarter of the places', async () => {
  const { send, statuses, answered, state, tick, waiting } = await guarded();
  state.lagMs = 60_000;
  await send(260, { merchant: 'flood' });
  await expect.poll(() => statuses).toEqual(Array(10).fill(503));
  expect(waiting()).toBe(250);
  await send(2, { merchant: 'small' });
  answered.splice(0);
  tick(80);
  await expect.poll(() => [...answered].sort()).toEqual(['flood', 'flood', 'small', 'small']);
});

it('never lets a merchant wait whose own events are on time, and lets in what waits of it', async () => {
  const { send, statuses, state, tick, waiting } = await guarded();
  state.lagMs = 60_000;
  await send(2, { merchant: 'on-time' });
  await send(100, { merchant: 'late' });
  expect(waiting()).toBe(102);
  state.onTime = new Set(['on-time']);
  await send(200, { merchant: 'on-time' });
  await expect.poll(() => statuses).toHaveLength(200);
  tick();
  await expect.poll(() => statuses).toHaveLength(202);
  expect([waiting(), new Set(statuses)]).toEqual([100, new Set([200])]);
});

it('creates no order of a caller that has left, when its merchant comes to be on time', async () => {
  const { send, statuses, state, tick, waiting, served, gone } = await guarded();
  state.lagMs = 60_000;
  const left = new AbortController();
  await send(3, { signal: left.signal });
  left.abort();
  await send(1);
  // The server sees that the others have gone.
  await expect.poll(gone).toBe(3);
  state.onTime = new Set(['shop']);
  tick();
  await expect.poll(() => statuses).toEqual([200]);
  expect([waiting(), served()]).toEqual([0, 1]);
});

it('refuses an order that has waited for a second, not the ones behind it, and logs it once', async () => {
  const { send, statuses, state, tick, lines } = await guarded();
  state.lagMs = 300;
  await send(60);
  tick(600);
  await send(1);
  tick(400);
  const some = (admitted: number) => [...Array(admitted).fill(200), ...Array(10).fill(503)];
  await expect.poll(() => [...statuses].sort()).toEqual(some(50));
  expect(state.refused).toBe(10);
  expect(lines).toEqual([{ event: 'http.orders.refused', orders: 1, lagMs: 300 }]);
  tick(20);
  await expect.poll(() => [...statuses].sort()).toEqual(some(51));
});

it('spends no admission on a caller that has gone, and keeps no place for it', async () => {
  const { send, statuses, state, tick, gone, waiting } = await guarded();
  state.lagMs = 149;
  const leaving = new AbortController();
  await send(3, { signal: leaving.signal });
  await send(1);
  await send(2, { signal: leaving.signal });
  leaving.abort();
  await expect.poll(gone).toBe(5);
  // Enough for one order.
  tick(20);
  await expect.poll(() => statuses).toEqual([200]);
  expect(waiting()).toBe(0);
});
