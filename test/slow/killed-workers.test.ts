/** Workers killed at random moments lose nothing and leave nothing leased; one that stood still past its lease overwrites nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raiseBacklog } from '../../scripts/bench/webhooks/backlog.ts';
import { type CountingReceiver, startCountingReceiver } from '../../scripts/faults/counting-receiver.ts';
import { killWorkers } from '../../scripts/faults/killed-workers.ts';
import { seededRandom } from '../../scripts/faults/seeded-random.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { type Answer, httpEndpoint } from '../support/webhook-endpoint.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const env = { LOG_LEVEL: 'error' } as const;
/** Longer than a lease. */
const STANDING_MS = 3_500;
const random = seededRandom(process.env.FAULT_SEED);
console.info(`killed workers: FAULT_SEED=${random.seed}`);

let system: TestSystem;
let receiver: CountingReceiver;
let merchantId: string;

beforeAll(async () => {
  system = await createTestSystem('killed workers');
  receiver = await startCountingReceiver(0);
  // It makes the merchant and its keys; the workers take it from there.
  await (await system.start({ WEBHOOK_DELIVERY: 'off' })).stop();
  ({ merchantId } = await system.demo());
}, 120_000);
afterAll(async () => {
  await system.close();
  await receiver.close();
});

it('four kills of two workers over 400 events', async () => {
  const { db } = system.database;
  const startWorker = (address: string) => system.startWorker({ ...env, WEBHOOK_LOCAL_ADDRESS: address });
  const say = () => undefined;
  // Longer than a lease and a look.
  const restMs = 5_000;
  const result = await killWorkers({
    db,
    merchantId,
    events: 400,
    kills: 4,
    receiver,
    startWorker,
    settleMs: restMs,
    random,
    log: say,
  });
  expect(result).toMatchObject({ lost: 0, leasedAfterwards: 0 });
  expect(result.mostDuplicatesOfAKill).toBeLessThanOrEqual(32);
}, 240_000);

it('a worker that was frozen past its lease does not overwrite what its successor stored', async () => {
  const { db } = system.database;
  let held: Parameters<Answer>[0] | undefined;
  let answer: Answer = (response) => {
    held = response;
  };
  const shop = await httpEndpoint((...given) => answer(...given));
  const first = await system.startWorker(env);
  const [eventId = ''] = await raiseBacklog({ db, merchantId, events: 1, urlOf: () => shop.origin });
  await expect.poll(() => shop.received.length, PATIENCE).toBe(1);
  process.kill(first.pid, 'SIGSTOP');
  answer = (response) => response.end();
  await sleep(STANDING_MS);
  const second = await system.startWorker(env);
  const deliveries = db.collection<{ _id: string; state: string; fence: number }>('webhook_deliveries');
  const stored = () => deliveries.findOne({ _id: eventId });
  await expect.poll(async () => (await stored())?.state, PATIENCE).toBe('DONE');
  const after = await stored();
  process.kill(first.pid, 'SIGCONT');
  held?.writeHead(500).end();
  await sleep(1_000);
  expect(await stored()).toEqual(after);
  expect(after?.fence).toBe(2);
  expect(shop.received.length).toBe(2);
  await Promise.all([first.stop(), second.stop()]);
  await shop.close();
}, 120_000);
