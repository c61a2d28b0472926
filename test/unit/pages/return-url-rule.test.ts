import { describe, expect, it } from 'vitest';
import { returnUrlProblem } from '../../../server/domain/payments/check-terms.ts';

const everywhere = ['https://shop.example/paid', 'https://shop.example:8443', 'https://www.shop.example/a/b/'];
const sandboxOnly = ['http://shop.example/paid', 'http://localhost:3000/paid', 'https://192.0.2.7/paid'];
const nowhere = [
  '',
  'shop.example/paid',
  '/paid',
  'javascript:alert(1)',
  'ftp://shop.example/paid',
  'https://shop.example/paid?order=1',
  'https://shop.example/paid?',
  'https://shop.example/paid#top',
  'https://shop.example/paid#',
  'https://user@shop.example/paid',
  'https://user:pw@shop.example/paid',
  'https://shop.example/a b',
  'https://shop.example/\r\nx: y',
];

describe('the return address of an order', () => {
  it.each([...everywhere, ...sandboxOnly])('may be %s in the sandbox', (url) => {
    expect(returnUrlProblem(url, 'sandbox')).toBeUndefined();
  });

  it.each(everywhere)('may be %s in production', (url) => {
    expect(returnUrlProblem(url, 'production')).toBeUndefined();
  });

  it.each(sandboxOnly)('may not be %s in production', (url) => {
    expect(returnUrlProblem(url, 'production')).toMatch(/^must /);
  });

  it.each(['https://[2001:db8::7]/paid', 'https://localhost/paid', 'https://0x7f.1/paid'])(
    'may not be the bare address %s in production',
    (url) => {
      expect(returnUrlProblem(url, 'production')).toMatch(/^must have a host name/);
    },
  );

  it.each(nowhere)('may never be %j', (url) => {
    const problem = returnUrlProblem(url, 'sandbox');
    expect(problem).toMatch(/^must /);
    if (url !== '') expect(problem).not.toContain(url);
  });
});
