/**
 * The token data of the sandbox network: number, reference, payment account, cryptograms. Pure, and derived from the token's
 * uid, so that calls are idempotent and none of it is stored.
 */
import { createHash } from 'node:crypto';
import { CardNumber, passesLuhn } from '../../domain/cards/card-number.ts';
import { Cryptogram } from '../../domain/cards/token-network.ts';

/** The first six digits of all tokens of the sandbox network. */
const TOKEN_BIN = '489537';
const YEARS = 4;

function hashOf(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function withCheckDigit(digits: string): string {
  return [...'0123456789'].map((digit) => `${digits}${digit}`).find(passesLuhn) ?? digits;
}

/** The token's number: sixteen digits that pass the Luhn check. */
export function tokenNumber(tokenUid: string): CardNumber {
  const serial = String(hashOf('number', tokenUid).readUIntBE(0, 6) % 10 ** 9).padStart(9, '0');
  const parsed = CardNumber.parse(withCheckDigit(`${TOKEN_BIN}${serial}`));
  if (!parsed.ok) throw new Error('a derived token number is invalid');
  return parsed.value;
}

/** The network's reference of the token. */
export function tokenReference(tokenUid: string): string {
  return `sbt_${hashOf('reference', tokenUid).toString('hex').slice(0, 24)}`;
}

/** The payment account reference (PAR) of a card: 29 characters, the same for all tokens of the card. */
export function paymentAccount(cardFingerprint: string): string {
  return `V001${hashOf('account', cardFingerprint).toString('hex').toUpperCase().slice(0, 25)}`;
}

/** The cryptogram of one payment. */
export function paymentCryptogram(tokenUid: string, txnUuid: string): Cryptogram {
  const cryptogram = Cryptogram.read(hashOf('cryptogram', tokenUid, txnUuid).subarray(0, 20).toString('base64'));
  if (cryptogram === null) throw new Error('a derived cryptogram is invalid');
  return cryptogram;
}

/** The expiry of a token that was requested at this time: the same month, `YEARS` later. */
export function tokenExpiry(requestedAt: Date): { readonly expiryMonth: string; readonly expiryYear: string } {
  return {
    expiryMonth: String(requestedAt.getUTCMonth() + 1).padStart(2, '0'),
    expiryYear: String(requestedAt.getUTCFullYear() + YEARS),
  };
}
