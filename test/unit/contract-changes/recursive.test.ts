/** Gate G14 on schemas that hold themselves: the comparison comes to an end, and still sees what differs. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { linesBetween, named, type Side } from './lines-between.ts';

const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const holding = (next: JsonObject, note: JsonObject = { type: 'string' }): JsonObject => object({ next, note });
const short: JsonObject = { type: 'string', maxLength: 3 };
const gone = 'breaking: schema A: is gone; clients name their types by it';

it.each<[string, Side, Side, readonly string[]]>([
  [
    'under another name',
    [named('A'), { A: holding(named('A')) }],
    [named('B'), { B: holding(named('B'), short) }],
    [gone, 'breaking: B (sent).note: maxLength free → 3'],
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
    [gone, 'breaking: POST /x.next: clients call it B, and no longer by its place'],
  ],
  [
    'in a choice with null',
    [named('A'), { A: holding({ oneOf: [named('A'), { type: 'null' }] }) }],
    [named('B'), { B: holding({ oneOf: [named('B'), { type: 'null' }] }) }],
    [gone, 'breaking: B (sent).next: is never A any more', 'addition: B (sent).next: may be B'],
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
    ['breaking: A (sent).next: minProperties 1 → 2'],
  ],
])('%s', (_, before, after, lines) => {
  expect(linesBetween(before, after, 'sent')).toEqual(lines);
  expect(linesBetween(after, after, 'sent')).toEqual([]);
});
