/**
 * Reads PaymentIntents: the outcome of the payment, the receipt, the decline. Pure.
 * https://docs.stripe.com/payments/paymentintents/lifecycle
 */
import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import type { GatewayReceipt } from '../../domain/ports/gateway.ts';
import type { CustomerAction, Decline, FinalOutcome } from '../../domain/ports/gateway-connector.ts';
import { dateAt, readStripeError, type StripeError, textAt, valueAt } from './api.ts';
import { declineCodeOf, isListed } from './decline-codes.ts';

/** `open`: not confirmed, or waiting for something that cannot happen here. No money has moved; cancel it. */
export type IntentState =
  | FinalOutcome
  | { readonly kind: 'action'; readonly action: CustomerAction }
  | { readonly kind: 'pending' }
  | { readonly kind: 'open' };

const CHARGE = 'latest_charge';
const CARD = [CHARGE, 'payment_method_details', 'card'] as const;
const LAST_ERROR = 'last_payment_error';

/** What the receipt keeps under Stripe's own names, and where it is in a PaymentIntent with its charge. */
const keptFields: readonly (readonly [name: string, path: readonly string[]])[] = [
  ['payment_intent', ['id']],
  ['status', ['status']],
  ['charge', [CHARGE, 'id']],
  ['network_status', [CHARGE, 'outcome', 'network_status']],
  ['outcome_type', [CHARGE, 'outcome', 'type']],
  ['outcome_reason', [CHARGE, 'outcome', 'reason']],
  ['risk_level', [CHARGE, 'outcome', 'risk_level']],
  ['authorization_code', [...CARD, 'authorization_code']],
  ['network_transaction_id', [...CARD, 'network_transaction_id']],
  ['three_d_secure_result', [...CARD, 'three_d_secure', 'result']],
  ['three_d_secure_flow', [...CARD, 'three_d_secure', 'authentication_flow']],
  ['electronic_commerce_indicator', [...CARD, 'three_d_secure', 'electronic_commerce_indicator']],
  ['error_code', [LAST_ERROR, 'code']],
  ['decline_code', [LAST_ERROR, 'decline_code']],
  ['network_decline_code', [LAST_ERROR, 'network_decline_code']],
  ['advice_code', [LAST_ERROR, 'advice_code']],
];

/**
 * The receipt of a PaymentIntent. Stripe reports no retrieval reference number; `rrn` is the card network's id of the
 * transaction, which issuers can search for.
 */
export function receiptOf(intent: unknown): GatewayReceipt {
  const declined = valueAt(intent, LAST_ERROR);
  const decline = declined == null ? null : readStripeError(0, declined);
  const fields = keptFields
    .map(([name, path]) => [name, textAt(intent, ...path).slice(0, 200)] as const)
    .filter(([, value]) => value !== '');
  return {
    rrn: textAt(intent, ...CARD, 'network_transaction_id'),
    epgTxnId: textAt(intent, CHARGE, 'id') || textAt(intent, CHARGE) || textAt(intent, 'id'),
    authIdCode: textAt(intent, ...CARD, 'authorization_code'),
    respCode:
      decline === null ? textAt(intent, CHARGE, 'outcome', 'type') || textAt(intent, 'status') : codeOf(decline),
    respMessage: withoutCardNumbers(decline?.message ?? textAt(intent, CHARGE, 'outcome', 'seller_message')),
    created: dateAt(intent, CHARGE, 'created') ?? dateAt(intent, 'created') ?? new Date(0),
    raw: Object.fromEntries(fields),
  };
}

const codeOf = ({ declineCode, code, type, status }: StripeError): string =>
  declineCode || code || type || (status === 0 ? '' : `http_${status}`);

/** The decline that an error means. */
export function declineOf(error: StripeError, receipt: GatewayReceipt | null): Decline {
  return {
    code: declineCodeOf(error),
    ...(isListed(error) ? {} : { unmapped: true as const }),
    gatewayCode: codeOf(error),
    gatewayMessage: withoutCardNumbers(error.message),
    receipt,
  };
}

/** The decline of a PaymentIntent that was cancelled before it was paid. `because`: the code of Stripe that says why. */
export function cancelledDecline(intent: unknown, because: string): Decline {
  const error = {
    ...readStripeError(0, {}),
    code: because,
    message: 'The PaymentIntent was canceled before it was paid.',
  };
  return declineOf(error, receiptOf(intent));
}

/** Whether the issuer authenticated the customer: 3-D Secure passed, with or without a challenge. */
function isAuthenticated(intent: unknown): boolean {
  return textAt(intent, ...CARD, 'three_d_secure', 'result') === 'authenticated';
}

/** The state of a PaymentIntent whose `latest_charge` is expanded. */
export function stateOf(intent: unknown): IntentState {
  const lastError = valueAt(intent, LAST_ERROR);
  const lastDecline = lastError == null ? null : declineOf(readStripeError(0, lastError), receiptOf(intent));
  switch (textAt(intent, 'status')) {
    case 'succeeded':
      return { kind: 'charged', receipt: receiptOf(intent), authenticated: isAuthenticated(intent) };
    case 'requires_capture':
      return { kind: 'authorized', receipt: receiptOf(intent), authenticated: isAuthenticated(intent) };
    case 'requires_action': {
      const url = textAt(intent, 'next_action', 'redirect_to_url', 'url');
      if (url === '') return { kind: 'open' };
      return { kind: 'action', action: { kind: 'redirect', method: 'GET', url, fields: {} } };
    }
    case 'requires_payment_method':
      return lastDecline === null ? { kind: 'open' } : { kind: 'declined', decline: lastDecline };
    case 'requires_confirmation':
      return { kind: 'open' };
    case 'canceled':
      return { kind: 'declined', decline: lastDecline ?? cancelledDecline(intent, 'processing_error') };
    default:
      // `processing`, and statuses that this version does not know.
      return { kind: 'pending' };
  }
}
