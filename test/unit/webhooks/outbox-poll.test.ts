/** How often polling reads the outboxes of a collection. */
import { expect, it } from 'vitest';
import { createOutboxReader, type Round } from '../../../server/delivery/outbox/outbox-scheduler.ts';

const EMPTY: Round = { found: [], more: false };
const ONE: Round = { found: [{ _id: 'o1', merchantId: 'm1' }], more: false };
/** How long a read takes, milliseconds. */
const READ_MS = 2;

/** A reader that a timer polls every 10 ms; it finds events at these times. */
function polled(hasEvents: (ms: number) => boolean) {
  const reads: number[] = [];
  let now = 0;
  const next = async () => {
    reads.push(now);
    const round = hasEvents(now) ? ONE : EMPTY;
    now += READ_MS;
    return round;
  };
  const reader = createOutboxReader(next, () => now);
  const pollAt = async (ms: number) => {
    now = ms;
    const round = await reader.poll();
    expect(round === null).toBe(reads.at(-1) !== ms);
  };
  const pollUntil = async (end: number) => {
    for (let ms = 0; ms < end; ms += 10) await pollAt(ms);
    return reads;
  };
  return { pollUntil, pollAt, read: reader.read, reads };
}

it('is each time, while there are events', async () => {
  expect(await polled(() => true).pollUntil(50)).toEqual([0, 10, 20, 30, 40]);
});

it('is every 30 ms without events', async () => {
  expect(await polled(() => false).pollUntil(100)).toEqual([0, 30, 60, 90]);
});

it('is each time again after an event', async () => {
  expect(await polled((ms) => ms === 30).pollUntil(80)).toEqual([0, 30, 40, 70]);
});

it('counts a read that was not a poll, whatever it finds', async () => {
  let found = false;
  const { pollAt, read, reads } = polled(() => found);
  await pollAt(0);
  found = true;
  await read();
  await pollAt(10);
  expect(reads).toEqual([0, 2, 10]);
  found = false;
  await read();
  await pollAt(20);
  expect(reads).toEqual([0, 2, 10, 12]);
});
