/** G7: every value that the contract lists has its meaning. */
import { describe, expect, it } from 'vitest';
import { checkEnumMeanings } from '../../../scripts/check-contract/enum-meanings.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';

const findings = (schema: JsonObject) => checkEnumMeanings({ components: { schemas: { A: schema } } });
const meanings = 'A state.\n\n- `ON`: it works.\n- `OFF`: it does not.';

describe('a list of values', () => {
  it('has a line for each value', () => {
    expect(findings({ enum: ['ON', 'OFF'], description: meanings })).toEqual([]);
    expect(findings({ 'x-extensible-enum': ['ON', 'HALF'], description: meanings })).toEqual([
      '/components/schemas/A: HALF has no meaning. Add "- `HALF`: …" to the description.',
    ]);
    expect(findings({ enum: ['ON', 'OFF'] })).toHaveLength(2);
  });

  it('may name the schema that has the lines, if that lists every value', () => {
    const filter = (...values: readonly string[]) => ({ enum: values, description: 'Only those, a value of `B`.' });
    const document = (...values: readonly string[]) => ({
      components: { schemas: { A: filter(...values), B: { enum: ['ON', 'OFF'], description: meanings } } },
    });
    expect(checkEnumMeanings(document('ON'))).toEqual([]);
    expect(checkEnumMeanings(document('ON', 'NEW'))).toHaveLength(1);
  });

  it('of a parameter is described by the parameter', () => {
    const parameter = { description: meanings, schema: { enum: ['ON', 'OFF'] } };
    expect(checkEnumMeanings({ paths: { '/a': { get: { parameters: [parameter] } } } })).toEqual([]);
  });

  it('of one value is described as a whole, and examples list nothing', () => {
    expect(findings({ enum: ['ON'], example: { enum: ['a', 'b'] } })).toEqual([]);
  });
});
