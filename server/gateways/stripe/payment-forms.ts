/**
 * The forms of a payment's requests: the PaymentIntent, the PaymentMethod with the card, and the confirmation. They carry card
 * data: send them, and keep them nowhere.
 */
import type { PayRequest } from '../../domain/ports/gateway-connector.ts';
import type { StripeForm } from './api.ts';

/** The metadata that ties Stripe's objects to ours. */
export const TXN_UUID = 'txn_uuid';
export const CAPTURE_ID = 'capture_id';
export const REFUND_ID = 'refund_id';

/** Asks for the charge inside the PaymentIntent. */
export const WITH_CHARGE: StripeForm = [['expand[]', 'latest_charge']];

/** An unconfirmed PaymentIntent: it holds no card, and nothing can be charged by it. */
export function intentForm(request: PayRequest, amount: number): StripeForm {
  return [
    ['amount', amount],
    ['currency', request.money.currency.toLowerCase()],
    ['payment_method_types[]', 'card'],
    ['capture_method', request.autoCapture ? 'automatic' : 'manual'],
    ['description', request.orderId.slice(0, 500)],
    [`metadata[${TXN_UUID}]`, request.txnUuid],
  ];
}

function expiry({ expiryMonth, expiryYear }: PayRequest) {
  return { month: Number(expiryMonth), year: expiryYear.length === 2 ? `20${expiryYear}` : expiryYear };
}

/** Stripe refuses the whole request for an email address that is none (`email_invalid`). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

function billingFields({ nameOnCard, customerEmail }: PayRequest, prefix: string): StripeForm {
  return [
    ...(nameOnCard === '' ? [] : [[`${prefix}[name]`, nameOnCard] as const]),
    ...(EMAIL.test(customerEmail) ? [[`${prefix}[email]`, customerEmail] as const] : []),
  ];
}

/** The PaymentMethod of a card; null for a network token, which goes into the confirmation. */
export function paymentMethodForm(request: PayRequest): StripeForm | null {
  const { instrument } = request;
  if (instrument.kind !== 'card') return null;
  const { month, year } = expiry(request);
  return [
    ['type', 'card'],
    ['card[number]', instrument.number.reveal()],
    ['card[exp_month]', month],
    ['card[exp_year]', year],
    ...(instrument.securityCode === null ? [] : [['card[cvc]', instrument.securityCode.reveal()] as const]),
    ...billingFields(request, 'billing_details'),
  ];
}

/**
 * A network token and its cryptogram. Stripe enables these parameters for single accounts, and its public specification does
 * not list them; they are as ActiveMerchant sends them:
 * https://github.com/activemerchant/active_merchant/blob/master/lib/active_merchant/billing/gateways/stripe_payment_intents.rb
 */
function tokenFields(request: PayRequest): StripeForm {
  const { instrument } = request;
  if (instrument.kind !== 'token') return [];
  const { month, year } = expiry(request);
  const { par, eci } = instrument.details;
  const card = 'payment_method_data[card]';
  const options = 'payment_method_options[card][network_token]';
  return [
    ['payment_method_data[type]', 'card'],
    [`${card}[exp_month]`, month],
    [`${card}[exp_year]`, year],
    [`${card}[last4]`, instrument.number.lastFour],
    [`${card}[network_token][number]`, instrument.number.reveal()],
    [`${card}[network_token][exp_month]`, month],
    [`${card}[network_token][exp_year]`, year],
    ...(par === '' ? [] : [[`${card}[network_token][payment_account_reference]`, par] as const]),
    [`${options}[cryptogram]`, instrument.cryptogram.reveal()],
    ...(eci === '' ? [] : [[`${options}[electronic_commerce_indicator]`, eci.padStart(2, '0')] as const]),
    ...billingFields(request, 'payment_method_data[billing_details]'),
  ];
}

/**
 * `challenge` asks the issuer to involve the customer, `any` for 3-D Secure with or without them, `automatic` leaves it to
 * Stripe and the law. `moto` needs Stripe's approval; the public specification does not list it.
 * https://docs.stripe.com/payments/3d-secure/authentication-flow and https://docs.stripe.com/payments/payment-intents/moto
 */
function authenticationField({ authType, frictionlessAllowed }: PayRequest): StripeForm {
  const options = 'payment_method_options[card]';
  if (authType === 'MOTO') return [[`${options}[moto]`, 'true']];
  const wanted = authType === 'THREE_DS' ? 'any' : 'automatic';
  return [[`${options}[request_three_d_secure]`, frictionlessAllowed ? wanted : 'challenge']];
}

/** The confirmation, which moves the money. `paymentMethod` is the id of the card's PaymentMethod; null for a token. */
export function confirmForm(request: PayRequest, paymentMethod: string | null): StripeForm {
  return [
    ...(paymentMethod === null ? tokenFields(request) : [['payment_method', paymentMethod] as const]),
    ...authenticationField(request),
    ['return_url', request.returnUrl],
    ...WITH_CHARGE,
  ];
}
