import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFormTokens } from '../../../server/pages/form/form-token.ts';
import { nonCanonicalBase64url } from '../../support/non-canonical-base64url.ts';

const purpose = { reference: 'pl_00000000000000000000000000000001', step: 'card 10000 INR' };
const expiresAt = new Date('2026-03-14T10:00:00Z');

function tokensAt(time: string, key = createSecretKey(Buffer.alloc(32, 7))) {
  return createFormTokens({ key, clock: { now: () => new Date(time) } });
}

function respelledSeal(token: string): string {
  const [expiry = '', seal = ''] = token.split('.');
  return `${expiry}.${nonCanonicalBase64url(seal)}`;
}

describe('a form token', () => {
  const token = tokensAt('2026-03-14T09:00:00Z').issue(purpose, expiresAt);

  it('is accepted for the reference and step it was issued for, until its time is over', () => {
    expect(tokensAt('2026-03-14T09:00:00Z').accepts(purpose, token)).toBe(true);
    expect(tokensAt('2026-03-14T09:59:59Z').accepts(purpose, token)).toBe(true);
    expect(tokensAt('2026-03-14T10:00:00Z').accepts(purpose, token)).toBe(false);
  });

  it('is accepted by another process that has the same key, and by none that has another', () => {
    expect(tokensAt('2026-03-14T09:30:00Z').accepts(purpose, token)).toBe(true);
    expect(tokensAt('2026-03-14T09:30:00Z', createSecretKey(randomBytes(32))).accepts(purpose, token)).toBe(false);
  });

  it.each([
    ['another reference', { ...purpose, reference: 'pl_00000000000000000000000000000002' }],
    ['another step', { ...purpose, step: 'bank' }],
    ['another amount', { ...purpose, step: 'card 20000 INR' }],
    ['parts moved from one to the other', { reference: `${purpose.reference}","card`, step: '10000 INR' }],
  ])('is refused for %s', (_name, other) => {
    expect(tokensAt('2026-03-14T09:30:00Z').accepts(other, token)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['no seal', token.split('.')[0] ?? ''],
    ['a later expiry under the same seal', token.replace(/^[0-9a-z]+/, 'zzzzzz')],
    ['a changed seal', `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['the same seal in other letters', respelledSeal(token)],
    ['a shorter seal', token.slice(0, -1)],
    ['more behind it', `${token}A`],
    ['a number that is too large', `zzzzzzzzzzzzzz.${'A'.repeat(43)}`],
  ])('is refused when it is %s', (_name, sent) => {
    expect(tokensAt('2026-03-14T09:30:00Z').accepts(purpose, sent)).toBe(false);
  });

  it('fits into the form field of the contract', () => {
    expect(token.length).toBeLessThanOrEqual(256);
  });
});
