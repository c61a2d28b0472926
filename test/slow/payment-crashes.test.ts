/**
 * The process crashes at each database call between the customer's password and the stored 200, before the call or after it. Another
 * process takes over: the customer is charged once, the merchant is notified at least once, and the merchant's handler runs once.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName, OrderStatus } from '../../generated/values.ts';
import type { Service } from '../../server/compose/service.ts';
import { type MerchantEndpoint, merchantEndpoint } from '../integration/webhooks-end-to-end/merchant-endpoint.ts';
import { PASSWORD } from '../support/bank-page.ts';
import {
  type CrashingDatabase,
  type CrashingService,
  type CrashPoint,
  crashAtEachCall,
  startCrashingService,
} from '../support/crashing-database.ts';
import { type Shop, shopOf } from '../support/payments.ts';
import type { TestService } from '../support/service.ts';

/** A lease, an order's next attendance and a retry are all over by then. */
const LATER_MS = 120_000;

let parts: CrashingService;
let service: TestService;
let crashing: CrashingDatabase;
let successor: Service;
let shop: Shop;
let endpoint: MerchantEndpoint;

beforeAll(async () => {
  endpoint = await merchantEndpoint();
  parts = await startCrashingService({
    label: 'payment crashes',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, url: endpoint.url } }),
  });
  ({ service, crashing, successor } = parts);
  shop = shopOf(service);
});
afterAll(async () => {
  await parts.close();
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

async function crashAt(call: number, when: CrashPoint): Promise<'crashed' | 'completed'> {
  const orderId = await shop.order();
  const bankPage = await shop.begin(orderId);
  await service.service.webhooks.runOnce();
  crashing.arm(call, when);
  await goOn(bankPage);
  const crashed = crashing.disarm();
  await takeOver();
  const left = await shop.read(orderId);
  if (left.status !== OrderStatus.CHARGED) {
    // It crashed before the charge: the customer enters the password again, at this attempt or at another.
    const page = await shop.bank.open(bankPage);
    await shop.bank.enter(page.text.includes('_csrf') ? bankPage : await shop.begin(orderId), PASSWORD);
    await takeOver();
  }
  const where = `${when} call ${call}`;
  const order = await shop.read(orderId);
  expect([order.status, order.webhook_notified], where).toEqual([OrderStatus.CHARGED, true]);
  expect(
    (await shop.ledger(orderId)).map(({ kind }) => kind),
    where,
  ).toEqual(['charge']);
  const received = endpoint.namesOf(orderId);
  expect(received, where).toEqual(expect.arrayContaining([EventName.ORDER_SUCCEEDED, EventName.TXN_CHARGED]));
  expect(new Set(received).size, where).toBe(received.length);
  return crashed ? 'crashed' : 'completed';
}

it.each<[CrashPoint]>([['before'], ['after']])(
  'a crash %s any call of the database',
  async (when) => {
    const crashes = await crashAtEachCall((call) => crashAt(call, when));
    console.log(`${crashes} crashes, ${when} each call of the database`);
    expect(crashes).toBeGreaterThan(19);
    expect(endpoint.problems).toEqual([]);
    const left = { $or: [{ dueAt: { $exists: true } }, { leaseUntil: { $exists: true } }] };
    expect(await service.database.db.collection('webhook_deliveries').countDocuments(left)).toBe(0);
  },
  180_000,
);
