/** Stripe's errors (https://docs.stripe.com/api/errors). */
import type { SimulatedReply } from '../gateway.ts';
import type { CardDecline } from './cards.ts';

export type StripeObject = Readonly<Record<string, unknown>>;

export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeObject;
  /** Found before the request was executed: Stripe then stores no result for the idempotency key. */
  readonly beforeExecution: boolean;

  constructor(status: number, body: StripeObject & { readonly message: string }, beforeExecution = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.beforeExecution = beforeExecution;
  }
}

export function invalidRequest(message: string, more: StripeObject = {}, status = 400): StripeError {
  return new StripeError(status, { type: 'invalid_request_error', message, ...more });
}

/** A fault of a parameter, found before the request is executed. */
export function invalidParameter(code: string, param: string, message: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', code, param, message }, true);
}

export function noSuchObject(kind: string, id: string, param: string): StripeError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
}

/** A card error, as in the answer and in `last_payment_error`. */
export function cardError({ code, declineCode, message }: CardDecline): StripeObject & { readonly message: string } {
  return {
    type: 'card_error',
    code,
    ...(declineCode !== null && { decline_code: declineCode }),
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    message,
  };
}

export function jsonReply(status: number, body: StripeObject): SimulatedReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body, null, 2) };
}

export const errorReply = (status: number, error: StripeObject): SimulatedReply => jsonReply(status, { error });

export const serverError = (): SimulatedReply =>
  errorReply(500, { type: 'api_error', message: 'An unknown error occurred' });
