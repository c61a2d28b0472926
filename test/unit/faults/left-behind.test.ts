/** The search of what a fault run leaves behind finds planted card data, counts what it searched, and fails when it searched nothing. */
import { describe, expect, it } from 'vitest';
import { leftBehindProblems, linesOf, type Search, searchFor } from '../../../scripts/faults/left-behind.ts';

const number = '4556737586899855';
const secrets = [
  { what: 'the card number', text: number },
  { what: 'the security code', text: '739' },
];

const search = (texts: readonly string[], kind: Search['kind'] = 'text') =>
  searchFor(secrets, { what: 'logs', unit: 'lines', places: linesOf('the log', [texts]), kind });

describe('the search of a log', () => {
  it.each([
    ['a card number', `{"msg":"paid with ${number}"}`, 'the card number in the log'],
    ['a card number in base64', Buffer.from(`x${number}`).toString('base64'), 'the card number in the log'],
    ['a security code', '{"cvv":"739"}', 'the security code in the log'],
  ])('fails by %s', async (_, planted, finding) => {
    const searched = await search(['{"level":30}\n', `${planted}\n`, '{"level":30}\n']);
    expect(leftBehindProblems([searched])).toContain(finding);
  });

  it('finds a number that arrives in two pieces', async () => {
    const searched = await search([`{"card":"${number.slice(0, 7)}`, `${number.slice(7)}"}\n`]);
    expect(searched.found).toContain('the card number in the log');
  });

  it('finds the number of another card, and shows its last four digits alone', async () => {
    const other = '5105105105105100';
    expect((await search([`{"card":"${other}"}`])).found).toEqual([
      `a number that ends in ${other.slice(-4)} in the log`,
    ]);
  });

  it('counts lines and bytes, and finds nothing in a clean log', async () => {
    const searched = await search(['{"level":30}\n{"le', 'vel":50}\n\n']);
    expect(searched).toMatchObject({ places: 2, bytes: 24, found: [] });
    expect(leftBehindProblems([searched])).toEqual([]);
  });

  it('fails when there is no log to search', async () => {
    expect(leftBehindProblems([await search([])])).toEqual(['logs is empty: nothing was searched']);
  });
});

it('a security code is not looked for among bytes and inside of generated values, where any three digits turn up', async () => {
  const sealed = `${'A'.repeat(30)}/739+${'B'.repeat(30)}`;
  expect((await search([`{"sealed":"${sealed}"}`])).found).toEqual([]);
  expect((await search(['\u0001739\u0000'], 'bytes')).found).toEqual([]);
  expect((await search([`\u0001${number}\u0000`], 'bytes')).found).toEqual(['the card number in the log']);
});
