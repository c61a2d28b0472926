/**
 * What is known of a card by its first digits (its BIN, six to nine of them): issuer, type, country.
 * The table holds the issuers of the sandbox cards; a fuller one can stand behind the same interface.
 */
import { CardNetwork } from '../vault/card-network.ts';

/** Empty when not known. */
export type CardType = 'CREDIT' | 'DEBIT' | '';

export interface Bin {
  /** Six to nine digits. */
  readonly prefix: string;
  readonly brand: CardNetwork;
  readonly type: CardType;
  readonly subType: string;
  readonly issuer: string;
  readonly country: string;
  readonly bankCode: string;
  /** Whether the card network makes tokens for it. */
  readonly tokenizable: boolean;
}

export interface BinTable {
  /** The longest BIN that the digits begin with, or null. */
  find(digits: string): Bin | null;
}

const shortest = 6;
const longest = 9;

/** A table to look numbers up in; the longest match wins. */
export function createBinTable(rows: readonly Bin[]): BinTable {
  const byPrefix = new Map(rows.map((row) => [row.prefix, row]));
  return {
    find(digits) {
      for (let length = Math.min(longest, digits.length); length >= shortest; length--) {
        const bin = byPrefix.get(digits.slice(0, length));
        if (bin !== undefined) return bin;
      }
      return null;
    },
  };
}

const sandboxIssuer = {
  subType: 'NA',
  issuer: 'Sandbox Bank',
  country: 'INDIA',
  bankCode: 'SVC_SANDBOX',
  tokenizable: true,
};

/** The issuers of the sandbox cards. All of them are invented. */
export const sandboxBins: readonly Bin[] = [
  { ...sandboxIssuer, prefix: '411111', brand: CardNetwork.VISA, type: 'CREDIT' },
  { ...sandboxIssuer, prefix: '555555', brand: CardNetwork.MASTERCARD, type: 'CREDIT' },
  { ...sandboxIssuer, prefix: '607000', brand: CardNetwork.RUPAY, type: 'DEBIT' },
  { ...sandboxIssuer, prefix: '378282', brand: CardNetwork.AMEX, type: 'CREDIT' },
  { ...sandboxIssuer, prefix: '401200', brand: CardNetwork.VISA, type: 'DEBIT' },
  { ...sandboxIssuer, prefix: '400000', brand: CardNetwork.VISA, type: 'CREDIT' },
  { ...sandboxIssuer, prefix: '400005', brand: CardNetwork.VISA, type: 'DEBIT', tokenizable: false },
  { ...sandboxIssuer, prefix: '489537', brand: CardNetwork.VISA, type: 'CREDIT' },
];
