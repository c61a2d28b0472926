import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAVED_CARDS } from '../../../server/storage/cards.ts';
import { CARD_NUMBERS } from '../../../server/vault/number-store.ts';
import { lockerFixtures, merchantNamed } from './locker-fixtures.ts';

let fixtures: Awaited<ReturnType<typeof lockerFixtures>>;
beforeAll(async () => {
  fixtures = await lockerFixtures('locker');
});
afterAll(() => fixtures.database.drop());

const acme = merchantNamed('acme');

function recordOf(id: string | null) {
  return fixtures.database.db.collection<{ _id: string; sweepAt?: Date }>(CARD_NUMBERS).findOne({ _id: id ?? '' });
}

describe('saving a card', () => {
  test('holds on to its number', async () => {
    const card = await fixtures.save(await fixtures.entryOf(acme, 'keeps', 'f1'));
    expect(card.cardReference).toMatch(/^crd_[0-9a-f]{32}$/);
    const record = await recordOf(card.numberRecord);
    expect(record).not.toBeNull();
    expect(record).not.toHaveProperty('sweepAt');
  });

  test('again refreshes the one entry, and one number is left', async () => {
    const first = await fixtures.save({ ...(await fixtures.entryOf(acme, 'again', 'f1')), nickname: 'mine' });
    fixtures.clock.advance(1_000);
    const entry = await fixtures.entryOf(acme, 'again', 'f1');
    const second = await fixtures.save({ ...entry, expiry: { month: '01', year: '2031' }, nameOnCard: '' });
    expect(second).toMatchObject({
      cardReference: first.cardReference,
      createdAt: first.createdAt,
      expiryMonth: '01',
      expiryYear: '2031',
      nameOnCard: 'A. Kumar',
      nickname: 'mine',
    });
    expect(await fixtures.locker.list(acme, 'again')).toHaveLength(1);
    expect(await recordOf(first.numberRecord)).toBeNull();
    expect(await recordOf(second.numberRecord)).not.toBeNull();
  });

  test('taken again with a record that was replaced meanwhile keeps the number that is there', async () => {
    const early = await fixtures.entryOf(acme, 'late', 'f1');
    await fixtures.save(early);
    const late = await fixtures.save(await fixtures.entryOf(acme, 'late', 'f1'));
    await fixtures.save(early);
    const [card] = await fixtures.locker.list(acme, 'late');
    expect(card?.numberRecord).toBe(late.numberRecord);
    expect(await fixtures.numbers.open('acme', card?.numberRecord ?? '')).not.toBeNull();
  });

  test('many times at once makes one entry with one number', async () => {
    const entries = await Promise.all(Array.from({ length: 8 }, () => fixtures.entryOf(acme, 'at-once', 'f1')));
    await Promise.all(entries.map((entry) => fixtures.save(entry)));
    const [card, ...others] = await fixtures.locker.list(acme, 'at-once');
    expect(others).toEqual([]);
    const left = await Promise.all(entries.map(({ numberRecord }) => recordOf(numberRecord)));
    expect(left.flatMap((record) => (record === null ? [] : [record._id]))).toEqual([card?.numberRecord]);
  });

  test('keeps cards of other customers and merchants apart', async () => {
    const other = merchantNamed('other');
    const mine = await fixtures.save(await fixtures.entryOf(acme, 'apart', 'f1'));
    const theirs = await fixtures.save(await fixtures.entryOf(other, 'apart', 'f1'));
    const second = await fixtures.save(await fixtures.entryOf(acme, 'apart-too', 'f1'));
    expect(new Set([mine, theirs, second].map((card) => card.cardReference)).size).toBe(3);
    expect(await fixtures.locker.find(other, mine.cardReference)).toBeNull();
    expect(await fixtures.locker.remove(other, mine.cardReference)).toBe(false);
    expect(await fixtures.locker.list(acme, 'apart')).toHaveLength(1);
  });
});

describe('the list', () => {
  test('is the newest first', async () => {
    for (const fingerprint of ['f1', 'f2', 'f3']) {
      await fixtures.save(await fixtures.entryOf(acme, 'order', fingerprint));
      fixtures.clock.advance(1_000);
    }
    await fixtures.save(await fixtures.entryOf(acme, 'order', 'f1'));
    const cards = await fixtures.locker.list(acme, 'order');
    expect(cards.map((card) => card.facts.fingerprint)).toEqual(['f3', 'f2', 'f1']);
  });

  test('of nobody is empty', async () => expect(await fixtures.locker.list(acme, '')).toEqual([]));

  test('hides cards without a token while only tokenized cards may be kept', async () => {
    const mandated = merchantNamed('acme', { storedCardMandate: true });
    const card = await fixtures.save(await fixtures.entryOf(acme, 'mandated', 'f1'));
    expect(await fixtures.locker.list(mandated, 'mandated')).toEqual([]);
    expect(await fixtures.locker.find(mandated, card.cardReference)).toBeNull();
  });
});

describe('taking a card out', () => {
  test('deletes its number and its entry', async () => {
    const card = await fixtures.save(await fixtures.entryOf(acme, 'out', 'f1'));
    expect(await fixtures.locker.remove(acme, card.cardReference)).toBe(true);
    expect(await fixtures.locker.remove(acme, card.cardReference)).toBe(false);
    expect(await recordOf(card.numberRecord)).toBeNull();
    expect(await fixtures.store.find('acme', card.cardReference)).toBeUndefined();
  });

  test('takes all of a customer, the hidden ones too', async () => {
    const mandated = merchantNamed('acme', { storedCardMandate: true });
    for (const fingerprint of ['f1', 'f2']) await fixtures.save(await fixtures.entryOf(acme, 'all', fingerprint));
    expect(await fixtures.locker.removeAll(mandated, 'all')).toBe(2);
    expect(await fixtures.locker.removeAll(mandated, 'all')).toBe(0);
    const cards = fixtures.database.db.collection(SAVED_CARDS);
    expect(await cards.countDocuments({ 'state.customerReference': 'all' })).toBe(0);
  });
});

describe('a customer that is erased while its card is being stored', () => {
  test('gets no card, whether it was begun or written before, and its next card is a new one', async () => {
    const early = await fixtures.entryOf(acme, 'erased', 'f1');
    await fixtures.save({ ...(await fixtures.entryOf(acme, 'erased', 'f1')), nickname: 'theirs' });
    expect(await fixtures.locker.removeAll(acme, 'erased')).toBe(1);
    expect(await fixtures.locker.save(early)).toEqual({ kind: 'erased' });
    expect(await fixtures.locker.list(acme, 'erased')).toEqual([]);
    const next = await fixtures.save(await fixtures.entryOf(acme, 'erased', 'f1'));
    expect(next.nickname).toBe('');
    expect(await fixtures.locker.save(early)).toEqual({ kind: 'erased' });
    expect(await fixtures.locker.list(acme, 'erased')).toMatchObject([{ cardReference: next.cardReference }]);
    expect(await recordOf(next.numberRecord)).not.toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('leaves nothing behind of eight that race, time %i', async (time) => {
    const customer = `raced-${time}`;
    const names = Array.from({ length: 8 }, (_, index) => `f${index}`);
    const entries = await Promise.all(names.map((name) => fixtures.entryOf(acme, customer, name)));
    const [first, ...others] = entries.map((entry) => fixtures.locker.save(entry));
    await (time % 2 === 0 ? first : undefined);
    await Promise.all([...others, first, fixtures.locker.removeAll(acme, customer)]);
    expect(await fixtures.locker.list(acme, customer)).toEqual([]);
    const cards = fixtures.database.db.collection(SAVED_CARDS);
    expect(await cards.countDocuments({ 'state.customerReference': customer })).toBe(0);
  });
});

test('a renamed card keeps what is not named', async () => {
  const card = await fixtures.save(await fixtures.entryOf(acme, 'names', 'f1'));
  expect(await fixtures.locker.rename(acme, card.cardReference, { nickname: 'blue one' })).toMatchObject({
    nickname: 'blue one',
    nameOnCard: 'A. Kumar',
  });
  expect(await fixtures.locker.rename(acme, `crd_${'0'.repeat(32)}`, { nickname: 'none' })).toBeNull();
});
