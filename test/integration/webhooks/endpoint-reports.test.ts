/**
 * A merchant's report of an endpoint: its next attempt, and its backlog, including parked events.
 */
import { type Document, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpointKeyRange } from '../../../server/delivery/queue/endpoint.ts';
import { createEndpointBacklog } from '../../../server/delivery/queue/endpoint-backlog-store.ts';
import { answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const SECOND = 1_000;
let fixtures: Fixtures;
let shop: TestEndpoint;

beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('endpoint reports'), httpEndpoint(answerWith(500))]);
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});
const endpoint = async () => (await fixtures.admin.endpoints(MERCHANT, { after: null, limit: 10 }))[0];

describe('the next attempt', () => {
  it('is not before the next probe while the breaker is open, and at its own time once it is closed', async () => {
    const worker = fixtures.worker();
    for (let order = 0; order < 12; order += 1) await fixtures.raise({ orderId: `order-${order}` });
    await worker.runOnce();
    fixtures.runtime.advance(SECOND);
    const [eventId = ''] = await fixtures.raise({ orderId: 'new' });
    await worker.runOnce();
    fixtures.runtime.advance(20 * SECOND);
    await worker.runOnce();
    const probeAt = (await endpoint())?.health?.probeAt;
    expect(probeAt?.getTime()).toBeGreaterThan(fixtures.runtime.clock.now().getTime());
    expect((await fixtures.report('new')).nextAttemptAt).toEqual(probeAt);
    expect((await fixtures.admin.resend(MERCHANT, eventId))?.nextAttemptAt).toEqual(probeAt);
    expect((await fixtures.report('new')).openBreaker).toEqual({
      since: (await endpoint())?.health?.openedAt,
      probeAt,
      lastError: 'The endpoint answered 500. Only 200 acknowledges.',
    });
    expect((await fixtures.admin.stop(MERCHANT, eventId))?.openBreaker).toBeNull();
    await fixtures.admin.resend(MERCHANT, eventId);
    await fixtures.admin.resume(MERCHANT, (await endpoint())?.endpointId ?? '');
    expect((await fixtures.report('new')).openBreaker).toBeNull();
    expect((await fixtures.report('new')).nextAttemptAt).toEqual((await fixtures.delivery(eventId))?.dueAt);
  });

  it('is not put forward by a probe: what waits longer than that goes at its own time', async () => {
    fixtures.configure({ retrySchedule: [3_600] });
    for (let order = 0; order < 10; order += 1) await fixtures.raise({ orderId: `order-${order}` });
    await fixtures.worker().runOnce();
    expect((await endpoint())?.health?.probeAt).toBeInstanceOf(Date);
    const { nextAttemptAt, attempts } = await fixtures.report('order-0');
    expect((nextAttemptAt?.getTime() ?? 0) - (attempts[0]?.finishedAt?.getTime() ?? 0)).toBeGreaterThan(2_000 * SECOND);
  });
});

describe('the backlog', () => {
  it('has what waits for an address', async () => {
    fixtures.configure({ url: null });
    const first = fixtures.runtime.clock.now();
    for (let order = 0; order < 5; order += 1) await fixtures.raise({ orderId: `order-${order}` });
    await fixtures.worker().runOnce();
    expect(await endpoint()).toMatchObject({ health: null, backlog: { events: 5, oldest: first } });
  });

  it('has what is held behind another of its order', async () => {
    fixtures.configure({ ordered: true });
    const first = fixtures.runtime.clock.now();
    const worker = fixtures.worker();
    await fixtures.raise({ orderId: 'one' });
    await worker.runOnce();
    for (let event = 0; event < 3; event += 1) await fixtures.raise({ orderId: 'one' });
    await worker.runOnce();
    const states = (await fixtures.admin.deliveriesOfOrder(MERCHANT, 'one')).map(({ state }) => state);
    expect(states).toEqual(['PENDING', 'HELD', 'HELD', 'HELD']);
    expect(await endpoint()).toMatchObject({ backlog: { events: 4, oldest: first } });
  });

  it('is counted by index scans', async () => {
    const client = await MongoClient.connect(fixtures.uri, { monitorCommands: true });
    const asked: Document[] = [];
    client.on('commandStarted', ({ command }: { command: Document }) => {
      if (command.aggregate !== undefined) asked.push({ aggregate: command.aggregate, pipeline: command.pipeline });
    });
    const backlog = createEndpointBacklog(client.db(fixtures.db.databaseName));
    const parked = await backlog.parked(MERCHANT);
    await backlog.of([MERCHANT], parked);
    await backlog.keys(MERCHANT, endpointKeyRange(MERCHANT), { limit: 10, parked });
    await client.close();
    const plans = asked.map(async (command) => {
      const explain = { explain: { ...command, cursor: {} }, verbosity: 'queryPlanner' };
      return JSON.stringify(await fixtures.db.command(explain), (key, value) =>
        key === 'rejectedPlans' ? undefined : value,
      );
    });
    const plan = (await Promise.all(plans)).join();
    const indexes = [...plan.matchAll(/"indexName":"(\w+)"/g)].map(([, name]) => name);
    expect([new Set(indexes), plan.includes('COLLSCAN')]).toEqual([new Set(['due', 'waiting', 'held']), false]);
    // What is sorted would be read as a whole first.
    expect(plan).not.toContain('"stage":"SORT"');
  });
});
