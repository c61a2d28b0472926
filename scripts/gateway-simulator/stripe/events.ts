/** Stripe's events and their signature (https://docs.stripe.com/webhooks#verify-manually). */
import { createHmac } from 'node:crypto';
import type { SimulatedNotification } from '../gateway.ts';
import type { StripeObject } from './errors.ts';

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly account: string;
  readonly apiVersion: string;
  readonly created: number;
  /** A copy of the object as it is at the time of the event. */
  readonly object: StripeObject;
}

export function stripeSignature(secret: string, body: string, timestamp: number): string {
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** The opposite of an event: its type and what changes in its object. */
function oppositeOf({ type, object }: StripeEvent): { type: string; object: StripeObject } | null {
  switch (type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.amount_capturable_updated': {
      const lastError = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
      const changed = { status: 'requires_payment_method', amount_received: 0, last_payment_error: lastError };
      return { type: 'payment_intent.payment_failed', object: { ...object, ...changed } };
    }
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const changed = { status: 'succeeded', amount_received: object.amount, last_payment_error: null };
      return { type: 'payment_intent.succeeded', object: { ...object, ...changed } };
    }
    case 'refund.created':
    case 'refund.updated':
      return { type: 'refund.failed', object: { ...object, status: 'failed', failure_reason: 'unknown' } };
    case 'refund.failed': {
      const { failure_reason: _, ...rest } = object;
      return { type: 'refund.updated', object: { ...rest, status: 'succeeded' } };
    }
    case 'charge.dispute.closed':
      return { type, object: { ...object, status: object.status === 'won' ? 'lost' : 'won' } };
    default:
      return null;
  }
}

export function stripeNotification(event: StripeEvent, now: () => Date): SimulatedNotification {
  const body = JSON.stringify(eventObject(event), null, 2);
  return {
    id: event.id,
    event: event.type,
    account: event.account,
    render(secret) {
      const signature = stripeSignature(secret, body, Math.floor(now().getTime() / 1_000));
      return { headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body };
    },
    contradicting() {
      const opposite = oppositeOf(event);
      return opposite && stripeNotification({ ...event, ...opposite, id: `${event.id}0` }, now);
    },
  };
}

function eventObject({ id, type, apiVersion, created, object }: StripeEvent): StripeObject {
  const request = { id: null, idempotency_key: null };
  const data = { object };
  return {
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data,
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
}
