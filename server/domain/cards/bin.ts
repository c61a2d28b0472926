/**
 * BINs, the first six to nine digits of a card number, which identify its network, issuer, type and country. Pure.
 * The operator's table is in storage/bin-table.ts, the table that ships with the service in storage/shipped-bins.ts.
 */

export interface BinTableParts {
  readonly loaded: {
    /** The first of these BINs that is in the operator's table; null when none is. */
    findFirst(bins: readonly string[]): Promise<Bin | null>;
  };
  readonly shipped: (digits: string) => Bin | null;
}

/** A row of the operator's table wins over the shipped table, even over a longer BIN there. */
export function createBinTable({ loaded, shipped }: BinTableParts): BinTable {
  return {
    async find(digits) {
      return (await loaded.findFirst(possibleBins(digits))) ?? shipped(digits);
    },
  };
}

/** Empty when unknown. */
export type CardType = 'CREDIT' | 'DEBIT' | '';

export interface Bin {
  /** Six to nine digits. */
  readonly prefix: string;
  /** The network's name. The operator's table may name networks that the service cannot derive from the number. */
  readonly brand: string;
  readonly type: CardType;
  /** The issuer's product; null when the issuer is unknown. */
  readonly subType: string | null;
  readonly issuer: string;
  readonly country: string;
  readonly bankCode: string;
  /** Whether the card network provisions tokens for the BIN. */
  readonly tokenizable: boolean;
  /** Whether the cards can be charged under a customer's mandate. */
  readonly takesMandates: boolean;
  /** Whether the issuer accepts a one-time password without its own page. */
  readonly takesDirectOtp: boolean;
}

export interface BinTable {
  /** The longest known BIN with which `digits` begins, or null. Nine digits are enough. */
  find(digits: string): Promise<Bin | null>;
}

export const SHORTEST_BIN = 6;
export const LONGEST_BIN = 9;

/** The BINs that may list a number, longest first: its first nine, eight, seven and six digits. */
export function possibleBins(digits: string): readonly string[] {
  const lengths = [LONGEST_BIN, 8, 7, SHORTEST_BIN];
  return lengths.filter((length) => length <= digits.length).map((length) => digits.slice(0, length));
}
