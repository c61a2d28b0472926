/** The consent texts: a published version never changes. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentTextFor, consentTexts, consentWords } from '../../../server/domain/payments/consent.ts';

describe('the words of a consent', () => {
  it('never change once they are published: new words are a new version, with a line here', () => {
    const digests = Object.keys(consentTexts).map((version) => [
      version,
      createHash('sha256').update(consentWords(version)).digest('hex').slice(0, 16),
    ]);
    expect(Object.fromEntries(digests)).toEqual({
      'page-en-1': '6d5f6c80ea265c1a',
      'page-en-2': '5c6f9574589786ed',
      'page-en-3': '74dcd8f8b1c63def',
      'page-hi-3': '5a4ad3baa368f8ff',
      'form-en-1': 'c3f3a9178cf92fc8',
      'form-hi-1': '14801b75697c6987',
      'cards-en-1': 'a469bb0104c504ad',
      'cards-en-2': '56a61791b774d850',
      'cards-en-3': 'ad3c2028efb72356',
      'cards-hi-3': '33bf1833882471b5',
    });
  });

  it('name the shop as it is, whatever its name holds', () => {
    const { ask, agree } = consentTextFor('page-en-2', "$& {shop} $'");
    expect(ask).toContain("for $& {shop} $'. When you pay $& {shop} $' with");
    expect(agree).toMatch(/my payments to \$& \{shop\} \$'\.$/);
  });

  it.each(['', 'page-en-0', 'toString', '__proto__'])(
    'of the version %j, which is none of the pages, are empty',
    (version) => {
      expect(consentWords(version)).toBe('');
    },
  );
});
