import { expect, it } from 'vitest';
import { changedFields, spreadFields } from '../../server/settings/audit/changed-fields.ts';

it.each<[string, object, object, readonly string[]]>([
  ['nothing', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, []],
  ['a changed value', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b']],
  ['a list in another order', { b: [1, 2] }, { b: [2, 1] }, ['b']],
  ['what came and what went', { a: 1 }, { b: 2 }, ['b', 'a']],
  ['null for a value', { a: 1 }, { a: null }, ['a']],
])('the log names what a change touched: %s', (_, before, after, names) => {
  expect(changedFields({ ...before }, { ...after })).toEqual(names);
});

it('the log names the entries of a map one by one', () => {
  const before = spreadFields('credentials', { account: 'x', pin: 'y' });
  const after = spreadFields('credentials', { account: 'x', pin: 'z', extra: 'e' });
  expect(changedFields(before, after)).toEqual(['credentials.pin', 'credentials.extra']);
});
