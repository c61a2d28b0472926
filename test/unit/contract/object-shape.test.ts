/** What every object of a schema has, through its layers and choices. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { isObject, requiredOf } from '../../../scripts/generate/object-shape.ts';

const a = { type: 'object', required: ['a', 'c'] };
const b = { type: 'object', required: ['b', 'c'] };

const cases: readonly (readonly [sentence: string, schema: JsonObject, required: readonly string[]])[] = [
  ['its own', a, ['a', 'c']],
  ['those of every layer', { allOf: [a, b], required: ['d'] }, ['a', 'b', 'c', 'd']],
  ['those of all choices', { oneOf: [a, b] }, ['c']],
  ['those of all choices beside its own', { type: 'object', anyOf: [a, b], required: ['d'] }, ['c', 'd']],
  ['those behind a $ref', { $ref: '#/components/schemas/A' }, ['a', 'c']],
  ['none', { type: 'object' }, []],
];
it.each(cases)('%s', (_, schema, required) => {
  const document = { components: { schemas: { A: a } } };
  expect(isObject(document, schema)).toBe(true);
  expect([...requiredOf(document, schema)].sort()).toEqual(required);
});
