/** What the service refuses of what a call says of an order, or of a customer's cards, by the service's own rules. Pure. */
import { ErrorCode, OperationId, SessionAction } from '../../generated/values.ts';
import { ApiError } from '../../server/http/api-error.ts';
import type { Call } from './ask-prism.ts';
import { errorOf } from './error-of.ts';
import { changeBy, checkAddresses, saidOf, sessionIn } from './said-of-order.ts';
import type { SentBody } from './sent-body.ts';
import type { KnownOrder } from './story.ts';

/** A session that has no order. */
function managementError(body: SentBody): ApiError | undefined {
  const session = sessionIn(body);
  if (session?.action !== SessionAction.paymentManagement) return undefined;
  const { customer_id: customer = '', return_url: returnUrl = '' } = session;
  checkAddresses(returnUrl, undefined, '');
  return customer === '' ? new ApiError(ErrorCode.customer_id_not_found) : undefined;
}

/** The request is held against the contract afterwards; what that finds goes before this. */
export function termsRefusal({ operation: { id }, body }: Call): ApiError | undefined {
  return errorOf(() => {
    if (id === OperationId.createSession) return managementError(body) ?? refusedSaid(id, body);
    return refusedSaid(id, body);
  });
}

function refusedSaid(id: string, body: SentBody): undefined {
  saidOf(id, body);
}

/** POST /orders begins an order anew; a payment without an API key pays it as it is. */
function changes({ operation: { id }, request: { headers } }: Call): boolean {
  if (id === OperationId.startTxn) return headers.authorization !== undefined;
  return id === OperationId.updateOrder || id === OperationId.createSession;
}

/** A change of an order that is paid, held or let go, or of what decides over a payment that is under way. */
export function changeRefusal(call: Call, { isHeard, terms, attempts }: KnownOrder): ApiError | undefined {
  if (!isHeard || !changes(call)) return undefined;
  return errorOf(() => {
    const said = saidOf(call.operation.id, call.body);
    const decision = said && changeBy(said, terms, attempts);
    return decision?.kind === 'refusal' ? new ApiError(decision.code) : undefined;
  });
}
