/**
 * What the admission of new orders does to the webhooks, with simulated time: orders come in faster than webhooks can be
 * delivered, and every process of the service sees only how late they are, after a while.
 */
import { describe, expect, it } from 'vitest';
import { createAdmission } from '../../../server/http/request/admission.ts';

interface Plant {
  readonly services: number;
  /** Webhooks that can be delivered, and orders that arrive, a second. */
  readonly capacity: number;
  readonly arriving: number;
  /** How old a reading of the lag is, milliseconds. */
  readonly delayMs: number;
  /** The share of the orders that raise an event. */
  readonly withEvent?: number;
  /** When nothing is delivered, milliseconds. */
  readonly stall?: { readonly from: number; readonly to: number };
}

const STEP_MS = 5;

/** Runs the plant for some seconds. Returns the lag at each step, and the orders admitted and refused in each second. */
async function run(plant: Plant, seconds: number) {
  const { services, capacity, arriving, delayMs, withEvent = 1, stall = { from: 0, to: 0 } } = plant;
  let now = 0;
  let backlog = 0;
  const lags: number[] = [];
  const due: { readonly at: number; readonly run: () => void }[] = [];
  const admitted = Array.from({ length: seconds }, () => 0);
  const refused = Array.from({ length: seconds }, () => 0);
  const count = (list: number[]) => {
    const second = Math.floor(now / 1_000);
    list[second] = (list[second] ?? 0) + 1;
  };
  const admissions = Array.from({ length: services }, () =>
    createAdmission({
      lag: { current: () => lags.at(-1 - Math.round(delayMs / STEP_MS)) ?? 0, isOnTime: () => false },
      elapsed: () => now,
      later: (work, ms) => void due.push({ at: now + ms, run: work }),
      refused: () => undefined,
      log: { warn: () => undefined },
    }),
  );
  let orders = 0;
  for (; now < seconds * 1_000; now += STEP_MS) {
    for (; orders < (arriving * now) / 1_000; orders += 1) {
      const admit = admissions[orders % services]?.admit(`m${orders % 7}`, () => false);
      const raises = (orders * withEvent) % 1 < withEvent;
      admit?.then(
        () => {
          count(admitted);
          if (raises) backlog += 1;
        },
        () => count(refused),
      );
    }
    for (const work of due.splice(0)) {
      if (work.at <= now) work.run();
      else due.push(work);
    }
    // Lets the admitted orders proceed.
    await new Promise((resolve) => setImmediate(resolve));
    const done = Math.min(backlog, ((now >= stall.from && now < stall.to ? 0 : capacity) * STEP_MS) / 1_000);
    backlog -= done;
    lags.push((backlog / capacity) * 1_000);
  }
  return { lags, admitted, refused };
}

const late = (lags: readonly number[], fromSecond: number) => lags.slice((fromSecond * 1_000) / STEP_MS);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]) => total(values) / values.length;

describe('with more orders than webhooks can be delivered', () => {
  it.each([
    [1, 600, 1],
    [1, 100, 1],
    [2, 600, 1],
    [4, 600, 1],
    [8, 2_000, 1],
    [1, 600, 0.4],
  ])(
    '%i services keep the lag near 100 ms, and deliver nearly all of %i webhooks a second (%d an order)',
    async (services, capacity, withEvent) => {
      const arriving = (2 * capacity) / withEvent;
      const { lags, admitted } = await run({ services, capacity, arriving, withEvent, delayMs: 200 }, 16);
      const settled = late(lags, 8);
      expect(meanOf(settled)).toBeLessThan(150);
      expect(Math.max(...settled)).toBeLessThan(300);
      expect((meanOf(admitted.slice(8)) * withEvent) / capacity).toBeGreaterThan(0.85);
    },
  );
});

it('with fewer orders than can be delivered, a stall of a second refuses few, and none two seconds later', async () => {
  const stall = { from: 3_000, to: 4_000 };
  const { lags, refused } = await run({ services: 2, capacity: 600, arriving: 400, delayMs: 200, stall }, 10);
  expect(total(refused)).toBeLessThan(400);
  expect(total(refused.slice(6))).toBe(0);
  expect(Math.max(...late(lags, 6))).toBeLessThan(300);
});
