/**
 * Adyen's notifications (standard webhooks): signature, and the meaning of each event for a payment, capture, void,
 * refund or dispute.
 *
 * Sources: https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures,
 * https://docs.adyen.com/development-resources/webhooks/webhook-types,
 * https://docs.adyen.com/risk-management/disputes-api/dispute-notifications
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  DisputeReport,
  FinalOutcome,
  GatewayAccount,
  HoldEndOutcome,
  NotificationMessage,
  NotificationReading,
  NotifiedContent,
  NotifiedItem,
  RefundOutcome,
} from '../../domain/ports/gateway-connector.ts';
import { isRecord } from '../../platform/is-record.ts';
import { type AdyenObject, credential, parseObject, safeText, textOf } from './api.ts';
import { readReference } from './modifications.ts';
import { fromAdyen } from './money.ts';
import { approval, isAuthenticated, referenceOf, refusal } from './receipt.ts';

/** The answer that Adyen expects. */
const ACKNOWLEDGEMENT = '[accepted]';

/** A standard webhook carries one item, and never many. */
const MOST_ITEMS = 100;

/** The events of a dispute, and its status after each, unless `disputeStatus` says that it has ended. */
const disputeEvents: ReadonlyMap<string, DisputeReport['status']> = new Map([
  ['REQUEST_FOR_INFORMATION', 'open'],
  ['NOTIFICATION_OF_CHARGEBACK', 'open'],
  ['CHARGEBACK', 'open'],
  ['CHARGEBACK_REVERSED', 'won'],
  ['SECOND_CHARGEBACK', 'lost'],
  ['PREARBITRATION_WON', 'won'],
  ['PREARBITRATION_LOST', 'lost'],
  ['DISPUTE_DEFENSE_PERIOD_ENDED', 'lost'],
  ['ISSUER_RESPONSE_TIMEFRAME_EXPIRED', 'won'],
]);

interface Modification {
  readonly about: 'capture' | 'void' | 'refund' | 'reversal';
  /** Whether the event reports a later failure; its `success` is then true. */
  readonly fails: boolean;
}

/** The events of captures, voids and refunds. */
const modificationEvents: ReadonlyMap<string, Modification> = new Map(
  Object.entries({
    CAPTURE: { about: 'capture', fails: false },
    CAPTURE_FAILED: { about: 'capture', fails: true },
    CANCELLATION: { about: 'void', fails: false },
    CANCEL_OR_REFUND: { about: 'reversal', fails: false },
    REFUND: { about: 'refund', fails: false },
    REFUND_FAILED: { about: 'refund', fails: true },
    REFUNDED_REVERSED: { about: 'refund', fails: true },
  } satisfies Record<string, Modification>),
);

const endedDisputes: ReadonlyMap<string, DisputeReport['status']> = new Map([
  ['Won', 'won'],
  ['Lost', 'lost'],
  ['Accepted', 'lost'],
  ['Expired', 'lost'],
  ['Pending', 'open'],
]);

/** A verified item, with the fields that every event has. */
interface Item {
  readonly fields: AdyenObject;
  readonly additional: unknown;
  readonly eventCode: string;
  readonly success: boolean;
  readonly pspReference: string;
  readonly at: Date;
}

function signedText(fields: AdyenObject): string {
  const amount = isRecord(fields.amount) ? fields.amount : {};
  const value = amount.value;
  return [
    textOf(fields, 'pspReference'),
    textOf(fields, 'originalReference'),
    textOf(fields, 'merchantAccountCode'),
    textOf(fields, 'merchantReference'),
    typeof value === 'number' ? String(value) : '',
    textOf(amount, 'currency'),
    textOf(fields, 'eventCode'),
    textOf(fields, 'success'),
  ].join(':');
}

function isSigned(fields: AdyenObject, hmacKey: string): boolean {
  if (!/^(?:[0-9A-Fa-f]{2}){16,}$/.test(hmacKey)) return false;
  const right = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signedText(fields), 'utf8').digest();
  const sent = Buffer.from(textOf(fields.additionalData, 'hmacSignature'), 'base64');
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/** The `NotificationRequestItem` objects of a body; null when the body is not a notification. */
function itemsOf(body: Uint8Array): readonly AdyenObject[] | null {
  const listed = parseObject(Buffer.from(body).toString('utf8'))?.notificationItems;
  if (!Array.isArray(listed) || listed.length > MOST_ITEMS) return null;
  const values: readonly unknown[] = listed;
  const items = values.map((value) => (isRecord(value) ? value.NotificationRequestItem : null)).filter(isRecord);
  return items.length === values.length ? items : null;
}

/** A moment of Adyen, such as `2026-12-18T10:15:30+01:00`; null when it is none. */
function moment(text: string): Date | null {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at;
}

/** Why something failed. Adyen writes no reason as `null` or as nothing. */
function reasonOf(item: Item): string {
  const reason = textOf(item.fields, 'reason');
  return reason === '' || reason === 'null' ? item.eventCode : safeText(reason);
}

function paymentOutcome(item: Item): FinalOutcome {
  const { fields, at, additional } = item;
  if (!item.success) {
    const refusalReason = textOf(fields, 'reason');
    const refusalReasonCode = textOf(additional, 'refusalReasonCode');
    const report = { ...fields, resultCode: 'Refused', refusalReason, refusalReasonCode };
    return { kind: 'declined', decline: refusal({ fields: report, at }) };
  }
  const report = { fields: { ...fields, resultCode: 'Authorised' }, at };
  return { kind: 'authorized', receipt: approval(report), authenticated: isAuthenticated(fields) };
}

function holdEnd(item: Item, { fails }: Modification): HoldEndOutcome {
  if (item.success && !fails) return { kind: 'done' };
  return { kind: 'failed', reason: reasonOf(item), ...(fails ? { afterSuccess: true } : {}) };
}

function refundOutcome(item: Item, { fails }: Modification): RefundOutcome {
  if (fails || !item.success) {
    const failure = { errorCode: item.eventCode, errorMessage: reasonOf(item), processedAt: item.at };
    // A REFUND event that reports success comes before an event that reports a later failure.
    return { kind: 'failed', ...failure, ...(fails ? { afterSuccess: true } : {}) };
  }
  const arn = textOf(item.additional, 'arn');
  return { kind: 'refunded', reference: item.pspReference, arn: arn === '' ? null : arn, processedAt: item.at };
}

function disputeOf(item: Item, usual: DisputeReport['status']): DisputeReport | null {
  const money = fromAdyen(item.fields.amount);
  if (money === null) return null;
  const { additional } = item;
  const code = textOf(additional, 'chargebackReasonCode') || textOf(additional, 'rfiReasonCode');
  return {
    id: item.pspReference,
    status: endedDisputes.get(textOf(additional, 'disputeStatus')) ?? usual,
    money,
    reason: safeText(code.trim()) || reasonOf(item),
    respondBy: moment(textOf(additional, 'defensePeriodEndsAt')),
    at: item.at,
  };
}

/** What an item says; null when it is about nothing that the service needs. */
function contentOf(item: Item, named: string | null): NotifiedContent | null {
  const { eventCode, success } = item;
  // A request that is not ours, such as one in the Customer Area, has no id. The service takes over what succeeded.
  const requestId = named ?? '';
  const usual = disputeEvents.get(eventCode);
  if (usual !== undefined) {
    const dispute = disputeOf(item, usual);
    return dispute === null ? null : { about: 'dispute', dispute };
  }
  // The event does not say whether the payment was captured, too: Adyen captures as the payment requested.
  if (eventCode === 'AUTHORISATION') return { about: 'payment', outcome: paymentOutcome(item), asRequested: true };
  if (eventCode === 'TECHNICAL_CANCEL') {
    // Adyen names the original payment only when there is one.
    const failure = textOf(item.fields, 'originalReference') === '' ? 'not_found' : 'refused';
    return { about: 'cancellation', result: success ? 'cancelled' : failure };
  }
  const modification = modificationEvents.get(eventCode);
  if (modification === undefined) return null;
  const isRefund = textOf(item.additional, 'modification.action') === 'refund';
  switch (modification.about === 'reversal' ? (isRefund ? 'refund' : 'void') : modification.about) {
    case 'capture': {
      const outcome = holdEnd(item, modification);
      const money = fromAdyen(item.fields.amount);
      if (requestId !== '' || outcome.kind !== 'done') return { about: 'capture', requestId, outcome };
      return money === null ? null : { about: 'outside_end', end: { kind: 'capture', id: item.pspReference, money } };
    }
    case 'void': {
      const outcome = holdEnd(item, modification);
      if (requestId !== '' || outcome.kind !== 'done') return { about: 'void', requestId, outcome };
      return { about: 'outside_end', end: { kind: 'void', id: item.pspReference } };
    }
    case 'refund': {
      const outcome = refundOutcome(item, modification);
      if (requestId !== '') return { about: 'refund', requestId, outcome };
      const money = fromAdyen(item.fields.amount);
      return money === null ? null : { about: 'outside_refund', refund: { id: item.pspReference, money, outcome } };
    }
  }
}

function read(fields: AdyenObject): NotifiedItem | null {
  const additional = fields.additionalData;
  const at = moment(textOf(fields, 'eventDate'));
  const eventCode = textOf(fields, 'eventCode');
  const pspReference = textOf(fields, 'pspReference');
  const { txnUuid, requestId } = readReference(textOf(fields, 'merchantReference'));
  if (at === null || pspReference === '' || txnUuid === '') return null;
  const success = textOf(fields, 'success') === 'true';
  const content = contentOf({ fields, additional, eventCode, success, pspReference, at }, requestId);
  if (content === null) return null;
  // Adyen repeats a notification with the same event and ids. A dispute can have several of one event, by its status.
  const status = content.about === 'dispute' ? `:${safeText(textOf(additional, 'disputeStatus'))}` : '';
  const id = `${pspReference}:${eventCode}:${success}${status}`;
  // A repetition may differ in what is not signed, such as the reason: the first one counts.
  const identity = signedText(fields);
  const reference = content.about === 'payment' ? referenceOf(pspReference) : null;
  // A cancellation is of the whole payment; of one that never arrived, Adyen cannot know the amount.
  const isWhole = content.about === 'cancellation' || (content.about === 'outside_end' && content.end.kind === 'void');
  const money = isWhole ? null : fromAdyen(fields.amount);
  const item = { id, txnUuid, money, content, identity };
  return reference === null ? item : { ...item, reference };
}

/**
 * Reads a notification. It is unsigned when it is not one of Adyen's, when one of its items has no valid signature, or
 * when an item is of another merchant account.
 */
export async function parseAdyenNotification(
  account: GatewayAccount,
  message: NotificationMessage,
): Promise<NotificationReading> {
  const items = itemsOf(message.body);
  const merchantAccount = credential(account, 'merchant_account');
  const hmacKey = credential(account, 'hmac_key');
  const genuine = items?.every(
    (fields) => textOf(fields, 'merchantAccountCode') === merchantAccount && isSigned(fields, hmacKey),
  );
  if (items === null || items.length === 0 || genuine !== true) return { kind: 'unsigned' };
  const notified = items.map(read).filter((item) => item !== null);
  return { kind: 'verified', items: notified, acknowledgement: ACKNOWLEDGEMENT };
}
