/** A dump has everything as it was at one point in time, and a restore gives it back as it was. */
import { appendFile, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, Long } from 'mongodb';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { documentsFile, dumpDatabase } from '../../../scripts/backup/dump.ts';
import { restoreDatabase } from '../../../scripts/backup/restore.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

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

it('refuses a database that has one of the collections, and a file that is cut off', async () => {
  const place = await folder('refused');
  await dumpDatabase(from.db, place, ['things']);
  await expect(restoreDatabase(to.db, place)).rejects.toThrow('Restore into an empty database.');
  await to.db.dropDatabase();
  await appendFile(join(place, documentsFile('things')), Buffer.from([9, 0, 0, 0, 1]));
  await expect(restoreDatabase(to.db, place)).rejects.toThrow('is cut off');
});
