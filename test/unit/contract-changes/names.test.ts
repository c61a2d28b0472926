/** Gate G14 on names: stock clients call their methods, classes and files by them, and programs use those. */
import { describe, expect, it } from 'vitest';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import { type JsonObject, parseJson, toObject } from '../../../scripts/generate/json.ts';
import { changed, createOrder, having, linesOf, released } from './released.ts';
import { linesBetween, named } from './small-contracts.ts';

describe('the tag of an operation', () => {
  const path = [...createOrder, 'tags'];
  it('breaks when it is another one, or none', () => {
    const line = (tag: string) => `POST /orders: tag orders → ${tag}; client class names change`;
    expect(
      linesOf(
        changed(path, () => ['payments']),
        'breaking',
      ),
    ).toEqual([line('payments')]);
    expect(
      linesOf(
        changed(path, () => undefined),
        'breaking',
      ),
    ).toEqual([line('default')]);
  });

  it('breaks no client with another one beside it', () => {
    expect(contractChanges(released, changed(path, having('payments')))).toEqual([]);
  });
});

it('a renamed schema breaks, and is reported once', () => {
  const text = JSON.stringify(released).replaceAll('#/components/schemas/Refund"', '#/components/schemas/MoneyBack"');
  const after = toObject(parseJson(text.replace('"Refund":', '"MoneyBack":')), 'copy');
  expect(linesOf(after, 'breaking')).toEqual(['schema Refund: removed; client type names change']);
});

describe('what a place is called', () => {
  const card: JsonObject = { type: 'object', properties: { a: { type: 'string' } } };
  const kind: JsonObject = { type: 'string', enum: ['A', 'B'] };
  const schemas: JsonObject = { Card: card, Same: card, Kind: kind, Words: { type: 'string' } };
  const orNull = (name: string): JsonObject => ({ oneOf: [named(name), { type: 'null' }] });
  it.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['another class', named('Card'), named('Same'), ['breaking: POST /x 200: client type Card → Same']],
    ['no name', named('Card'), card, ['breaking: POST /x 200: client type Card → inline']],
    ['a name', kind, named('Kind'), ['breaking: POST /x 200: client type inline → Kind']],
    [
      'another class, or null',
      orNull('Card'),
      orNull('Same'),
      [
        'breaking: POST /x 200: client type Card → Same',
        'note: POST /x 200: no longer Card',
        'breaking: POST /x 200: may now be Same',
      ],
    ],
    ['words around the name', named('Card'), { allOf: [named('Card')], description: 'Of the payer.' }, []],
    ['a name of what is no class', { type: 'string' }, named('Words'), []],
  ])('%s', (_, before, after, lines) => {
    expect(linesBetween([before, schemas], [after, schemas], 'response')).toEqual(lines);
  });
});
