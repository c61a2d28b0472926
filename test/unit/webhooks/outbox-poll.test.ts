/** How often polling reads the outboxes of a collection. */
import { expect, it } from 'vitest';
import { createOutboxPoll, type Round } from '../../../server/delivery/outbox/outbox-scheduler.ts';

const EMPTY: Round = { found: [], more: false };
const ONE: Round = { found: [{ _id: 'o1', merchantId: 'm1' }], more: false };

/** Polls every 10 ms, with these events at these times. Returns when the outboxes were read. */
async function readsOf(untilMs: number, hasEvents: (ms: number) => boolean): Promise<number[]> {
  const reads: number[] = [];
  let now = 0;
  const next = async () => {
    reads.push(now);
    return hasEvents(now) ? ONE : EMPTY;
  };
  const poll = createOutboxPoll(next, () => now);
  for (; now < untilMs; now += 10) {
    const round = await poll();
    expect(round === null).toBe(reads.at(-1) !== now);
  }
  return reads;
}

it('is each time, while there are events', async () => {
  expect(await readsOf(50, () => true)).toEqual([0, 10, 20, 30, 40]);
});

it('is more and more rarely without events, down to every 40 ms', async () => {
  expect(await readsOf(200, () => false)).toEqual([0, 10, 30, 70, 110, 150, 190]);
});

it('is each time again after an event', async () => {
  expect(await readsOf(160, (ms) => ms === 70)).toEqual([0, 10, 30, 70, 80, 90, 110, 150]);
});
