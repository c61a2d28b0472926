/**
 * POST /session: an order with the link to its payment page and the payload for the client SDK.
 */
import type { SessionsHandlers } from '../../generated/server/handlers.ts';
import { ErrorCode } from '../../generated/values.ts';
import type { ClientTokens } from '../client-auth/token.ts';
import type { Environment } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import type { Contexts } from '../http/context.ts';
import { warnOfNoWebhook, warnOfRouting } from '../orders/call-warnings.ts';
import { submitted } from '../orders/handlers.ts';
import type { PageLinks } from '../orders/page-links.ts';
import type { SubmitOrder } from '../orders/submit-order.ts';
import { fromSessionRequest, toChange } from '../orders/terms/wire.ts';
import type { Clock } from '../runtime.ts';
import { toSession } from './wire.ts';

export interface SessionsDeps {
  readonly submitOrder: SubmitOrder;
  readonly links: PageLinks;
  readonly clientTokens: ClientTokens;
  readonly environment: Environment;
  readonly clock: Clock;
}

export function sessionsHandlers(deps: SessionsDeps): SessionsHandlers<Contexts> {
  const { submitOrder, links, clientTokens, environment, clock } = deps;
  return {
    async createSession({ body }, context) {
      const { merchant, routingId, requestId } = context;
      if (body.payment_page_client_id !== merchant.clientId) throw new ApiError(ErrorCode.invalid_client_id);
      const terms = fromSessionRequest(body);
      const result = await submitOrder({
        merchant,
        openedBy: 'merchant',
        purpose: 'payment',
        terms,
        change: toChange(body, terms, ''),
        routingId,
        links: ['session'],
      });
      const stored = submitted(result, terms.orderId);
      warnOfRouting(stored.order, context);
      warnOfNoWebhook(stored.order, context);
      const token = await clientTokens.mint(merchant.merchantId, { kind: 'order', orderKey: stored.key });
      const link = links.ofSession(stored.order);
      const answer = toSession(stored.order, { merchant, link, token, requestId, environment, now: clock.now() });
      return { status: 200, body: answer, headers: { 'Cache-Control': 'no-store' } };
    },
  };
}
