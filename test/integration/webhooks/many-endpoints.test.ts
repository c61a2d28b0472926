/**
 * A merchant with very many endpoints: what a worker reads does not grow with them, and no other merchant waits for
 * them.
 */
import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeliveryState } from '../../../server/delivery/queue/delivery.ts';
import { createDeliveryStore, DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { endpointKeyOf } from '../../../server/delivery/queue/endpoint.ts';
import { ENDPOINTS } from '../../../server/delivery/queue/endpoint-store.ts';
import { createQueuePeek } from '../../../server/delivery/queue/queue-figures-store.ts';
import { Step } from '../../../server/delivery/queue/worker-ports.ts';
import { createDueEndpoints, type DueEndpoints, PAGE_SIZE } from '../../../server/delivery/worker/due-endpoints.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

/** Endpoints of one merchant, whose id sorts between those of others. */
const DEAD = 12_000;
const BUSY = `${MERCHANT}-busy`;
const NEIGHBOURS = ['a-neighbour', MERCHANT, 'z-neighbour'];
const HOUR = 3_600_000;
let fixtures: Fixtures;
let shop: TestEndpoint;

const laneNo = (index: number) => endpointKeyOf(BUSY, `https://dead-${index}.example/`);

/** A delivery with the fields used here. */
function stored(lane: string, merchantId: string, sequence: number, dueAt: Date): Document & { _id: string } {
  const at = fixtures.runtime.clock.now();
  const rest = { state: DeliveryState.PENDING, fence: 0, attemptCount: 0, attempts: [], webhookUrl: null, body: '{}' };
  const host = { collection: 'orders', id: 'none' };
  return {
    _id: `${lane} ${sequence}`,
    lane,
    merchantId,
    sequence,
    orderSequence: 1,
    at,
    openSince: at,
    dueAt,
    host,
    ...rest,
  };
}

/** What a read finds. The next look reads, too. */
async function readBy(dueEndpoints: DueEndpoints, now: Date) {
  const { endpoints } = await dueEndpoints.look(now);
  dueEndpoints.readNext();
  return endpoints;
}

beforeAll(async () => {
  fixtures = await createFixtures('many endpoints');
  shop = await httpEndpoint(acknowledge);
  fixtures.configure({ url: shop.origin });
  const now = fixtures.runtime.clock.now();
  const deliveries = fixtures.db.collection<Document & { _id: string }>(DELIVERIES);
  const endpoints = fixtures.db.collection<Document & { _id: string }>(ENDPOINTS);
  const opened = {
    failuresInRow: 12,
    lastFailureAt: now,
    openedAt: now,
    probeAt: new Date(now.getTime() + HOUR),
    probes: 3,
  };
  const indexes = Array.from({ length: DEAD }, (_, index) => index);
  await deliveries.insertMany(indexes.map((index) => stored(laneNo(index), BUSY, index + 1, now)));
  await endpoints.insertMany(indexes.map((index) => ({ _id: laneNo(index), merchantId: BUSY, v: 1, ...opened })));
}, 60_000);
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

/** Index keys and documents that the database examines while `run` runs. */
async function examinedWhile(run: () => Promise<unknown>): Promise<number> {
  await fixtures.db.command({ profile: 2 });
  await run();
  await fixtures.db.command({ profile: 0 });
  const profile = fixtures.db.collection('system.profile');
  const entries = await profile.find({ ns: new RegExp(`\\.${DELIVERIES}$|\\.${ENDPOINTS}$`) }).toArray();
  await profile.drop();
  expect(entries.length).toBeGreaterThan(0);
  return entries.reduce((sum, { keysExamined = 0, docsExamined = 0 }) => sum + keysExamined + docsExamined, 0);
}

describe('which endpoints have something due', () => {
  const laneOfNeighbours = NEIGHBOURS.map((merchantId) => endpointKeyOf(merchantId, null));

  beforeAll(async () => {
    const now = fixtures.runtime.clock.now();
    const documents = NEIGHBOURS.map((merchantId) => stored(endpointKeyOf(merchantId, null), merchantId, 90_000, now));
    documents.push(stored(endpointKeyOf(BUSY, null), BUSY, 90_000, now));
    await fixtures.db.collection<Document & { _id: string }>(DELIVERIES).insertMany(documents);
  });
  afterAll(async () => {
    await fixtures.db.collection(DELIVERIES).deleteMany({ sequence: 90_000 });
  });

  /** What so many looks find. */
  const looked = async (dueEndpoints: DueEndpoints, looks: number) => {
    const found: string[] = [];
    for (let look = 0; look < looks; look += 1)
      found.push(...(await readBy(dueEndpoints, fixtures.runtime.clock.now())).map(({ endpointKey }) => endpointKey));
    return found;
  };

  it('is not read of all at once, not even by a worker that has just started', async () => {
    const store = createDeliveryStore(fixtures.db);
    const sizes: number[] = [];
    const endpointDueTimes: typeof store.endpointDueTimes = async (range) => {
      const found = await store.endpointDueTimes(range);
      sizes.push(found.length);
      return found;
    };
    const dueEndpoints = createDueEndpoints({ ...store, endpointDueTimes }, fixtures.runtime.clock);
    await dueEndpoints.look(fixtures.runtime.clock.now());
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5_001);
  });

  it('is found of neighbours and of each merchant’s configured endpoint at every second look, of the rest in turn', async () => {
    const dueEndpoints = createDueEndpoints(createDeliveryStore(fixtures.db), fixtures.runtime.clock);
    const seen = new Set<string>();
    for (let looks = 0; looks < 4 + (4 * DEAD) / PAGE_SIZE; looks += 2) {
      const lanes = await looked(dueEndpoints, 2);
      expect(lanes).toEqual(expect.arrayContaining([...laneOfNeighbours, endpointKeyOf(BUSY, null)]));
      for (const lane of lanes) seen.add(lane);
    }
    expect(seen.size).toBe(DEAD + NEIGHBOURS.length + 1);
  });

  it('is found of neighbours at every third look, however many events wait for each of the endpoints', async () => {
    const now = fixtures.runtime.clock.now();
    const deliveries = fixtures.db.collection<Document & { _id: string }>(DELIVERIES);
    for (let more = 1; more < 5; more += 1) {
      const documents = Array.from({ length: DEAD }, (_, index) =>
        stored(laneNo(index), BUSY, 100_000 * more + index, now),
      );
      await deliveries.insertMany(documents);
    }
    const dueLanes = createDueEndpoints(createDeliveryStore(fixtures.db), fixtures.runtime.clock);
    // New events come first beside them, too.
    expect((await dueLanes.look(now)).extent).toBe('very-many');
    dueLanes.readNext();
    for (let looks = 0; looks < 12; looks += 3) {
      const lanes = await looked(dueLanes, 3);
      expect(lanes).toEqual(expect.arrayContaining([...laneOfNeighbours, endpointKeyOf(BUSY, null)]));
    }
    await deliveries.deleteMany({ sequence: { $gte: 100_000 } });
  }, 60_000);

  it('is known of an endpoint that has more, until nothing more is due, and its share doubles', async () => {
    const dueEndpoints = createDueEndpoints(createDeliveryStore(fixtures.db), fixtures.runtime.clock);
    const now = fixtures.runtime.clock.now();
    // Its page has another turn.
    const lane = laneNo(9_999);
    const turn = async () => (await dueEndpoints.look(now)).endpoints.find(({ endpointKey }) => endpointKey === lane);
    await readBy(dueEndpoints, now);
    await readBy(dueEndpoints, now);
    expect(await turn()).toBeUndefined();
    const next = new Date(now.getTime() + 1);
    dueEndpoints.due(lane, now);
    expect(await turn()).toMatchObject({ endpointKey: lane, origin: 'known', shares: 1 });
    for (const shares of [2, 4]) {
      dueEndpoints.more(lane, now);
      expect(await turn()).toMatchObject({ endpointKey: lane, dueAt: now, shares });
    }
    // A round that began earlier does not read what became due meanwhile, and cannot find that nothing more is due.
    dueEndpoints.due(lane, next);
    dueEndpoints.done([lane], now);
    expect(await turn()).toMatchObject({ endpointKey: lane, dueAt: now, shares: 4 });
    dueEndpoints.done([lane], next);
    expect(await turn()).toBeUndefined();
    dueEndpoints.due(lane, next);
    expect(await turn()).toBeUndefined();
  });

  it('serves several rounds once it is read of very many, for a while', async () => {
    const dueEndpoints = createDueEndpoints(createDeliveryStore(fixtures.db), fixtures.runtime.clock);
    const now = fixtures.runtime.clock.now();
    const { endpoints } = await dueEndpoints.look(now);
    dueEndpoints.done(
      endpoints.slice(0, 100).map(({ endpointKey }) => endpointKey),
      now,
    );
    expect(
      await examinedWhile(async () => {
        fixtures.runtime.advance(499);
        expect((await dueEndpoints.look(now)).endpoints).toEqual(endpoints.slice(100));
        await fixtures.db.collection(DELIVERIES).findOne({});
      }),
    ).toBeLessThan(10);
    fixtures.runtime.advance(1);
    expect((await dueEndpoints.look(now)).endpoints).not.toEqual(endpoints.slice(100));
  });

  it('costs a few pages once they are known to be many, and not one step for each', async () => {
    const dueEndpoints = createDueEndpoints(createDeliveryStore(fixtures.db), fixtures.runtime.clock);
    await readBy(dueEndpoints, fixtures.runtime.clock.now());
    // The rest; then a page, and one of the merchant that is passed over: each is counted, then read.
    expect(await examinedWhile(() => looked(dueEndpoints, 2))).toBeLessThan(5 * PAGE_SIZE);
    expect(await examinedWhile(() => looked(dueEndpoints, 2))).toBeGreaterThan(3 * PAGE_SIZE);
  });
});

it('whether anything is due costs a few keys, whatever waits for later', async () => {
  const before = new Date(fixtures.runtime.clock.now().getTime() - HOUR);
  const isAnythingDue = createQueuePeek(fixtures.db, [{ name: 'orders' }]);
  expect(await examinedWhile(async () => expect(await isAnythingDue(before)).toBe(false))).toBeLessThan(10);
});

it('a worker delivers a neighbour’s event without reading every record of dead endpoints, and sends those nothing', async () => {
  await fixtures.raise({ orderId: 'neighbour' });
  const run = async () =>
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 1, failed: 0, waiting: 0 });
  expect(await examinedWhile(run)).toBeLessThan(2 * DEAD);
  expect(shop.received.length).toBe(1);
});

it('new events do not wait while a worker looks through the due endpoints', async () => {
  let look = (): void => undefined;
  const looking = new Promise<void>((resolve) => {
    look = resolve;
  });
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const checkpoint = async (step: Step): Promise<void> => {
    if (step !== Step.DUE_FOUND) return;
    look();
    await held;
  };
  const worker = fixtures.worker({ checkpoint });
  worker.start();
  await looking;
  const [eventId = ''] = await fixtures.raise({ orderId: 'meanwhile' });
  worker.notifyOutbox();
  await expect.poll(() => fixtures.delivery(eventId)).toMatchObject({ state: DeliveryState.DONE });
  goOn();
  await worker.stop();
});

it('endpoints that are few again are read at once', async () => {
  const now = fixtures.runtime.clock.now();
  const dueEndpoints = createDueEndpoints(createDeliveryStore(fixtures.db), fixtures.runtime.clock);
  expect((await dueEndpoints.look(now)).extent).toBe('very-many');
  const deliveries = fixtures.db.collection<Document & { _id: string }>(DELIVERIES);
  await deliveries.deleteMany({});
  await deliveries.insertMany(
    NEIGHBOURS.map((merchantId) => stored(endpointKeyOf(merchantId, null), merchantId, 90_000, now)),
  );
  const extents: string[] = [];
  for (let look = 0; look < 3; look += 1) {
    dueEndpoints.readNext();
    extents.push((await dueEndpoints.look(now)).extent);
  }
  expect(extents).toEqual(['page', 'all', 'all']);
  dueEndpoints.readNext();
  expect((await dueEndpoints.look(now)).endpoints.length).toBe(NEIGHBOURS.length);
});
