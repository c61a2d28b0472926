/** The search finds what is planted, in every form and kind of place; else finding nothing would mean nothing. */
import { afterAll, describe, expect, it } from 'vitest';
import { findCardLike, findSecrets, type Secret } from '../../../scripts/secret-search.ts';
import { allOf, storedPlaces, storedWrites } from '../../../scripts/stored-data.ts';
import { freshDatabase } from '../../support/mongo.ts';

const number: Secret = { what: 'card number', text: '4556737586899855' };
const code: Secret = { what: 'security code', text: '907' };
const password: Secret = { what: 'password', text: 'p&ss "w<rd>/ü 9' };
const all = [number, code, password];

const find = (text: string) => findSecrets(all, [{ where: 'here', text }]);

describe('a card number is found', () => {
  it.each([
    ['as it is', '{"name_on_card":"4556737586899855"}'],
    ['as a number', '{"n":4556737586899855}'],
    ['inside a longer text', 'xx4556737586899855yy'],
    ['in groups', 'paid with 4556 7375 8689 9855.'],
    ['with dashes', '4556-7375-8689-9855'],
    ['in a form', 'card_number=4556+7375+8689+9855'],
    ['in an address', '/?q=4556%207375%208689%209855'],
    ['in base64', Buffer.from('4556737586899855').toString('base64')],
    ['in base64, one byte on', Buffer.from('x4556737586899855').toString('base64')],
    ['in base64, two bytes on', Buffer.from('xy4556737586899855zz').toString('base64url')],
    ['in hexadecimal', Buffer.from('4556737586899855').toString('hex').toUpperCase()],
  ])('%s', (_, text) => {
    expect(find(text)).toEqual(['card number in here']);
  });
});

it('a password is found, also escaped in JSON, URLs and HTML', () => {
  const { text } = password;
  const page = 'value="p&amp;ss &quot;w&lt;rd&gt;/ü 9"';
  const key = Buffer.from(`hooks:${text}`).toString('base64');
  for (const form of [text, JSON.stringify({ text }), encodeURIComponent(text), page, `Basic ${key}`]) {
    expect(find(form)).toEqual(['password in here']);
  }
});

it('a security code is found by itself, and not inside a number or an id', () => {
  for (const text of ['"907"', ':907,', 'cvv 907', 'cvv=907&x', '907']) expect(find(text)).toHaveLength(1);
  for (const text of ['"19071"', 'evt_a907b', '2026-01-01T00:00:00.907Z', '9070', '"amount":12.907'])
    expect(find(text)).toEqual([]);
  for (const text of ['"totalMs":907,', '"duration_ms":907}', '"ms":907,', '"ms":3.907}'])
    expect(find(text)).toEqual([]);
  for (const text of ['"sequence":907,', '"orderSequence":907}', '{"u":{"last":907}}']) expect(find(text)).toEqual([]);
  expect(find('"sequence":"907"')).toHaveLength(1);
  expect(find('"last":"907"')).toHaveLength(1);
});

it('what is not there is not found', () => {
  expect(find('{"last_four_digits":"9855","card_isin":"455673","amount":100}')).toEqual([]);
});

it('any card number is found by itself', () => {
  const like = (text: string) => findCardLike([{ where: 'here', text }]);
  for (const text of [
    '"4895370012003478"',
    '{"n":4895370012003478}',
    'paid by 4895370012003478.',
    'a=4895370012003478&b',
  ]) {
    expect(like(text)).toEqual(['a number that ends in 3478 in here']);
  }
  for (const text of ['"4895370012003479"', 'a4895370012003478', '1773480413000', '0.4895370012003478', '489537']) {
    expect(like(text)).toEqual([]);
  }
});

describe('in a database', async () => {
  const { client, db, drop } = await freshDatabase('planted');
  afterAll(drop);

  it.each([
    ['a text', { text: number.text }],
    ['a text deep inside', { a: [{ b: { c: `x ${number.text}` } }] }],
    ['a number', { n: Number(number.text) }],
    ['bytes', { bytes: Buffer.from(number.text) }],
    ['a name', { [number.text]: 1 }],
    ['an id', { _id: number.text }],
  ])('a card number is found in %s', async (_, document) => {
    await db.collection('plants').deleteMany({});
    await db.command({ insert: 'plants', documents: [document] });
    const { documents, bytes } = await storedPlaces(db);
    const found = new Set(findSecrets(all, [...documents, ...bytes]));
    expect([...found]).toEqual(['card number in collection plants']);
  });

  it('a security code is found in a text', async () => {
    await db.collection('codes').insertOne({ deep: { cvv: code.text } });
    const { documents } = await storedPlaces(db);
    expect(findSecrets([code], documents)).toEqual(['security code in collection codes']);
  });

  it('a secret that was stored only briefly is found in the oplog', async () => {
    const passing = db.collection('passing');
    await passing.insertOne({ card: number.text });
    await passing.drop();
    expect(findSecrets([number], (await storedPlaces(db)).bytes)).not.toContain('card number in collection passing');
    const written = findSecrets([number], await allOf(storedWrites(client, db)));
    expect(written).toContain(`card number in the log of writes, i ${db.databaseName}.passing`);
  });
});
