/** What a form of settings stores: the fields that the user changed. */
import { expect, it } from 'vitest';
import { changedFields } from '../../../server/console/app/parts/changed-fields.ts';

const begun = { url: 'https://shop.example', events: ['A', 'B'], headers: { a: '1' }, password: '', schedule: null };

it('nothing, if nothing was changed', () => {
  expect(changedFields(begun, { ...begun, events: ['A', 'B'], headers: { a: '1' } })).toEqual({});
});

it('only what differs, also inside of lists and objects', () => {
  const changed = { ...begun, events: ['A'], headers: { a: '2' }, password: 'new' };
  expect(changedFields(begun, changed)).toEqual({ events: ['A'], headers: { a: '2' }, password: 'new' });
});
