import { describe, expect, it } from 'vitest';
import { cardProblemText, textsOf } from '../../../server/pages/texts/texts.ts';
import { type CardInput, readCard } from '../../../server/vault/read-card.ts';

const now = new Date('2026-03-14T09:26:53Z');
const good: CardInput = {
  number: '4111111111111111',
  securityCode: '123',
  expiryMonth: '12',
  expiryYear: '2030',
  namedNetwork: '',
};

const bad: readonly (readonly [string, Partial<CardInput>])[] = [
  ['no number', { number: '' }],
  ['letters for a number', { number: '4111 x' }],
  ['a short number', { number: '41111' }],
  ['a mistyped number', { number: '4111111111111112' }],
  ['no month', { expiryMonth: '' }],
  ['a month that is none', { expiryMonth: '13' }],
  ['no year', { expiryYear: '' }],
  ['a year that is none', { expiryYear: '203' }],
  ['an expired card', { expiryYear: '2020' }],
  ['no security code', { securityCode: '' }],
  ['letters for a security code', { securityCode: 'abc' }],
  ['a security code that is too long', { securityCode: '1234' }],
];

describe.each(Object.values(textsOf))('the text for a card problem in $language', (texts) => {
  it.each(bad)('is said in words of the page: %s', (_name, change) => {
    const reading = readCard({ ...good, ...change }, 'strict', now);
    const problems = reading.ok ? [] : reading.problems;
    expect(problems).toHaveLength(1);
    for (const { field, reason } of problems) expect(cardProblemText(texts, field, reason)).toMatch(/\p{L}/u);
  });
});
