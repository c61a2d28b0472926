/**
 * The BIN table that the service asks: the operator's rows, and behind them what comes with the service.
 */
import { type Bin, type BinTable, possibleBins } from './bin.ts';

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
