/**
 * Card Info: what is known of a card by its first digits.
 */
import type { BinsHandlers } from '../../../generated/server/handlers.ts';
import type { BinTable } from '../../domain/cards/bin.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-requestor.ts';
import type { Contexts } from '../../http/request/context.ts';
import { toCardBin, unknownBinError } from './wire.ts';

export interface BinsDeps {
  readonly bins: BinTable;
  readonly tokenRequestorOf: TokenRequestorOf;
}

export function binsHandlers({ bins, tokenRequestorOf }: BinsDeps): BinsHandlers<Contexts> {
  return {
    async getCardInfo({ path, query }, { merchant }) {
      const bin = await bins.find(path.bin);
      if (bin === null) throw unknownBinError();
      const body = toCardBin(bin, tokenRequestorOf(merchant, bin) !== null, query);
      return { status: 200, headers: { 'Cache-Control': 'no-store' }, body };
    },
  };
}
