/**
 * How often alarms are logged for an endpoint that acknowledges nothing while new events keep coming.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_METRICS } from '../../../server/delivery/queue/worker-ports.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer = answerWith(500);
let overdue: number;

beforeEach(async () => {
  answer = answerWith(500);
  overdue = 0;
  [fixtures, shop] = await Promise.all([createFixtures('alarm lines'), httpEndpoint((...given) => answer(...given))]);
  fixtures.configure({ url: shop.origin, retrySchedule: [60] });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** Raises events at a fixed interval, with an alarm age of twenty minutes. Returns the shares that were logged. */
async function lines(events: number, label: string, every = 3): Promise<unknown[]> {
  fixtures.complaints.splice(0);
  const worker = fixtures.worker({
    settings: { alarmAgeMs: 20 * MINUTE },
    metrics: {
      ...NO_METRICS,
      alarmed: (percent, count) => {
        if (percent === 100) overdue += count;
      },
    },
  });
  for (let event = 0; event < events; event += 1) {
    await fixtures.raise({ orderId: `${label}-${event}` });
    await worker.runOnce();
    fixtures.runtime.advance(every * MINUTE + 1);
  }
  return fixtures.complaints
    .map(({ fields }): unknown => ('percent' in fields ? fields.percent : undefined))
    .filter((percent) => percent !== undefined);
}

it('is three lines: when its first events are open for half, nine tenths and all of the alarm age; each event counts', async () => {
  expect(await lines(14, 'event')).toEqual([50, 90, 100]);
  expect(overdue).toBeGreaterThan(5);
});

it('is three lines more when it was well in between', async () => {
  expect(await lines(10, 'before')).toEqual([50, 90, 100]);
  answer = acknowledge;
  expect(await lines(2, 'between')).toEqual([]);
  answer = answerWith(500);
  expect(await lines(10, 'after')).toEqual([50, 90, 100]);
});

it('is no more when the event that was told of is over and others as old do not', async () => {
  expect(await lines(12, 'event')).toEqual([50, 90, 100]);
  for (const order of [0, 1, 2]) {
    const [first] = await fixtures.admin.deliveriesOfOrder(MERCHANT, `event-${order}`);
    await fixtures.admin.stop(MERCHANT, first?.eventId ?? '');
  }
  expect(await lines(6, 'further')).toEqual([]);
});

it('is three lines more after a week', async () => {
  expect(await lines(10, 'event')).toEqual([50, 90, 100]);
  fixtures.runtime.advance(8 * DAY);
  expect((await lines(2, 'week')).slice(0, 3).sort()).toEqual([100, 50, 90]);
});
