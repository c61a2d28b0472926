/**
 * Key rotation while numbers are stored, read and deleted and merchants change, with repeated crashes of the rotation: no data
 * is lost, no sealed data is rewritten, and the old key is not needed afterwards.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdminOperationId, AuditActor, AuditOutcome } from '../../../generated/values.ts';
import { secretChange } from '../../../server/domain/merchants/changed-fields.ts';
import { shortId } from '../../../server/platform/runtime.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { changeMerchant } from '../../../server/usecases/merchants/change-merchant.ts';
import { createVaultRotation } from '../../../server/usecases/merchants/vault-rotation.ts';
import { createVaultKeys, type VaultKeys } from '../../../server/vault/keys.ts';
import { createNumberKeys, type NumberKeys } from '../../../server/vault/number-keys-store.ts';
import {
  CARD_NUMBERS,
  createNumberStore,
  type NumberDocument,
  numberIndexes,
} from '../../../server/vault/number-store.ts';
import { createSealer, SealBroken } from '../../../server/vault/seal.ts';
import { administration } from '../../support/administration.ts';
import { cardNumber } from '../../support/card-numbers.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

const SEEDS = 700;
const SEEDERS = 20;
const later = new Date('2099-01-01T00:00:00Z');
const random = { bytes: (length: number) => randomBytes(length) };
const [oldKey, newKey, secretRoot] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const keyRing = (sealing: Buffer, ...old: Buffer[]) => createVaultKeys({ secretRoot, sealing, old });
/** Before the rotation, during the rolling restart, and after it. */
const rings = {
  before: keyRing(oldKey),
  late: keyRing(oldKey, newKey),
  early: keyRing(newKey, oldKey),
  after: keyRing(newKey),
};

let database: FreshDatabase;
let admin: Awaited<ReturnType<typeof administration>>;
beforeAll(async () => {
  database = await freshDatabase('rotation');
  await ensureIndexes(database.db, [numberIndexes]);
  admin = await administration(database.db);
});
afterAll(() => database.drop());

const documents = () => database.db.collection<NumberDocument>(CARD_NUMBERS);
const storeOf = (keys: VaultKeys) =>
  createNumberStore({ db: database.db, sealer: createSealer({ keys, random }), random });
const merchantOf = (index: number) => `shop${index % 3}`;

function digits(): string {
  const body = `411111${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  for (let check = 0; check < 10; check += 1) {
    if (cardNumber(`${body}${check}`).passesLuhn) return `${body}${check}`;
  }
  throw new Error('no check digit fits');
}

/** The rotation of a restarted process, which works for `steps` readings of the clock. */
function rotation(keys: VaultKeys, steps: number, numberKeys: NumberKeys = createNumberKeys(database.db)) {
  let looks = 0;
  const clock = {
    now: () => {
      looks += 1;
      return new Date(looks > steps ? 3_600_000 : 0);
    },
  };
  const sealer = createSealer({ keys, random });
  return createVaultRotation({ ...admin, numberKeys, sealer, keys, clock });
}

const heading = () => ({
  id: shortId('aud', random),
  at: new Date(0),
  actor: AuditActor.operator,
  actorId: null,
  username: null,
  outcome: AuditOutcome.SUCCEEDED,
  address: null,
  userAgent: null,
  operation: AdminOperationId.rewrapVault,
  objectId: null,
  requestId: 'test',
});

/** A process that crashes after writing half of its first batch. */
function dying(): NumberKeys {
  const whole = createNumberKeys(database.db);
  return {
    ...whole,
    async replace(numbers) {
      await whole.replace(numbers.slice(0, Math.ceil(numbers.length / 2)));
      throw new Error('the process was killed');
    },
  };
}

test('rotation under load: cut short again and again, it loses nothing', async () => {
  const known = new Map<string, { readonly merchantId: string; readonly text: string }>();
  const before = storeOf(rings.before);
  async function seed(from: number): Promise<void> {
    for (let index = from; index < SEEDS; index += SEEDERS) {
      const [merchantId, text] = [merchantOf(index), digits()];
      known.set(await before.put(merchantId, cardNumber(text), later), { merchantId, text });
    }
  }
  await Promise.all(Array.from({ length: SEEDERS }, (_, from) => seed(from)));
  const seeds = await documents().find().toArray();
  await admin.createMerchant('shop0');
  const seal = createSealer({ keys: rings.before, random }).seal(
    { merchantId: 'shop0', record: 'webhook.password' },
    'x',
  );
  await changeMerchant(admin, 'shop0', heading(), ({ merchant }) => ({
    merchant: { ...merchant, webhook: { ...merchant.webhook, password: seal } },
    changes: [secretChange('password')],
  }));

  let reads = 0;
  let writes = 0;
  let loading = true;
  /** A process under load. One of the two running processes still seals with the old key. */
  async function load(keys: VaultKeys): Promise<void> {
    const numbers = storeOf(keys);
    const mine: string[] = [];
    while (loading) {
      const [merchantId, text] = [merchantOf(randomInt(3)), digits()];
      const record = await numbers.put(merchantId, cardNumber(text), later);
      known.set(record, { merchantId, text });
      mine.push(record);
      const everything = [...known];
      for (let index = 0; index < 5; index += 1) {
        const [id, entry] = everything[randomInt(everything.length)] ?? ['', { merchantId: '', text: '' }];
        const opened = await numbers.open(entry.merchantId, id);
        if (known.has(id)) expect(opened?.reveal()).toBe(entry.text);
        reads += 1;
      }
      if (mine.length > 3) {
        const gone = mine.shift() ?? '';
        const owner = known.get(gone)?.merchantId ?? '';
        known.delete(gone);
        await numbers.remove(owner, gone);
      }
      await changeMerchant(admin, 'shop0', heading(), ({ merchant }) => ({
        merchant: { ...merchant, name: `name ${writes}` },
        changes: [secretChange('name')],
      }));
      writes += 1;
    }
  }

  const loads = [load(rings.early), load(rings.late), load(rings.early)];
  let killed = 0;
  const loaded = () => reads > 50 && writes > 10;
  // Each call is by a restarted process; every second one crashes during a write.
  for (let left = 1, calls = 0; (left > 0 || !loaded()) && calls < 400; calls += 1) {
    const one = calls % 2 === 0 ? rotation(rings.early, 4, dying()) : rotation(rings.early, 4);
    const done = await one.rewrap(heading).catch(() => null);
    if (done === null) killed += 1;
    else left = done.remaining;
  }
  loading = false;
  await Promise.all(loads);
  expect([killed > 1, loaded()]).toEqual([true, true]);

  // Every process has the new key now. Records that the late process sealed are rewrapped too.
  await Promise.all([rotation(rings.early, 1e6).rewrap(heading), rotation(rings.early, 1e6).rewrap(heading)]);
  expect(await rotation(rings.early, 1e6).rewrap(heading)).toMatchObject({
    cardNumbers: 0,
    remaining: 0,
    unreadable: 0,
  });
  expect(await rotation(rings.early, 0).keys()).toEqual([
    { keyId: rings.after.sealing.keyId, state: 'sealing', cardNumbers: known.size, merchants: 1 },
    { keyId: rings.before.sealing.keyId, state: 'opening', cardNumbers: 0, merchants: 0 },
  ]);

  // The old key is removed.
  const after = storeOf(rings.after);
  for (const [record, { merchantId, text }] of known)
    expect((await after.open(merchantId, record))?.reveal()).toBe(text);
  expect(await documents().countDocuments()).toBe(known.size);
  const password = (await admin.merchants.find('shop0'))?.merchant.webhook.password ?? seal;
  const sealer = createSealer({ keys: rings.after, random });
  expect(sealer.open({ merchantId: 'shop0', record: 'webhook.password' }, password)).toBe('x');

  // Only the wrapping of the first records changed.
  const present = new Map((await documents().find().toArray()).map((document) => [document._id, document]));
  for (const { _id, sealed, ...rest } of seeds) {
    const now = present.get(_id);
    const { keyId, wrappedKey } = now?.sealed ?? sealed;
    expect(now).toEqual({ _id, ...rest, sealed: { ...sealed, keyId, wrappedKey } });
    expect([keyId === sealed.keyId, wrappedKey === sealed.wrappedKey]).toEqual([false, false]);
  }
}, 120_000);

test('a number that was moved to another merchant or record does not open, before and after the change', async () => {
  const before = storeOf(rings.before);
  const record = await before.put('shop0', cardNumber(digits()), later);
  for (const keys of [rings.before, rings.after]) {
    if (keys === rings.after) await rotation(rings.early, 1e6).rewrap(heading);
    const numbers = storeOf(keys);
    const stored = await documents().findOne({ _id: record });
    if (stored === null) throw new Error('the record is not there');
    await documents().updateOne({ _id: record }, { $set: { merchantId: 'shop1' } });
    await expect(numbers.open('shop1', record)).rejects.toThrow(SealBroken);
    await documents().updateOne({ _id: record }, { $set: { merchantId: 'shop0' } });
    await documents().insertOne({ ...stored, _id: 'num_moved' });
    await expect(numbers.open('shop0', 'num_moved')).rejects.toThrow(SealBroken);
    await documents().deleteOne({ _id: 'num_moved' });
    expect(await numbers.open('shop0', record)).not.toBeNull();
  }
});

test('what does not open is counted and left as it is, and the rest is done', async () => {
  const foreign = keyRing(randomBytes(32));
  const lost = await storeOf(foreign).put('shop0', cardNumber(digits()), later);
  const damaged = await storeOf(rings.before).put('shop0', cardNumber(digits()), later);
  await documents().updateOne({ _id: damaged }, { $set: { 'sealed.wrappedKey': randomBytes(60).toString('base64') } });
  const sound = await storeOf(rings.before).put('shop0', cardNumber(digits()), later);
  const left = await documents()
    .find({ _id: { $in: [lost, damaged] } })
    .toArray();

  const done = await rotation(rings.early, 1e6).rewrap(heading);
  expect(done).toMatchObject({ cardNumbers: 1, remaining: 0, unreadable: 2 });
  expect(
    await documents()
      .find({ _id: { $in: [lost, damaged] } })
      .toArray(),
  ).toEqual(left);
  expect(await storeOf(rings.after).open('shop0', sound)).not.toBeNull();
  expect(await rotation(rings.early, 0).keys()).toContainEqual({
    keyId: foreign.sealing.keyId,
    state: 'missing',
    cardNumbers: 1,
    merchants: 0,
  });
});
