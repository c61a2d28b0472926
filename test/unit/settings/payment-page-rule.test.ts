import { describe, expect, it } from 'vitest';
import {
  brandColorProblem,
  logoUrlProblem,
  originProblem,
  returnUrlProblem,
} from '../../../server/domain/merchants/payment-page-rule.ts';
import type { Environment } from '../../../server/platform/config.ts';

const rules = { returnUrlProblem, logoUrlProblem, originProblem };

describe('an address of the payment page settings', () => {
  it.each<[keyof typeof rules, Environment, 'fine' | 'refused', string]>([
    ['returnUrlProblem', 'sandbox', 'fine', 'http://127.0.0.1:9000/return'],
    ['returnUrlProblem', 'sandbox', 'fine', 'https://shop.example/return'],
    ['returnUrlProblem', 'production', 'fine', 'https://shop.example/return'],
    ['returnUrlProblem', 'production', 'refused', 'http://shop.example/return'],
    ['returnUrlProblem', 'production', 'refused', 'https://203.0.113.9/return'],
    ['returnUrlProblem', 'production', 'refused', 'https://[2001:db8::1]/return'],
    ['returnUrlProblem', 'production', 'refused', 'https://localhost/return'],
    ['returnUrlProblem', 'sandbox', 'refused', 'https://shop.example/return?shop=1'],
    ['returnUrlProblem', 'sandbox', 'refused', 'https://shop.example/return?'],
    ['returnUrlProblem', 'sandbox', 'refused', 'https://shop.example/return#top'],
    ['returnUrlProblem', 'sandbox', 'refused', 'https://user:pw@shop.example/'],
    ['returnUrlProblem', 'sandbox', 'refused', 'javascript:alert(1)'],
    ['returnUrlProblem', 'sandbox', 'refused', '//shop.example/return'],
    ['returnUrlProblem', 'sandbox', 'refused', 'https:shop.example'],
    ['returnUrlProblem', 'sandbox', 'refused', 'https://shop.example/a b'],
    ['returnUrlProblem', 'sandbox', 'refused', ' https://shop.example/'],
    ['returnUrlProblem', 'sandbox', 'refused', 'https://shop.example/\r\nx: y'],
    ['logoUrlProblem', 'sandbox', 'fine', 'http://127.0.0.1:9000/logo.svg?v=2'],
    ['logoUrlProblem', 'production', 'fine', 'https://shop.example/logo.svg?v=2'],
    ['logoUrlProblem', 'production', 'refused', 'http://shop.example/logo.svg'],
    ['logoUrlProblem', 'sandbox', 'refused', 'data:image/png;base64,AAAA'],
    ['originProblem', 'sandbox', 'fine', 'http://localhost:3000'],
    ['originProblem', 'production', 'fine', 'https://shop.example'],
    ['originProblem', 'production', 'refused', 'http://shop.example'],
    ['originProblem', 'sandbox', 'refused', 'https://shop.example/'],
    ['originProblem', 'sandbox', 'refused', 'https://Shop.example'],
    ['originProblem', 'sandbox', 'refused', 'https://shop.example:443'],
    ['originProblem', 'sandbox', 'refused', 'https://*.shop.example'],
    ['originProblem', 'sandbox', 'refused', 'https://a;script-src'],
    ['originProblem', 'sandbox', 'fine', 'http://[::1]:3000'],
    ['logoUrlProblem', 'sandbox', 'refused', 'https://a;script-src/logo.svg'],
    ['originProblem', 'sandbox', 'refused', '*'],
    ['originProblem', 'sandbox', 'refused', 'null'],
    ['originProblem', 'sandbox', 'refused', "https://shop.example; script-src 'unsafe-inline'"],
  ])('%s in %s: %s %s', (rule, environment, wanted, text) => {
    const problem = rules[rule](text, environment);
    expect(problem === null ? 'fine' : 'refused').toBe(wanted);
    if (problem !== null) expect(problem).not.toContain(text.trim());
  });
});

describe('the color of the payment page', () => {
  it.each(['#000000', '#1d4fd7', '#0a6b3d', '#b3160e', '#767676', '#595959'])('may be %s', (color) => {
    expect(brandColorProblem(color)).toBeNull();
  });

  it.each(['#ffffff', '#ffcc00', '#777777', '#00ff00', '#ff0000'])(
    '%s is too light; the suggested color is not',
    (color) => {
      const suggested = /#[0-9a-f]{6}$/.exec(brandColorProblem(color) ?? '')?.[0] ?? '';
      expect(suggested).not.toBe(color);
      expect(brandColorProblem(suggested)).toBeNull();
    },
  );
});
