/** Payment page settings as the contract writes them. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { PaymentPageSettings } from '../../../domain/merchants/merchant.ts';

/** The settings without the response key. */
export function toPaymentPage(page: PaymentPageSettings): components['schemas']['PaymentPageSettings'] {
  return {
    display_name: page.displayName,
    logo_url: page.logoUrl,
    return_url: page.returnUrl,
    allowed_origins: page.allowedOrigins,
    frame_ancestors: page.frameAncestors,
    use_signed_response: page.useSignedResponse,
    response_key_set: page.responseKey !== null,
  };
}
