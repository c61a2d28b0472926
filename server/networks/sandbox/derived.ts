/**
 * What the sandbox network makes up for a token: number, reference, payment account, cryptograms. Pure, and computed from
 * the token's uid alone, so that the same question has the same answer and nothing of it needs to be stored.
 */
import { createHash } from 'node:crypto';
import { CardNumber, passesLuhn } from '../../domain/cards/card-number.ts';
import { Cryptogram } from '../../domain/cards/cryptogram.ts';

/** The first six digits of all tokens of the sandbox network. */
const TOKEN_BIN = '489537';
const YEARS = 4;

function hashOf(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function withCheckDigit(digits: string): string {
  return [...'0123456789'].map((digit) => `${digits}${digit}`).find(passesLuhn) ?? digits;
}

/** The token's number: sixteen digits with a right check digit. */
export function tokenNumber(tokenUid: string): CardNumber {
  const serial = String(hashOf('number', tokenUid).readUIntBE(0, 6) % 10 ** 9).padStart(9, '0');
  const parsed = CardNumber.parse(withCheckDigit(`${TOKEN_BIN}${serial}`));
  if (!parsed.ok) throw new Error('a made-up token number cannot be read');
  return parsed.value;
}

/** The network's name for the token. */
export function tokenReference(tokenUid: string): string {
  return `sbt_${hashOf('reference', tokenUid).toString('hex').slice(0, 24)}`;
}

/** The payment account behind a card: 29 characters, the same for all tokens of one card. */
export function paymentAccount(cardFingerprint: string): string {
  return `V001${hashOf('account', cardFingerprint).toString('hex').toUpperCase().slice(0, 25)}`;
}

/** The cryptogram of one payment. */
export function paymentCryptogram(tokenUid: string, txnUuid: string): Cryptogram {
  const cryptogram = Cryptogram.read(hashOf('cryptogram', tokenUid, txnUuid).subarray(0, 20).toString('base64'));
  if (cryptogram === null) throw new Error('a made-up cryptogram cannot be read');
  return cryptogram;
}

/** The expiry of a token that was asked for at this time: the same month, some years on. */
export function tokenExpiry(askedAt: Date): { readonly expiryMonth: string; readonly expiryYear: string } {
  return {
    expiryMonth: String(askedAt.getUTCMonth() + 1).padStart(2, '0'),
    expiryYear: String(askedAt.getUTCFullYear() + YEARS),
  };
}
