/**
 * What the relay reads in a round when one merchant has more than a round takes.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutboxScheduler } from '../../../server/delivery/outbox/outbox-scheduler.ts';
import { createOutboxStore } from '../../../server/delivery/outbox/outbox-store.ts';
import { Step } from '../../../server/delivery/queue/worker-ports.ts';
import { acknowledge, httpEndpoint } from '../../support/webhook-endpoint.ts';
import { burst } from './support/burst.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';

let fixtures: Fixtures;
beforeEach(async () => {
  fixtures = await createFixtures('outbox turns');
});
afterEach(async () => {
  await fixtures.close();
});

/** How many documents a round took of each merchant. */
function countsOf(found: readonly { readonly merchantId: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { merchantId } of found) counts[merchantId] = (counts[merchantId] ?? 0) + 1;
  return counts;
}

function roundsOf(most: number) {
  const outbox = createOutboxStore(fixtures.db);
  const next = createOutboxScheduler({
    outbox,
    collection: 'orders',
    inCooldown: () => ({ hosts: [], merchants: [] }),
    most,
  });
  return async () => {
    const { found, more } = await next();
    const entries = (host: (typeof found)[number]) => (host.outbox ?? []).flatMap(({ events }) => events[0]?.id ?? []);
    const relayed = found.map((host) => ({ merchantId: host.merchantId, id: host._id, entries: entries(host) }));
    if (relayed.length > 0) await outbox.remove('orders', relayed);
    return { took: countsOf(found), more };
  };
}

it('is another merchant’s event too, the one that is due as well as the one that is new', async () => {
  const shop = await httpEndpoint((response, request, count) => {
    acknowledge(response, request, count);
    roundsUntil.push(rounds);
  });
  let rounds = 0;
  const roundsUntil: number[] = [];
  await fixtures.raise({ orderId: 'due-before' });
  await fixtures.worker({ settings: { held: 0 } }).runOnce();
  fixtures.configure({ url: shop.origin });
  await fixtures.admin.rearm(fixtures.merchant().merchantId);
  await burst(fixtures, 'another', 1_200);
  await fixtures.raise({ orderId: 'new' });
  const worker = fixtures.worker({
    checkpoint: async (step) => {
      if (step === Step.RELAY_REMOVED) rounds += 1;
    },
  });
  worker.start();
  await expect.poll(() => roundsUntil.length, { interval: 5, timeout: 60_000 }).toBe(2);
  // The whole backlog takes twelve rounds.
  expect(Math.max(...roundsUntil)).toBeLessThan(6);
  await worker.stop();
  await shop.close();
});

it('is everything where a round takes all there is', async () => {
  await burst(fixtures, 'one', 5);
  await burst(fixtures, 'two', 4);
  const next = roundsOf(10);
  expect(await next()).toEqual({ took: { one: 5, two: 4 }, more: false });
  expect(await next()).toEqual({ took: {}, more: false });
});

it('is a share of each, and what they leave goes to who has more than that', async () => {
  await burst(fixtures, 'a_deep', 40);
  await burst(fixtures, 'b_few', 2);
  const next = roundsOf(10);
  expect(await next()).toEqual({ took: { a_deep: 5, b_few: 2 }, more: true });
  await burst(fixtures, 'c_new', 1);
  expect(await next()).toEqual({ took: { a_deep: 9, c_new: 1 }, more: true });
  expect(await next()).toEqual({ took: { a_deep: 10 }, more: true });
});

it('comes to every one of more merchants than a round has room for', async () => {
  const merchants = Array.from({ length: 50 }, (_, index) => `shop_${index}`);
  await burst(fixtures, 'a_deep', 300);
  for (const merchant of merchants) await burst(fixtures, merchant, 1);
  const next = roundsOf(40);
  const served = new Set<string>();
  let most = 0;
  for (let round = 0; round < 3; round += 1) {
    const { took } = await next();
    for (const merchant of Object.keys(took)) served.add(merchant);
    most = Math.max(most, ...Object.values(took));
  }
  expect(served.size).toBe(51);
  expect(most).toBeGreaterThan(2);
});
