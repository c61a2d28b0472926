/**
 * Stripe's objects as JSON, as its specification describes them (https://github.com/stripe/openapi). Fields that the simulator
 * has nothing for are null, or absent where the specification allows it.
 */
import type { StripeObject } from './errors.ts';
import type { ChargeRecord, DisputeRecord, IntentRecord, PaymentMethodRecord, RefundRecord } from './records.ts';

const SEVEN_DAYS = 7 * 24 * 60 * 60;

function billingDetails({ name, email }: PaymentMethodRecord): StripeObject {
  const empty = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return { address: empty, email, name, phone: null, tax_id: null };
}

function checks({ cvcGiven, behaviour }: PaymentMethodRecord): StripeObject {
  const result = behaviour.decline?.code === 'incorrect_cvc' ? 'fail' : 'pass';
  return { address_line1_check: null, address_postal_code_check: null, cvc_check: cvcGiven ? result : null };
}

/** What a payment method and a charge both say of the card. */
function cardDetails(method: PaymentMethodRecord): StripeObject {
  const { brand, last4, expMonth, expYear } = method;
  const details = { brand, checks: checks(method), country: 'US', exp_month: expMonth, exp_year: expYear };
  return { ...details, fingerprint: `fp_${brand}${last4}`, funding: 'credit', last4, wallet: null };
}

export function paymentMethodObject(method: PaymentMethodRecord): StripeObject {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(method),
    card: {
      ...cardDetails(method),
      display_brand: method.brand,
      generated_from: null,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
    },
    created: method.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: method.metadata,
    type: 'card',
  };
}

function outcome({ failure, blocked }: ChargeRecord): StripeObject {
  const declineCode = failure === null ? null : (failure.decline_code ?? failure.code);
  return {
    advice_code: failure === null || blocked ? null : 'try_again_later',
    network_advice_code: null,
    network_decline_code: null,
    network_status: blocked ? 'not_sent_to_network' : failure ? 'declined_by_network' : 'approved_by_network',
    reason: blocked ? 'highest_risk_level' : declineCode,
    risk_level: blocked ? 'highest' : 'normal',
    risk_score: blocked ? 92 : 20,
    seller_message: failure === null ? 'Payment complete.' : 'The bank did not return any further details.',
    type: blocked ? 'blocked' : failure ? 'issuer_declined' : 'authorized',
  };
}

function threeDSecure({ authentication, paymentMethod }: ChargeRecord): StripeObject | null {
  if (authentication === null) return null;
  return {
    authentication_flow: authentication.flow,
    electronic_commerce_indicator: paymentMethod.brand === 'mastercard' ? '02' : '05',
    exemption_indicator: null,
    result: authentication.result,
    result_reason: null,
    transaction_id: 'f2b1c4a0-6d37-4b6e-9c55-3c8f0a1d7e42',
    version: '2.2.0',
  };
}

export function chargeObject(charge: ChargeRecord, intent: IntentRecord): StripeObject {
  const { failure, paymentMethod } = charge;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.amountCaptured,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.captured ? charge.id.replace('ch_', 'txn_') : null,
    billing_details: billingDetails(paymentMethod),
    calculated_statement_descriptor: 'SIMULATOR',
    captured: charge.captured,
    created: charge.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: charge.dispute !== null,
    failure_balance_transaction: null,
    failure_code: failure === null ? null : failure.code,
    failure_message: failure === null ? null : failure.message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(charge),
    paid: failure === null,
    payment_intent: intent.id,
    payment_method: paymentMethod.id,
    payment_method_details: {
      card: {
        ...cardDetails(paymentMethod),
        amount_authorized: failure === null ? charge.amount : null,
        authorization_code: failure === null ? charge.authorizationCode : null,
        ...(!charge.captured && failure === null && { capture_before: charge.created + SEVEN_DAYS }),
        extended_authorization: { status: 'disabled' },
        incremental_authorization: { status: 'unavailable' },
        installments: null,
        mandate: null,
        multicapture: { status: 'unavailable' },
        network: paymentMethod.brand,
        network_token: { used: paymentMethod.networkToken },
        network_transaction_id: failure === null ? charge.networkTransactionId : null,
        overcapture: { maximum_amount_capturable: charge.amount, status: 'unavailable' },
        regulated_status: 'unregulated',
        three_d_secure: threeDSecure(charge),
      },
      type: 'card',
    },
    receipt_email: intent.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded > 0 && charge.amountRefunded === charge.amountCaptured,
    review: null,
    shipping: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementSuffix,
    status: failure === null ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function nextAction({ status, actionId, returnUrl }: IntentRecord, origin: string): StripeObject | null {
  if (status !== 'requires_action' || actionId === null) return null;
  if (returnUrl === null) return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
  const url = `${origin}/pages/3d-secure/${actionId}`;
  return { redirect_to_url: { return_url: returnUrl, url }, type: 'redirect_to_url' };
}

export function intentObject(intent: IntentRecord, origin: string, expand: readonly string[] = []): StripeObject {
  const { charge, paymentMethod } = intent;
  const captured = charge?.amountCaptured ?? 0;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_details: { tip: {} },
    amount_received: captured,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: intent.automaticMethods ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastError,
    latest_charge: charge === null ? null : expand.includes('latest_charge') ? chargeObject(charge, intent) : charge.id,
    livemode: false,
    metadata: intent.metadata,
    next_action: nextAction(intent, origin),
    on_behalf_of: null,
    payment_method:
      paymentMethod === null
        ? null
        : expand.includes('payment_method')
          ? paymentMethodObject(paymentMethod)
          : paymentMethod.id,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: intent.threeDSecure,
      },
    },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementSuffix,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function refundObject(refund: RefundRecord): StripeObject {
  const failed = refund.status === 'failed';
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.id.replace('re_', 'txn_'),
    charge: refund.charge.id,
    created: refund.created,
    currency: refund.intent.currency,
    destination_details: {
      card: {
        ...(refund.status === 'succeeded' && { reference: refund.arn }),
        reference_status: refund.status === 'succeeded' ? 'available' : 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    ...(failed && {
      failure_balance_transaction: refund.id.replace('re_', 'txn_failed_'),
      failure_reason: 'expired_or_canceled_card',
    }),
    metadata: refund.metadata,
    payment_intent: refund.intent.id,
    ...(refund.status === 'pending' && { pending_reason: 'processing' }),
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}

const disputeStatus = {
  charge: { open: 'needs_response', won: 'won', lost: 'lost' },
  inquiry: { open: 'warning_needs_response', won: 'warning_closed', lost: 'lost' },
} as const;

export function disputeObject(dispute: DisputeRecord, charge: ChargeRecord, intent: IntentRecord): StripeObject {
  const open = dispute.status === 'open';
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: charge.id,
    created: dispute.created,
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: open ? dispute.created + SEVEN_DAYS : null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: dispute.inquiry,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    payment_method_details: {
      card: {
        brand: charge.paymentMethod.brand,
        network: charge.paymentMethod.brand,
        case_type: dispute.inquiry ? 'inquiry' : 'chargeback',
        network_reason_code: dispute.reason === 'fraudulent' ? '10.4' : '13.1',
      },
      type: 'card',
    },
    reason: dispute.reason,
    status: disputeStatus[dispute.inquiry ? 'inquiry' : 'charge'][dispute.status],
  };
}

/** The required fields of `dispute_evidence`, all empty. */
const noEvidence: StripeObject = { enhanced_evidence: {} };

export function balanceObject(currency: string, amount: number): StripeObject {
  const money = [{ amount, currency, source_types: { card: amount } }];
  return { object: 'balance', available: money, livemode: false, pending: [{ ...money[0], amount: 0 }] };
}
