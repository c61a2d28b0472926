/** How generated names and first lines are spelled. */
import { expect, it } from 'vitest';
import { jsonWithBanner } from '../../../scripts/generate/banner.ts';
import { camelCase, docLines, pascalCase, propertyKey, quote } from '../../../scripts/generate/names.ts';

it.each([
  ['ORDER_SUCCEEDED', 'OrderSucceeded', 'orderSucceeded'],
  ['Payment pages', 'PaymentPages', 'paymentPages'],
  ['orders', 'Orders', 'orders'],
  ['paymentPages', 'PaymentPages', 'paymentPages'],
])('%s becomes %s and %s', (given, pascal, camel) => {
  expect([pascalCase(given), camelCase(given)]).toEqual([pascal, camel]);
});

it.each([
  ['plain', "'plain'", 'plain'],
  ["it's", "'it\\'s'", "'it\\'s'"],
  ['a\\b', "'a\\\\b'", "'a\\\\b'"],
  ['two words', "'two words'", "'two words'"],
  ['1st', "'1st'", "'1st'"],
])('%s is the literal %s and the key %s', (given, literal, key) => {
  expect([quote(given), propertyKey(given)]).toEqual([literal, key]);
});

it('a doc comment has the paragraphs apart, the words of a link without its target, and no end before its own', () => {
  const lines = docLines(['Send it', '', 'As [the guide](guides/x) says.\nNot */ here.']);
  expect(lines).toEqual([' Send it', '', ' As the guide says.', ' Not * / here.']);
});

it('a bundle says in its first line that it is generated, and is JSON', () => {
  const text = jsonWithBanner({ openapi: '3.1.0', paths: {} });
  expect(text.split('\n')[0]).toMatch(/^\{ "x-generated": "Generated from .* by `npm run generate`\. Do not edit\.",$/);
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', paths: {} });
  const noted = jsonWithBanner({ openapi: '3.1.0' }, 'A copy.');
  expect(noted.split('\n')[0]).toContain('Do not edit. A copy.",');
  expect(JSON.parse(noted)).toMatchObject({ openapi: '3.1.0' });
});
