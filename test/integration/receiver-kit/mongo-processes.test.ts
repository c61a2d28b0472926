/** Several processes over one MongoDB. A mongod of its own: what a process had open must not stay for a minute. */
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { type OwnMongod, startOwnMongod } from '../../support/own-mongod.ts';
import { describeSeveralProcesses } from './processes/several-processes.ts';

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

describeSeveralProcesses('mongoStore', () => url);
