/** Documents that are stored together, against a real mongod. */
import { MongoBulkWriteError, MongoClient, MongoError } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTogether } from '../../../server/storage/mongo/insert-together.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

interface Numbered {
  readonly _id: number;
}

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase('insert-together');
});
afterAll(() => database.drop());

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('documents that are stored together', () => {
  it('are all stored when their callers get the result', async () => {
    const collection = database.db.collection<Numbered>('many');
    const insert = insertTogether(collection);
    expect(await Promise.all(upTo(350).map((_id) => insert({ _id })))).toEqual(upTo(350).map(() => true));
    expect(await collection.countDocuments()).toBe(350);
  });

  it('are refused individually where their id exists, and the others are stored', async () => {
    const collection = database.db.collection<Numbered>('taken');
    await collection.insertMany([{ _id: 7 }, { _id: 11 }]);
    const insert = insertTogether(collection);
    const stored = await Promise.all(upTo(20).map((_id) => insert({ _id })));
    expect(stored).toEqual(upTo(20).map((_id) => _id !== 7 && _id !== 11));
    expect(await collection.countDocuments()).toBe(20);
  });

  it('are stored once when several callers insert the same id at once', async () => {
    const collection = database.db.collection<Numbered>('same');
    const insert = insertTogether(collection);
    const stored = await Promise.all(upTo(40).map(() => insert({ _id: 1 })));
    expect(stored.filter((each) => each)).toHaveLength(1);
    expect(await collection.countDocuments()).toBe(1);
  });

  it('all fail with the error that a single one would get, when there is no database', async () => {
    const client = new MongoClient('mongodb://127.0.0.1:9', { serverSelectionTimeoutMS: 50 });
    const insert = insertTogether(client.db('none').collection<Numbered>('none'));
    const results = await Promise.allSettled(upTo(20).map((_id) => insert({ _id })));
    await client.close();
    // By its own name the error tells that the database is away; that of a bulk write would hide it.
    const reasons = results.map((result) => (result.status === 'rejected' ? result.reason : undefined));
    const own = reasons.filter((reason) => reason instanceof MongoError && !(reason instanceof MongoBulkWriteError));
    expect(own).toHaveLength(20);
  });
});
