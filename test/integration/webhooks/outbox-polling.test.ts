/** What a round of the relay reads when a timer polls, when something was committed, and when a new document is handed over. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_GROUP } from '../../../server/delivery/worker/worker-group.ts';
import type { WebhookWorker } from '../../../server/delivery/worker.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';

const HOUR = 3_600_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
let worker: WebhookWorker;
let rounds = 0;
/** How often the orders were looked at. */
let looks = () => 0;

const eventually = (condition: () => boolean) => expect.poll(condition, { timeout: 60_000, interval: 1 }).toBe(true);

/** Runs a round of the relay. Returns how often it looked at the orders. */
async function looksIn(begin: () => void): Promise<number> {
  const [roundsBefore, looksBefore] = [rounds, looks()];
  begin();
  await eventually(() => rounds > roundsBefore);
  return looks() - looksBefore;
}

beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('outbox polling'), httpEndpoint(acknowledge)]);
  fixtures.configure({ url: shop.origin });
  vi.useFakeTimers({ toFake: ['performance'] });
  const collections = vi.spyOn(fixtures.db, 'collection');
  looks = () => collections.mock.calls.filter(([name]) => name === 'orders').length;
  const beat = async () => {
    rounds += 1;
  };
  worker = fixtures.worker({ db: fixtures.db, group: { ...NO_GROUP, beat }, settings: { pollMs: HOUR } });
  expect(await looksIn(worker.start)).toBe(1);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([fixtures.close(), shop.close()]);
});

it('rests from polling where there was nothing', async () => {
  expect(await looksIn(worker.pollOutbox)).toBe(0);
  vi.advanceTimersByTime(30);
  expect(await looksIn(worker.pollOutbox)).toBe(1);
  expect(await looksIn(worker.pollOutbox)).toBe(0);
});

it.each<[string, () => void]>([
  [
    'a poll follows',
    () => {
      worker.notifyOutbox();
      worker.pollOutbox();
    },
  ],
  [
    'a poll precedes',
    () => {
      worker.pollOutbox();
      worker.notifyOutbox();
    },
  ],
])('does not rest when something was committed, and %s', async (_, begin) => {
  expect(await looksIn(begin)).toBe(1);
});

it('relays a new document that is handed over, and polls again when the rest is over', async () => {
  await fixtures.raise({ orderId: 'handed' });
  const created = await fixtures.order('handed');
  if (created === null) throw new Error('no order');
  worker.notifyCreated('orders', created);
  worker.pollOutbox();
  await eventually(() => shop.received.length === 1);
  await fixtures.raise({ orderId: 'polled' });
  vi.advanceTimersByTime(30);
  worker.pollOutbox();
  await eventually(() => shop.received.length === 2);
});
