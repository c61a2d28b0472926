import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { CARD_NUMBERS, createNumberStore, numberIndexes } from '../../../server/vault/number-store.ts';
import { createSealer, SealBroken } from '../../../server/vault/seal.ts';
import { cardNumber } from '../../support/card-numbers.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

const digits = '4111111111111111';
const later = new Date('2099-01-01T00:00:00Z');
const { random } = systemRuntime;

let database: FreshDatabase;
let numbers: ReturnType<typeof createNumberStore>;

beforeAll(async () => {
  database = await freshDatabase('number-store');
  await ensureIndexes(database.db, [numberIndexes]);
  const keys = createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] });
  numbers = createNumberStore({ db: database.db, sealer: createSealer({ keys, random }), random });
});
afterAll(() => database.drop());

const records = () => database.db.collection<{ _id: string; merchantId: string; sweepAt?: Date }>(CARD_NUMBERS);

describe('the store of card numbers', () => {
  test('gives a number back to its merchant, and holds it sealed', async () => {
    const record = await numbers.put('acme', cardNumber(digits), later);
    expect(record).toMatch(/^num_[0-9a-f]{32}$/);
    expect((await numbers.open('acme', record))?.reveal()).toBe(digits);
    expect(JSON.stringify(await records().findOne({ _id: record }))).not.toContain(digits);
  });

  test('knows no record of another merchant', async () => {
    const record = await numbers.put('acme', cardNumber(digits), later);
    expect(await numbers.open('other', record)).toBeNull();
    expect(await numbers.keep('other', record)).toBe(false);
    await numbers.remove('other', record);
    expect(await numbers.open('acme', record)).not.toBeNull();
  });

  test('does not open a record that was moved to another merchant', async () => {
    const record = await numbers.put('acme', cardNumber(digits), later);
    await records().updateOne({ _id: record }, { $set: { merchantId: 'other' } });
    await expect(numbers.open('other', record)).rejects.toThrow(SealBroken);
  });

  test("does not open a record under another record's id", async () => {
    const record = await numbers.put('acme', cardNumber(digits), later);
    const stored = await records().findOne({ _id: record });
    if (stored === null) throw new Error('the record is not there');
    await records().insertOne({ ...stored, _id: 'num_0' });
    await expect(numbers.open('acme', 'num_0')).rejects.toThrow(SealBroken);
  });

  test('lets a record go by itself until somebody holds on to it', async () => {
    const record = await numbers.put('acme', cardNumber(digits), later);
    expect(await records().findOne({ _id: record })).toMatchObject({ sweepAt: later });
    expect(await numbers.keep('acme', record)).toBe(true);
    expect(await numbers.keep('acme', record)).toBe(true);
    expect(await records().findOne({ _id: record })).not.toHaveProperty('sweepAt');
    const indexes = await records().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { sweepAt: 1 }, expireAfterSeconds: 0 }));
  });

  test('removes a record, and says when there is none to hold on to', async () => {
    const record = await numbers.put('acme', cardNumber(digits), later);
    await numbers.remove('acme', record);
    await numbers.remove('acme', record);
    expect(await numbers.open('acme', record)).toBeNull();
    expect(await numbers.keep('acme', record)).toBe(false);
  });
});
