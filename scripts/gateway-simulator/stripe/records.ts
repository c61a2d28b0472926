/** What the Stripe simulator remembers. Card numbers are not kept: their behaviour and last four digits are. */
import type { CardBehaviour } from './cards.ts';
import type { StripeObject } from './errors.ts';

export interface PaymentMethodRecord {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvcGiven: boolean;
  readonly networkToken: boolean;
  readonly behaviour: CardBehaviour;
  readonly name: string | null;
  readonly email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** A PaymentMethod without a customer pays once. */
  used: boolean;
}

/** `result` of `three_d_secure` in a charge. */
export interface Authentication {
  readonly flow: 'challenge' | 'frictionless';
  readonly result: 'authenticated' | 'attempt_acknowledged';
}

export interface ChargeRecord {
  readonly id: string;
  readonly created: number;
  readonly paymentMethod: PaymentMethodRecord;
  readonly amount: number;
  /** Null for a charge that was not refused. */
  readonly failure: StripeObject | null;
  readonly blocked: boolean;
  readonly authentication: Authentication | null;
  readonly authorizationCode: string;
  readonly networkTransactionId: string;
  captured: boolean;
  amountCaptured: number;
  /** Refunds that did not fail. */
  amountRefunded: number;
  dispute: DisputeRecord | null;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface IntentRecord {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly statementSuffix: string | null;
  readonly automaticMethods: boolean;
  captureMethod: 'automatic' | 'automatic_async' | 'manual';
  receiptEmail: string | null;
  status: IntentStatus;
  paymentMethod: PaymentMethodRecord | null;
  threeDSecure: 'any' | 'automatic' | 'challenge';
  returnUrl: string | null;
  lastError: StripeObject | null;
  charge: ChargeRecord | null;
  /** The page of the latest authentication; null before the first. */
  actionId: string | null;
  /** What the browser was redirected with after the authentication. */
  redirectStatus: 'succeeded' | 'failed' | null;
  canceledAt: number | null;
  cancellationReason: string | null;
}

export interface RefundRecord {
  readonly id: string;
  readonly created: number;
  readonly intent: IntentRecord;
  readonly charge: ChargeRecord;
  readonly amount: number;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** The idempotency key of its call. */
  readonly reference: string;
  readonly arn: string;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface DisputeRecord {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly reason: string;
  readonly inquiry: boolean;
  status: 'open' | 'won' | 'lost';
}

export const remainingOf = (charge: ChargeRecord): number => charge.amountCaptured - charge.amountRefunded;
