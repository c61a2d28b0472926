/**
 * The process stops at every single thing that it asks the database between a merchant's refund and the stored 200 of its last
 * webhook, just before the question and just after its answer. Another process takes over: a refund that was answered is there, the
 * money goes back once, and the merchant is told.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import type { Service } from '../../../server/compose/service.ts';
import { at } from '../../support/caller.ts';
import { type CrashingDatabase, type CrashPoint, crashingDatabase } from '../../support/crashing-database.ts';
import { refundFixtures } from '../../support/refund-fixtures.ts';
import { createTestService, startService, type TestService } from '../../support/service.ts';
import { type MerchantEndpoint, merchantEndpoint } from './merchant-endpoint.ts';

/** Every lease, and the time after which a refund is sent again, are over by then. */
const LATER_MS = 120_000;
/** Far more questions than the way has. */
const TOO_MANY = 400;

let service: TestService;
let crashing: CrashingDatabase | undefined;
let successor: Service;
let endpoint: MerchantEndpoint;

beforeAll(async () => {
  endpoint = await merchantEndpoint();
  service = await startService({
    label: 'every refund stop',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, url: endpoint.url } }),
    through(db) {
      crashing = crashingDatabase(db);
      return crashing.db;
    },
  });
  successor = createTestService({ ...service.deps, db: service.database.db });
});
afterAll(async () => {
  await successor.reconciler.stop();
  await successor.webhooks.stop();
  await service.close();
  await endpoint.close();
});

async function takeOver(): Promise<void> {
  service.clock.advance(LATER_MS);
  await successor.reconciler.runOnce();
  await successor.webhooks.runOnce();
}

async function stopAt(question: number, death: CrashPoint): Promise<'died' | 'came through'> {
  if (crashing === undefined) throw new Error('the service does not use the crashing database');
  const fixtures = refundFixtures(service);
  const orderId = await fixtures.paid();
  await service.runWorkers();
  crashing.arm(question, death);
  const answer = await fixtures.refund(orderId, 'once', '40.00');
  await service.service.reconciler.runOnce().catch(() => undefined);
  await service.service.webhooks.runOnce().catch(() => undefined);
  const died = crashing.disarm();
  await takeOver();
  const where = `${death} question ${question}`;
  expect([200, 500, 503], where).toContain(answer.status);
  // The merchant repeats its call for want of an answer, under the same id.
  const again = await fixtures.refund(orderId, 'once', '40.00');
  const accepted = answer.status === 200 || again.status !== 200;
  if (again.status !== 200) expect(at(again.json(), 'error_code'), where).toBe('duplicate.call');
  if (answer.status === 200) expect(again.status, where).toBe(400);
  if (!accepted) await takeOver();
  expect(await fixtures.shop.read(orderId), where).toMatchObject({
    amount_refunded: 40,
    refunds: [{ unique_request_id: 'once', status: 'SUCCESS' }],
    webhook_notified: true,
  });
  expect(await fixtures.shop.ledger(orderId), where).toEqual([
    { kind: 'charge', minor: 10_000 },
    { kind: 'refund', minor: 4_000 },
  ]);
  const told = endpoint.namesOf(orderId).filter((name) => name.includes('REFUND'));
  const { REFUND_INITIATED, REFUND_SUCCEEDED, ORDER_REFUNDED } = EventName;
  expect([...told].sort(), where).toEqual([REFUND_INITIATED, REFUND_SUCCEEDED, ORDER_REFUNDED].sort());
  return died ? 'died' : 'came through';
}

it.each<[CrashPoint]>([['before'], ['after']])(
  '%s any question to the database',
  async (death) => {
    let question = 1;
    while (question < TOO_MANY && (await stopAt(question, death)) === 'died') question += 1;
    console.log(`${question - 1} stops, ${death} each question to the database`);
    expect(question).toBeGreaterThan(15);
    expect(question).toBeLessThan(TOO_MANY);
    expect(endpoint.problems).toEqual([]);
  },
  180_000,
);
