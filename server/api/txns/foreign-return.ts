/**
 * Where a caller without an API key may send the customer back to: nobody is led by the merchant's orders to an address that
 * is not the merchant's.
 */
import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { ApiError } from '../../http/errors/api-error.ts';

/** The merchant's own origins. Where none are set, there is none to return to. */
function knownOrigins({ paymentPage }: Merchant): string[] {
  const addresses = [...paymentPage.allowedOrigins, ...(paymentPage.returnUrl === null ? [] : [paymentPage.returnUrl])];
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
}

/** @throws ApiError for an address of an origin that is not the merchant's; `name` is the field that it was sent in. */
export function refuseForeignReturn(url: string | undefined, name: string, merchant: Merchant): void {
  const origins = knownOrigins(merchant);
  if (url === undefined || (URL.canParse(url) && origins.includes(new URL(url).origin))) return;
  const reason =
    'must have the origin of a URL in the payment page settings (PUT /settings/payment-page: return_url, allowed_origins), or be sent with an API key';
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
