/** Gate G14 on small schemas: each keyword that narrows what may be sent or widens what is answered, and unknown ones. */
import { describe, expect, it } from 'vitest';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { contractOf, type Place } from './small-contracts.ts';

const schemas = { A: { type: 'object', properties: { a: { type: 'string' } } }, B: { type: 'object' } };

/** The heaviest weight of what differs; `none` where nothing does. */
function heaviest(before: JsonObject, after: JsonObject, place: Place): string {
  const found = contractChanges(contractOf(before, place, schemas), contractOf(after, place, schemas)).map(
    ({ weight }) => weight,
  );
  return ['breaking', 'addition', 'note'].find((weight) => found.some((each) => each === weight)) ?? 'none';
}

const form = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
const text = { type: 'string' };
const extensible = (...values: readonly string[]): JsonObject => ({ ...text, 'x-extensible-enum': values });
/** An object with a field that has to be there. */
const field = (more: JsonObject): JsonObject => ({
  type: 'object',
  required: ['a'],
  properties: { a: { ...text, ...more } },
});
const [a, b] = [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }];
const condition = Object.fromEntries([
  ['if', { required: ['a'] }],
  ['then', { required: ['b'] }],
]);
const nullable = { oneOf: [a, { type: 'null' }] };

/** What it is, the schema before and after, and what it is when it is sent, and when it is answered. */
const cases: readonly (readonly [string, JsonObject, JsonObject, sent: string, answered: string])[] = [
  ['not', form, { ...form, not: { required: ['a', 'b'] } }, 'breaking', 'breaking'],
  ['exclusiveMinimum', { type: 'number' }, { type: 'number', exclusiveMinimum: 0 }, 'breaking', 'note'],
  [
    'exclusiveMaximum',
    { type: 'number', exclusiveMaximum: 9 },
    { type: 'number', exclusiveMaximum: 5 },
    'breaking',
    'note',
  ],
  ['dependentRequired', form, { ...form, dependentRequired: { a: ['b'] } }, 'breaking', 'breaking'],
  ['if and then', form, { ...form, ...condition }, 'breaking', 'breaking'],
  ['propertyNames', { type: 'object' }, { type: 'object', propertyNames: { pattern: '^a' } }, 'breaking', 'breaking'],
  ['uniqueItems', { type: 'array' }, { type: 'array', uniqueItems: true }, 'breaking', 'breaking'],
  ['const', text, { type: 'string', const: 'a' }, 'breaking', 'note'],
  [
    'a const in place of several values',
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', const: 'a' },
    'breaking',
    'breaking',
  ],
  [
    'a const in place of the same value',
    { type: 'string', enum: ['a'] },
    { type: 'string', const: 'a' },
    'none',
    'none',
  ],
  ['one more value', { enum: ['a'] }, { enum: ['a', 'b'] }, 'addition', 'breaking'],
  ['one more value of an extensible enum', extensible('a'), extensible('a', 'b'), 'addition', 'addition'],
  ['a value of an extensible enum that is gone', extensible('a', 'b'), extensible('b'), 'breaking', 'breaking'],
  ['an enum that can be extended now', { ...text, enum: ['a'] }, extensible('a', 'b'), 'addition', 'breaking'],
  ['an enum that can be extended no more', extensible('a'), { ...text, enum: ['a'] }, 'breaking', 'breaking'],
  ['an extensible enum for a text', text, extensible('a'), 'note', 'note'],
  ['a text for an extensible enum', extensible('a'), text, 'note', 'note'],
  ['a text for an enum', { ...text, enum: ['a'] }, text, 'note', 'breaking'],
  ['an unknown keyword', text, { ...text, contentEncoding: 'base64' }, 'breaking', 'breaking'],
  ['a keyword that is gone', { ...form, minContains: 1 }, form, 'breaking', 'breaking'],
  [
    'a choice of what is needed',
    form,
    { ...form, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    'breaking',
    'note',
  ],
  ['a choice that is gone', { ...form, oneOf: [{ required: ['a'] }, { required: ['b'] }] }, form, 'note', 'breaking'],
  ['one of in place of any of', { anyOf: [a, b] }, { oneOf: [a, b] }, 'breaking', 'breaking'],
  ['a type', {}, text, 'breaking', 'note'],
  ['a type that is gone', text, {}, 'addition', 'breaking'],
  ['a type for values that have it', { enum: ['a'] }, { type: 'string', enum: ['a'] }, 'none', 'none'],
  [
    'the type of a field that is gone',
    form,
    { ...form, properties: { ...form.properties, a: {} } },
    'addition',
    'breaking',
  ],
  ['the type of free names', { type: 'object' }, { type: 'object', additionalProperties: text }, 'breaking', 'note'],
  [
    'the type of free names that is gone',
    { type: 'object', additionalProperties: text },
    { type: 'object' },
    'addition',
    'breaking',
  ],
  [
    'true for the type of free names',
    { additionalProperties: text },
    { additionalProperties: true },
    'addition',
    'breaking',
  ],
  [
    'no free names',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: false },
    'breaking',
    'note',
  ],
  ['a pattern', text, { ...text, pattern: '^a' }, 'breaking', 'note'],
  ['another pattern', { ...text, pattern: '^ord_' }, { ...text, pattern: '^o_' }, 'breaking', 'breaking'],
  ['a pattern that is gone', { ...text, pattern: '^ord_' }, text, 'note', 'breaking'],
  ['another format', { ...text, format: 'date' }, { ...text, format: 'date-time' }, 'breaking', 'breaking'],
  ['a kind that may be null now', a, nullable, 'addition', 'breaking'],
  ['a kind that is never null any more', nullable, a, 'breaking', 'note'],
  [
    'one more kind in its words',
    { oneOf: [a, b], discriminator: { propertyName: 'a', mapping: {} } },
    { oneOf: [a, b], discriminator: { propertyName: 'a', mapping: { b: 'B' } } },
    'none',
    'none',
  ],
  [
    'another way to tell kinds',
    { oneOf: [a, b], discriminator: { propertyName: 'a' } },
    { oneOf: [a, b], discriminator: { propertyName: 'b' } },
    'breaking',
    'breaking',
  ],
  [
    'other words',
    { ...text, title: 'A', example: 'a', 'x-mark': 1 },
    { ...text, description: 'B', examples: ['b'] },
    'none',
    'none',
  ],
  ['deprecated', text, { ...text, deprecated: true }, 'note', 'note'],
  ['read only', text, { ...text, readOnly: true }, 'breaking', 'note'],
  ['read only no more', { ...text, readOnly: true }, { ...text, readOnly: false }, 'note', 'note'],
  ['write only', text, { ...text, writeOnly: true }, 'note', 'breaking'],
  ['write only no more', { ...text, writeOnly: true }, text, 'note', 'note'],
  ['what is needed of whoever answers', field({ readOnly: true }), field({}), 'breaking', 'note'],
  ['what is needed of whoever sends', field({ writeOnly: true }), field({}), 'note', 'note'],
  ['a needed field that is only answered', { type: 'object' }, field({ readOnly: true }), 'addition', 'addition'],
];

describe.each(['request', 'response'] as const)('in what is %s', (place) => {
  it.each(
    cases.map(([what, before, after, sent, answered]) => ({
      what,
      before,
      after,
      want: place === 'request' ? sent : answered,
    })),
  )('$what: $want', ({ before, after, want }) => {
    expect(heaviest(before, after, place)).toBe(want);
    expect(heaviest(after, after, place)).toBe('none');
  });
});

describe('beside schemas', () => {
  const operation = (more: JsonObject): JsonObject => ({
    paths: { '/x': { get: { operationId: 'x', responses: {}, ...more } } },
  });
  const parameter = (more: JsonObject): JsonObject =>
    operation({ parameters: [{ name: 'status', in: 'query', schema: { type: 'array' }, ...more }] });
  const servers = (...list: readonly JsonObject[]): JsonObject => ({ servers: list });
  const [one, other] = [{ url: 'https://api.svc.example' }, { url: 'https://other.svc.example' }];
  const variable = (value: string) => ({ url: '{base}', variables: { base: { default: value, description: value } } });
  const encoded = (encoding: JsonObject) =>
    operation({ requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' }, encoding } } } });

  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['the style of a parameter', parameter({}), parameter({ style: 'pipeDelimited' }), ['breaking', 'breaking']],
    ['a style that goes without saying', parameter({}), parameter({ style: 'form', explode: true }), []],
    ['a parameter in one piece', parameter({}), parameter({ explode: false }), ['breaking']],
    ['a deprecated parameter', parameter({}), parameter({ deprecated: true }), ['note']],
    ['a deprecated operation', operation({}), operation({ deprecated: true }), ['note']],
    ['one that is so no more', operation({ deprecated: true }), operation({}), ['note']],
    ['the fields of a form', encoded({}), encoded({ a: { contentType: 'text/csv' } }), ['breaking']],
    ['another address', servers(one), servers(other), ['breaking', 'addition']],
    ['one more address', servers(one), servers(one, other), ['addition']],
    ['another first address', servers(one, other), servers(other, one), ['breaking']],
    ['another default of an address', servers(variable('a')), servers(variable('b')), ['breaking']],
    ['other words of an address', servers(one), servers({ ...one, description: 'New.' }), []],
    ['an address of an operation’s own', operation({}), operation(servers(one)), ['addition', 'breaking']],
  ])('%s', (_, before, after, want) => {
    expect(contractChanges(before, after).map(({ weight }) => weight)).toEqual(want);
  });
});
