/** A mongod for several processes of the receiver kit: what a killed one had open ends after a second, not after a minute. */
import { MongoClient } from 'mongodb';
import { startOwnMongod } from '../own-mongod.ts';

/** `url`: of the database `shop`. */
export async function startKitMongod(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { uri, stop } = await startOwnMongod();
  const url = uri.replace('/?', '/shop?');
  const client = await new MongoClient(url).connect();
  await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 1 });
  await client.close();
  return { url, stop };
}
