/** The primary of three mongods killed twice under load; twelve times in `npm run faults:replica-set`. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { EventName } from '../../generated/values.ts';
import { type CountingReceiver, startCountingReceiver } from '../../scripts/faults/counting-receiver.ts';
import { killPrimary } from '../../scripts/faults/killed-primary.ts';
import { missedBounds } from '../../scripts/faults/replica-set-page.ts';
import { seededRandom } from '../../scripts/faults/seeded-random.ts';
import { startThreeMongods, type ThreeMongods } from '../../scripts/faults/three-mongods.ts';
import { connectMongo, type MongoConnection } from '../../server/storage/mongo/client.ts';
import { merchantAt } from '../support/demo-merchant.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';

const ELECTION_TIMEOUT = 1_000;
const random = seededRandom(process.env.FAULT_SEED);
console.info(`killed primary: FAULT_SEED=${random.seed}`);

let system: TestSystem;
let mongods: ThreeMongods;
let mongo: MongoConnection;
let receiver: CountingReceiver;

beforeAll(async () => {
  system = await createTestSystem('killed primary');
  const directory = await mkdtemp(join(inject('scratch'), 'killed-primary-'));
  mongods = await startThreeMongods({ directory, electionTimeoutMs: ELECTION_TIMEOUT });
  mongo = await connectMongo(mongods.uri);
  receiver = await startCountingReceiver(0);
}, 120_000);
afterAll(async () => {
  await system.close();
  await receiver.close();
  await mongo.close();
  await mongods.stop();
});

it('loses no order and no event, and charges nothing twice', async () => {
  const env = { MONGODB_URI: mongods.uri, LOG_LEVEL: 'fatal', RECONCILE_AFTER_SECONDS: '2' };
  const { baseUrl } = await system.start(env);
  await system.startWorker(env);
  const demo = await system.demo();
  await merchantAt(baseUrl, demo).sendWebhooks(receiver.url, Object.values(EventName));
  const electionTimeouts = [ELECTION_TIMEOUT, ELECTION_TIMEOUT];
  const log = () => undefined;
  const result = await killPrimary({ db: mongo.db, demo, baseUrl, mongods, receiver, electionTimeouts, random, log });
  expect(result.problems).toEqual([]);
  expect(missedBounds(result)).toEqual([]);
  expect(result.accepted).toBeGreaterThan(20);
}, 300_000);
