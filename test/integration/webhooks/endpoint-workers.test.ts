/**
 * Workers share the health of endpoints through the database, at little cost.
 */
import { type Document, MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../server/delivery/queue/endpoint-store.ts';
import { httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const SECOND = 1_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
let status: number;
const clients: MongoClient[] = [];

beforeEach(async () => {
  status = 200;
  const answer = httpEndpoint((response) => response.writeHead(status).end());
  [fixtures, shop] = await Promise.all([createFixtures('endpoint workers'), answer]);
  fixtures.configure({ url: shop.origin, retrySchedule: [86_400] });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
const health = async () => (await fixtures.admin.endpoints(MERCHANT, { after: null, limit: 10 }))[0]?.health ?? null;

it('failures in a row end with a 200, whichever worker it was given', async () => {
  const failing = fixtures.worker();
  const well = fixtures.worker();
  for (let round = 0; round < 12; round += 1) {
    status = 500;
    await fixtures.raise({ orderId: `failed-${round}` });
    await failing.runOnce();
    expect(await health()).toMatchObject({ failuresInRow: 1, openedAt: null });
    status = 200;
    fixtures.runtime.advance(SECOND);
    await fixtures.raise({ orderId: `well-${round}` });
    expect(await well.runOnce()).toMatchObject({ acknowledged: 1 });
    expect(await health()).toBeNull();
  }
});

it('a 200 of an endpoint that is well costs no write, and a read once a second', async () => {
  const client = await MongoClient.connect(fixtures.uri, { monitorCommands: true });
  clients.push(client);
  const asked: string[] = [];
  client.on('commandStarted', ({ command, commandName }: { command: Document; commandName: string }) => {
    if (Object.values(command).includes(ENDPOINTS)) asked.push(commandName);
  });
  const worker = fixtures.worker({ db: client.db(fixtures.db.databaseName) });
  for (let second = 0; second < 3; second += 1) {
    for (let order = 0; order < 5; order += 1) await fixtures.raise({ orderId: `${second}-${order}` });
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 5 });
    fixtures.runtime.advance(SECOND);
  }
  expect(asked).toEqual(['find', 'find', 'find']);
});
