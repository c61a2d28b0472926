/**
 * A worker whose process is paused for longer than its lease, at each step: no event is lost, and none arrives more
 * than twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryDocument } from '../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../server/delivery/queue/delivery-store.ts';
import { Step } from '../../server/delivery/queue/worker-ports.ts';
import { createFixtures, type Fixtures, MERCHANT } from '../integration/webhooks/support/fixtures.ts';
import { type FrozenWorker, freezingWorker } from '../integration/webhooks/support/freezing-worker.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

const LEASE_MS = 1_000;
const EVENTS = 3;
let fixtures: Fixtures;
let shop: TestEndpoint;
let frozen: FrozenWorker | undefined;

beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('frozen'), httpEndpoint(acknowledge)]);
});
afterEach(async () => {
  await frozen?.stop();
  frozen = undefined;
  await fixtures.close();
  await shop.close();
});

const deliveries = () => fixtures.db.collection<DeliveryDocument>(DELIVERIES);
const allDone = async () => expect(await deliveries().countDocuments({ state: 'DONE' })).toBe(EVENTS);
const sent = (ids: readonly string[]) =>
  ids.map((id) => shop.received.filter(({ headers }) => headers['webhook-id'] === id).length);

/** Due events, and a worker that was paused with them for longer than its lease. */
async function standing(step: Step): Promise<{ ids: readonly string[]; worker: FrozenWorker }> {
  const ids: string[] = [];
  for (let index = 0; index < EVENTS; index += 1) ids.push(...(await fixtures.raise({ orderId: `frozen-${index}` })));
  await fixtures.worker().runOnce();
  fixtures.configure({ url: shop.origin });
  await fixtures.admin.rearm(MERCHANT);
  const worker = await freezingWorker({ uri: fixtures.uri, url: shop.origin, step, leaseMs: LEASE_MS });
  frozen = worker;
  // Only the machine's clock runs while a process is paused.
  await sleep(LEASE_MS * 1.2);
  return { ids, worker };
}
/** Another worker, also on the machine's clock: the clock of the fixtures shows a past time. */
function successor() {
  const runtime = { clock: { now: () => new Date() }, random: fixtures.runtime.random };
  return fixtures.worker({ runtime, settings: { leaseMs: LEASE_MS, pollMs: 50 } });
}

/** Between reading and claiming, and between claiming and sending. */
const STEPS = [Step.FORESEEN, Step.WON, Step.INTENDED];

describe.each(STEPS)('a process that stands still at %s', (step) => {
  it('and finds that another has delivered its events sends none of them', async () => {
    const { ids, worker } = await standing(step);
    expect(await successor().runOnce()).toMatchObject({ acknowledged: EVENTS });
    const stored = await deliveries().find().toArray();
    worker.thaw();
    await worker.stop();
    expect(sent(ids)).toEqual(ids.map(() => 1));
    expect(await deliveries().find().toArray()).toEqual(stored);
  });

  it('and goes on beside another that takes them at the same moment loses none, and sends none more than twice', async () => {
    const { ids, worker } = await standing(step);
    const other = successor();
    worker.thaw();
    other.start();
    await vi.waitFor(allDone, { timeout: 60_000, interval: 20 });
    await worker.stop();
    for (const count of sent(ids)) expect([1, 2]).toContain(count);
  });
});
