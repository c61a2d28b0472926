/** Gate G14 on schemas that hold themselves: the comparison comes to an end, and still sees what differs. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { linesBetween, named, type Side } from './small-contracts.ts';

const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const holding = (next: JsonObject, note: JsonObject = { type: 'string' }): JsonObject => object({ next, note });
const short: JsonObject = { type: 'string', maxLength: 3 };
const gone = 'breaking: schema A: removed; client type names change';

it.each<[string, Side, Side, readonly string[]]>([
  [
    'under another name',
    [named('A'), { A: holding(named('A')) }],
    [named('B'), { B: holding(named('B'), short) }],
    [gone, 'breaking: B (request).note: maxLength none → 3'],
  ],
  [
    'under no name at first',
    [named('A'), { A: holding(named('A')) }],
    [holding(named('B')), { B: holding(named('B')) }],
    [gone],
  ],
  [
    'by turns under a name and under none',
    [named('A'), { A: object({ next: object({ next: named('A') }) }) }],
    [object({ next: named('B') }), { B: object({ next: object({ next: named('B') }) }) }],
    [gone, 'breaking: POST /x.next: client type inline → B'],
  ],
  [
    'in a choice with null',
    [named('A'), { A: holding({ oneOf: [named('A'), { type: 'null' }] }) }],
    [named('B'), { B: holding({ oneOf: [named('B'), { type: 'null' }] }) }],
    [gone, 'breaking: B (request).next: no longer A', 'addition: B (request).next: may now be B'],
  ],
  [
    'in several members of an allOf',
    [
      named('A'),
      { A: { allOf: [object({ next: named('A') }), object({ next: { ...named('A'), minProperties: 1 } })] } },
    ],
    [
      named('A'),
      { A: { allOf: [object({ next: named('A') }), object({ next: { ...named('A'), minProperties: 2 } })] } },
    ],
    ['breaking: A (request).next: minProperties 1 → 2'],
  ],
])('%s', (_, before, after, lines) => {
  expect(linesBetween(before, after, 'request')).toEqual(lines);
  expect(linesBetween(after, after, 'request')).toEqual([]);
});
