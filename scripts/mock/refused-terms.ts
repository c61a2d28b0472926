/** What the service refuses of the terms of an order to create, or of a session, by the service's own rules. Pure. */
import type { components } from '../../generated/openapi.d.ts';
import { ErrorCode, OperationId, SessionAction } from '../../generated/values.ts';
import { ApiError } from '../../server/http/api-error.ts';
import type { OrderTerms } from '../../server/orders/new-order.ts';
import { addressProblem } from '../../server/orders/terms/check-terms.ts';
import { fromCreateForm, fromOrderPart, fromSessionRequest, termsError } from '../../server/orders/terms/wire.ts';
import { orderOfSession } from '../../server/sessions/wire.ts';
import { namedOrder } from '../../server/txns/wire.ts';
import { endpointPolicy } from '../../server/webhooks/url-rule.ts';
import type { Call } from './ask-prism.ts';
import { errorOf } from './error-of.ts';
import { startForm } from './refused-start.ts';
import { plainFields, type SentBody } from './sent-body.ts';

type CreateForm = components['schemas']['OrderCreateForm'];
type SessionRequest = components['schemas']['SessionRequest'];

/** As a merchant of the sandbox at first. */
const rules = {
  merchant: { webhook: { urlHosts: [] } },
  environment: 'sandbox',
  endpoints: endpointPolicy('sandbox', 'allowed'),
} as const;

function addressError(returnUrl: string, webhookUrl: string | undefined, prefix = ''): ApiError | undefined {
  const problem = addressProblem(returnUrl, webhookUrl, rules);
  return problem && termsError(problem, prefix);
}

function badAddress({ returnUrl, metadata }: OrderTerms, prefix = ''): ApiError | undefined {
  const webhookUrl = metadata.find(({ name }) => name === 'webhook_url')?.value;
  return addressError(returnUrl, webhookUrl, prefix);
}

function sessionError(body: SentBody): ApiError | undefined {
  if (body.kind !== 'json') return undefined;
  const session: SessionRequest = JSON.parse(JSON.stringify(body.value));
  // What is no text is refused as that.
  if (typeof (session.return_url ?? '') !== 'string') return undefined;
  if (session.action !== SessionAction.paymentManagement)
    return badAddress(fromSessionRequest(orderOfSession(session)));
  const { customer_id: customer = '', return_url: returnUrl = '' } = session;
  return (
    addressError(returnUrl, undefined) ?? (customer === '' ? new ApiError(ErrorCode.customer_id_not_found) : undefined)
  );
}

function orderError(body: SentBody): ApiError | undefined {
  if (body.kind !== 'form') return undefined;
  const form: CreateForm = JSON.parse(JSON.stringify(plainFields(body.fields, OperationId.createOrder)));
  return badAddress(fromCreateForm(form));
}

/** The order part of POST /txns. */
function partError(body: SentBody): ApiError | undefined {
  const form = startForm(body);
  const part = form && namedOrder(form).part;
  return part && badAddress(fromOrderPart(part), 'order.');
}

/** The request is held against the contract afterwards; what that finds goes before this. */
export function termsRefusal({ operation: { id }, body }: Call): ApiError | undefined {
  if (id === OperationId.createOrder) return errorOf(() => orderError(body));
  if (id === OperationId.createSession) return errorOf(() => sessionError(body));
  return id === OperationId.startTxn ? errorOf(() => partError(body)) : undefined;
}
