/**
 * Handler of POST /session: creates an order with a payment page link, or a link to a customer's stored cards, with the payload for
 * the client SDK.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { SessionsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode, SessionAction } from '../../../generated/values.ts';
import type { ClientTokens } from '../../auth/client-tokens.ts';
import { returnUrlProblem } from '../../domain/payments/check-terms.ts';
import type { PageLinks } from '../../domain/payments/reference.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { warnOfCustomerRouting, warnOfNoWebhook, warnOfOrder } from '../../http/request/call-warnings.ts';
import type { Contexts, MerchantContext } from '../../http/request/context.ts';
import type { Environment } from '../../platform/config.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { OpenManagement } from '../../usecases/customers/open-management.ts';
import type { SubmitOrder } from '../../usecases/payments/submit-order.ts';
import { submitted } from '../orders/handlers.ts';
import { fromSessionRequest, termsError, toChange } from '../orders/terms-wire.ts';
import { orderOfSession, toManagementSession, toSession } from './wire.ts';

type SessionRequest = components['schemas']['SessionRequest'];
type Session = components['schemas']['Session'];

export interface SessionsDeps {
  readonly submitOrder: SubmitOrder;
  readonly openManagement: OpenManagement;
  readonly links: PageLinks;
  readonly clientTokens: ClientTokens;
  readonly environment: Environment;
  readonly clock: Clock;
}

export function sessionsHandlers(deps: SessionsDeps): SessionsHandlers<Contexts> {
  const { submitOrder, openManagement, links, clientTokens, environment, clock } = deps;

  async function openPayment(body: SessionRequest, context: MerchantContext): Promise<Session> {
    const { merchant, routingId, requestId } = context;
    const orderRequest = orderOfSession(body);
    const terms = fromSessionRequest(orderRequest);
    const result = await submitOrder({
      merchant,
      openedBy: 'merchant',
      purpose: 'payment',
      terms,
      change: toChange(orderRequest, terms, ''),
      routingId,
      links: ['session'],
    });
    const stored = submitted(result, terms.orderId);
    warnOfOrder(stored.order, context);
    warnOfNoWebhook(stored.order, context);
    const token = await clientTokens.mint(merchant.merchantId, { kind: 'order', orderKey: stored.key });
    const link = links.ofSession(stored.order);
    return toSession(stored.order, { merchant, link, token, requestId, environment, now: clock.now() });
  }

  async function openCards(body: SessionRequest, context: MerchantContext): Promise<Session> {
    const { merchant, requestId } = context;
    const { customer_id: customerId = '', return_url: returnUrl = '' } = body;
    const reason = returnUrl === '' ? undefined : returnUrlProblem(returnUrl, environment);
    if (reason !== undefined) throw termsError({ field: 'returnUrl', reason });
    const opened = await openManagement(merchant, { customerId, returnUrl });
    if (opened === undefined) throw new ApiError(ErrorCode.customer_id_not_found);
    warnOfCustomerRouting(opened.customer, context);
    const scope = { kind: 'customer', customerUid: opened.customer.uid } as const;
    const token = await clientTokens.mint(merchant.merchantId, scope);
    for (const name of ['order_id', 'amount'] as const) if (body[name] !== undefined) context.ignore(name);
    const { link } = opened;
    return toManagementSession(opened, { merchant, link, token, requestId, environment, now: clock.now() });
  }

  return {
    async createSession({ body }, context) {
      if (body.payment_page_client_id !== context.merchant.clientId) throw new ApiError(ErrorCode.invalid_client_id);
      const management = body.action === SessionAction.paymentManagement;
      const answer = management ? await openCards(body, context) : await openPayment(body, context);
      return { status: 200, body: answer, headers: { 'Cache-Control': 'no-store' } };
    },
  };
}
