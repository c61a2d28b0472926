/** The database restarted under load, once by SIGTERM and once by SIGKILL; ten times in `npm run faults`. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../generated/values.ts';
import { type CountingReceiver, startCountingReceiver } from '../../scripts/faults/counting-receiver.ts';
import { restartMongod } from '../../scripts/faults/restarted-mongod.ts';
import { seededRandom } from '../../scripts/faults/seeded-random.ts';
import { type Merchant, merchantAt } from '../support/demo-merchant.ts';
import { type OwnMongod, startOwnMongod } from '../support/own-mongod.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';

const LONGEST_RECOVERY_MS = 10_000;
const random = seededRandom(process.env.FAULT_SEED);
console.info(`mongod restarted: FAULT_SEED=${random.seed}`);

let system: TestSystem;
let mongod: OwnMongod;
let merchant: Merchant;
let receiver: CountingReceiver;

beforeAll(async () => {
  system = await createTestSystem('mongod restarted');
  mongod = await startOwnMongod();
  receiver = await startCountingReceiver(0);
  const env = { MONGODB_URI: mongod.uri, LOG_LEVEL: 'fatal' };
  // One delivers inside the service, one beside it.
  merchant = merchantAt((await system.start(env)).baseUrl, await system.demo());
  await system.startWorker(env);
  await merchant.sendWebhooks(receiver.url, [EventName.ORDER_CREATED]);
}, 120_000);
afterAll(async () => {
  await receiver.close();
  await system.close();
  await mongod.stop();
});

it('every accepted order has its event, and work continues within ten seconds', async () => {
  const order = async (orderId: string) => (await merchant.order(orderId)).status;
  const say = () => undefined;
  const result = await restartMongod({ restarts: 2, mongod, order, receiver, random, log: say });
  expect(result).toMatchObject({ lost: 0, unexpected: 0 });
  expect(result.accepted).toBeGreaterThan(20);
  expect(result.refused).toBeGreaterThan(0);
  expect(result.longestRecovery).toBeLessThanOrEqual(LONGEST_RECOVERY_MS);
}, 300_000);
