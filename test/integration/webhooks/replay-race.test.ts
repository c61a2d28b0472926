/**
 * An event resent by hand at the moment of its scheduled retry: one request is sent.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeliveryState } from '../../../server/delivery/queue/delivery.ts';
import { type Answer, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const ROUNDS = 25;
const RETRY_MS = 60_000;

let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer;

beforeAll(async () => {
  fixtures = await createFixtures('replay race');
  shop = await httpEndpoint((...given) => answer(...given));
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

it('a replay, a resend and the retry of two workers are one send', async () => {
  const workers = [fixtures.worker(), fixtures.worker()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderId = `race-${round}`;
    answer = (response) => response.writeHead(500).end();
    const [eventId = ''] = await fixtures.raise({ orderId });
    await workers[0]?.runOnce();
    fixtures.runtime.advance(RETRY_MS);
    const before = shop.received.length;
    const runs = workers.map((worker) => worker.runOnce());
    const asked = Promise.all([
      fixtures.admin.resend(MERCHANT, eventId),
      fixtures.admin.replay(MERCHANT, { kind: 'order', orderId }),
      fixtures.admin.resend(MERCHANT, eventId),
    ]);
    // All calls are made before the response arrives, however busy the machine is.
    answer = (response) => void asked.finally(() => response.end());
    await Promise.all([...runs, asked]);
    fixtures.runtime.advance(RETRY_MS);
    await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(shop.received.length - before, `round ${round}`).toBe(1);
    expect(await fixtures.delivery(eventId)).toMatchObject({ state: DeliveryState.DONE });
  }
});
