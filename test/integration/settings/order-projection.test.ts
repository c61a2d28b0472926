/** The order index and the figures follow the orders exactly, whenever the projector stops, and take in what was there before. */
import type { Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../../../server/domain/payments/order.ts';
import { type Figure, orderFigures, summed } from '../../../server/domain/payments/order-figures.ts';
import { orderTerms } from '../../../server/domain/payments/order-summary.ts';
import { createOrderProjection, type OrderProjection } from '../../../server/storage/order-projection.ts';
import { createOrderProjector } from '../../../server/usecases/payments/order-projector.ts';
import { crashAtEachCall, startCrashingService } from '../../support/crashing-database.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { seeded } from '../../support/seeded.ts';
import { createTestService, startService, type TestService } from '../../support/service.ts';

interface StoredOrder {
  readonly _id: string;
  readonly v: number;
  readonly state: Order;
  readonly indexAt?: Date;
}
interface StoredFigures {
  readonly _id: string;
  readonly at: Date;
  readonly currency: string;
  readonly n: Readonly<Record<string, number>>;
}
interface Indexed {
  readonly _id: string;
  readonly v: number;
  readonly terms: readonly string[];
}

const flat = (figures: readonly Figure[]) =>
  Object.fromEntries(
    summed(figures)
      .map(({ at, currency, name, count }) => [`${at.toISOString()} ${currency} ${name}`, count] as const)
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );

/** What the counters hold. */
async function counted(db: Db) {
  const documents = await db.collection<StoredFigures>('payment_figures').find().toArray();
  return flat(
    documents.flatMap(({ at, currency, n }) =>
      Object.entries(n).map(([name, count]) => ({ at, currency, name, count })),
    ),
  );
}

/** What the orders add up to, counted again. */
async function recounted(db: Db) {
  const orders = await db.collection<StoredOrder>('orders').find().toArray();
  return flat(orders.flatMap(({ state }) => orderFigures(state)));
}

/** The index shows every order at its version, and nothing is left to do. */
async function expectProjected(db: Db) {
  const orders = await db.collection<StoredOrder>('orders').find().toArray();
  const indexed = await db.collection<Indexed>('order_index').find().toArray();
  const terms = (list: readonly string[]) => [...list].sort();
  expect(indexed.map(({ _id, v, terms: all }) => [_id, v, terms(all)]).sort()).toEqual(
    orders.map(({ _id, v, state }) => [_id, v, terms(orderTerms(state))]).sort(),
  );
  expect(orders.filter(({ indexAt }) => indexAt !== undefined)).toEqual([]);
  expect(await counted(db)).toEqual(await recounted(db));
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Watched {
  readonly project: OrderProjection['project'];
  readonly pause?: (milliseconds: number) => Promise<void>;
}

async function emptied(db: Db) {
  for (const name of ['orders', 'order_index', 'payment_figures', 'order_index_state']) {
    await db.collection(name).deleteMany({});
  }
}

async function firstOrder(db: Db): Promise<StoredOrder> {
  const order = await db.collection<StoredOrder>('orders').findOne();
  if (order === null) throw new Error('there is no order');
  return order;
}

/** Stores copies of an order, whose ids are this prefix and a number from 0. */
async function insertCopies(db: Db, order: StoredOrder, prefix: string, count: number): Promise<void> {
  const copies = Array.from({ length: count }, (_, number) => {
    const orderId = `${prefix}${number}`;
    return { ...order, _id: `shop:${orderId}`, orderId, refs: [], state: { ...order.state, orderId } };
  });
  await db.collection<StoredOrder>('orders').insertMany(copies);
}

describe('the projector', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ label: 'order_projection' });
  });
  afterAll(() => service.close());

  /** Takes out all orders, and stores so many that are marked. */
  async function markedOrders(count: number): Promise<void> {
    const { db } = service.database;
    await emptied(db);
    await shopOf(service).order();
    await insertCopies(db, await firstOrder(db), 'marked-', count - 1);
  }

  /** A projector that calls `project` before each batch. */
  function projectorOf({ project, pause = async () => {} }: Watched) {
    const projection = createOrderProjection(service.database.db);
    return createOrderProjector({
      ...service.deps,
      pause,
      projection: {
        ...projection,
        async project(batch) {
          await project(batch);
          await projection.project(batch);
        },
      },
    });
  }

  it('counts what a recount of the orders finds, over random histories of orders', async () => {
    const { db } = service.database;
    const shop = shopOf(service);
    const random = numbersFrom(seeded().seed ?? 1);
    const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(random() * items.length)] ?? items[0];
    const known: string[] = [];
    for (let step = 0; step < 120; step += 1) {
      service.clock.advance(Math.floor(random() * 20 * 60_000));
      const orderId = known.length > 0 && random() < 0.6 ? (known[Math.floor(random() * known.length)] ?? '') : '';
      if (orderId === '') {
        const hold = random() < 0.3 ? { 'metadata.txns.auto_capture': 'false' } : {};
        const amount = pick(['100.00', '20.50', '7']);
        known.push(await shop.order({ amount, currency: pick(['INR', 'USD']), ...hold }));
      } else {
        const act = random();
        if (act < 0.55) {
          const number = pick([Cards.frictionless, Cards.declined, Cards.chargedLater, Cards.refundsFail, Cards.visa]);
          await shop.start(orderId, { card_number: number });
        } else if (act < 0.8) {
          const form = { unique_request_id: `r${step}`, amount: pick(['1', '2.50']) };
          await service.call.form(`/orders/${orderId}/refunds`, form);
        } else {
          const uuid = (await shop.read(orderId)).txn_uuid;
          if (typeof uuid === 'string') await service.call.form(`/v2/txns/${uuid}/${pick(['capture', 'void'])}`, {});
        }
      }
      if (random() < 0.3) await service.runWorkers();
    }
    await service.runWorkers();
    await expectProjected(db);
    const counters = Object.keys(await counted(db)).join(' ');
    for (const name of ['paidMinor', 'refundedMinor', 'gateway:SANDBOX:paidMinor', 'failure:', 'USD', 'INR']) {
      expect(counters).toContain(name);
    }
  }, 120_000);

  it('takes in the orders from before it, in steps whose progress is stored', async () => {
    const { db } = service.database;
    await emptied(db);
    const shop = shopOf(service);
    const first = await shop.order();
    await shop.pay(first, Cards.visa);
    await db.collection<StoredOrder>('orders').updateMany({}, { $unset: { indexAt: '' } });
    await insertCopies(db, await firstOrder(db), 'old-', 1_100);
    const other = createTestService(service.deps);
    await other.orderProjector.runOnce();
    await expectProjected(db);
    expect(await db.collection<StoredOrder>('order_index').countDocuments()).toBe(1_101);
    const state = await db.collection<{ readonly _id: string }>('order_index_state').findOne({ _id: 'backfill' });
    expect(state).toMatchObject({ afterKey: '', passes: 1 });
  }, 60_000);

  it('finds in a second pass what a process of an earlier release has written without a mark', async () => {
    const { db } = service.database;
    const orders = db.collection<StoredOrder>('orders');
    await orders.updateOne(
      { _id: 'shop:old-7' },
      { $inc: { v: 1 }, $set: { 'state.customerEmail': 'new@shop.example' } },
    );
    await service.service.orderProjector.runOnce();
    const shown = () => db.collection<Indexed>('order_index').findOne({ _id: 'shop:old-7' });
    expect((await shown())?.terms).not.toContain('=new@shop.example');
    service.clock.advance(3_600_001);
    await createTestService(service.deps).orderProjector.runOnce();
    expect((await shown())?.terms).toContain('=new@shop.example');
    await expectProjected(db);
  });

  it.each([
    { age: 'usual traffic marks', passedMs: 0, sizes: [...Array(16).fill(20), 10], pauses: Array(16).fill(20) },
    { age: 'has waited for long', passedMs: 6_000, sizes: [20, 100, 100, 100, 10], pauses: [] },
  ])('projects what $age in batches of $sizes', async ({ passedMs, sizes: expected, pauses: expectedPauses }) => {
    const { db } = service.database;
    await markedOrders(330);
    service.clock.advance(passedMs);
    const sizes: number[] = [];
    const pauses: number[] = [];
    const projector = projectorOf({
      project: async (batch) => void sizes.push(batch.length),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    });
    await projector.runOnce();
    await projector.stop();
    await expectProjected(db);
    expect([sizes, pauses]).toEqual([expected, expectedPauses]);
  });

  it('keeps the work to itself while a run takes longer than its lease', async () => {
    const { db } = service.database;
    await markedOrders(330);
    const other = createTestService(service.deps).orderProjector;
    const counts: number[] = [];
    const indexed = () => db.collection('order_index').countDocuments();
    const projector = projectorOf({
      async project() {
        service.clock.advance(11_000);
        const before = await indexed();
        await other.runOnce();
        counts.push((await indexed()) - before);
      },
    });
    await projector.runOnce();
    await projector.stop();
    await expectProjected(db);
    expect(counts).toEqual([0, 0, 0, 0, 0]);
  });

  it('ends a run when it stops', async () => {
    const { db } = service.database;
    await markedOrders(60);
    const projector = projectorOf({ project: () => projector.stop() });
    await projector.runOnce();
    expect(await db.collection('order_index').countDocuments()).toBe(20);
    await service.service.orderProjector.runOnce();
    await expectProjected(db);
  });

  it('leaves the work to the process that holds the lease', async () => {
    const { db } = service.database;
    await emptied(db);
    const now = service.clock.now();
    const until = new Date(now.getTime() + 20_000);
    const lease = { _id: 'lease', owner: 'another', until };
    await db.collection<typeof lease>('order_index_state').insertOne(lease);
    await shopOf(service).order();
    await service.service.orderProjector.runOnce();
    expect(await db.collection('order_index').countDocuments()).toBe(0);
    service.clock.advance(20_000);
    await service.service.orderProjector.runOnce();
    await expectProjected(db);
  });

  it('leaves the work to another process at once when it stops', async () => {
    const { db } = service.database;
    await emptied(db);
    const stopping = createTestService(service.deps).orderProjector;
    await shopOf(service).order();
    await stopping.runOnce();
    await shopOf(service).order();
    await stopping.stop();
    await service.service.orderProjector.runOnce();
    await expectProjected(db);
  });

  it('goes on past an order that cannot be projected, and says so', async () => {
    const { db } = service.database;
    await emptied(db);
    const [broken, sound] = [await shopOf(service).order(), await shopOf(service).order()];
    const orders = db.collection<StoredOrder>('orders');
    await orders.updateOne({ _id: `shop:${broken.toLowerCase()}` }, { $unset: { 'state.txns': '' } });
    await service.service.orderProjector.runOnce();
    const indexed = await db.collection<Indexed>('order_index').find().toArray();
    expect(indexed.map(({ _id }) => _id)).toEqual([`shop:${sound.toLowerCase()}`]);
    expect(service.logLines().filter((line) => line.includes('order_index.order.failed'))).toHaveLength(1);
    await orders.updateOne({ _id: `shop:${broken.toLowerCase()}` }, { $set: { 'state.txns': [] } });
    service.clock.advance(60_000);
    await service.service.orderProjector.runOnce();
    await expectProjected(db);
  });
});

describe('a projector that is killed', () => {
  it.each(['before', 'after'] as const)(
    '%s any of its calls of the database counts nothing twice and loses nothing',
    async (when) => {
      const { service, crashing, close } = await startCrashingService({ label: `projector_${when}` });
      const { db } = service.database;
      const shop = shopOf(service);
      const crashes = await crashAtEachCall(async (call) => {
        // A paid order, a new one, and a change of what was counted before.
        const paid = await shop.order({ amount: '12.50' });
        await shop.start(paid, { card_number: Cards.frictionless });
        await service.runWorkers();
        await service.call.form(`/orders/${paid}/refunds`, { unique_request_id: 'r', amount: '2.50' });
        await shop.order();
        service.clock.advance(60_000);
        // A process of its own, which holds no lease of the earlier one.
        const victim = createTestService({ ...service.deps, db: crashing.db });
        crashing.arm(call, when);
        await victim.orderProjector.runOnce().catch(() => undefined);
        const crashed = crashing.disarm();
        service.clock.advance(60_000);
        await createTestService({ ...service.deps, db }).orderProjector.runOnce();
        await expectProjected(db);
        return crashed ? 'crashed' : 'completed';
      });
      expect(crashes).toBeGreaterThan(5);
      await close();
    },
    120_000,
  );

  it('with an earlier version of an order in hand writes nothing over a later one', async () => {
    const service = await startService({ label: 'projector_late' });
    const { db } = service.database;
    const shop = shopOf(service);
    const orderId = await shop.order();
    const projection = createOrderProjection(db);
    const early = await projection.unprojected(service.clock.now(), 10);
    await shop.start(orderId, { card_number: Cards.frictionless });
    await service.service.orderProjector.runOnce();
    await projection.project(early);
    await projection.unmark(early);
    await expectProjected(db);
    await service.close();
  });
});
