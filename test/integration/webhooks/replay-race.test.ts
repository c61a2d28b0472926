/** Sent again by hand at the very moment of the scheduled retry: one request goes out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeliveryState } from '../../../server/delivery/queue/delivery.ts';
import { type Answer, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { MERCHANT, type Stage, setStage } from './support/stage.ts';

const ROUNDS = 25;
const RETRY_MS = 60_000;

let stage: Stage;
let shop: TestEndpoint;
let answer: Answer;

beforeAll(async () => {
  stage = await setStage('replay race');
  shop = await httpEndpoint((...given) => answer(...given));
  stage.configure({ url: shop.origin });
});
afterAll(async () => {
  await stage.close();
  await shop.close();
});

it('a replay, a resend and the retry of two workers are one send', async () => {
  const workers = [stage.worker(), stage.worker()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderId = `race-${round}`;
    answer = (response) => response.writeHead(500).end();
    const [eventId = ''] = await stage.raise({ orderId });
    await workers[0]?.runOnce();
    stage.runtime.advance(RETRY_MS);
    const before = shop.received.length;
    const runs = workers.map((worker) => worker.runOnce());
    const asked = Promise.all([
      stage.desk.resend(MERCHANT, eventId),
      stage.desk.replay(MERCHANT, { kind: 'order', orderId }),
      stage.desk.resend(MERCHANT, eventId),
    ]);
    // Everybody has asked before the answer is there, however busy the machine is.
    answer = (response) => void asked.finally(() => response.end());
    await Promise.all([...runs, asked]);
    stage.runtime.advance(RETRY_MS);
    await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(shop.received.length - before, `round ${round}`).toBe(1);
    expect(await stage.delivery(eventId)).toMatchObject({ state: DeliveryState.DONE });
  }
});
