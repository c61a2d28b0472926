import { describe, expect, test } from 'vitest';
import { CardNetwork, networkNamed } from '../../../server/domain/card-network.ts';
import { CardNumber } from '../../../server/domain/cards/card-number.ts';
import { networkOf } from '../../../server/domain/cards/network-of.ts';
import { type CardInput, readCard } from '../../../server/vault/read-card.ts';

const now = new Date('2026-03-15T10:00:00Z');

const good: CardInput = {
  number: '4111111111111111',
  securityCode: '123',
  expiryMonth: '12',
  expiryYear: '2030',
  namedNetwork: '',
};

function problemsOf(input: Partial<CardInput>, checks: 'strict' | 'lenient' = 'strict'): string[] {
  const reading = readCard({ ...good, ...input }, checks, now);
  return reading.ok ? [] : reading.problems.map(({ field, reason }) => `${field} ${reason}`);
}

describe('the network of a number', () => {
  test.each([
    ['4111111111111111', 'VISA'],
    ['4222222222222', 'VISA'],
    ['5555555555554444', 'MASTERCARD'],
    ['5105105105105100', 'MASTERCARD'],
    ['2223003122003222', 'MASTERCARD'],
    ['2720990000000007', 'MASTERCARD'],
    ['2721000000000004', ''],
    ['378282246310005', 'AMEX'],
    ['341111111111111', 'AMEX'],
    ['6070000000000010', 'RUPAY'],
    ['5085000000000000', 'RUPAY'],
    ['6521500000000000', 'RUPAY'],
    ['8172000000000000', 'RUPAY'],
    ['6759649826438453', 'MAESTRO'],
    ['5018000000000009', 'MAESTRO'],
    ['5084990000000000', 'MAESTRO'],
    ['30569309025904', 'DINERS'],
    ['36227206271667', 'DINERS'],
    ['6011111111111117', 'DISCOVER'],
    ['6500000000000002', 'DISCOVER'],
    ['3530111333300000', 'JCB'],
    ['6375130000000000', ''],
    ['9999999999999995', ''],
    ['000000000000', ''],
  ])('%s: %j', (digits, network) => {
    const parsed = CardNumber.parse(digits);
    expect(parsed.ok ? networkOf(parsed.value) : 'unreadable').toBe(network);
  });

  test('can be named by the caller in any case', () => {
    expect(['visa', ' RuPay ', 'CARD', ''].map(networkNamed)).toEqual(['VISA', 'RUPAY', '', '']);
  });

  test('that the caller named counts only where the number tells nothing', () => {
    const read = (number: string) => readCard({ ...good, number, namedNetwork: CardNetwork.RUPAY }, 'strict', now);
    expect(read('4111111111111111')).toMatchObject({ ok: true, card: { network: 'VISA' } });
    expect(read('9999999999999995')).toMatchObject({ ok: true, card: { network: 'RUPAY' } });
  });
});

describe('a card that is in order', () => {
  test('is read with its parts normalised', () => {
    const reading = readCard({ ...good, number: '4111-1111-1111-1111', expiryYear: '30' }, 'strict', now);
    expect(reading).toMatchObject({ ok: true, card: { network: 'VISA', expiry: { month: '12', year: '2030' } } });
    expect(JSON.stringify(reading)).toContain('"number":"[card number]","securityCode":"[card security code]"');
  });

  test.each([
    ['in its last month', { expiryMonth: '03', expiryYear: '26' }],
    ['American Express with four digits', { number: '378282246310005', securityCode: '1234' }],
    ['Maestro without a code', { number: '6759649826438453', securityCode: '' }],
    ['of an unknown network without a code', { number: '9999999999999995', securityCode: '' }],
    ['of an unknown network with four digits', { number: '9999999999999995', securityCode: '1234' }],
  ])('may be %s', (_what, input) => {
    expect(problemsOf(input)).toEqual([]);
  });
});

describe('a card that is not in order', () => {
  test.each([
    [
      'nothing at all',
      { number: '', securityCode: '', expiryMonth: '', expiryYear: '' },
      ['cardNumber missing', 'expiryMonth missing', 'expiryYear missing'],
    ],
    ['a month of one digit', { expiryMonth: '5' }, ['expiryMonth malformed']],
    ['month 00', { expiryMonth: '00' }, ['expiryMonth malformed']],
    ['month 13', { expiryMonth: '13' }, ['expiryMonth malformed']],
    ['a year of three digits', { expiryYear: '203' }, ['expiryYear malformed']],
    ['a year of another century', { expiryYear: '1930' }, ['expiryYear malformed']],
    ['a code of letters', { securityCode: 'abc' }, ['cardSecurityCode malformed']],
    ['a mistyped digit', { number: '4111111111111112' }, ['cardNumber checksum']],
    ['a month that is over', { expiryMonth: '02', expiryYear: '26' }, ['expiryYear expired']],
    ['a year that is over', { expiryMonth: '12', expiryYear: '2025' }, ['expiryYear expired']],
    ['four digits on a VISA card', { securityCode: '1234' }, ['cardSecurityCode length']],
    ['three digits on American Express', { number: '378282246310005' }, ['cardSecurityCode length']],
    ['no code on a VISA card', { securityCode: '' }, ['cardSecurityCode missing']],
    [
      'three faults at once',
      { number: '4111111111111112', securityCode: '1234', expiryYear: '20' },
      ['cardNumber checksum', 'expiryYear expired', 'cardSecurityCode length'],
    ],
  ])('%s: every fault is named', (_what, input, problems) => {
    expect(problemsOf(input)).toEqual(problems);
  });

  test('every problem says what to do and repeats nothing', () => {
    const reading = readCard({ ...good, number: '4111111111111112', securityCode: '9137' }, 'strict', now);
    expect(reading.ok ? [] : reading.problems.map(({ text }) => text)).toEqual([
      'The check digit is wrong. Check the number and enter it again.',
      'The security code has 4 digits on American Express cards and 3 on others.',
    ]);
  });

  test('lenient checks let pass what can be read, and nothing else', () => {
    expect(problemsOf({ number: '4111111111111112', securityCode: '', expiryYear: '20' }, 'lenient')).toEqual([]);
    expect(problemsOf({ securityCode: '1234' }, 'lenient')).toEqual([]);
    expect(problemsOf({ number: 'card' }, 'lenient')).toEqual(['cardNumber malformed']);
    expect(problemsOf({ expiryMonth: '13' }, 'lenient')).toEqual(['expiryMonth malformed']);
  });

  test.each([
    ['2026-03-31T23:59:59.999Z', []],
    ['2026-04-01T00:00:00.000Z', ['expired']],
  ])('03/26 at %s: %j', (at, reasons) => {
    const reading = readCard({ ...good, expiryMonth: '03', expiryYear: '26' }, 'strict', new Date(at));
    expect(reading.ok ? [] : reading.problems.map(({ reason }) => reason)).toEqual(reasons);
  });
});
