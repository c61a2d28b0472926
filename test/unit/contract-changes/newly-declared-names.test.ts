/** Gate G14 on free names: one that is declared from now on has to take what it took before. */
import { describe, expect, it } from 'vitest';
import { changed, type Edit, linesOf, schemas } from './released.ts';
import { linesBetween } from './small-contracts.ts';

const tight = { type: 'string', maxLength: 3 };
const form = [...schemas, 'OrderCreateForm', 'properties'];
const session = [...schemas, 'SessionRequest', 'properties'];

describe('a name that is declared', () => {
  it.each<[string, readonly string[], Edit, string]>([
    [
      'in a family that is kept',
      [...form, 'metadata.color'],
      () => tight,
      'OrderCreateForm (request).metadata.color: maxLength none → 3',
    ],
    [
      'in a family that takes anything',
      [...session, 'metadata.color'],
      () => tight,
      'SessionRequest (request).metadata.color: now only string',
    ],
    [
      'among free names of any kind',
      [...session, 'metadata', 'properties'],
      () => ({ color: tight }),
      'SessionRequest (request).metadata.color: maxLength 500 → 3',
    ],
    [
      'where texts were answered',
      [...schemas, 'Order', 'properties', 'metadata', 'properties'],
      () => ({ color: { type: 'number' } }),
      'Order (response).metadata.color: may now be number',
    ],
  ])('%s breaks by what it no longer takes, or may be', (_, path, edit, line) => {
    expect(linesOf(changed(path, edit), 'breaking')).toContain(line);
  });

  it.each<[string, readonly string[], Edit, string]>([
    [
      'that takes what it took',
      [...form, 'metadata.color'],
      () => ({ type: ['string', 'boolean'] }),
      'OrderCreateForm (request): metadata.color added',
    ],
    ['that was ignored', [...form, 'color'], () => tight, 'OrderCreateForm (request): color added'],
    [
      'that is one of the texts',
      [...schemas, 'Order', 'properties', 'metadata', 'properties'],
      () => ({ color: tight }),
      'Order (response).metadata: color added',
    ],
  ])('%s breaks no client', (_, path, edit, line) => {
    const after = changed(path, edit);
    expect(linesOf(after, 'breaking')).toEqual([]);
    expect(linesOf(after, 'addition')).toContain(line);
  });
});

it('a required name is seen although it is not declared', () => {
  const [before, after] = [{ type: 'object' }, { type: 'object', required: ['a'] }];
  const line = (place: 'request' | 'response') => linesBetween([before, {}], [after, {}], place);
  expect(line('request')).toEqual(['breaking: POST /x: a now required']);
  expect(line('response')).toEqual(['note: POST /x 200: a now required']);
  expect(linesBetween([after, {}], [before, {}], 'response')).toEqual(['breaking: POST /x 200: a now optional']);
});
