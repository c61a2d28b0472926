/** SIGTERM to busy worker processes: running deliveries end, queued ones are released, and no webhook arrives twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CountingReceiver, startCountingReceiver } from '../../scripts/faults/counting-receiver.ts';
import { killWorkers } from '../../scripts/faults/killed-workers.ts';
import { seededRandom } from '../../scripts/faults/seeded-random.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';

/** Long enough for every worker to have requests under way at any moment. */
const ANSWER_MS = 25;
const random = seededRandom(process.env.FAULT_SEED);
console.info(`stopped workers: FAULT_SEED=${random.seed}`);

let system: TestSystem;
let receiver: CountingReceiver;

beforeAll(async () => {
  system = await createTestSystem('stopped workers');
  receiver = await startCountingReceiver(ANSWER_MS);
  await (await system.start({ WEBHOOK_DELIVERY: 'off' })).stop();
}, 120_000);
afterAll(async () => {
  await system.close();
  await receiver.close();
});

it('six stops of two workers over 1,500 events', async () => {
  const { merchantId } = await system.demo();
  const ends: unknown[] = [];
  const startWorker = async () => {
    // No process is killed: a slow machine must not look like one.
    const worker = await system.startWorker({ LOG_LEVEL: 'error', WEBHOOK_LEASE_SECONDS: '15' });
    const stop = async () => void ends.push(await worker.stop());
    return { kill: stop, stop };
  };
  const result = await killWorkers({
    db: system.database.db,
    merchantId,
    events: 1_500,
    kills: 6,
    receiver,
    startWorker,
    settleMs: 1_000,
    random,
    log: () => undefined,
  });
  expect(result).toMatchObject({ lost: 0, leasedAfterwards: 0, duplicates: 0 });
  expect(new Set(ends.map((end) => JSON.stringify(end)))).toEqual(new Set(['{"code":0,"signal":null}']));
}, 240_000);
