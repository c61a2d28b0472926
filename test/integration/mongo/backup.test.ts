/** A dump has everything as it was at one point in time, and a restore gives it back as it was, also from the files of mongodump. */
import { appendFile, mkdtemp, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, Long } from 'mongodb';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { documentsFile, dumpDatabase } from '../../../scripts/backup/dump.ts';
import { restoreDatabase } from '../../../scripts/backup/restore.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';
import { beginMongodump } from '../../support/mongodump-folder.ts';

let from: FreshDatabase;
let to: FreshDatabase;
const folder = (name: string) => mkdtemp(join(inject('scratch'), `backup-${name}-`));

beforeAll(async () => {
  from = await freshDatabase('backup from');
  to = await freshDatabase('backup to');
});
afterAll(async () => {
  await from.drop();
  await to.drop();
});

it('keeps documents with their types, options and indexes', async () => {
  const values = {
    whole: new BSON.Int32(1),
    double: new BSON.Double(1),
    long: Long.fromString('9007199254740993'),
    decimal: BSON.Decimal128.fromString('1.10'),
    date: new Date(0),
    bytes: new BSON.Binary(Buffer.from([0, 255])),
    pattern: new BSON.BSONRegExp('^a', 'i'),
    nothing: null,
    list: [{ z: 1, a: 2 }],
  };
  const things = await from.db.createCollection<BSON.Document & { _id: string }>('things', {
    validator: { long: { $type: 'long' } },
  });
  await things.insertMany(Array.from({ length: 1_200 }, (_, _id) => ({ ...values, _id: String(_id) })));
  await things.createIndexes([
    { key: { date: 1 }, name: 'expiry', expireAfterSeconds: 10 ** 9 },
    { key: { long: 1, _id: -1 }, name: 'unique', unique: true, partialFilterExpression: { whole: { $gt: 0 } } },
  ]);
  await from.db.createCollection('empty');
  const place = await folder('whole');
  const dumped = await dumpDatabase(from.db, place);
  await restoreDatabase(to.db, place);
  expect(await dumpDatabase(to.db, await folder('again'))).toEqual(expect.arrayContaining(dumped));
  expect(dumped.map(({ name, documents }) => [name, documents]).sort()).toEqual([
    ['empty', 0],
    ['things', 1_200],
  ]);
  expect(await to.db.collection('things').indexes()).toEqual(await things.indexes());
  const [options] = await to.db.listCollections({ name: 'things' }).toArray();
  expect(options).toMatchObject({ options: { validator: { long: { $type: 'long' } } } });
});

it('reads all collections at one point in time', async () => {
  const [first, second] = [from.db.collection<{ _id: number }>('first'), from.db.collection<{ _id: number }>('second')];
  await first.insertOne({ _id: 0 });
  await second.insertOne({ _id: 0 });
  let over = false;
  const pairs = (async () => {
    for (let _id = 1; !over; _id += 1) {
      await first.insertOne({ _id });
      await second.insertOne({ _id });
    }
    return first.countDocuments();
  })();
  await expect.poll(() => second.countDocuments()).toBeGreaterThan(5);
  const dumped = await dumpDatabase(from.db, await folder('pairs'));
  const counted = (wanted: string) => dumped.find(({ name }) => name === wanted)?.documents ?? Number.NaN;
  await expect.poll(() => second.countDocuments()).toBeGreaterThan(counted('second'));
  over = true;
  expect(await pairs).toBeGreaterThan(counted('first'));
  // The second of a pair is written after the first.
  expect(counted('first') - counted('second')).toBeOneOf([0, 1]);
});

it('restores zipped files of mongodump, and brings the collections to one point in time by the oplog', async () => {
  type Thing = BSON.Document & { readonly _id: string };
  const [early, late] = [from.db.collection<Thing>('early'), from.db.collection<Thing>('late')];
  await early.createIndex({ place: 1 }, { unique: true, name: 'place' });
  await early.insertMany([
    { _id: 'changed', place: 1, list: [{ count: 1 }, { count: 2 }], text: 'before' },
    { _id: 'deleted', place: 2 },
    { _id: 'kept', place: 3, long: Long.fromString('9007199254740993') },
  ]);
  await late.insertOne({ _id: 'counted', count: 0 });
  const place = await folder('mongodump');
  const dump = await beginMongodump(from.db, place);
  await dump.add(['early']);
  await early.updateOne({ _id: 'changed' }, { $set: { 'list.1.count': new BSON.Int32(7) }, $unset: { text: '' } });
  await early.deleteOne({ _id: 'deleted' });
  await from.client.withSession((session) =>
    session.withTransaction(async () => {
      await early.insertOne({ _id: 'added', place: 2 }, { session });
      await late.updateOne({ _id: 'counted' }, { $inc: { count: 1 } }, { session });
    }),
  );
  await late.insertOne({ _id: 'seen twice', count: 1 });
  await dump.add(['late']);
  await late.updateOne({ _id: 'counted' }, { $inc: { count: 1 } });
  await from.db.collection<Thing>('newest').insertOne({ _id: 'first' });
  await dump.finish();

  await to.db.dropDatabase();
  const restored = await restoreDatabase(to.db, place);
  expect(restored).toEqual({ collections: 2, documents: 5, replayed: 7 });
  const only = ['early', 'late', 'newest'];
  const wanted = await dumpDatabase(from.db, await folder('wanted'), only);
  const found = await dumpDatabase(to.db, await folder('found'), only);
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(found.sort(byName)).toEqual(wanted.sort(byName));
  expect(await to.db.collection('early').indexes()).toEqual(await early.indexes());
});

it('names a zipped file that is cut off', async () => {
  const place = await folder('cut off');
  const dump = await beginMongodump(from.db, place);
  await dump.add(['things']);
  await dump.finish();
  const file = join(place, from.db.databaseName, `${documentsFile('things')}.gz`);
  await truncate(file, (await stat(file)).size - 20);
  await to.db.dropDatabase();
  await expect(restoreDatabase(to.db, place)).rejects.toThrow('is cut off');
});

it('refuses a folder without a dump, and one with several databases that could be meant', async () => {
  const place = await folder('several');
  await expect(restoreDatabase(to.db, place)).rejects.toThrow('has no collections');
  for (const name of ['one', 'two']) await dumpDatabase(from.db, join(place, name), ['things']);
  await expect(restoreDatabase(to.db, place)).rejects.toThrow('has several databases');
});

it('refuses a database that has one of the collections, and a file that is cut off', async () => {
  const place = await folder('refused');
  await dumpDatabase(from.db, place, ['things']);
  await to.db.dropDatabase();
  await to.db.createCollection('things');
  await expect(restoreDatabase(to.db, place)).rejects.toThrow('Restore into an empty database.');
  await to.db.dropDatabase();
  await appendFile(join(place, documentsFile('things')), Buffer.from([9, 0, 0, 0, 1]));
  await expect(restoreDatabase(to.db, place)).rejects.toThrow('is cut off');
});
