/**
 * Alarms for an event that is not acknowledged, while others as old as it raised theirs long ago.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_METRICS, type WebhookMetrics } from '../../../server/delivery/queue/worker-ports.ts';
import { answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const HOUR = 3_600_000;
const ALL_LEVELS = ['1 at 50 %', '1 at 90 %', '1 at 100 %'];
let fixtures: Fixtures;
let shop: TestEndpoint;
let counts: string[];
let metrics: WebhookMetrics;

beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('alarms'), httpEndpoint(answerWith(500))]);
  fixtures.configure({ url: shop.origin });
  counts = [];
  metrics = { ...NO_METRICS, alarmed: (percent, events) => void counts.push(`${events} at ${percent} %`) };
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** The alarms logged within a time, swept every hour. */
async function alarmedWithin(hours: number): Promise<string[]> {
  const worker = fixtures.worker({ metrics });
  counts.splice(0);
  for (let hour = 0; hour < hours; hour += 1) {
    fixtures.runtime.advance(HOUR);
    await worker.runOnce();
  }
  return counts.splice(0);
}

it('it was stopped and is sent again: it is told of when it has been open again for so long', async () => {
  const [eventId = ''] = await fixtures.raise({ orderId: 'stopped' });
  await fixtures.worker({ metrics }).runOnce();
  await fixtures.admin.stop(MERCHANT, eventId);
  await fixtures.raise({ orderId: 'other' });
  expect(await alarmedWithin(30)).toEqual(ALL_LEVELS);
  await fixtures.admin.resend(MERCHANT, eventId);
  expect(await alarmedWithin(11)).toEqual([]);
  expect(await alarmedWithin(19)).toEqual(ALL_LEVELS);
});

it('it is replayed while it is open: its age goes on, and it is told of no more than once', async () => {
  const [eventId = ''] = await fixtures.raise({ orderId: 'replayed' });
  await fixtures.worker({ metrics }).runOnce();
  expect(await alarmedWithin(11)).toEqual([]);
  await fixtures.admin.replay(MERCHANT, { kind: 'order', orderId: 'replayed' });
  expect(await alarmedWithin(2)).toEqual(['1 at 50 %']);
  await fixtures.admin.resend(MERCHANT, eventId);
  expect(await alarmedWithin(20)).toEqual(['1 at 90 %', '1 at 100 %']);
});

it('it came out of its outbox days late: it is told of when it has been on its way for so long', async () => {
  await fixtures.raise({ orderId: 'early' });
  await fixtures.worker({ metrics }).runOnce();
  await fixtures.raise({ orderId: 'late' });
  const relaysNothing = fixtures.worker({ metrics, hosts: [] });
  fixtures.runtime.advance(48 * HOUR);
  await relaysNothing.runOnce();
  expect(counts).toEqual(ALL_LEVELS);
  expect(await alarmedWithin(30)).toEqual(ALL_LEVELS);
});
