/**
 * Card Info: what is known of a card by its first digits.
 */

import type { components } from '../../../generated/openapi.d.ts';
import type { BinsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { Bin, BinTable } from '../../domain/cards/bin.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Contexts } from '../../http/request/context.ts';

/** What the caller asked for besides. */
export interface CardInfoOptions {
  readonly 'options.check_mandate_support'?: boolean;
  readonly 'options.check_direct_otp_support'?: boolean;
}

/** `tokenizable`: whether tokens of such cards can be made for the merchant that asks. */
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

/** The error of digits of which nothing is known. */
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
