/**
 * Receipts, declines and references from what Adyen reports of a payment, in an answer or a notification. Pure. Takes
 * only named fields, none of which holds card data.
 */
import type { GatewayReceipt } from '../../domain/ports/gateway.ts';
import type { Decline } from '../../domain/ports/gateway-connector.ts';
import { isRecord } from '../../platform/is-record.ts';
import { type AdyenObject, parseObject, safeText, textOf } from './api.ts';
import { type AdyenRefusal, declineOfError, declineOfRefusal, publishedCodeOf } from './refusal-reasons.ts';

/** The fields of an answer and of its `additionalData` that are kept with the payment. */
const KEPT = ['pspReference', 'resultCode', 'refusalReason', 'refusalReasonCode'] as const;
const KEPT_ADDITIONAL = [
  'acquirerCode',
  'acquirerReference',
  'authCode',
  'avsResult',
  'cvcResult',
  'eci',
  'liabilityShift',
  'merchantAdviceCode',
  'refusalReasonRaw',
  'threeDAuthenticated',
  'threeDOffered',
] as const;

const AUTHENTICATED = ['Y', 'A'];

/** What Adyen reports of a payment: an answer, or a notification with the same names. */
export interface PaymentReport {
  readonly fields: AdyenObject;
  readonly at: Date;
}

function keptTexts(object: unknown, names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((name): [string, string][] => {
    const text = textOf(object, name);
    // The id is 16 characters, possibly all digits: it is not a card number.
    return text === '' ? [] : [[name, name === 'pspReference' ? text : safeText(text)]];
  });
}

function receiptOf(
  report: PaymentReport,
  response: { readonly code: string; readonly message: string },
): GatewayReceipt {
  const additional = report.fields.additionalData;
  return {
    rrn: textOf(additional, 'acquirerReference'),
    epgTxnId: textOf(report.fields, 'pspReference'),
    authIdCode: textOf(additional, 'authCode'),
    respCode: response.code,
    respMessage: response.message,
    created: report.at,
    raw: Object.fromEntries([...keptTexts(report.fields, KEPT), ...keptTexts(additional, KEPT_ADDITIONAL)]),
  };
}

/** The receipt of an authorised payment. */
export function approval(report: PaymentReport): GatewayReceipt {
  return receiptOf(report, { code: 'Authorised', message: 'Authorised' });
}

/**
 * Whether 3-D Secure confirmed the customer. Adyen reports it in `additionalData`, where the merchant selected "3D Secure
 * result" in the Customer Area; otherwise false.
 */
export function isAuthenticated(fields: AdyenObject): boolean {
  const additional = fields.additionalData;
  const reported = textOf(additional, 'threeDAuthenticated') || textOf(additional, 'liabilityShift');
  if (reported !== '') return reported === 'true';
  return AUTHENTICATED.includes(textOf(fields.threeDS2Result, 'transStatus'));
}

/** A payment that the bank, the customer or Adyen refused. */
export function refusal(report: PaymentReport): Decline {
  const named: AdyenRefusal = {
    resultCode: textOf(report.fields, 'resultCode'),
    refusalReasonCode: textOf(report.fields, 'refusalReasonCode'),
    refusalReason: safeText(textOf(report.fields, 'refusalReason')),
  };
  // A notification has the text alone: its code, so that the order shows the same code whichever came first.
  const gatewayCode = named.refusalReasonCode || publishedCodeOf(named.refusalReason) || named.resultCode;
  const gatewayMessage = named.refusalReason || named.resultCode;
  const receipt = receiptOf(report, { code: gatewayCode, message: gatewayMessage });
  return { ...declineOfRefusal(named), gatewayCode, gatewayMessage, receipt };
}

/** A payment request that the API refused. */
export function rejection(error: {
  readonly status: number;
  readonly errorCode: string;
  readonly message: string;
}): Decline {
  const gatewayCode = error.errorCode || String(error.status);
  return { ...declineOfError(error), gatewayCode, gatewayMessage: error.message, receipt: null };
}

/** What the connector remembers of a payment: Adyen's id of it. */
export function referenceOf(pspReference: string): string | null {
  return /^[A-Za-z0-9]{1,64}$/.test(pspReference) ? JSON.stringify({ pspReference }) : null;
}

/** Adyen's id of the payment; null when the reference has none. */
export function pspReferenceOf(reference: string | null): string | null {
  const stored = reference === null ? null : parseObject(reference);
  const pspReference = isRecord(stored) ? textOf(stored, 'pspReference') : '';
  return referenceOf(pspReference) === null ? null : pspReference;
}
