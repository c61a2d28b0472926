/** The primary of a replica set dies with writes that no other member has, and another one goes on without them. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { MongodMember } from '../../../scripts/faults/own-mongod.ts';
import { startThreeMongods, type ThreeMongods } from '../../../scripts/faults/three-mongods.ts';
import { type Checkpoint, Step } from '../../../server/delivery/queue/worker-ports.ts';
import { connectMongo, type MongoConnection } from '../../../server/storage/mongo/client.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** So long that only the test makes a member primary. Milliseconds. */
const ELECTION_TIMEOUT = 120_000;
const LEASE_MS = 15_000;

let mongods: ThreeMongods;
let mongo: MongoConnection;
let fixtures: Fixtures;
let shop: TestEndpoint;

beforeAll(async () => {
  mongods = await startThreeMongods({
    directory: await mkdtemp(join(inject('scratch'), 'failover-')),
    electionTimeoutMs: ELECTION_TIMEOUT,
    parameters: ['enableTestCommands=1'],
  });
  mongo = await connectMongo(mongods.uri);
  const drop = () => mongo.close();
  fixtures = await createFixtures('failover', { ...mongo, serviceDb: mongo.db, uri: mongods.uri, drop });
  shop = await httpEndpoint(acknowledge);
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
  await mongods.stop();
});

/** Lets these members copy what the primary writes, or nothing of it. */
async function setReplication(secondaries: readonly MongodMember[], to: 'running' | 'stopped'): Promise<void> {
  for (const { port } of secondaries) {
    const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
    await client
      .db('admin')
      .command({ configureFailPoint: 'stopReplProducer', mode: to === 'stopped' ? 'alwaysOn' : 'off' })
      .finally(() => client.close());
  }
}

/**
 * The primary dies with the delivery that the relay has just stored. The checkpoint holds the relay until another member is
 * primary; `over` resolves when all are up again.
 */
function dyingWith(eventId: string): {
  readonly checkpoint: Checkpoint;
  readonly over: () => Promise<void> | undefined;
} {
  let failedOver: Promise<void> | undefined;
  const failOver = async (primary: MongodMember, others: readonly MongodMember[]) => {
    await vi.waitUntil(async () => (await fixtures.delivery(eventId)) !== null, { timeout: 10_000, interval: 20 });
    await primary.kill();
    await setReplication(others, 'running');
    const [next = primary] = others;
    await mongods.elect(next);
    await primary.start();
    await mongods.caughtUp();
  };
  const checkpoint: Checkpoint = async (step) => {
    if (step === Step.RELAY_FOUND && failedOver === undefined) {
      const primary = await mongods.caughtUp();
      const others = mongods.members.filter((member) => member !== primary);
      await setReplication(others, 'stopped');
      failedOver = failOver(primary, others);
    }
    if (step === Step.RELAY_STORED) await failedOver;
  };
  return { checkpoint, over: () => failedOver };
}

it.each([
  ['waits in the queue', { held: 0 }],
  ['is sent at once', {}],
])('an event that %s is delivered when its delivery is gone with the primary', async (kind, settings) => {
  const orderId = `gone-${kind.replaceAll(' ', '-')}`;
  const [eventId = ''] = await fixtures.raise({ orderId });
  const { checkpoint, over } = dyingWith(eventId);
  await fixtures
    .worker({ checkpoint, settings })
    .runOnce()
    .catch(() => undefined);
  await over();
  fixtures.runtime.advance(LEASE_MS);
  await fixtures.worker().runOnce();
  expect(shop.received.map(({ headers }) => headers['webhook-id'])).toContain(eventId);
  expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'DONE' });
  expect(await fixtures.order(orderId)).toMatchObject({ outbox: [], unacked: [] });
});
