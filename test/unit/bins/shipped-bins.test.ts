import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardNetwork } from '../../../server/domain/card-network.ts';
import { possibleBins } from '../../../server/domain/cards/bin.ts';
import { networkOfDigits, networkRanges } from '../../../server/domain/cards/network-ranges.ts';
import { sandboxCards } from '../../../server/gateways/sandbox/cards.ts';
import { shippedBins } from '../../../server/storage/shipped-bins.ts';
import { seeded } from '../../support/seeded.ts';

const sandbox = shippedBins('sandbox');
const production = shippedBins('production');

describe('the BIN table that comes with the service', () => {
  it.each(sandboxCards.map(({ number }) => number))('knows the issuer of the sandbox card %s', (number) => {
    expect(sandbox(number)).toMatchObject({ prefix: number.slice(0, 6), issuer: 'Sandbox Bank', country: 'INDIA' });
  });

  it('has BIN 400005 as one that cannot be tokenized, unlike its neighbours', () => {
    expect(['400004', '400005', '400000', '489537'].map((bin) => sandbox(bin)?.tokenizable)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(['400004', '400005'].map((bin) => sandbox(bin)?.issuer)).toEqual(['', 'Sandbox Bank']);
  });

  it('knows the network alone of other numbers inside a network’s range', () => {
    expect(sandbox('510510510')).toEqual({
      prefix: '510510',
      brand: 'MASTERCARD',
      type: '',
      subType: null,
      issuer: '',
      country: '',
      bankCode: '',
      tokenizable: false,
      takesMandates: false,
      takesDirectOtp: false,
    });
  });

  it('knows no issuer in production', () => {
    for (const { number } of sandboxCards) expect(production(number)).toMatchObject({ issuer: '', tokenizable: false });
  });

  it('knows nothing of numbers in no network’s range, of a range that was carved out, and of fewer than six digits', () => {
    for (const digits of ['000000', '999999', '637513', '41111', '']) expect(sandbox(digits)).toBeNull();
  });

  it('names the network that the ranges name, whatever the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), (prefix) => {
        expect(production(`${prefix}`)?.brand ?? '').toBe(networkOfDigits(`${prefix}`));
      }),
      seeded(),
    );
  });
});

describe('the ranges of the networks', () => {
  it('can go to a browser as JSON, and name networks that there are', () => {
    expect(JSON.parse(JSON.stringify(networkRanges))).toEqual(networkRanges);
    const names: ReadonlySet<string> = new Set(Object.values(CardNetwork));
    for (const [from, to, network] of networkRanges) {
      expect([from >= 100_000, from <= to, to <= 999_999, names.has(network)]).toEqual([true, true, true, true]);
    }
  });

  it('decide by the first that fits', () => {
    expect(['508500', '508499', '652100', '652099', '353000'].map(networkOfDigits)).toEqual([
      'RUPAY',
      'MAESTRO',
      'RUPAY',
      'DISCOVER',
      'JCB',
    ]);
  });
});

describe('the BINs that a number may be listed under', () => {
  it('are its first nine to six digits, the longest first', () => {
    expect(possibleBins('4111112223334444')).toEqual(['411111222', '41111122', '4111112', '411111']);
    expect(possibleBins('4111112')).toEqual(['4111112', '411111']);
    expect(possibleBins('41111')).toEqual([]);
  });
});
