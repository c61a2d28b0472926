/**
 * Card Info: what is known of a card by its first digits.
 */
import type { BinsHandlers } from '../../generated/server/handlers.ts';
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from '../http/api-error.ts';
import type { Contexts } from '../http/context.ts';
import type { TokenRequestorOf } from '../tokens/token-requestor.ts';
import type { BinTable } from './bin.ts';
import { toCardBin } from './wire.ts';

export interface BinsDeps {
  readonly bins: BinTable;
  readonly tokenRequestorOf: TokenRequestorOf;
}

export function binsHandlers({ bins, tokenRequestorOf }: BinsDeps): BinsHandlers<Contexts> {
  return {
    async getCardInfo({ path, query }, { merchant }) {
      const bin = await bins.find(path.bin);
      if (bin === null) throw unknownBin();
      const body = toCardBin(bin, tokenRequestorOf(merchant, bin) !== null, query);
      return { status: 200, headers: { 'Cache-Control': 'no-store' }, body };
    },
  };
}

function unknownBin(): ApiError {
  const message =
    'Nothing is known of cards that begin with these digits; treat the card as one that cannot be tokenized.';
  return new ApiError(ErrorCode.object_not_found, { message });
}
