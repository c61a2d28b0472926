/**
 * What is known of a card by its first digits (its BIN, six to nine of them): network, issuer, type, country.
 * Pure types; where it is known from is shipped-bins.ts (what comes with the service) and store.ts (what the operator loaded).
 */

export interface BinTableParts {
  readonly loaded: {
    /** The one of these BINs that comes first and is in the operator's table; null when none of them is. */
    findFirst(bins: readonly string[]): Promise<Bin | null>;
  };
  readonly shipped: (digits: string) => Bin | null;
}

/** A row of the operator wins over what comes with the service, even over a longer BIN of it. */
export function createBinTable({ loaded, shipped }: BinTableParts): BinTable {
  return {
    async find(digits) {
      return (await loaded.findFirst(possibleBins(digits))) ?? shipped(digits);
    },
  };
}

/** Empty when not known. */
export type CardType = 'CREDIT' | 'DEBIT' | '';

export interface Bin {
  /** Six to nine digits. */
  readonly prefix: string;
  /** The network's name. An operator's table may name networks that the service does not tell apart by number. */
  readonly brand: string;
  readonly type: CardType;
  /** The issuer's product; null when nothing is known of the issuer. */
  readonly subType: string | null;
  readonly issuer: string;
  readonly country: string;
  readonly bankCode: string;
  /** Whether the card network makes tokens for it. */
  readonly tokenizable: boolean;
  /** Whether it can be charged again under a mandate that the customer gave. */
  readonly takesMandates: boolean;
  /** Whether its issuer takes a one-time password without a page of its own. */
  readonly takesDirectOtp: boolean;
}

export interface BinTable {
  /** What is known of a number by its first digits (nine are enough; the longest BIN wins), or null. */
  find(digits: string): Promise<Bin | null>;
}

export const SHORTEST_BIN = 6;
export const LONGEST_BIN = 9;

/** The BINs that a number may be listed under, the longest first: its first nine, eight, seven and six digits. */
export function possibleBins(digits: string): readonly string[] {
  const lengths = [LONGEST_BIN, 8, 7, SHORTEST_BIN];
  return lengths.filter((length) => length <= digits.length).map((length) => digits.slice(0, length));
}
