import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { CLIENT_OPTIONS, connectMongo, DEFAULT_DATABASE } from '../../../server/storage/mongo/client.ts';
import { ensureIndexes, type IndexPlan } from '../../../server/storage/mongo/indexes.ts';
import { lossyProxy } from '../../support/lossy-proxy.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('mongo-client');
afterAll(database.drop);

describe('the connection', () => {
  it('uses the database named in the connection string, or the default one', async () => {
    const named = await connectMongo(database.uri);
    expect(named.db.databaseName).toBe(database.db.databaseName);
    await named.close();

    const unnamed = await connectMongo(inject('mongoUri').replace(/(:\d+)\/[^?]*/, '$1/'));
    expect(unnamed.db.databaseName).toBe(DEFAULT_DATABASE);
    await unnamed.close();
  });

  it('writes durably by default', () => {
    expect(database.db.writeConcern).toMatchObject({ w: 'majority', journal: true });
  });

  it('repeats a command that a silent network loses, within a limit', async () => {
    const proxy = await lossyProxy(database.uri);
    const mongo = await connectMongo(proxy.uri);
    expect(mongo.client.options.socketTimeoutMS).toBe(60_000);
    await mongo.close();

    const client = new MongoClient(proxy.uri, { ...CLIENT_OPTIONS, socketTimeoutMS: 300 });
    proxy.lose('only once', 1, 'silently');
    await client.db(database.db.databaseName).collection('lost').insertOne({ text: 'only once' });
    expect(proxy.left()).toBe(0);
    expect(await database.db.collection('lost').countDocuments()).toBe(1);
    await client.close();
    await proxy.close();
  });

  it('fails within three seconds when no server answers', async () => {
    await expect(connectMongo('mongodb://127.0.0.1:1/')).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('ensureIndexes', () => {
  const collection = `things_${randomBytes(4).toString('hex')}`;
  const plan: IndexPlan = [
    { collection, indexes: [{ key: { merchantId: 1, createdAt: -1 }, name: 'by_merchant' }] },
    { collection, indexes: [{ key: { wakeAt: 1 }, name: 'due', sparse: true }] },
    { collection: `${collection}_empty`, indexes: [] },
  ];
  const names = async () => (await database.db.collection(collection).indexes()).map(({ name }) => name).sort();

  it('creates what the plans name, and changes nothing the second time', async () => {
    await ensureIndexes(database.db, [plan, []]);
    expect(await names()).toEqual(['_id_', 'by_merchant', 'due']);
    await ensureIndexes(database.db, [plan, plan]);
    expect(await names()).toEqual(['_id_', 'by_merchant', 'due']);
  });

  it('waits for an index that takes longer than other commands may', async () => {
    const proxy = await lossyProxy(database.uri);
    const client = new MongoClient(proxy.uri, { ...CLIENT_OPTIONS, socketTimeoutMS: 300 });
    proxy.lose(collection, 1, 'silently');
    await ensureIndexes(client.db(database.db.databaseName), [plan]);
    expect(proxy.left()).toBe(0);
    expect(await names()).toContain('by_merchant');
    await client.close();
    await proxy.close();
  });

  it.each([
    ['the name', { key: { other: 1 }, name: 'due' }],
    ['the keys', { key: { merchantId: 1, createdAt: -1 }, name: 'other' }],
  ])('says where an index is in the way that has %s of a planned one', async (_, index) => {
    const other: IndexPlan = [{ collection, indexes: [index] }];
    await expect(ensureIndexes(database.db, [plan, other])).rejects.toThrow(
      `the index of the collection ${collection}`,
    );
  });
});
