/** A database that is handed from one test file to the next is as a fresh one. */
import type { Db } from 'mongodb';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { prepareDatabase } from '../../../server/compose/prepare-database.ts';
import { readCatalog } from '../../support/database-contents.ts';
import { freshDatabase, preparedDatabase } from '../../support/mongo.ts';
import { startService } from '../../support/service.ts';

// Each test prepares several.
vi.setConfig({ testTimeout: 60_000 });

/** Databases that only one test takes and leaves. */
const ofOneTest = () => (db: Db) => prepareDatabase(db);

const fresh = await freshDatabase('prepared-fresh');
await prepareDatabase(fresh.db);
const expected = await readCatalog(fresh.db);
afterAll(fresh.drop);

/** All documents, with their collections. */
async function documentsOf(db: Db): Promise<readonly object[]> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const found = collections.map(async ({ name }) => {
    const documents = await db.collection(name).find().toArray();
    return documents.map((document) => ({ name, document }));
  });
  return (await Promise.all(found)).flat();
}

/** Uses a database as one file does. Returns its name, and the name of what the next file gets, which must be as new. */
async function handOn(use: (db: Db) => Promise<unknown>): Promise<readonly [string, string]> {
  const prepare = ofOneTest();
  const used = await preparedDatabase('one file', prepare);
  await use(used.db);
  await used.drop();
  const next = await preparedDatabase('the next file', prepare);
  expect(await documentsOf(next.db)).toEqual([]);
  expect(await readCatalog(next.db)).toEqual(expected);
  await next.drop();
  return [used.db.databaseName, next.db.databaseName];
}

describe('a prepared database', () => {
  it('that a service has used is handed on, without a document', async () => {
    const prepare = ofOneTest();
    const database = await preparedDatabase('a service', prepare);
    const service = await startService({ label: 'prepared', database });
    await service.call.form('/orders', { order_id: 'ORD1', amount: '1.00', currency: 'INR' });
    await service.runWorkers();
    expect(await documentsOf(database.db)).not.toEqual([]);
    await service.close();
    const next = await preparedDatabase('the next file', prepare);
    expect(next.db.databaseName).toBe(database.db.databaseName);
    expect(await documentsOf(next.db)).toEqual([]);
    expect(await readCatalog(next.db)).toEqual(expected);
    await next.drop();
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['a document', (db) => db.collection('orders').insertOne({})],
    ['a collection of its own', (db) => db.collection('of_the_test').insertOne({})],
    ['an empty collection of its own', (db) => db.createCollection('of_the_test')],
  ])('is handed on without %s', async (_, use) => {
    const [used, next] = await handOn(use);
    expect(next).toBe(used);
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['has another index', (db) => db.collection('orders').createIndex({ of_the_test: 1 })],
    ['lacks an index', (db) => db.collection('orders').dropIndexes()],
    ['lacks a collection', (db) => db.dropCollection('orders')],
    ['has a rule for documents', (db) => db.command({ collMod: 'orders', validator: { a: 1 } })],
    ['has a view in place of a collection', (db) => replaceByView(db, 'orders')],
    ['has a view', (db) => db.createCollection('seen', { viewOn: 'orders', pipeline: [] })],
  ])('that %s is not handed on', async (_, use) => {
    const [used, next] = await handOn(use);
    expect(next).not.toBe(used);
    expect(await fresh.client.db(used).listCollections().toArray()).toEqual([]);
  });

  it('whose address was given away is dropped at once', async () => {
    const used = await preparedDatabase('shared', ofOneTest());
    expect(used.uri).toContain(used.db.databaseName);
    await used.drop();
    expect(await fresh.client.db(used.db.databaseName).listCollections().toArray()).toEqual([]);
  });

  it('is not given to two users at once', async () => {
    const prepare = ofOneTest();
    const both = await Promise.all(['one', 'other'].map((label) => preparedDatabase(label, prepare)));
    expect(new Set(both.map(({ db }) => db.databaseName)).size).toBe(2);
    for (const { drop } of both) await drop();
  });
});

async function replaceByView(db: Db, name: string): Promise<void> {
  await db.dropCollection(name);
  await db.createCollection(name, { viewOn: 'kept', pipeline: [] });
}
