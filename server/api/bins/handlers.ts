/**
 * Handler of Card Info: the BIN data of a card's first digits.
 */

import type { components } from '../../../generated/openapi.d.ts';
import type { BinsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { Bin, BinTable } from '../../domain/cards/bin.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Contexts } from '../../http/request/context.ts';

/** The `options.*` parameters. */
export interface CardInfoOptions {
  readonly 'options.check_mandate_support'?: boolean;
  readonly 'options.check_direct_otp_support'?: boolean;
}

/** `tokenizable`: whether such cards can be tokenized for the calling merchant. */
function toCardBin(
  bin: Bin,
  tokenizable: Bin['tokenizable'],
  options: CardInfoOptions,
): components['schemas']['CardBin'] {
  return {
    id: bin.prefix,
    object: 'cardbin',
    brand: bin.brand,
    bank: bin.issuer,
    country: bin.country,
    type: bin.type,
    card_sub_type: bin.subType ?? '',
    svc_bank_code: bin.bankCode,
    tokenize_support: tokenizable,
    ...(options['options.check_mandate_support'] ? { mandate_support: bin.takesMandates } : {}),
    ...(options['options.check_direct_otp_support'] ? { direct_otp_support: bin.takesDirectOtp } : {}),
  };
}

/** The error for an unknown BIN. */
function unknownBinError(): ApiError {
  const message = 'No card information exists for this BIN. Treat the card as not tokenizable.';
  return new ApiError(ErrorCode.object_not_found, { message });
}

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
