import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '../../../generated/server/operations.ts';
import { patternMessage } from '../../../server/http/contract/validation-messages.ts';
import { at } from '../../support/caller.ts';

/** A part of the contract, with its reference resolved. */
function resolved(part: unknown): unknown {
  const ref = at(part, '$ref');
  return typeof ref === 'string' ? at(contract, ...ref.slice('#/'.length).split('/')) : part;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function hasPattern(schema: unknown): boolean {
  const own = resolved(schema);
  return at(own, 'pattern') !== undefined || listOf(at(own, 'oneOf')).some(hasPattern);
}

/** The names of the operation's parameters that have a pattern. */
function patternedNames({ path, method, requestMediaType }: Operation): string[] {
  const operation = at(contract, 'paths', path, method);
  const parameters = listOf(at(operation, 'parameters')).map(resolved);
  const fromParameters = parameters.filter((parameter) => hasPattern(at(parameter, 'schema')));
  const body = resolved(at(operation, 'requestBody', 'content', requestMediaType ?? '', 'schema'));
  const properties = Object.entries(Object(at(body, 'properties')));
  const fromBody = properties.filter(([, schema]) => hasPattern(schema)).map(([name]) => name);
  return [...fromParameters.map((parameter) => String(at(parameter, 'name'))), ...fromBody];
}

/** Operations that merchants' developers call; the service itself builds the URLs of hosted pages. */
const calls = operationList.filter(({ document, tag }) => document === 'merchant' && tag !== 'pages');
const names = [...new Set(calls.flatMap(patternedNames))].sort();

describe('the pattern of a card', () => {
  const { properties } = contract.components.schemas.CardAddForm;
  const amount = new RegExp(contract.components.schemas.AmountText.pattern, 'u');
  const [number, year, name] = [properties.card_number, properties.card_exp_year, properties.name_on_card].map(
    ({ pattern }) => new RegExp(pattern, 'u'),
  );
  const cases: readonly (readonly [RegExp | undefined, taken: readonly string[], refused: readonly string[]])[] = [
    [
      number,
      ['411111111111', '4111 1111-1111 1111', '1'.repeat(19)],
      ['4111  1111 1111 1111', '1'.repeat(11), '1'.repeat(20)],
    ],
    [year, ['30', '2030'], ['2100', '1999', '203']],
    [name, ['Asha Rao', 'Ærøskøbing', ''], ['a\u0000', 'a\u0085', 'a\u202eb', 'a\u200fb']],
    [
      amount,
      ['1', '0.01', '0.5', '0.001', '100.00', '9999999999'],
      ['0', '0.0', '0.00', '0.000', '01', '1.', '-1', '10000000000'],
    ],
  ];

  it.each(cases)('%s takes what the service takes, and nothing else', (pattern, taken, refused) => {
    expect(taken.filter((text) => pattern?.test(text) !== true)).toEqual([]);
    expect(refused.filter((text) => pattern?.test(text) === true)).toEqual([]);
  });
});

describe('a parameter that does not fit its pattern', () => {
  it('is looked for in the whole contract', () => {
    expect(names).toEqual(expect.arrayContaining(['amount', 'order.amount', 'order_id', 'version', 'x-merchantid']));
  });

  it.each(names)('%s is answered in words', (name) => {
    expect(patternMessage(name)).toMatch(/^must (be|not contain) /);
  });
});
