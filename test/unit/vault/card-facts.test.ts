import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bin } from '../../../server/domain/cards/bin.ts';
import { CardNumber } from '../../../server/domain/cards/card-number.ts';
import { networkOf } from '../../../server/domain/cards/network-of.ts';
import { shippedBins } from '../../../server/storage/shipped-bins.ts';
import { cardFacts, createFingerprint } from '../../../server/vault/card-facts.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { luhnValidNumber } from '../../support/card-numbers.ts';
import { seeded } from '../../support/seeded.ts';

const secretRoot = randomBytes(32);
const fingerprint = createFingerprint(createVaultKeys({ secretRoot, sealing: randomBytes(32), old: [] }));
const shipped = shippedBins('sandbox');
const bins = { find: async (digits: string) => shipped(digits) };

function number(text: string): CardNumber {
  const parsed = CardNumber.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.text);
  return parsed.value;
}

function factsOf(text: string) {
  return cardFacts({ fingerprint, bins }, { number: number(text), network: networkOf(number(text)) });
}

describe('the fingerprint', () => {
  test('is the same however the number was written, and after the vault key was rotated', () => {
    const rotated = createFingerprint(createVaultKeys({ secretRoot, sealing: randomBytes(32), old: [] }));
    const once = fingerprint(number('4111 1111 1111 1111'));
    expect(once).toMatch(/^[0-9a-f]{32}$/);
    expect(fingerprint(number('4111-1111-1111-1111'))).toBe(once);
    expect(rotated(number('4111111111111111'))).toBe(once);
  });

  test('is another one for another number or another service', () => {
    const elsewhere = createFingerprint(
      createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] }),
    );
    const once = fingerprint(number('4111111111111111'));
    expect(fingerprint(number('4012001037141112'))).not.toBe(once);
    expect(elsewhere(number('4111111111111111'))).not.toBe(once);
  });
});

describe('the facts of a card', () => {
  test.each([
    ['4111111111111111', 'VISA', 'CREDIT', true],
    ['5555555555554444', 'MASTERCARD', 'CREDIT', true],
    ['6070000000000010', 'RUPAY', 'DEBIT', true],
    ['378282246310005', 'AMEX', 'CREDIT', true],
    ['4012001037141112', 'VISA', 'DEBIT', true],
    ['4000000000000002', 'VISA', 'CREDIT', true],
    ['4000050000000056', 'VISA', 'DEBIT', false],
    ['4895370012003478', 'VISA', 'CREDIT', true],
  ])('%s: %s %s', async (text, brand, type, tokenizable) => {
    expect(await factsOf(text)).toMatchObject({
      isin: text.slice(0, 6),
      lastFour: text.slice(-4),
      brand,
      type,
      tokenizable,
      subType: 'NA',
      issuer: 'Sandbox Bank',
      issuerCountry: 'INDIA',
      bankCode: 'SVC_SANDBOX',
    });
  });

  test('of a BIN that is not in the table are few, and guessed at nowhere', async () => {
    expect(await factsOf('5105105105105100')).toEqual({
      isin: '510510',
      lastFour: '5100',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      brand: 'MASTERCARD',
      type: '',
      subType: null,
      issuer: '',
      issuerCountry: '',
      bankCode: '',
      tokenizable: false,
    });
  });

  const listed: Bin = {
    prefix: '411111',
    brand: '',
    type: 'DEBIT',
    subType: 'GOLD',
    issuer: 'Listed Bank',
    country: 'NEPAL',
    bankCode: 'LISTED',
    tokenizable: false,
    takesMandates: false,
    takesDirectOtp: false,
  };
  const factsBy = (row: Bin) =>
    cardFacts(
      { fingerprint, bins: { find: async () => row } },
      { number: number('4111111111111111'), network: 'VISA' },
    );

  test('are what the BIN table says', async () => {
    expect(await factsBy(listed)).toMatchObject({
      brand: 'VISA',
      type: 'DEBIT',
      subType: 'GOLD',
      issuer: 'Listed Bank',
      issuerCountry: 'NEPAL',
      bankCode: 'LISTED',
      tokenizable: false,
    });
  });

  test('name the network that the BIN table names, if it is one that the service knows', async () => {
    expect((await factsBy({ ...listed, brand: 'RUPAY' })).brand).toBe('RUPAY');
    expect((await factsBy({ ...listed, brand: 'MEAL CARD' })).brand).toBe('VISA');
  });

  test('are found by nine digits of the number and no more', async () => {
    const asked: string[] = [];
    const find = async (digits: string) => {
      asked.push(digits);
      return null;
    };
    await cardFacts({ fingerprint, bins: { find } }, { number: number('4111111111111111'), network: 'VISA' });
    expect(asked).toEqual(['411111111']);
  });

  test('never hold the number', async () => {
    await fc.assert(
      fc.asyncProperty(luhnValidNumber, async (digits) => !JSON.stringify(await factsOf(digits)).includes(digits)),
      seeded(),
    );
  });
});
