/** The enums of the contract as objects. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { enumsOf, printEnum } from '../../../scripts/generate/values.ts';
import { sampleDocument } from '../../support/sample-contract.ts';

const withSchemas = (schemas: JsonObject): JsonObject => ({ components: { schemas } });

describe('the enums of the documents', () => {
  it('are the named ones of both, sorted', () => {
    const enums = enumsOf([
      sampleDocument('openapi.yaml'),
      sampleDocument('admin.yaml'),
      withSchemas({ A: { enum: ['x'] } }),
    ]);
    expect([...enums.keys()]).toEqual(['A', 'ParcelState', 'ProblemCode']);
    expect(enums.get('ProblemCode')).toEqual([
      ['too_heavy', 'too heavy'],
      ['away', 'away'],
    ]);
  });

  it('may be in both documents when they list the same', () => {
    const document = withSchemas({ A: { enum: ['x', 'y'] } });
    expect([...enumsOf([document, document])]).toHaveLength(1);
  });

  it('leave out enums of numbers', () => {
    expect([...enumsOf([withSchemas({ A: { enum: [1, 2] } })])]).toEqual([]);
  });

  const refused: readonly (readonly [sentence: string, documents: readonly JsonObject[], want: string])[] = [
    [
      'with two meanings',
      [withSchemas({ A: { enum: ['x'] } }), withSchemas({ A: { enum: ['y'] } })],
      'A: the documents list different values',
    ],
    [
      'with a name too few',
      [withSchemas({ A: { enum: ['x', 'y'], 'x-enum-varnames': ['x'] } })],
      'A: x-enum-varnames and enum differ in length',
    ],
    [
      'with a name twice',
      [withSchemas({ A: { enum: ['x', 'y'], 'x-enum-varnames': ['x', 'x'] } })],
      'A: two members have one name',
    ],
  ];
  it.each(refused)('%s are refused', (_, documents, want) => {
    expect(() => enumsOf(documents)).toThrow(want);
  });
});

it('prints keys bare where it can, and quotes what needs it', () => {
  expect(
    printEnum('Code', [
      ['away', 'away'],
      ["it's", "it's"],
    ]),
  ).toBe(
    [
      'export const Code = {',
      "  away: 'away',",
      "  'it\\'s': 'it\\'s',",
      '} as const;',
      'export type Code = (typeof Code)[keyof typeof Code];',
    ].join('\n'),
  );
});
