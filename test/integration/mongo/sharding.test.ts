/** The indexes of a sharded database: each shard key has one, and unique ones begin with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../../server/compose/prepare-database.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import { SHARD_KEYS, UNSHARDED } from '../../../server/storage/mongo/sharding.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

/** A field that is a list makes its index unusable for a shard key. */
const LISTS = ['terms', 'refs'];

let database: FreshDatabase;
let guide: string;
beforeAll(async () => {
  database = await freshDatabase('sharding');
  await prepareDatabase(database.serviceDb);
  guide = (await readGuides()).find(({ name }) => name === 'operating-sharding')?.text ?? '';
});
afterAll(() => database.drop());

it('lists every collection that the service prepares', async () => {
  const prepared = (await database.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  expect(prepared.filter((name) => !SHARD_KEYS.has(name) && !UNSHARDED.has(name))).toEqual([]);
  expect([...SHARD_KEYS.keys()].filter((name) => UNSHARDED.has(name))).toEqual([]);
});

describe.each([...SHARD_KEYS])('%s', (collection, key) => {
  const [[field = '', kind] = []] = Object.entries(key);
  const indexes = async () => {
    const exists = await database.db.listCollections({ name: collection }).hasNext();
    return exists ? database.db.collection(collection).indexes() : [];
  };

  it('has an index of its shard key, or the guide creates it', async () => {
    const usable = (await indexes()).some((index) => {
      const [first] = Object.entries(index.key);
      const isWhole = index.sparse !== true && index.partialFilterExpression === undefined && !index.collation;
      return first?.[0] === field && first[1] === kind && isWhole && !LISTS.some((name) => name in index.key);
    });
    const isCreated = guide.includes(`db.${collection}.createIndex(`);
    // Every collection has an index of `_id`.
    expect(isCreated).toBe(!usable && !(field === '_id' && kind === 1));
  });

  it('has no unique index that does not begin with its shard key', async () => {
    const others = (await indexes()).filter((index) => index.unique === true && Object.keys(index.key)[0] !== field);
    expect(others).toEqual([]);
  });
});
