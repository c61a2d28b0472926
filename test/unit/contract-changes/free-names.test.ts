/** Gate G14 on free names: one that is declared from now on has to take what it took before. */
import { describe, expect, it } from 'vitest';
import { linesBetween } from './lines-between.ts';
import { changed, type Edit, linesOf, schemas } from './released.ts';

const tight = { type: 'string', maxLength: 3 };
const form = [...schemas, 'OrderCreateForm', 'properties'];
const session = [...schemas, 'SessionRequest', 'properties'];

describe('a name that is declared', () => {
  it.each<[string, readonly string[], Edit, string]>([
    [
      'in a family that is kept',
      [...form, 'metadata.color'],
      () => tight,
      'OrderCreateForm (sent).metadata.color: maxLength free → 3',
    ],
    [
      'in a family that takes anything',
      [...session, 'metadata.color'],
      () => tight,
      'SessionRequest (sent).metadata.color: is only string now',
    ],
    [
      'among free names of any kind',
      [...session, 'metadata', 'properties'],
      () => ({ color: tight }),
      'SessionRequest (sent).metadata.color: maxLength 500 → 3',
    ],
    [
      'where texts were answered',
      [...schemas, 'Order', 'properties', 'metadata', 'properties'],
      () => ({ color: { type: 'number' } }),
      'Order (answered).metadata.color: may be number',
    ],
  ])('%s breaks by what it no longer takes, or may be', (_, path, edit, line) => {
    expect(linesOf(changed(path, edit), 'breaking')).toContain(line);
  });

  it.each<[string, readonly string[], Edit, string]>([
    [
      'that takes what it took',
      [...form, 'metadata.color'],
      () => ({ type: ['string', 'boolean'] }),
      'OrderCreateForm (sent): metadata.color is new',
    ],
    ['that was ignored', [...form, 'color'], () => tight, 'OrderCreateForm (sent): color is new'],
    [
      'that is one of the texts',
      [...schemas, 'Order', 'properties', 'metadata', 'properties'],
      () => ({ color: tight }),
      'Order (answered).metadata: color is new',
    ],
  ])('%s breaks nobody', (_, path, edit, line) => {
    const after = changed(path, edit);
    expect(linesOf(after, 'breaking')).toEqual([]);
    expect(linesOf(after, 'addition')).toContain(line);
  });
});

it('a name that is needed is seen where nobody declares it', () => {
  const [before, after] = [{ type: 'object' }, { type: 'object', required: ['a'] }];
  const line = (place: 'sent' | 'answered') => linesBetween([before, {}], [after, {}], place);
  expect(line('sent')).toEqual(['breaking: POST /x: a is required now']);
  expect(line('answered')).toEqual(['note: POST /x 200: a is required now']);
  expect(linesBetween([after, {}], [before, {}], 'answered')).toEqual(['breaking: POST /x 200: a may be absent now']);
});
