import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBinTable, sandboxBins } from '../../server/cards/bins.ts';
import { cardFacts } from '../../server/vault/card-facts.ts';
import { networkOf } from '../../server/vault/card-network.ts';
import { CardNumber } from '../../server/vault/card-number.ts';
import { createFingerprint } from '../../server/vault/fingerprint.ts';
import { createVaultKeys } from '../../server/vault/keys.ts';
import { seeded } from '../support/seeded.ts';
import { luhnValidNumber } from './card-numbers.ts';

const secretRoot = randomBytes(32);
const fingerprint = createFingerprint(createVaultKeys({ secretRoot, sealing: randomBytes(32), old: [] }));
const bins = createBinTable(sandboxBins);

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
  ])('%s: %s %s', (text, brand, type, tokenizable) => {
    expect(factsOf(text)).toMatchObject({
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

  test('of a BIN that is not in the table are few, and guessed at nowhere', () => {
    expect(factsOf('5105105105105100')).toEqual({
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

  test('are those of the longest BIN that the number begins with', () => {
    const nine = sandboxBins.slice(0, 1).map((row) => ({ ...row, prefix: '411111111', issuer: 'Nine Bank' }));
    const facts = cardFacts(
      { fingerprint, bins: createBinTable([...sandboxBins, ...nine]) },
      { number: number('4111111111111111'), network: 'VISA' },
    );
    expect(facts.issuer).toBe('Nine Bank');
  });

  test('never hold the number', () => {
    fc.assert(
      fc.property(luhnValidNumber, (digits) => !JSON.stringify(factsOf(digits)).includes(digits)),
      seeded(),
    );
  });
});

describe('the BIN table', () => {
  test('finds the longest BIN that fits, six to nine digits long', () => {
    const row = sandboxBins[0] ?? expect.fail('the table is empty');
    const table = createBinTable(['411111', '41111122', '411111223'].map((prefix) => ({ ...row, prefix })));
    const found = ['41111', '411111', '4111112', '41111122', '4111112234', '411112'].map(
      (digits) => table.find(digits)?.prefix,
    );
    expect(found).toEqual([undefined, '411111', '411111', '41111122', '411111223', undefined]);
  });
});
