import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Document, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeliveryAdmin } from '../../../server/delivery/admin/delivery-admin.ts';
import { systemNetwork } from '../../../server/delivery/transport/connect.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const HOUR = 3_600_000;
const LEASE_MS = 15_000;
let fixtures: Fixtures;
const endpoints: TestEndpoint[] = [];

beforeEach(async () => {
  fixtures = await createFixtures('loop');
});
afterEach(async () => {
  await fixtures.close();
  await Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close()));
});

async function endpoint(answer: Answer = acknowledge): Promise<TestEndpoint> {
  const opened = await httpEndpoint(answer);
  endpoints.push(opened);
  return opened;
}

/** Answers on demand; counts how many requests wait at once. */
async function slowEndpoint() {
  const waiting: (() => void)[] = [];
  let most = 0;
  const opened = await endpoint((response) => {
    waiting.push(() => response.end());
    most = Math.max(most, waiting.length);
  });
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { ...opened, waiting, answerAll, most: () => most };
}

function orderIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `order-${index}`);
}

/** Waits until an expectation holds, with patience for a busy machine. */
function eventually(expectation: () => unknown): Promise<unknown> {
  return vi.waitFor(expectation, { timeout: 60_000, interval: 5 });
}

const open = { state: { $nin: ['DONE', 'WAITING'] } };

describe('a started worker', () => {
  it('delivers at a ring, without waiting for its next look', async () => {
    const shop = await endpoint();
    fixtures.configure({ url: shop.origin });
    const worker = fixtures.worker({ settings: { pollMs: HOUR } });
    worker.start();
    await fixtures.raise({ orderId: 'ring-1' });
    worker.notify();
    await eventually(() => expect(shop.received.length).toBe(1));
  });

  it('delivers without a ring at its next look', async () => {
    const shop = await endpoint();
    fixtures.configure({ url: shop.origin });
    fixtures.worker({ settings: { pollMs: 20 } }).start();
    await fixtures.raise({ orderId: 'poll-1' });
    await eventually(() => expect(shop.received.length).toBe(1));
  });

  it('drains a backlog larger than it has places for, at most 8 at a time to one endpoint', async () => {
    const shop = await slowEndpoint();
    fixtures.configure({ url: shop.origin });
    await Promise.all(orderIds(30).map((orderId) => fixtures.raise({ orderId })));
    const worker = fixtures.worker({ settings: { pollMs: HOUR } });
    worker.start();
    for (let answered = 0; answered < 30; ) {
      const expected = Math.min(8, 30 - answered);
      await eventually(() => expect(shop.waiting.length).toBe(expected));
      answered += expected;
      shop.answerAll();
    }
    await eventually(async () =>
      expect(await fixtures.db.collection('webhook_deliveries').countDocuments(open)).toBe(0),
    );
    expect(shop.most()).toBe(8);
    expect(shop.received.length).toBe(30);
  });

  it('serves another endpoint while one hangs with a backlog', async () => {
    const hanging = await slowEndpoint();
    const shop = await endpoint();
    fixtures.configure({ url: hanging.origin });
    await Promise.all(orderIds(80).map((orderId) => fixtures.raise({ orderId })));
    const worker = fixtures.worker({ settings: { pollMs: HOUR } });
    worker.start();
    await eventually(() => expect(hanging.waiting.length).toBe(8));
    await fixtures.raise({ orderId: 'healthy-1', webhookUrl: shop.origin });
    worker.notify();
    await eventually(() => expect(shop.received.length).toBe(1));
    expect(hanging.most()).toBe(8);
    await Promise.all([worker.stop(), answerUntilStopped(hanging, worker.stop())]);
  });

  it('serves another endpoint while many hang, each with a backlog, together with more than it has places for', async () => {
    const hanging = await endpoint(() => undefined);
    const shop = await endpoint();
    fixtures.configure({ url: shop.origin });
    // The time limit is longer than any wait in these tests. Fewer run than are held, as with the service's settings.
    const settings = { pollMs: 100, slowMs: 2_000, overall: 128, held: 100, heldPerEndpoint: 20, totalMs: 90_000 };
    const urlOf = (index: number) => `http://h${index % 10}.localhost:${hanging.port}/hooks`;
    const network = { ...systemNetwork, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };
    for (const hundred of [0, 1, 2]) {
      const some = orderIds(300).slice(100 * hundred, 100 * hundred + 100);
      await Promise.all(some.map((orderId, index) => fixtures.raise({ orderId, webhookUrl: urlOf(index) })));
    }
    const worker = fixtures.worker({ settings, network });
    worker.start();
    await eventually(() => expect(hanging.received.length).toBeGreaterThanOrEqual(40));
    // By then they count as slow; the other endpoint does not, even on a busy machine.
    await sleep(2_500);
    const began = performance.now();
    for (let count = 0; count < 5; count += 1) {
      await fixtures.raise({ orderId: `healthy-${count}` });
      worker.notify();
      await eventually(() => expect(shop.received.length).toBe(count + 1));
    }
    // A hanging request ends at its deadline; the test does not wait for it.
    expect(performance.now() - began).toBeLessThan(60_000);
    await hanging.close();
  });

  it('keeps the lease of what is in flight', async () => {
    const shop = await slowEndpoint();
    fixtures.configure({ url: shop.origin });
    const [eventId = ''] = await fixtures.raise({ orderId: 'renew-1' });
    const settings = { pollMs: HOUR, leaseMs: 60 };
    const worker = fixtures.worker({ settings });
    worker.start();
    await eventually(() => expect(shop.waiting.length).toBe(1));
    fixtures.runtime.advance(LEASE_MS);
    const held = async () =>
      ((await fixtures.delivery(eventId))?.leaseUntil ?? new Date(0)) > fixtures.runtime.clock.now();
    await eventually(async () => expect(await held()).toBe(true));
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 0, failed: 0 });
    shop.answerAll();
    await eventually(async () => expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'DONE', fence: 1 }));
    expect(shop.received.length).toBe(1);
  });

  it('stops only when what is in flight is stored, so that nothing comes twice', async () => {
    const shop = await slowEndpoint();
    fixtures.configure({ url: shop.origin });
    await Promise.all(orderIds(20).map((orderId) => fixtures.raise({ orderId })));
    const worker = fixtures.worker();
    worker.start();
    await eventually(() => expect(shop.waiting.length).toBe(8));
    await answerUntilStopped(shop, worker.stop());
    const sent = shop.received.length;
    // Executions that were waiting for a slot are returned.
    expect(sent).toBe(8);
    const deliveries = fixtures.db.collection('webhook_deliveries');
    expect(await deliveries.countDocuments({ leaseUntil: { $exists: true } })).toBe(0);
    expect(await deliveries.countDocuments({ state: 'DONE' })).toBe(sent);
    const rest = fixtures.worker().runOnce();
    await answerUntilStopped(shop, rest);
    expect(new Set(shop.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    expect(shop.received.length).toBe(20);
  });

  it('goes on by itself when the database could not be reached for a while', async () => {
    const shop = await endpoint();
    fixtures.configure({ url: shop.origin });
    let failures = 3;
    const checkpoint = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('no database');
    };
    fixtures.worker({ settings: { pollMs: 20 }, checkpoint }).start();
    await fixtures.raise({ orderId: 'back-1' });
    await eventually(() => expect(shop.received.length).toBe(1));
    expect(fixtures.complaints.length).toBe(3);
  });
});

/** Answers every further request until the work is done. */
async function answerUntilStopped(shop: { answerAll(): void }, work: Promise<unknown>): Promise<void> {
  const timer = setInterval(shop.answerAll, 5);
  await work;
  clearInterval(timer);
}

describe('what the worker asks of the database', () => {
  /** Drops the plans that the optimizer rejected. */
  const chosen = (name: string, value: unknown) => (name === 'rejectedPlans' ? undefined : value);

  /** The commands that the database receives while `run` uses the given connection. */
  async function commandsOf(run: (db: Db, soFar: readonly Document[]) => Promise<unknown>): Promise<Document[]> {
    const watched = await MongoClient.connect(fixtures.uri, { monitorCommands: true });
    const commands: Document[] = [];
    watched.on('commandStarted', ({ command, databaseName }) => {
      if (databaseName === fixtures.db.databaseName) commands.push(command);
    });
    await run(watched.db(fixtures.db.databaseName), commands);
    await watched.close();
    return commands;
  }

  /** The stages of the plans that the database would use. */
  async function stagesOf(commands: readonly Document[]): Promise<Set<string>> {
    const stages = new Set<string>();
    for (const command of commands) {
      const { lsid, $clusterTime, $db, txnNumber, writeConcern, startTransaction, autocommit, readConcern, ...plain } =
        command;
      for (const one of plain.updates?.map((update: Document) => ({ ...plain, updates: [update] })) ?? [plain]) {
        const explained = await fixtures.db.command({ explain: one, verbosity: 'queryPlanner' });
        for (const [, name] of JSON.stringify(explained, chosen).matchAll(/"stage":"(\w+)"/g)) stages.add(name ?? '');
      }
    }
    return stages;
  }

  it('is two look-ups a second when nothing is to be done', async () => {
    const commands = await commandsOf(async (db) => {
      const worker = fixtures.worker({ db });
      await worker.runOnce();
      await worker.runOnce();
    });
    // The first round also sweeps, which happens once a minute.
    const asked = commands.map(({ find, distinct, aggregate }) => {
      if (find !== undefined) return `find ${find}`;
      return distinct === undefined ? `aggregate ${aggregate}` : `distinct ${distinct}`;
    });
    const each = ['find orders', 'aggregate webhook_deliveries'];
    const once = [
      'distinct webhook_deliveries',
      'aggregate webhook_deliveries',
      'find webhook_alarms',
      'aggregate webhook_deliveries',
    ];
    expect(new Set(asked.slice(0, -2))).toEqual(new Set([...each, ...once]));
    expect(asked.slice(-2)).toEqual(each);
  });

  it('is one question each second at rest, which index scans answer', async () => {
    const isPeek = ({ aggregate, pipeline }: Document) =>
      aggregate === 'webhook_deliveries' && JSON.stringify(pipeline).includes('"$unionWith":{"coll":"saved_cards"');
    let resting: readonly Document[] = [];
    await commandsOf(async (db, soFar) => {
      const worker = fixtures.worker({
        db,
        hosts: [{ name: 'orders' }, { name: 'saved_cards' }],
        settings: { pollMs: 50 },
      });
      await fixtures.raise({ orderId: 'rest-1' });
      worker.start();
      // It waits for an address: the queue is idle.
      await eventually(async () => expect((await fixtures.report('rest-1')).state).toBe('WAITING_FOR_URL'));
      await eventually(() => {
        resting = soFar.slice(-4);
        expect(resting.map(isPeek)).toEqual(Array(4).fill(true));
      });
      await worker.stop();
    });
    const stages = [...(await stagesOf(resting))];
    expect(stages).toEqual(expect.arrayContaining(['IXSCAN']));
    expect(stages).not.toContain('COLLSCAN');
  });

  it.each(['orders', 'webhook_deliveries'])('finds without a ring what is to be done in %s', async (where) => {
    const shop = await endpoint();
    if (where === 'webhook_deliveries') {
      const [eventId = ''] = await fixtures.raise({ orderId: 'peek-1' });
      await fixtures.worker().runOnce();
      expect((await fixtures.delivery(eventId))?.state).toBe('WAITING');
    }
    fixtures.worker({ settings: { pollMs: 20, waitingSweepMs: HOUR } }).start();
    await sleep(200);
    fixtures.configure({ url: shop.origin });
    if (where === 'orders') await fixtures.raise({ orderId: 'peek-1' });
    else await fixtures.admin.rearm(MERCHANT);
    await eventually(() => expect(shop.received.length).toBe(1));
  });

  it('is answered by index scans alone', async () => {
    const shop = await endpoint(answerWith(500));
    fixtures.configure({ url: shop.origin });
    const nobody = { find: async () => undefined };
    const commands = await commandsOf(async (db) => {
      // More than one relay round takes.
      await Promise.all(orderIds(120).map((orderId) => fixtures.raise({ orderId })));
      await fixtures.worker({ db, merchants: nobody }).runOnce();
      fixtures.runtime.advance(60_000);
      await fixtures.worker({ db, settings: { perEndpoint: 2 } }).runOnce();
    });
    const admin = await commandsOf((db) =>
      createDeliveryAdmin({ db, clock: fixtures.runtime.clock, notify: () => undefined }).deliveriesOfOrder(
        MERCHANT,
        'order-1',
      ),
    );
    const asked = commands.filter(({ find, update, distinct, aggregate }) => find ?? update ?? distinct ?? aggregate);
    const kinds = ['find', 'update', 'distinct', 'aggregate'];
    for (const kind of kinds) expect(asked.some((command) => kind in command)).toBe(true);
    const stages = await stagesOf(asked);
    expect([...stages]).toEqual(expect.arrayContaining(['IXSCAN', 'DISTINCT_SCAN']));
    expect([...stages]).not.toContain('COLLSCAN');
    expect([...stages]).not.toContain('SORT');
    // The few events of one order may be sorted in memory.
    expect([...(await stagesOf(admin))]).not.toContain('COLLSCAN');
  });
});
