/**
 * Metrics of webhooks on their way.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_METRICS } from '../../../server/delivery/queue/worker-ports.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const DAY = 24 * 3_600_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer = acknowledge;
let ages: number[];

beforeEach(async () => {
  ages = [];
  answer = acknowledge;
  [fixtures, shop] = await Promise.all([createFixtures('figures'), httpEndpoint((...given) => answer(...given))]);
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});
const run = () =>
  fixtures.worker({ metrics: { ...NO_METRICS, acknowledged: (ageMs) => void ages.push(ageMs) } }).runOnce();

it('the age of an event is measured at its 200, however many attempts that took', async () => {
  answer = answerWith(500);
  await fixtures.raise({ orderId: 'late' });
  await run();
  answer = acknowledge;
  fixtures.runtime.advance(10_000);
  await run();
  expect(ages).toEqual([10_000]);
});

it('an event that is sent again by hand, 20 days after, is not measured as 20 days old', async () => {
  const [eventId = ''] = await fixtures.raise({ orderId: 'again' });
  await run();
  fixtures.runtime.advance(20 * DAY);
  await fixtures.admin.resend(MERCHANT, eventId);
  expect(await run()).toMatchObject({ acknowledged: 1 });
  expect(shop.received).toHaveLength(2);
  expect(ages).toEqual([0]);
});
