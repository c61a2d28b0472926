/**
 * Handler that tokenizes a stored card without a purchase.
 */

import type { components } from '../../../generated/openapi.d.ts';
import type { TokensHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { CallerCards } from '../../auth/card-owner.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { ClientContext, Contexts, MerchantContext } from '../../http/request/context.ts';
import type { OrderRefusal, TokenizeOutOfBand } from '../../usecases/payments/tokenize-out-of-band.ts';
import { submissionError } from '../orders/handlers.ts';
import { refuseForeignReturn, startError, toTxnStart } from '../txns/wire.ts';
import { noTokenPossibleError } from './invalid-action.ts';

export interface OutOfBandHandlersDeps {
  readonly tokenizeOutOfBand: TokenizeOutOfBand;
  readonly callerCards: Pick<CallerCards, 'customerToChange'>;
}

type Form = components['schemas']['CardTokenizationForm'];

/**
 * Restricts customers' client auth tokens: the verification payment must not use an order id that the merchant knows, and its return
 * URL must belong to the merchant.
 */
function refuseShaping({ order_id, return_url }: Form, { kind, merchant }: MerchantContext | ClientContext): void {
  if (kind === 'merchant') return;
  if (order_id !== undefined) {
    const reason = 'requires an API key';
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'order_id', reason }] });
  }
  refuseForeignReturn(return_url, 'return_url', merchant);
}

function orderRefusedError(refusal: OrderRefusal, orderId: string): ApiError {
  if (refusal.kind === 'refused' && refusal.code === ErrorCode.unique) {
    const reason = 'belongs to another order; choose another id, or omit it';
    return new ApiError(ErrorCode.unique, { fields: [{ name: 'order_id', reason }] });
  }
  return submissionError(refusal, orderId);
}

export function outOfBandHandlers(deps: OutOfBandHandlersDeps): Pick<TokensHandlers<Contexts>, 'tokenizeStoredCard'> {
  const { tokenizeOutOfBand, callerCards } = deps;
  return {
    async tokenizeStoredCard({ path, body }, caller) {
      const { merchant, address, userAgent, routingId } = caller;
      refuseShaping(body, caller);
      await callerCards.customerToChange(caller, body.customer_id);
      const result = await tokenizeOutOfBand({
        merchant,
        customerId: body.customer_id,
        cardReference: path.card_reference,
        securityCode: body.card_security_code ?? '',
        consent: { via: 'merchant', textVersion: '', address, userAgent },
        orderId: body.order_id ?? null,
        reference: null,
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
        case 'order-refused':
          throw orderRefusedError(result.result, body.order_id ?? '');
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
