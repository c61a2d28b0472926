/** The languages of the pages: which one is chosen, that no page has words of its own, and how amounts and dates are written. */
import { describe, expect, it } from 'vitest';
import { paymentPageStates, payStepStates } from '../../../scripts/mock/pages/page-states.ts';
import { noStoragePlan } from '../../../server/domain/payments/card-storage-plan.ts';
import { cardsConsents, consentTextFor, pageConsents } from '../../../server/domain/payments/consent.ts';
import { redirectPage } from '../../../server/pages/attempt/redirect-page.ts';
import { createErrorPage, renderPage } from '../../../server/pages/layout/layout.ts';
import type { PageTheme } from '../../../server/pages/layout/theme.ts';
import { amountText, dateText } from '../../../server/pages/texts/formats.ts';
import { acceptedLanguage, chooseTexts, type Texts, textsOf } from '../../../server/pages/texts/texts.ts';
import { now, sampleMerchant, sampleOrder, sampleTxn } from './sample.ts';

/** The same texts with every letter replaced: what is still readable on a page is not from the texts. */
function marked<Value>(value: Value, key?: string): Value;
function marked(value: unknown, key = ''): unknown {
  if (key === 'language') return value;
  if (typeof value === 'string') return value.replace(/\p{L}/gu, '¤');
  if (typeof value === 'function') return (...given: unknown[]) => marked(value(...given.map(() => '1')));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member, name)]));
}

const theme: PageTheme = { environment: 'sandbox', publicBaseUrl: '', staticBaseUrl: '' };
const view = { start: '', lastFour: '1', issuer: '', expiry: '1', nickname: '', brand: '', pays: 'by-number' } as const;
const cards = (['payable', 'expired', 'unavailable'] as const).map((use, index) => {
  const token = (['none', 'active', 'suspended'] as const)[index] ?? 'none';
  return { ...view, reference: `${index}`, use, token, tokenizable: index === 0 };
});

function partsIn(texts: Texts) {
  const card = { ...sampleTxn(1).card, brand: '', issuer: '' } as const;
  const txn = sampleTxn(1, { keeping: noStoragePlan, card });
  const merchant = sampleMerchant({ name: '1' });
  return {
    texts,
    theme,
    merchant: { ...merchant, paymentPage: { ...merchant.paymentPage, displayName: '1' } },
    order: sampleOrder([], { orderId: '1' }),
    txn,
    cards,
    now,
    returnUrl: 'https://shop.example',
    formToken: '1',
  };
}

/** What a person sees or hears of a page: text, and the attributes that are read out. */
function shownWords(page: string): string {
  const spoken = [...page.matchAll(/ (?:alt|aria-label|title|placeholder|content)="([^"]*)"/g)].map(([, text]) => text);
  const metadata = /<meta[^>]*>/g;
  return [
    page.replace(metadata, '').replace(/<[^>]*>/g, ' '),
    ...spoken.filter((text) => !/[=]|no(index|referrer)/.test(text ?? '')),
  ]
    .join(' ')
    .replace(/&#?\w+;/g, ' ');
}

/** The name of the gateway in the state without a matching one. */
const NAMES: ReadonlySet<string> = new Set(['Sandbox', 'bank']);

/** The words of a consent are stored by version, not with the texts. */
const CONSENT = JSON.stringify([pageConsents.en, cardsConsents.en].map((version) => consentTextFor(version, '1')));
const ELSEWHERE: ReadonlySet<string> = new Set([...NAMES, ...(CONSENT.match(/\p{L}{2,}/gu) ?? [])]);

describe('the words of a page', () => {
  const states = [...paymentPageStates, ...payStepStates];
  it.each(states)('$name are all from the texts', (state) => {
    const texts = marked(textsOf.en);
    const page = state.page(partsIn(texts));
    const rendered = renderPage({ theme, texts, page, needs: state.needs });
    const words = shownWords(rendered).match(/\p{L}{2,}/gu) ?? [];
    expect(words.filter((word) => !ELSEWHERE.has(word))).toEqual([]);
  });
});

it('the way to a gateway has no words of its own', () => {
  const texts = marked(textsOf.en);
  const parts = partsIn(texts);
  const action = { kind: 'redirect', method: 'POST', url: 'https://bank.example', fields: {} } as const;
  const page = redirectPage({ ...parts, action });
  const rendered = renderPage({ theme, texts, page, needs: { brandColor: null, script: 'redirect' } });
  expect(shownWords(rendered).match(/\p{L}{2,}/gu)).toBeNull();
});

it.each([400, 403, 404, 429, 500])('the page of a request that is refused with %i is in Hindi alone', (http) => {
  for (const on of ['page', 'unknown-path'] as const) {
    const page = createErrorPage(theme)({ http, on, acceptLanguage: 'hi' });
    expect(shownWords(page).match(/[a-z]{2,}/gi)).toBeNull();
  }
});

describe('the language of a page', () => {
  it.each([
    ['', undefined],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
    ['fr;q=1, hi;q=0.4, en;q=0.5', 'en'],
    ['fr,de', undefined],
    ['hi;q=0, en;q=0.1', 'en'],
    ['*;q=0.5', undefined],
    [';;;,,,', undefined],
    ['HI', 'hi'],
  ])('for a browser that accepts %j is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it.each([
    ['the order asks for', { order: 'hi', merchant: 'en', accepted: 'en' }, 'hi'],
    ['the merchant has set', { order: '', merchant: 'hi', accepted: 'en' }, 'hi'],
    ['the browser prefers', { order: '', merchant: 'auto', accepted: 'hi' }, 'hi'],
    [
      'the merchant has set, where the order asks for an unknown one',
      { order: 'xx', merchant: 'hi', accepted: '' },
      'hi',
    ],
    ['everybody reads, without any wish', { order: '', merchant: 'auto', accepted: 'fr' }, 'en'],
  ] as const)('is the one that %s', (_name, wishes, language) => {
    expect(chooseTexts(wishes).language).toBe(language);
  });

  it('Hindi has a text of its own for every text with words', () => {
    const paths = (texts: object, path = ''): readonly string[] =>
      Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
        if (typeof value === 'object' && value !== null) return paths(value, `${path}${name}.`);
        return [`${path}${name}: ${typeof value === 'function' ? value('1', '2') : value}`];
      });
    const english = new Set(paths(textsOf.en));
    expect(paths(textsOf.hi).filter((text) => english.has(text))).toEqual(['card.expiryHint: MM / YY']);
  });
});

describe('an amount', () => {
  const nbsp = '\u00a0';
  it.each([
    ['en', 'INR', 129_900, '₹1,299.00'],
    ['hi', 'INR', 12_345_600, '₹1,23,456.00'],
    ['en', 'USD', 123_456_789, '$1,234,567.89'],
    ['en', 'JPY', 1_299, '¥1,299'],
    ['hi', 'JPY', 1_299, 'JP¥1,299'],
    ['en', 'KWD', 1_250, `KWD${nbsp}1.250`],
    ['en', 'IQD', 1_250, `IQD${nbsp}1.250`],
    ['en', 'EUR', 5, '€0.05'],
    ['en', 'INR', 999_999_999_999, '₹9,99,99,99,999.99'],
  ] as const)('in %s and %s has the decimals of its currency', (language, currency, minor, text) => {
    expect(amountText({ minor, currency }, textsOf[language])).toBe(text);
  });
});

it.each([
  ['en', 'INR', '14 Mar 2026, 2:56 pm IST'],
  ['hi', 'INR', '14 मार्च 2026, 2:56 pm IST'],
  ['en', 'USD', '14 Mar 2026, 9:26 am UTC'],
] as const)('a date in %s and %s names its time zone', (language, currency, text) => {
  expect(dateText(now, { currency }, textsOf[language])).toBe(text);
});
