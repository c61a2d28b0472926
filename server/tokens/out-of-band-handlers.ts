/**
 * The operation that tokenizes a stored card without a purchase.
 */
import type { components } from '../../generated/openapi.d.ts';
import type { TokensHandlers } from '../../generated/server/handlers.ts';
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from '../http/api-error.ts';
import type { Contexts } from '../http/context.ts';
import { startError, toTxnStart } from '../txns/wire.ts';
import type { CallerCustomer } from './caller-customer.ts';
import { noTokenPossibleError } from './invalid-action.ts';
import type { TokenizeOutOfBand } from './out-of-band.ts';

export interface OutOfBandHandlersDeps {
  readonly tokenizeOutOfBand: TokenizeOutOfBand;
  readonly callerCustomer: CallerCustomer;
}

function refuseWithoutConsent({ consent }: components['schemas']['CardTokenizationForm']): void {
  if (consent) return;
  const reason = "must be true; a token is made only with the customer's consent";
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'consent', reason }] });
}

export function outOfBandHandlers(deps: OutOfBandHandlersDeps): Pick<TokensHandlers<Contexts>, 'tokenizeStoredCard'> {
  const { tokenizeOutOfBand, callerCustomer } = deps;
  return {
    async tokenizeStoredCard({ path, body }, caller) {
      const { merchant, address, userAgent, routingId } = caller;
      refuseWithoutConsent(body);
      if ((await callerCustomer(body.customer_id, caller)) === '') throw new ApiError(ErrorCode.object_not_found);
      const result = await tokenizeOutOfBand({
        merchant,
        customerId: body.customer_id,
        cardReference: path.card_reference,
        securityCode: body.card_security_code ?? '',
        consent: { via: 'merchant', textVersion: '', address, userAgent },
        orderId: body.order_id ?? null,
        returnUrl: body.return_url ?? '',
        routingId,
        address: caller.kind === 'merchant' ? null : address,
      });
      switch (result.kind) {
        case 'started':
          return { status: 200, body: toTxnStart(result, result.url), headers: { 'Cache-Control': 'no-store' } };
        case 'unknown-card':
          throw new ApiError(ErrorCode.object_not_found);
        case 'impossible':
          throw noTokenPossibleError(result);
        case 'card-refused':
        case 'refused':
        case 'limited':
          throw startError(result, body.order_id ?? '');
        default:
          return result satisfies never;
      }
    },
  };
}
