/** How payments move in the Stripe simulator: confirm, authenticate, capture, cancel. Each movement of money goes to the ledger. */
import type { Emit, GatewayEnvironment } from '../gateway.ts';
import type { CardBehaviour } from './cards.ts';
import { cardError, invalidRequest, noSuchObject, StripeError, type StripeObject } from './errors.ts';
import { chargeObject, intentObject, paymentMethodObject } from './objects.ts';
import type { Parameters } from './parameters.ts';
import type { Authentication, ChargeRecord, IntentRecord, PaymentMethodRecord } from './records.ts';

const FAILED_AUTHENTICATION: StripeObject = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
  message: 'The provided PaymentMethod has failed authentication. Provide a new PaymentMethod to try again.',
};

const AUTHENTICATION_REQUIRED = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** `declare`: an event of Stripe about an object of an account. */
export interface PaymentsParts {
  readonly environment: GatewayEnvironment;
  readonly declare: (emit: Emit, type: string, account: string, object: StripeObject) => void;
  /** Called after a charge of the card succeeded. */
  readonly charged: (intent: IntentRecord, charge: ChargeRecord) => void;
}

export interface Confirmation {
  readonly moto: boolean;
  readonly offSession: boolean;
  readonly errorOnRequiresAction: boolean;
}

export function readConfirmation(parameters: Parameters): Confirmation {
  return {
    moto: parameters.flag('payment_method_options[card][moto]'),
    offSession: parameters.flag('off_session'),
    errorOnRequiresAction: parameters.flag('error_on_requires_action'),
  };
}

export type Payments = ReturnType<typeof createPayments>;

export function createPayments({ environment, declare, charged }: PaymentsParts) {
  const { ledger, origin, randomText } = environment;
  const seconds = (): number => Math.floor(environment.now().getTime() / 1_000);
  const digits = (length: number): string =>
    [...randomText(length)].map((letter) => letter.charCodeAt(0) % 10).join('');

  function unexpectedState(intent: IntentRecord, verb: string, allowed: string): StripeError {
    const because = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
    const message = `${because} Only these statuses allow it: ${allowed}.`;
    const code = 'payment_intent_unexpected_state';
    return invalidRequest(message, { code, payment_intent: intentObject(intent, origin()) });
  }

  function declareIntent(emit: Emit, name: string, intent: IntentRecord): void {
    declare(emit, `payment_intent.${name}`, intent.account, intentObject(intent, origin()));
  }

  function newCharge(intent: IntentRecord, method: PaymentMethodRecord, more: Partial<ChargeRecord>): ChargeRecord {
    return {
      id: `ch_${randomText(24)}`,
      created: seconds(),
      paymentMethod: method,
      amount: intent.amount,
      failure: null,
      blocked: false,
      authentication: null,
      authorizationCode: digits(6),
      // Begins as no card number does, so that no search for card numbers finds it.
      networkTransactionId: `7${digits(14)}`,
      captured: false,
      amountCaptured: 0,
      amountRefunded: 0,
      dispute: null,
      ...more,
    };
  }

  /** Back to `requires_payment_method`. Returns the error. */
  function fail(intent: IntentRecord, error: StripeObject, emit: Emit): StripeObject {
    const method = intent.paymentMethod;
    intent.lastError = { ...error, ...(method !== null && { payment_method: paymentMethodObject(method) }) };
    intent.status = 'requires_payment_method';
    intent.paymentMethod = null;
    ledger.state(intent.id, 'declined');
    declareIntent(emit, 'payment_failed', intent);
    return intent.lastError;
  }

  function decline(
    intent: IntentRecord,
    method: PaymentMethodRecord,
    reason: NonNullable<CardBehaviour['decline']>,
    emit: Emit,
  ): StripeError {
    const charge = newCharge(intent, method, {
      failure: cardError(reason),
      blocked: reason.declineCode === 'fraudulent',
    });
    intent.charge = charge;
    const error = fail(intent, { ...cardError(reason), charge: charge.id }, emit);
    return new StripeError(402, { ...error, message: reason.message, payment_intent: intentObject(intent, origin()) });
  }

  /** Asks the bank, after the authentication. Throws when it refuses. */
  function authorize(
    intent: IntentRecord,
    method: PaymentMethodRecord,
    authentication: Authentication | null,
    emit: Emit,
  ): void {
    const { decline: reason } = method.behaviour;
    if (reason !== null) throw decline(intent, method, reason, emit);
    const captured = intent.captureMethod !== 'manual';
    const amountCaptured = captured ? intent.amount : 0;
    const charge = newCharge(intent, method, { authentication, captured, amountCaptured });
    intent.charge = charge;
    intent.lastError = null;
    method.used = true;
    intent.status = captured ? 'succeeded' : 'requires_capture';
    ledger.move(intent.id, { kind: captured ? 'charge' : 'hold', id: charge.id, reference: '', amount: intent.amount });
    ledger.state(intent.id, captured ? 'charged' : 'authorized');
    declareIntent(emit, captured ? 'succeeded' : 'amount_capturable_updated', intent);
    if (captured) charged(intent, charge);
  }

  function authenticationOf(intent: IntentRecord, method: PaymentMethodRecord): Authentication | 'challenge' | null {
    const requested = intent.threeDSecure !== 'automatic';
    switch (method.behaviour.authentication) {
      case 'always':
        return 'challenge';
      case 'if_requested':
        return requested ? 'challenge' : null;
      case 'frictionless':
        return { flow: 'frictionless', result: 'authenticated' };
      case 'lookup_fails':
        return null;
      case 'never':
        return requested ? { flow: 'frictionless', result: 'attempt_acknowledged' } : null;
    }
  }

  return {
    /** Confirms an intent that has its payment method. Throws a card error when the bank refuses. */
    confirm(intent: IntentRecord, { moto, offSession, errorOnRequiresAction }: Confirmation, emit: Emit): void {
      const method = intent.paymentMethod;
      const states = 'requires_payment_method, requires_confirmation, requires_action';
      if (!states.includes(intent.status)) throw unexpectedState(intent, 'confirm', states);
      if (method === null) {
        const message = `You cannot confirm this PaymentIntent because it's missing a payment method.`;
        const code = 'payment_intent_unexpected_state';
        throw invalidRequest(message, { code, payment_intent: intentObject(intent, origin()) });
      }
      if (method.used) {
        throw invalidRequest('The provided PaymentMethod was previously used. Create another one, or attach it first.');
      }
      // A merchant's or telephone payment asks for no authentication.
      const authentication = moto ? null : authenticationOf(intent, method);
      if (authentication !== 'challenge') {
        authorize(intent, method, authentication, emit);
        return;
      }
      if (offSession || errorOnRequiresAction) throw decline(intent, method, AUTHENTICATION_REQUIRED, emit);
      intent.status = 'requires_action';
      intent.actionId = `3ds_${randomText(24)}`;
      intent.redirectStatus = null;
      ledger.state(intent.id, 'action');
      declareIntent(emit, 'requires_action', intent);
    },

    /** The customer's answer on the page of the bank. Returns the `redirect_status`. */
    authenticate(intent: IntentRecord, succeeds: boolean, emit: Emit): 'succeeded' | 'failed' {
      if (intent.status !== 'requires_action' || intent.paymentMethod === null)
        return intent.redirectStatus ?? 'failed';
      try {
        if (succeeds) {
          authorize(intent, intent.paymentMethod, { flow: 'challenge', result: 'authenticated' }, emit);
        } else {
          fail(intent, FAILED_AUTHENTICATION, emit);
        }
      } catch (error) {
        if (!(error instanceof StripeError)) throw error;
      }
      intent.redirectStatus = intent.lastError === null ? 'succeeded' : 'failed';
      return intent.redirectStatus;
    },

    /** Captures a hold; what is not captured is released. */
    capture(intent: IntentRecord, amount: number | undefined, reference: string, emit: Emit): void {
      const { charge } = intent;
      if (intent.status !== 'requires_capture' || charge === null) {
        throw unexpectedState(intent, 'capture', 'requires_capture');
      }
      const captured = amount ?? intent.amount;
      if (captured < 1 || captured > intent.amount) {
        const message = 'The amount to capture must be positive and at most the amount that can be captured.';
        throw invalidRequest(message, { code: 'amount_too_large', param: 'amount_to_capture' });
      }
      charge.captured = true;
      charge.amountCaptured = captured;
      intent.status = 'succeeded';
      ledger.move(intent.id, { kind: 'capture', id: charge.id, reference, amount: captured });
      if (captured < intent.amount) {
        const rest = intent.amount - captured;
        ledger.move(intent.id, { kind: 'release', id: charge.id, reference, amount: rest });
      }
      ledger.state(intent.id, 'charged');
      declare(emit, 'charge.captured', intent.account, chargeObject(charge, intent));
      declareIntent(emit, 'succeeded', intent);
      charged(intent, charge);
    },

    /** Cancels an intent that did not succeed; a hold is released. */
    cancel(intent: IntentRecord, reason: string | null, reference: string, emit: Emit): void {
      const states = 'requires_payment_method, requires_capture, requires_confirmation, requires_action';
      if (!states.includes(intent.status)) throw unexpectedState(intent, 'cancel', states);
      if (intent.status === 'requires_capture') {
        ledger.move(intent.id, { kind: 'release', id: intent.id, reference, amount: intent.amount });
      }
      intent.status = 'canceled';
      intent.canceledAt = seconds();
      intent.cancellationReason = reason;
      ledger.state(intent.id, 'cancelled');
      declareIntent(emit, 'canceled', intent);
    },
  };
}

export function ownIntent(intents: ReadonlyMap<string, IntentRecord>, id: string, account: string): IntentRecord {
  const intent = intents.get(id);
  if (intent === undefined || intent.account !== account) throw noSuchObject('payment_intent', id, 'intent');
  return intent;
}
