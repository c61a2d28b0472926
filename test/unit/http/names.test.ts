import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/server/operations.ts';
import { ignoredParameters, isRefusedQuery, knowsBodyName } from '../../../server/http/request/ignored-parameters.ts';
import { holdsControls, isUnsafeName, looksLikeCard, shownName } from '../../../server/platform/shown-name.ts';

describe('a name that somebody sent', () => {
  it.each([
    ['amount', 'amount'],
    ['metadata.SVC:gateway_reference_id', 'metadata.SVC:gateway_reference_id'],
    ['a[b]', 'a[b]'],
    ['a b', 'a_b'],
    ['a\r\nSet-Cookie: x', 'a__Set-Cookie:_x'],
    ['<script>', '_script_'],
    ['naïve', 'na_ve'],
    ['x'.repeat(65), 'x'.repeat(64)],
    ['', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });

  it.each([
    ['12345678901', false],
    ['123456789012', true],
    ['4111111111111111', true],
    ['4111-1111-1111-1111', true],
    ['4111 1111 1111 1111', true],
    ['card_4a1b1c1d1e1f1g1h1i1j1k1', true],
    ['a', false],
  ])('%s could be a card number: %s', (name, could) => {
    expect(looksLikeCard(name)).toBe(could);
    expect(shownName(name) === '(hidden)').toBe(could);
  });

  it('is measured before it is cut: digits behind the 64th character hide it too', () => {
    expect(shownName(`${'x'.repeat(60)}4111111111111111`)).toBe('(hidden)');
  });

  it.each([
    ['__proto__', true],
    ['a.__proto__.b', true],
    ['constructor', true],
    ['a[prototype]', true],
    ['my__proto__x', false],
    ['constructors', false],
    ['metadata.reconstructor', false],
  ])('%s reaches for a program’s own objects: %s', (name, unsafe) => {
    expect(isUnsafeName(name)).toBe(unsafe);
  });
});

describe('the ignored parameters', () => {
  const { createOrder, createCustomer, getOrder, listOrders, startTxn } = operations;

  it('are those that the operation does not know, each once, in the order of sending', () => {
    const names = ['amount', 'promo', 'order_id', 'colour', 'metadata.any', 'options.get_client_auth_token', 'promo'];
    expect(ignoredParameters(createOrder, names, ['colour', 'utm_source'])).toEqual(['promo', 'colour', 'utm_source']);
    expect(ignoredParameters(getOrder, [], ['options.add_full_gateway_response', 'created', 'Options'])).toEqual([
      'created',
      'Options',
    ]);
  });

  it('are of a list its options alone: what else it does not know it refuses', () => {
    const names = ['limit', 'created', 'options.any', 'client_auth_token'];
    expect(ignoredParameters(listOrders, [], names)).toEqual(['options.any']);
    expect(names.filter((name) => isRefusedQuery(listOrders, name))).toEqual(['created']);
    expect(names.filter((name) => isRefusedQuery(getOrder, name))).toEqual([]);
  });

  it('are metadata keys too, where an operation takes none', () => {
    expect(ignoredParameters(createCustomer, ['metadata.any', 'first_name'], [])).toEqual(['metadata.any']);
    expect([knowsBodyName(createOrder, 'metadata.any'), knowsBodyName(createCustomer, 'metadata.any')]).toEqual([
      true,
      false,
    ]);
  });

  it('are misspelt names and order fields that the operation does not read', () => {
    expect(ignoredParameters(startTxn, ['tokenise', 'card_number', 'order.udf1'], [])).toEqual([
      'tokenise',
      'order.udf1',
    ]);
  });

  it('never name a token, an empty name or what could be a card number', () => {
    const names = ['4111111111111111', 'card 4111 1111 1111 1111', '', 'x'];
    expect(ignoredParameters(createOrder, names, ['client_auth_token', '5555555555554444'])).toEqual(['x']);
  });

  it('are at most 20 names', () => {
    const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
    expect(ignoredParameters(createOrder, names, [])).toEqual(names.slice(0, 20));
  });
});

it.each(['٤١١١١١١١١١١١١١١١', '४१११ ११११ ११११ ११११', '４１１１１１１１１１１１１１１１'])(
  'digits of any script count as digits: %s',
  (text) => {
    expect(looksLikeCard(text)).toBe(true);
  },
);

it.each([
  ['a line break', 'a\r\nb', true],
  ['a NUL', 'a\u0000b', true],
  ['text turned about', 'a\u202eb', true],
  ['an isolate', 'a\u2066b', true],
  ['a name of another script', 'آشا राव', false],
])('%s is a control or not', (_what, text, expected) => {
  expect(holdsControls(text)).toBe(expected);
});
