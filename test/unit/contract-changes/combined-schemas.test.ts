/** Gate G14 on what several parts of a schema say together: what stands beside a `$ref`, and the members of an allOf. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { named, type Place, linesBetween as schemaLinesBetween } from './small-contracts.ts';

const shared: JsonObject = {
  Amount: { type: 'string', maxLength: 14 },
  Kind: { type: 'string', enum: ['A', 'B'], 'x-enum-varnames': ['First', 'Second'] },
  Again: { ...named('Amount'), minLength: 1 },
  Tree: { type: 'object', properties: { child: { ...named('Tree'), minProperties: 1 } } },
};

/** The differences between two forms with these fields. */
function linesBetween(before: JsonObject, after: JsonObject, place: Place, schemas: JsonObject = shared) {
  const form = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
  return schemaLinesBetween([form(before), shared], [form(after), schemas], place);
}
const between = (before: JsonObject, after: JsonObject, place: Place = 'request') =>
  linesBetween({ a: before }, { a: after }, place);

const amount = named('Amount');
const beside = (more: JsonObject): JsonObject => ({ ...amount, ...more });

describe('beside a $ref', () => {
  it.each<[string, JsonObject, JsonObject, string]>([
    ['a bound', amount, beside({ maxLength: 9 }), 'breaking: POST /x.a: maxLength 14 → 9'],
    ['a tighter bound', beside({ maxLength: 9 }), beside({ maxLength: 8 }), 'breaking: POST /x.a: maxLength 9 → 8'],
    ['a choice', amount, beside({ enum: ['1', '2'] }), 'breaking: POST /x.a: now only "1", "2"'],
    ['fewer choices', named('Kind'), { ...named('Kind'), enum: ['A'] }, 'breaking: POST /x.a: value "B" removed'],
    ['another default', beside({ default: '1' }), beside({ default: '2' }), 'breaking: POST /x.a: default "1" → "2"'],
    ['another pattern', beside({ pattern: 'a' }), beside({ pattern: 'b' }), 'breaking: POST /x.a: pattern "a" → "b"'],
    ['what is not allowed', amount, beside({ not: { const: '0' } }), 'breaking: POST /x.a: not none → {"const":"0"}'],
    ['that it is read only', amount, beside({ readOnly: true }), 'breaking: POST /x.a: now read-only'],
    ['an allOf', amount, beside({ allOf: [{ maxLength: 5 }] }), 'breaking: POST /x.a: maxLength 14 → 5'],
  ])('%s that is new or another one is seen', (_, before, after, line) => {
    expect(between(before, after)).toEqual([line]);
  });

  it('a bound is seen at each place, also where the name has been compared before', () => {
    const lines = linesBetween({ a: amount, b: amount }, { a: amount, b: beside({ maxLength: 9 }) }, 'request');
    expect(lines).toEqual(['breaking: POST /x.b: maxLength 14 → 9']);
  });

  it('a bound that is wider than the named one says nothing, nor do words', () => {
    expect(between(amount, beside({ maxLength: 20, description: 'Of the order.' }))).toEqual([]);
  });

  it('a bound that is as it was leaves a change of what is named to its name', () => {
    const tighter = { ...shared, Amount: { type: 'string', maxLength: 12 } };
    const fields = { a: beside({ maxLength: 9 }) };
    expect(linesBetween(fields, fields, 'request', tighter)).toEqual(['breaking: Amount (request): maxLength 14 → 12']);
  });

  it('a keyword beside a $ref is seen in a named schema', () => {
    const tighter = { ...shared, Again: { ...amount, minLength: 3 } };
    const fields = { a: named('Again') };
    expect(linesBetween(fields, fields, 'request', tighter)).toEqual(['breaking: Again (request): minLength 1 → 3']);
  });

  it('of a schema that names itself the comparison ends', () => {
    const tree = { ...named('Tree'), minProperties: 2 };
    expect(between(named('Tree'), tree)).toEqual(['breaking: POST /x.a: minProperties none → 2']);
    expect(between(named('Tree'), named('Tree'))).toEqual([]);
    const inner = { ...named('Tree'), properties: { more: { type: 'string' } } };
    expect(between(inner, { ...inner, minProperties: 1 })).toEqual(['breaking: POST /x.a: minProperties none → 1']);
  });

  it('a member of a choice is distinguished from the same one without', () => {
    const lines = between(
      { oneOf: [amount, { type: 'null' }] },
      { oneOf: [beside({ maxLength: 9 }), { type: 'null' }] },
    );
    expect(lines.some((line) => line.startsWith('breaking'))).toBe(true);
  });
});

describe('in several members of an allOf', () => {
  const layers = (...all: readonly JsonObject[]): JsonObject => ({ allOf: all });
  const text: JsonObject = { type: 'string', maxLength: 255 };
  const fieldOf = (schema: JsonObject): JsonObject => ({ type: 'object', properties: { name: schema } });

  it('the tighter bound counts, in any place', () => {
    const before = layers({ maxLength: 100 }, text);
    expect(between(before, layers({ maxLength: 10 }, text))).toEqual(['breaking: POST /x.a: maxLength 100 → 10']);
    expect(between(before, layers(text, { maxLength: 100 }))).toEqual([]);
    expect(between(before, layers({ maxLength: 300 }, text))).toEqual(['note: POST /x.a: maxLength 100 → 255']);
  });

  it('a property that two of them declare has to satisfy both', () => {
    const before = layers(fieldOf({ type: 'string', maxLength: 100 }), fieldOf({ type: 'string' }));
    const after = layers(fieldOf({ type: 'string', maxLength: 10 }), fieldOf({ type: 'string' }));
    expect(between(before, after)).toEqual(['breaking: POST /x.a.name: maxLength 100 → 10']);
  });

  it('values, types, what is required and what is closed are those of both', () => {
    const choice = layers({ enum: ['A', 'B'] }, { enum: ['B', 'C', 'A'] });
    expect(between(choice, layers({ enum: ['A', 'B'] }, { enum: ['B'] }))).toEqual([
      'breaking: POST /x.a: value "A" removed',
    ]);
    expect(between(layers({ type: 'number' }, { type: ['integer', 'null'] }), { type: 'integer' })).toEqual([]);
    const closed = layers(fieldOf({ type: 'string' }), { additionalProperties: false });
    expect(between(layers(fieldOf({ type: 'string' }), {}), closed)).toEqual([
      'breaking: POST /x.a: other properties no longer allowed',
    ]);
  });

  it('what one of them says is read only is so', () => {
    const after = layers({ readOnly: true }, text, { readOnly: false });
    expect(between(layers(text), after)).toEqual(['breaking: POST /x.a: now read-only']);
  });

  it('schemas that cannot be merged break when they differ, and not otherwise', () => {
    const before = layers({ pattern: '^a' }, { pattern: 'b$' });
    expect(between(before, before)).toEqual([]);
    const lines = between(before, layers({ pattern: '^a' }, { pattern: 'c$' }));
    expect(lines.some((line) => line.startsWith('breaking'))).toBe(true);
  });
});

describe('numbers', () => {
  const [integer, number]: readonly JsonObject[] = [{ type: 'integer' }, { type: 'number' }];
  it.each<[string, JsonObject | undefined, JsonObject | undefined, Place, string]>([
    ['an integer that may be any number, sent', integer, number, 'request', 'addition: POST /x.a: may now be number'],
    ['a number that has to be an integer, sent', number, integer, 'request', 'breaking: POST /x.a: no longer number'],
    [
      'an integer that may be any number, answered',
      integer,
      number,
      'response',
      'breaking: POST /x 200.a: may now be number',
    ],
    ['a number that is an integer, answered', number, integer, 'response', 'note: POST /x 200.a: no longer number'],
  ])('%s', (_, before = {}, after = {}, place, line) => {
    expect(between(before, after, place)).toEqual([line]);
  });
});

describe('the names of values in clients', () => {
  const kind = (names?: readonly string[]): JsonObject => ({
    type: 'string',
    enum: ['A', 'B'],
    ...(names === undefined ? {} : { 'x-enum-varnames': names }),
  });
  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'another one',
      kind(['First', 'Second']),
      kind(['First', 'Other']),
      ['breaking: POST /x.a: client name of "B": Second → Other'],
    ],
    [
      'one where the value itself was',
      kind(),
      kind(['A', 'Two']),
      ['breaking: POST /x.a: client name of "B": B → Two'],
    ],
    ['the value itself', kind(), kind(['A', 'B']), []],
  ])('%s', (_, before, after, lines) => {
    expect(between(before, after)).toEqual(lines);
  });

  it('move with their values', () => {
    const after: JsonObject = { type: 'string', enum: ['C', 'B', 'A'], 'x-enum-varnames': ['New', 'Second', 'First'] };
    expect(between(kind(['First', 'Second']), after)).toEqual(['addition: POST /x.a: value "C" added']);
  });
});
