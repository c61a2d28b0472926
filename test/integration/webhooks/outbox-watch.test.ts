/**
 * Change streams between processes: a commit anywhere notifies, nothing else does, and an idle stream costs little.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Document, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventHosts } from '../../../server/compose/delivery.ts';
import { type OutboxWatch, watchOutboxes } from '../../../server/delivery/outbox/outbox-notify.ts';
import { acknowledge, httpEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';
import { noStreamOpen, openStreams } from './support/open-streams.ts';

const HOUR = 3_600_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let fixtures: Fixtures;
let watch: OutboxWatch | undefined;
let rings = 0;

const rung = (times: number) => vi.waitFor(() => expect(rings).toBe(times), { timeout: 60_000, interval: 5 });

beforeEach(async () => {
  fixtures = await createFixtures('watch');
  rings = 0;
});
afterEach(async () => {
  await watch?.stop();
  await fixtures.close();
});

function startWatching(db: Db): void {
  const notify = () => {
    rings += 1;
  };
  watch = watchOutboxes({ db, hosts: [{ name: 'orders' }], notify: notify, log, againMs: 10 });
}

/** Watches, and waits until the stream is open: it does not report earlier commits. */
async function watching(db = fixtures.db): Promise<void> {
  startWatching(db);
  // It notifies once it is open.
  await rung(1);
  rings = 0;
}

it('rings at each commit that raises something, of a new document and of one that was there', async () => {
  await watching();
  await fixtures.raise({ orderId: 'one' });
  await rung(1);
  fixtures.runtime.advance(1);
  await fixtures.raise({ orderId: 'one' });
  await rung(2);
});

it('does not ring for what the relay and the deliveries write', async () => {
  const shop = await httpEndpoint(acknowledge);
  fixtures.configure({ url: shop.origin });
  await watching();
  await fixtures.raise({ orderId: 'one' });
  await rung(1);
  await fixtures.worker().runOnce();
  await fixtures.db.collection<{ _id: string }>('other').insertOne({ _id: 'other' });
  await sleep(200);
  expect(rings).toBe(1);
  await shop.close();
});

it('goes on when the database has cut its stream', async () => {
  await watching();
  const cursors = await openStreams(fixtures.db);
  expect(cursors.length).toBeGreaterThan(0);
  await fixtures.db.command({ killCursors: '$cmd.aggregate', cursors });
  await fixtures.raise({ orderId: 'two' });
  await vi.waitFor(() => expect(rings).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
});

describe('while the stream is being opened', () => {
  const OPENING_MS = 500;
  let client: MongoClient;
  let busy: Promise<unknown>;

  /** A database whose two connections are in use for a while, so that a stream opens late. */
  beforeEach(async () => {
    client = await MongoClient.connect(fixtures.uri, { maxPoolSize: 2 });
    await fixtures.raise({ orderId: 'first' });
    await fixtures.worker().runOnce();
    const orders = client.db(fixtures.db.databaseName).collection('orders');
    const sleeping = { $where: `sleep(${OPENING_MS}) || true` };
    busy = Promise.all([orders.findOne(sleeping), orders.findOne(sleeping)]);
    startWatching(client.db(fixtures.db.databaseName));
  });
  afterEach(async () => {
    await watch?.stop();
    await client.close();
  });

  it('what is committed rings when it stands', async () => {
    await fixtures.raise({ orderId: 'one' });
    await vi.waitFor(() => expect(rings).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
  });

  it('a stop rings no more and leaves nothing open', async () => {
    await watch?.stop();
    await busy;
    await client.db(fixtures.db.databaseName).command({ ping: 1 });
    await noStreamOpen(fixtures.db);
    expect(rings).toBe(0);
  });
});

it('and a resting worker ask the database for less than five things a second', async () => {
  const watched = await MongoClient.connect(fixtures.uri, { monitorCommands: true });
  const db = watched.db(fixtures.db.databaseName);
  await watching(db);
  fixtures.worker({ db, hosts: eventHosts, settings: { waitingSweepMs: HOUR, alarmSweepMs: HOUR } }).start();
  await sleep(500);
  const commands: Document[] = [];
  watched.on('commandStarted', ({ command, databaseName }) => {
    if (databaseName === fixtures.db.databaseName) commands.push(command);
  });
  await sleep(3_000);
  expect(commands.length).toBeLessThan(15);
  await watch?.stop();
  await fixtures.close();
  await watched.close();
  fixtures = await createFixtures('watch end');
}, 30_000);
