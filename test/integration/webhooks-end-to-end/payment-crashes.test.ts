/**
 * The process stops at every single thing that it asks the database between the customer's password and the stored 200, just before
 * the question and just after its answer. Another process takes over: the customer is charged once, the merchant is told at least once,
 * and the shop's handler runs once.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName, OrderStatus } from '../../../generated/values.ts';
import type { Service } from '../../../server/compose/service.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { type CrashingDatabase, type CrashPoint, crashingDatabase } from '../../support/crashing-database.ts';
import { type Shop, shopOf } from '../../support/payments.ts';
import { createTestService, startService, type TestService } from '../../support/service.ts';
import { type MerchantEndpoint, merchantEndpoint } from './merchant-endpoint.ts';

/** A lease, an order's next attendance and a retry are all over by then. */
const LATER_MS = 120_000;
/** Far more questions than the way has. */
const TOO_MANY = 400;

let service: TestService;
let crashing: CrashingDatabase | undefined;
let successor: Service;
let shop: Shop;
let endpoint: MerchantEndpoint;

beforeAll(async () => {
  endpoint = await merchantEndpoint();
  service = await startService({
    label: 'every stop',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, url: endpoint.url } }),
    through(db) {
      crashing = crashingDatabase(db);
      return crashing.db;
    },
  });
  successor = createTestService({ ...service.deps, db: service.database.db });
  shop = shopOf(service);
});
afterAll(async () => {
  await successor.reconciler.stop();
  await successor.webhooks.stop();
  await service.close();
  await endpoint.close();
});

/** What the process does from the customer's password to the stored 200, as far as it comes. */
async function goOn(bankPage: string): Promise<void> {
  await shop.bank.enter(bankPage, PASSWORD).catch(() => undefined);
  await service.service.reconciler.runOnce().catch(() => undefined);
  await service.service.webhooks.runOnce().catch(() => undefined);
}

/** What another process finds to do, now and later. */
async function takeOver(): Promise<void> {
  service.clock.advance(LATER_MS);
  await successor.reconciler.runOnce();
  await successor.webhooks.runOnce();
}

async function stopAt(question: number, death: CrashPoint): Promise<'died' | 'came through'> {
  if (crashing === undefined) throw new Error('the service does not use the crashing database');
  const orderId = await shop.order();
  const bankPage = await shop.begin(orderId);
  await service.service.webhooks.runOnce();
  crashing.arm(question, death);
  await goOn(bankPage);
  const died = crashing.disarm();
  await takeOver();
  const left = await shop.read(orderId);
  if (left.status !== OrderStatus.CHARGED) {
    // It stopped before the charge: the customer enters the password again, at this attempt or at another.
    const page = await shop.bank.open(bankPage);
    await shop.bank.enter(page.text.includes('_csrf') ? bankPage : await shop.begin(orderId), PASSWORD);
    await takeOver();
  }
  const where = `${death} question ${question}`;
  const order = await shop.read(orderId);
  expect([order.status, order.webhook_notified], where).toEqual([OrderStatus.CHARGED, true]);
  expect(
    (await shop.ledger(orderId)).map(({ kind }) => kind),
    where,
  ).toEqual(['charge']);
  const told = endpoint.namesOf(orderId);
  expect(told, where).toEqual(expect.arrayContaining([EventName.ORDER_SUCCEEDED, EventName.TXN_CHARGED]));
  expect(new Set(told).size, where).toBe(told.length);
  return died ? 'died' : 'came through';
}

it.each<[CrashPoint]>([['before'], ['after']])(
  '%s any question to the database',
  async (death) => {
    let question = 1;
    while (question < TOO_MANY && (await stopAt(question, death)) === 'died') question += 1;
    console.log(`${question - 1} stops, ${death} each question to the database`);
    expect(question).toBeGreaterThan(20);
    expect(question).toBeLessThan(TOO_MANY);
    expect(endpoint.problems).toEqual([]);
    const left = { $or: [{ dueAt: { $exists: true } }, { leaseUntil: { $exists: true } }] };
    expect(await service.database.db.collection('webhook_deliveries').countDocuments(left)).toBe(0);
  },
  180_000,
);
