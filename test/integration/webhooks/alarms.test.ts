/** What the operator is told of an event that nobody acknowledges, though others as old as it were told of long ago. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_METRICS, type WebhookMetrics } from '../../../server/delivery/queue/worker-ports.ts';
import { answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { MERCHANT, type Stage, setStage } from './support/stage.ts';

const HOUR = 3_600_000;
const ALL_LEVELS = ['1 at 50 %', '1 at 90 %', '1 at 100 %'];
let stage: Stage;
let shop: TestEndpoint;
let counts: string[];
let metrics: WebhookMetrics;

beforeEach(async () => {
  [stage, shop] = await Promise.all([setStage('alarms'), httpEndpoint(answerWith(500))]);
  stage.configure({ url: shop.origin });
  counts = [];
  metrics = { ...NO_METRICS, alarmed: (percent, events) => void counts.push(`${events} at ${percent} %`) };
});
afterEach(async () => {
  await stage.close();
  await shop.close();
});

/** What is told within a time, looked at each hour. */
async function toldWithin(hours: number): Promise<string[]> {
  const worker = stage.worker({ metrics });
  counts.splice(0);
  for (let hour = 0; hour < hours; hour += 1) {
    stage.runtime.advance(HOUR);
    await worker.runOnce();
  }
  return counts.splice(0);
}

it('it was stopped and is sent again: it is told of when it has been open again for so long', async () => {
  const [eventId = ''] = await stage.raise({ orderId: 'stopped' });
  await stage.worker({ metrics }).runOnce();
  await stage.desk.stop(MERCHANT, eventId);
  await stage.raise({ orderId: 'other' });
  expect(await toldWithin(30)).toEqual(ALL_LEVELS);
  await stage.desk.resend(MERCHANT, eventId);
  expect(await toldWithin(11)).toEqual([]);
  expect(await toldWithin(19)).toEqual(ALL_LEVELS);
});

it('it is replayed while it is open: its age goes on, and it is told of no more than once', async () => {
  const [eventId = ''] = await stage.raise({ orderId: 'replayed' });
  await stage.worker({ metrics }).runOnce();
  expect(await toldWithin(11)).toEqual([]);
  await stage.desk.replay(MERCHANT, { kind: 'order', orderId: 'replayed' });
  expect(await toldWithin(2)).toEqual(['1 at 50 %']);
  await stage.desk.resend(MERCHANT, eventId);
  expect(await toldWithin(20)).toEqual(['1 at 90 %', '1 at 100 %']);
});

it('it came out of its outbox days late: it is told of when it has been on its way for so long', async () => {
  await stage.raise({ orderId: 'early' });
  await stage.worker({ metrics }).runOnce();
  await stage.raise({ orderId: 'late' });
  const relaysNothing = stage.worker({ metrics, hosts: [] });
  stage.runtime.advance(48 * HOUR);
  await relaysNothing.runOnce();
  expect(counts).toEqual(ALL_LEVELS);
  expect(await toldWithin(30)).toEqual(ALL_LEVELS);
});
