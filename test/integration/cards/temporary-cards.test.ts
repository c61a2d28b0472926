import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { createTemporaryCardStore } from '../../../server/storage/temporary-cards.ts';
import { createTemporaryCards, type TemporaryCards } from '../../../server/usecases/cards/temporary-cards.ts';
import { CARD_NUMBERS } from '../../../server/vault/number-store.ts';
import { cardNumber } from '../../support/card-numbers.ts';
import { lockerFixtures } from './locker-fixtures.ts';

let fixtures: Awaited<ReturnType<typeof lockerFixtures>>;
let cards: TemporaryCards;
beforeAll(async () => {
  fixtures = await lockerFixtures('temporary-cards');
  const store = createTemporaryCardStore(fixtures.database.db);
  const runtime = { clock: fixtures.clock, random: systemRuntime.random };
  cards = createTemporaryCards({ store, numbers: fixtures.numbers, runtime });
});
afterAll(() => fixtures.database.drop());

const digits = '4111111111111111';
const make = () =>
  cards.make('acme', {
    number: cardNumber(digits),
    expiry: { month: '12', year: '2030' },
    nameOnCard: 'A. Kumar',
  });

test('a temporary card is taken once, and its number goes with it', async () => {
  const name = await make();
  const taken = await cards.take('acme', name);
  expect(taken).toMatchObject({ kind: 'card', expiry: { month: '12', year: '2030' }, nameOnCard: 'A. Kumar' });
  expect(taken.kind === 'card' && taken.number.reveal()).toBe(digits);
  expect(await cards.take('acme', name)).toEqual({ kind: 'unknown' });
  expect(await fixtures.database.db.collection(CARD_NUMBERS).countDocuments()).toBe(0);
});

test('of many takers at once one gets it', async () => {
  const name = await make();
  const taken = await Promise.all(Array.from({ length: 20 }, () => cards.take('acme', name)));
  expect(taken.filter(({ kind }) => kind === 'card')).toHaveLength(1);
  expect(taken.filter(({ kind }) => kind === 'unknown')).toHaveLength(19);
});

test('another merchant does not get it, and does not use it up', async () => {
  const name = await make();
  expect(await cards.take('other', name)).toEqual({ kind: 'unknown' });
  expect((await cards.take('acme', name)).kind).toBe('card');
});

test('its time is over after 15 minutes', async () => {
  const name = await make();
  fixtures.clock.advance(15 * 60_000);
  expect(await cards.take('acme', name)).toEqual({ kind: 'expired' });
  expect(await cards.take('other', name)).toEqual({ kind: 'unknown' });
});

test('its name is stored nowhere', async () => {
  const name = await make();
  const stored = await fixtures.database.db.collection('temporary_cards').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(name);
});
