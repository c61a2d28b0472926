/** A service killed at random moments while it takes payments: nothing stays open, nothing is charged wrongly. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killPayments } from '../../scripts/faults/killed-payments.ts';
import { seededRandom } from '../../scripts/faults/seeded-random.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';

const env = { RECONCILE_AFTER_SECONDS: '2', LOG_LEVEL: 'error' } as const;
const random = seededRandom(process.env.FAULT_SEED);
console.info(`killed payments: FAULT_SEED=${random.seed}`);

let system: TestSystem;

beforeAll(async () => {
  system = await createTestSystem('killed payments');
  await (await system.start(env)).stop();
}, 120_000);
afterAll(() => system.close());

it('three kills over 42 payments, captures, voids and refunds', async () => {
  const { db } = system.database;
  const demo = await system.demo();
  const startService = () => system.start(env);
  const result = await killPayments({ db, demo, payments: 42, kills: 3, startService, random, log: () => undefined });
  expect(result).toMatchObject({ open: 0, wrong: 0, mismatched: 0, problems: [] });
}, 400_000);
