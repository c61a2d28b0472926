/** Gate G14 on choices: one more kind of object is passed over, and any other value that may be answered is not. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { linesBetween, named, type Place } from './small-contracts.ts';

const shared: JsonObject = {
  A: { type: 'object', properties: { a: { type: 'string' } } },
  B: { type: 'object' },
  Composed: { allOf: [named('B'), { properties: { b: { type: 'string' } } }] },
  Untyped: { properties: { kind: { type: 'string' } } },
  Other: { properties: { kind: { type: 'string' } } },
  Amount: { type: 'number' },
  Words: { type: 'string' },
  Day: { type: 'string', format: 'date' },
  Nothing: { type: 'null' },
};
const oneOf = (...names: readonly string[]): JsonObject => ({ oneOf: names.map(named) });
const orNull = (name: string): JsonObject => ({ oneOf: [named(name), { type: 'null' }] });
const described = (...names: readonly string[]): JsonObject => ({
  ...oneOf(...names),
  discriminator: { propertyName: 'kind' },
});
const between = (before: JsonObject, after: JsonObject, place: Place) =>
  linesBetween([before, shared], [after, shared], place);

describe('what is answered', () => {
  it.each<[string, JsonObject, JsonObject, string]>([
    ['a number that may be text', named('Amount'), oneOf('Amount', 'Words'), 'Words'],
    ['a day that may be any text', named('Day'), oneOf('Day', 'Words'), 'Words'],
    ['an object that may be null by a name', named('A'), oneOf('A', 'Nothing'), 'Nothing'],
    ['a choice with one more that is null by a name', oneOf('A', 'B'), oneOf('A', 'B', 'Nothing'), 'Nothing'],
    ['an object that may be null', oneOf('A'), orNull('A'), '{"type":"null"}'],
    ['a number that may be an object', oneOf('Amount'), oneOf('Amount', 'A'), 'A'],
    ['another object in place of the one that was known', orNull('A'), orNull('B'), 'B'],
    ['an object without `type: object`', oneOf('A'), oneOf('A', 'Untyped'), 'Untyped'],
  ])('%s breaks', (_, before, after, name) => {
    expect(between(before, after, 'response')).toContain(`breaking: POST /x 200: may now be ${name}`);
  });

  it.each<[string, JsonObject, JsonObject, string]>([
    ['one object that may be of another kind', named('A'), oneOf('A', 'B'), 'B'],
    ['one more kind', oneOf('A', 'B'), oneOf('A', 'B', 'Composed'), 'Composed'],
    ['one more kind beside null', orNull('A'), { oneOf: [named('A'), named('B'), { type: 'null' }] }, 'B'],
    ['one more kind that a property tells', described('Untyped'), described('Untyped', 'Other'), 'Other'],
  ])('%s does not', (_, before, after, name) => {
    expect(between(before, after, 'response')).toEqual([`addition: POST /x 200: may now be ${name}`]);
  });
});

describe('a choice without a name', () => {
  const text = (more: JsonObject): JsonObject => ({ type: 'string', ...more });
  const choice = (...members: readonly JsonObject[]): JsonObject => ({ oneOf: [named('Amount'), ...members] });
  const amount = (more: JsonObject): JsonObject => ({ type: 'object', properties: { description: text(more) } });

  it.each<[string, JsonObject, JsonObject]>([
    ['its description', text({ description: 'Old.' }), text({ description: 'New.' })],
    ['its example', text({}), text({ example: '1.00' })],
    ['the description of a property', amount({ description: 'Old.' }), amount({ description: 'New.' })],
  ])('is the same when only %s differs', (_, before, after) => {
    expect(between(choice(before), choice(after), 'request')).toEqual([]);
    expect(between(choice(before), choice(after), 'response')).toEqual([]);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['its pattern', text({ pattern: '^a$' }), text({ pattern: '^b$' })],
    ['a property named description', amount({ maxLength: 9 }), amount({ maxLength: 8 })],
  ])('differs when %s differs', (_, before, after) => {
    expect(between(choice(before), choice(after), 'request')).toEqual([
      `breaking: POST /x: no longer ${JSON.stringify(before)}`,
      `addition: POST /x: may now be ${JSON.stringify(after)}`,
    ]);
  });
});

describe('what is sent', () => {
  it('may be one more of any type, and breaks by one fewer', () => {
    expect(between(named('Amount'), oneOf('Amount', 'Words'), 'request')).toEqual([
      'addition: POST /x: may now be Words',
    ]);
    expect(between(oneOf('A', 'B'), oneOf('A'), 'request')).toEqual(['breaking: POST /x: no longer B']);
  });
});

describe('beside a choice of one', () => {
  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'a bound that is new',
      named('A'),
      { ...oneOf('A'), maxProperties: 1 },
      ['breaking: POST /x: maxProperties none → 1'],
    ],
    [
      'a bound that is gone',
      { ...oneOf('A'), maxProperties: 1 },
      named('A'),
      ['note: POST /x: maxProperties 1 → none'],
    ],
    ['what goes without saying', named('A'), { ...oneOf('A'), type: 'object', description: 'Words.' }, []],
  ])('%s is seen', (_, before, after, lines) => {
    expect(between(before, after, 'request')).toEqual(lines);
  });
});
