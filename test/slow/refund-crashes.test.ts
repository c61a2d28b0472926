/**
 * The process crashes at each database call between a merchant's refund and the stored 200 of its last webhook, before the call or
 * after it. Another process takes over: an accepted refund is stored, the money is refunded once, and the merchant is notified.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../generated/values.ts';
import type { Service } from '../../server/compose/service.ts';
import { type MerchantEndpoint, merchantEndpoint } from '../integration/webhooks-end-to-end/merchant-endpoint.ts';
import { at } from '../support/caller.ts';
import {
  type CrashingDatabase,
  type CrashingService,
  type CrashPoint,
  crashAtEachCall,
  startCrashingService,
} from '../support/crashing-database.ts';
import { refundFixtures } from '../support/refund-fixtures.ts';
import type { TestService } from '../support/service.ts';

/** Every lease, and the time after which a refund is sent again, are over by then. */
const LATER_MS = 120_000;

let parts: CrashingService;
let service: TestService;
let crashing: CrashingDatabase;
let successor: Service;
let endpoint: MerchantEndpoint;

beforeAll(async () => {
  endpoint = await merchantEndpoint();
  parts = await startCrashingService({
    label: 'refund crashes',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, url: endpoint.url } }),
  });
  ({ service, crashing, successor } = parts);
});
afterAll(async () => {
  await parts.close();
  await endpoint.close();
});

async function takeOver(): Promise<void> {
  service.clock.advance(LATER_MS);
  await successor.reconciler.runOnce();
  await successor.webhooks.runOnce();
}

async function crashAt(call: number, when: CrashPoint): Promise<'crashed' | 'completed'> {
  const fixtures = refundFixtures(service);
  const orderId = await fixtures.paid();
  await service.runWorkers();
  crashing.arm(call, when);
  const answer = await fixtures.refund(orderId, 'once', '40.00');
  await service.service.reconciler.runOnce().catch(() => undefined);
  await service.service.webhooks.runOnce().catch(() => undefined);
  const crashed = crashing.disarm();
  await takeOver();
  const where = `${when} call ${call}`;
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
  const received = endpoint.namesOf(orderId).filter((name) => name.includes('REFUND'));
  const { REFUND_INITIATED, REFUND_SUCCEEDED, ORDER_REFUNDED } = EventName;
  expect([...received].sort(), where).toEqual([REFUND_INITIATED, REFUND_SUCCEEDED, ORDER_REFUNDED].sort());
  return crashed ? 'crashed' : 'completed';
}

it.each<[CrashPoint]>([['before'], ['after']])(
  'a crash %s any call of the database',
  async (when) => {
    const crashes = await crashAtEachCall((call) => crashAt(call, when));
    console.log(`${crashes} crashes, ${when} each call of the database`);
    expect(crashes).toBeGreaterThan(14);
    expect(endpoint.problems).toEqual([]);
  },
  180_000,
);
