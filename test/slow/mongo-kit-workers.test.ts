/** Workers of the receiver kit that are killed over one MongoDB; `npm run test:stores` does the same over the other stores. */
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { describeKilledWorkers } from '../integration/receiver-kit/processes/killed-workers.ts';
import { type OwnMongod, startOwnMongod } from '../support/own-mongod.ts';

let mongod: OwnMongod;
let url: string;

beforeAll(async () => {
  mongod = await startOwnMongod();
  url = mongod.uri.replace('/?', '/shop?');
  const client = await new MongoClient(url).connect();
  await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 1 });
  await client.close();
});
afterAll(() => mongod.stop());

describeKilledWorkers('mongoStore', () => url);
