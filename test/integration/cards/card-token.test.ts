import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCardTokens } from '../../../server/usecases/cards/card-tokens.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { nonCanonicalBase64url } from '../../support/non-canonical-base64url.ts';
import { seeded } from '../../support/seeded.ts';
import { manualClock } from '../../support/test-runtime.ts';

const clock = manualClock();
const keyOf = () =>
  createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] }).derive('card-token');
const tokens = createCardTokens({ key: keyOf(), clock });
const reference = `crd_${'0123456789abcdef'.repeat(2)}`;

describe('a card token', () => {
  test('leads its merchant to the card', () => {
    const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
    fc.assert(
      fc.property(fc.string(), hex, (merchantId, digits) => {
        const cardReference = `crd_${digits}`;
        const token = tokens.mint(merchantId, cardReference);
        expect(tokens.read(merchantId, token)).toEqual({ kind: 'card', cardReference });
      }),
      seeded(),
    );
  });

  test('is good for 15 minutes', () => {
    const token = tokens.mint('acme', reference);
    clock.advance(15 * 60_000 - 1);
    expect(tokens.read('acme', token).kind).toBe('card');
    clock.advance(1);
    expect(tokens.read('acme', token)).toEqual({ kind: 'expired' });
  });

  test("is unknown to another merchant, even when its time is over, and to another service's keys", () => {
    const token = tokens.mint('acme', reference);
    expect(tokens.read('other', token)).toEqual({ kind: 'unknown' });
    expect(createCardTokens({ key: keyOf(), clock }).read('acme', token)).toEqual({ kind: 'unknown' });
    clock.advance(60 * 60_000);
    expect(tokens.read('other', token)).toEqual({ kind: 'unknown' });
  });

  test('shows nothing of the reference, and differs from moment to moment', () => {
    const token = tokens.mint('acme', reference);
    const bytes = Buffer.from(token.slice('card_'.length), 'base64url').toString('hex');
    expect(bytes).not.toContain('0123456789abcdef');
    clock.advance(1);
    expect(tokens.mint('acme', reference)).not.toBe(token);
  });

  test('has one spelling', () => {
    const token = tokens.mint('acme', reference);
    const other = `card_${nonCanonicalBase64url(token.slice('card_'.length))}`;
    expect(tokens.read('acme', other)).toEqual({ kind: 'unknown' });
  });

  test('is unknown once any byte of it was changed', () => {
    const token = tokens.mint('acme', reference);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 37 }), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const bytes = Buffer.from(token.slice('card_'.length), 'base64url');
        bytes.writeUInt8(bytes.readUInt8(place) ^ flip, place);
        expect(tokens.read('acme', `card_${bytes.toString('base64url')}`)).toEqual({ kind: 'unknown' });
      }),
      seeded(),
    );
  });

  test.each(['', 'card_', 'ctkn_0123456789abcdef0123456789abcdef', reference, `card_${'A'.repeat(51)}`])(
    'is not %j',
    (text) => expect(tokens.read('acme', text)).toEqual({ kind: 'unknown' }),
  );
});
