/** The doorbell between processes: a commit anywhere rings, nothing else does, and resting costs next to nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Document, type Long, MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventHosts } from '../../server/event-hosts.ts';
import { type OutboxWatch, watchOutboxes } from '../../server/webhooks/outbox-watch.ts';
import { acknowledge, httpEndpoint } from './support/endpoint.ts';
import { type Stage, setStage } from './support/stage.ts';

const HOUR = 3_600_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let stage: Stage;
let watch: OutboxWatch | undefined;
let rings = 0;

const rung = (times: number) => vi.waitFor(() => expect(rings).toBe(times), { timeout: 10_000, interval: 5 });

beforeEach(async () => {
  stage = await setStage('watch');
  rings = 0;
});
afterEach(async () => {
  await watch?.stop();
  await stage.close();
});

/** Watches, and waits until the stream is there: what is committed before is not told. */
async function watching(db = stage.db): Promise<void> {
  const ring = () => {
    rings += 1;
  };
  watch = watchOutboxes({ db, hosts: [{ name: 'orders' }], ring, log, againMs: 10 });
  for (let tries = 0; rings === 0; tries += 1) {
    await stage.raise({ orderId: `first-${tries}` });
    await sleep(50);
  }
  await stage.worker().runOnce();
  await sleep(100);
  rings = 0;
}

it('rings at each commit that raises something, of a new document and of one that was there', async () => {
  await watching();
  await stage.raise({ orderId: 'one' });
  await rung(1);
  stage.runtime.advance(1);
  await stage.raise({ orderId: 'one' });
  await rung(2);
});

it('does not ring for what the relay and the deliveries write', async () => {
  const shop = await httpEndpoint(acknowledge);
  stage.configure({ url: shop.origin });
  await watching();
  await stage.raise({ orderId: 'one' });
  await rung(1);
  await stage.worker().runOnce();
  await stage.db.collection<{ _id: string }>('other').insertOne({ _id: 'other' });
  await sleep(200);
  expect(rings).toBe(1);
  await shop.close();
});

it('goes on when the database has cut its stream', async () => {
  await watching();
  const inDatabase = { ns: { $regex: `^${stage.db.databaseName}\\.` }, 'cursor.cursorId': { $exists: true } };
  const streams = [{ $currentOp: { idleCursors: true, allUsers: true } }, { $match: inDatabase }];
  const found = await stage.db.client.db('admin').aggregate<{ cursor: { cursorId: Long } }>(streams).toArray();
  const cursors = found.map(({ cursor }) => cursor.cursorId);
  expect(cursors.length).toBeGreaterThan(0);
  await stage.db.command({ killCursors: '$cmd.aggregate', cursors });
  await stage.raise({ orderId: 'two' });
  await vi.waitFor(() => expect(rings).toBeGreaterThan(0), { timeout: 10_000, interval: 5 });
});

it('and a resting worker ask the database for less than five things a second', async () => {
  const watched = await MongoClient.connect(stage.uri, { monitorCommands: true });
  const db = watched.db(stage.db.databaseName);
  await watching(db);
  stage.worker({ db, hosts: eventHosts, settings: { waitingSweepMs: HOUR, alarmSweepMs: HOUR } }).start();
  await sleep(500);
  const commands: Document[] = [];
  watched.on('commandStarted', ({ command, databaseName }) => {
    if (databaseName === stage.db.databaseName) commands.push(command);
  });
  await sleep(3_000);
  expect(commands.length).toBeLessThan(15);
  await watch?.stop();
  await stage.close();
  await watched.close();
  stage = await setStage('watch end');
});
