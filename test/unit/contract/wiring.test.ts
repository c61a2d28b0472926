/** How the operations are laid out for the generator. */
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../scripts/generate/contract.ts';
import { expressPath, pathsInMatchingOrder, wiringDocument } from '../../../scripts/generate/wiring.ts';
import { sampleDocument } from '../../support/sample-contract.ts';

describe('a path', () => {
  it.each([
    ['/orders', '/orders'],
    ['/orders/{order_id}', '/orders/:order_id'],
    ['/a/{b}/c/{d}', '/a/:b/c/:d'],
    ['/a/{b-c}', '/a/:"b-c"'],
    ['/a:b/{c}', '/a\\:b/:c'],
    ['/a(b)', '/a\\(b\\)'],
  ])('%s is %s for Express', (given, want) => {
    expect(expressPath(given)).toBe(want);
  });
});

describe('the order of paths', () => {
  const cases: readonly (readonly [sentence: string, given: readonly string[], want: readonly string[]])[] = [
    ['puts a fixed segment before a parameter', ['/a/{id}', '/a/fixed'], ['/a/fixed', '/a/{id}']],
    ['does so at every step', ['/{x}/b', '/a/{y}', '/a/b'], ['/a/b', '/a/{y}', '/{x}/b']],
    ['names each path once', ['/a', '/a'], ['/a']],
    ['is the same whatever comes first', ['/b', '/a'], ['/a', '/b']],
  ];
  it.each(cases)('%s', (_, given, want) => {
    expect(pathsInMatchingOrder(given.map((path) => ({ path })))).toEqual(want);
  });
});

describe('the document for the generator', () => {
  const documents = { merchant: sampleDocument('openapi.yaml'), admin: sampleDocument('admin.yaml') };
  const merchant = operationsOf(documents.merchant, 'merchant');
  const admin = operationsOf(documents.admin, 'admin');

  it('holds the operations of both documents', () => {
    const document = wiringDocument({
      operations: [...merchant, ...admin],
      serviceHeaders: [],
      documents,
      version: '1.0.0',
    });
    expect(document).toMatchObject({
      'x-schemes': ["'basicAuth'", "'none'", "'operatorKey'"],
      'x-merchant-tags': ["'parcels'"],
      'x-admin-tags': ["'depots'"],
      paths: { '/parcels': { post: { operationId: 'sendParcel' } }, '/depots': { put: { operationId: 'openDepot' } } },
    });
  });

  const [first] = merchant;
  if (first === undefined) throw new Error('the sample has an operation');
  it.each([
    ['an operation id', { path: '/x' }, 'sendParcel: two operations have this id'],
    ['a tag of both documents', { id: 'x', path: '/x' }, 'tag parcels: used in both documents'],
    ['a path of both documents', { id: 'x', tag: 'x' }, 'path /parcels: used in both documents'],
  ])('is refused for %s that is there twice', (_, change, want) => {
    const operations = [first, { ...first, document: 'admin' as const, ...change }];
    expect(() => wiringDocument({ operations, serviceHeaders: [], documents, version: '1.0.0' })).toThrow(want);
  });
});
