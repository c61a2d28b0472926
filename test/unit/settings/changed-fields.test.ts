import { expect, it } from 'vitest';
import { asSecret, changedFields, spreadSecrets } from '../../../server/domain/merchants/changed-fields.ts';

const names = (before: object, after: object) => changedFields({ ...before }, { ...after }).map(({ name }) => name);

it.each<[string, object, object, readonly string[]]>([
  ['nothing', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, []],
  ['a changed value', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b']],
  ['a list in another order', { b: [1, 2] }, { b: [2, 1] }, ['b']],
  ['what came and what went', { a: 1 }, { b: 2 }, ['b', 'a']],
  ['null for a value', { a: 1 }, { a: null }, ['a']],
  ['a secret', { a: asSecret('x') }, { a: asSecret('y') }, ['a']],
  ['the same secret', { a: asSecret('x') }, { a: asSecret('x') }, []],
])('the log names what a change touched: %s', (_, before, after, touched) => {
  expect(names(before, after)).toEqual(touched);
});

it('the log shows texts as they are, and everything else as JSON', () => {
  expect(changedFields({ a: 'x', b: true, c: ['p'] }, { a: 'y', b: false, c: [], d: null })).toEqual([
    { name: 'a', before: 'x', after: 'y' },
    { name: 'b', before: 'true', after: 'false' },
    { name: 'c', before: '["p"]', after: '[]' },
    { name: 'd', before: null, after: null },
  ]);
});

it('the log names the secrets of a map one by one, and shows none, whether it comes, changes or goes', () => {
  const before = spreadSecrets('credentials', { account: 'x', pin: 'y', old: 'o' });
  const after = spreadSecrets('credentials', { account: 'x', pin: 'z', extra: 'e' });
  expect(changedFields(before, after)).toEqual(
    ['credentials.pin', 'credentials.extra', 'credentials.old'].map((name) => {
      return { name, before: null, after: 'changed' };
    }),
  );
});

it('the log shows no number that could be a card, and no more than a screen of a text', () => {
  const [card, long] = changedFields({}, { a: 'call 4111 1111 1111 1111 now', b: 'x'.repeat(5_000) });
  expect(card?.after).toBe('call (number) now');
  expect(long?.after).toHaveLength(1_001);
  const dotted = { url: 'https://shop.example/4111.1111.1111.1111', ips: ['192.168.100.200', '192.168.100.201'] };
  expect(changedFields({}, dotted).map(({ after }) => after)).toEqual([
    'https://shop.example/(number)',
    '["192.168.100.200","192.168.100.201"]',
  ]);
});
