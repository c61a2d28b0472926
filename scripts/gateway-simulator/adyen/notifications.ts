/**
 * Adyen's standard notifications: JSON with one item, signed with HMAC-SHA256 over eight of its fields
 * (https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures).
 */
import { createHmac } from 'node:crypto';
import type { SimulatedNotification } from '../gateway.ts';
import type { Amount } from './requests.ts';

export type EventCode =
  | 'AUTHORISATION'
  | 'CANCELLATION'
  | 'CANCEL_OR_REFUND'
  | 'CAPTURE'
  | 'CAPTURE_FAILED'
  | 'CHARGEBACK'
  | 'CHARGEBACK_REVERSED'
  | 'DISPUTE_DEFENSE_PERIOD_ENDED'
  | 'NOTIFICATION_OF_CHARGEBACK'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'REFUNDED_REVERSED'
  | 'SECOND_CHARGEBACK'
  | 'TECHNICAL_CANCEL';

export interface AdyenEvent {
  readonly eventCode: EventCode;
  readonly merchantAccount: string;
  readonly amount: Amount;
  /** Of the payment, modification or dispute. */
  readonly pspReference: string;
  /** The payment's `pspReference`, for a modification or dispute. */
  readonly originalReference?: string;
  readonly merchantReference: string;
  readonly paymentMethod?: string;
  readonly success: boolean;
  readonly reason: string;
  readonly additionalData?: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** The outcomes whose opposite a later notification could claim. */
const opposites: ReadonlySet<EventCode> = new Set([
  'AUTHORISATION',
  'CANCELLATION',
  'CANCEL_OR_REFUND',
  'CAPTURE',
  'REFUND',
  'TECHNICAL_CANCEL',
]);

/** `hexKey`: the key of the notifications' settings, in hexadecimal. */
export function signatureOf(event: AdyenEvent, hexKey: string): string {
  const signed = [
    event.pspReference,
    event.originalReference ?? '',
    event.merchantAccount,
    event.merchantReference,
    event.amount.value,
    event.amount.currency,
    event.eventCode,
    event.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed, 'utf8').digest('base64');
}

function operationsOf({ eventCode, success }: AdyenEvent): readonly string[] | undefined {
  return eventCode === 'AUTHORISATION' && success ? ['CANCEL', 'CAPTURE', 'REFUND'] : undefined;
}

function itemOf(event: AdyenEvent, hexKey: string): object {
  return {
    additionalData: { ...event.additionalData, hmacSignature: signatureOf(event, hexKey) },
    amount: { currency: event.amount.currency, value: event.amount.value },
    eventCode: event.eventCode,
    eventDate: event.at.toISOString().replace(/\.\d+Z$/, '+00:00'),
    merchantAccountCode: event.merchantAccount,
    merchantReference: event.merchantReference,
    operations: operationsOf(event),
    originalReference: event.originalReference,
    paymentMethod: event.paymentMethod,
    pspReference: event.pspReference,
    reason: event.reason,
    success: String(event.success),
  };
}

export function notificationOf(event: AdyenEvent): SimulatedNotification {
  return {
    id: `${event.pspReference}:${event.eventCode}:${event.success}`,
    event: event.eventCode,
    account: event.merchantAccount,
    render: (hexKey) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        live: 'false',
        notificationItems: [{ NotificationRequestItem: itemOf(event, hexKey) }],
      }),
    }),
    contradicting: () =>
      opposites.has(event.eventCode)
        ? notificationOf({ ...event, success: !event.success, reason: event.success ? 'Refused' : '' })
        : null,
  };
}

/** `[accepted]`, whatever surrounds it, ends the retries. */
export function isAcknowledged(status: number, body: string): boolean {
  return status >= 200 && status < 300 && body.includes('[accepted]');
}
