/**
 * Stopping an event that a worker holds and has not started to send, and the cost of checking for it.
 */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createWaitQueue } from '../../../server/delivery/worker/endpoint-queue.ts';
import type { Entry } from '../../../server/platform/semaphore.ts';
import { httpEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, MERCHANT } from './support/fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it('what is stopped while its endpoint keeps it waiting is not sent, and what is to be sent again after all is', async () => {
  const fixtures = await createFixtures('waiting line');
  cleanups.push(() => fixtures.close());
  const asked: ServerResponse[] = [];
  let isWell = false;
  const shop = await httpEndpoint((response) => {
    if (isWell) response.end();
    else asked.push(response);
  });
  cleanups.push(() => shop.close());
  fixtures.configure({ url: shop.origin });
  const ids: string[] = [];
  for (let index = 0; index < 24; index += 1) ids.push(...(await fixtures.raise({ orderId: `waiting-${index}` })));
  const sent = () => shop.received.map(({ headers }) => String(headers['webhook-id']));
  const running = fixtures.worker().runOnce();
  await expect.poll(() => asked.length, { interval: 10 }).toBe(8);
  const [again = '', ...unsent] = ids.filter((id) => !sent().includes(id));
  expect(unsent).toHaveLength(15);
  for (const id of [again, ...unsent]) expect((await fixtures.admin.stop(MERCHANT, id))?.state).toBe('IN_FLIGHT');
  await fixtures.admin.resend(MERCHANT, again);
  // They have waited long enough to be checked.
  await new Promise((resolve) => setTimeout(resolve, 300));
  isWell = true;
  for (const response of asked) response.end();
  expect(await running).toMatchObject({ acknowledged: 9, stopped: 15, failed: 0 });
  expect(sent().filter((id) => unsent.includes(id))).toEqual([]);
  expect(sent().filter((id) => id === again)).toHaveLength(1);
  const stopped = await Promise.all(unsent.map((id) => fixtures.delivery(id)));
  // Nothing was sent, so there was no attempt.
  for (const one of stopped) expect(one).toMatchObject({ state: 'STOPPED', attemptCount: 0, attempts: [] });
  for (const one of stopped)
    for (const field of ['open', 'stop', 'dueAt', 'owner']) expect(one).not.toHaveProperty(field);
});

describe('a line', () => {
  /** Turns that the test grants, at a time that it sets. */
  function staged(stopped: readonly string[] = []) {
    const reads: string[][] = [];
    const time = { now: 0 };
    const left: string[] = [];
    const line = createWaitQueue({
      stopWanted: async (waiting) => {
        const ids = waiting.map(({ id }) => id);
        reads.push(ids);
        return ids.filter((id) => stopped.includes(id));
      },
      elapsed: () => time.now,
    });
    const join = (id: string) => {
      let open: (entry: Entry) => void = () => undefined;
      const entered = new Promise<Entry>((resolve) => {
        open = resolve;
      });
      return {
        turn: line.enter({ id, merchantId: MERCHANT }, { begin: () => entered, answered: () => void left.push(id) }),
        open,
      };
    };
    return { join, time, reads, left };
  }

  it('asks nothing about what waits for a moment, and about a long line four times a second', async () => {
    const { join, time, reads } = staged(['stopped']);
    for (let index = 0; index < 100; index += 1) {
      const one = join(`quick-${index}`);
      time.now += 200;
      one.open('entered');
      expect(await one.turn).toBe('entered');
    }
    expect(reads).toEqual([]);
    const line = Array.from({ length: 200 }, (_, index) => join(index === 150 ? 'stopped' : `long-${index}`));
    const turns: string[] = [];
    for (const one of line) {
      time.now += 10;
      one.open('entered');
      turns.push(await one.turn);
    }
    expect(turns.indexOf('stopped')).toBe(150);
    expect(turns.filter((turn) => turn === 'entered')).toHaveLength(199);
    expect(reads.length).toBeLessThanOrEqual(8);
  });

  it('knows of what was stopped before its turn by a quarter of a second, whoever asked', async () => {
    const stopped: string[] = [];
    const { join, time } = staged(stopped);
    const [first, second, third] = [join('first'), join('second'), join('third')];
    time.now += 1_000;
    first.open('entered');
    expect(await first.turn).toBe('entered');
    stopped.push('second', 'third');
    time.now += 200;
    second.open('entered');
    expect(await second.turn).toBe('entered');
    time.now += 51;
    third.open('entered');
    expect(await third.turn).toBe('stopped');
  });

  it('that is closed gives no place, and one whose question fails gives it back', async () => {
    const { join, left } = staged();
    const closed = join('closed');
    closed.open('closed');
    expect([await closed.turn, left]).toEqual(['closed', []]);
    const times = [0, 300];
    const stopWanted = () => Promise.reject(new Error('gone'));
    const line = createWaitQueue({ stopWanted, elapsed: () => times.shift() ?? 0 });
    const turn = line.enter(
      { id: 'one', merchantId: MERCHANT },
      { begin: async () => 'entered', answered: () => void left.push('one') },
    );
    await expect(turn).rejects.toThrow('gone');
    expect(left).toEqual(['one']);
  });
});
