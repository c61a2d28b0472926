/**
 * An order's timeline: the order's own history, its webhooks with every attempt, and the calls about it from the audit
 * log.
 */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import {
  AdminOperationId,
  AuditOutcome,
  OperationId,
  TimelineEntryType,
  TimelineOutcome,
  WebhookAttemptOutcome,
} from '../../../../generated/values.ts';
import type { DeliveryReport } from '../../../delivery/queue/delivery.ts';
import type { ListedEntry } from '../../../domain/merchants/audit-entry.ts';
import { type Money, parseAmount } from '../../../domain/money.ts';
import type { Order } from '../../../domain/payments/order.ts';
import { knownOrder } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { orderItems, type TimelineItem, timelineItem, toTimeline } from './timeline-wire.ts';

/** Newest calls about an order that are shown. */
const MOST_CALLS = 100;
/** Shown elsewhere: the id with the refund, the amount as one. */
const REPEATED = new Set(['unique_request_id', 'amount']);
/** Fewer than the attempts and refunds that an order can have, with room for its events. */
const MOST_OBJECTS = 200;

const callTexts: ReadonlyMap<string, string> = new Map([
  [OperationId.refundOrder, 'A refund was requested with the API key.'],
  [OperationId.refundTxn, 'A refund was requested with the API key.'],
  [OperationId.captureTxn, 'A capture was requested with the API key.'],
  [OperationId.voidTxn, 'A void was requested with the API key.'],
  [AdminOperationId.issueRefund, 'A user requested a refund.'],
  [AdminOperationId.captureAuthorization, 'A user requested a capture.'],
  [AdminOperationId.voidAuthorization, 'A user requested a void.'],
  [AdminOperationId.expireOrder, 'A user expired the order.'],
  [AdminOperationId.resendWebhook, 'A user resent an event.'],
  [AdminOperationId.stopWebhook, 'A user stopped the delivery of an event.'],
  [AdminOperationId.getOrderConsents, 'A user read the consent records.'],
  [AdminOperationId.createTestPayment, 'A user began a test payment.'],
]);

const callOutcomes = {
  [AuditOutcome.SUCCEEDED]: TimelineOutcome.INFO,
  [AuditOutcome.FAILED]: TimelineOutcome.FAILED,
  [AuditOutcome.UNKNOWN]: TimelineOutcome.PENDING,
} as const satisfies Record<AuditOutcome, TimelineOutcome>;

/** Who reads a timeline. `seesCallers`: the audit log is open to the reader, so the names and addresses of users are. */
export interface TimelineReader {
  readonly merchantId: string;
  readonly seesCallers: boolean;
}

/** The amount of a call; null for one without an amount, or with one that was refused. */
function amountOf({ changes }: ListedEntry, currency: string): Money | null {
  const amount = changes.find(({ name }) => name === 'amount')?.after ?? null;
  const money = amount === null ? null : parseAmount(amount, currency);
  return money === null || 'reason' in money ? null : money;
}

function callItem(entry: ListedEntry, currency: string, { seesCallers }: TimelineReader): TimelineItem {
  const values = entry.changes.flatMap(({ name, after }) =>
    after === null || REPEATED.has(name) ? [] : [`${name}: ${after}`],
  );
  const rejected = entry.outcome === AuditOutcome.FAILED ? ['rejected'] : [];
  const from = entry.address === null || !seesCallers ? [] : [`from ${entry.address}`];
  return timelineItem({
    id: entry.id,
    at: entry.at,
    type: TimelineEntryType.ACTION,
    outcome: callOutcomes[entry.outcome],
    text: callTexts.get(entry.operation) ?? `${entry.operation} was called.`,
    detail: [...rejected, ...values, ...from].join(' · '),
    code: entry.operation,
    actor: (seesCallers ? entry.username : null) ?? entry.actorId,
    money: amountOf(entry, currency),
  });
}

function deliveryItems(delivery: DeliveryReport): TimelineItem[] {
  const { eventId, eventName, dateCreated, state, attempts } = delivery;
  const raised = timelineItem({
    id: eventId,
    at: dateCreated,
    type: TimelineEntryType.WEBHOOK,
    text: `The event ${eventName} was raised.`,
    code: state,
    eventId,
  });
  const tries = attempts.map(({ number, startedAt, outcome, detail, status, url }) => {
    const acknowledged = outcome === WebhookAttemptOutcome.ACKNOWLEDGED;
    const unknown = outcome === WebhookAttemptOutcome.UNKNOWN;
    return timelineItem({
      id: `${eventId}.${number}`,
      at: startedAt,
      type: TimelineEntryType.WEBHOOK_ATTEMPT,
      outcome: acknowledged ? TimelineOutcome.SUCCEEDED : unknown ? TimelineOutcome.PENDING : TimelineOutcome.FAILED,
      text: acknowledged
        ? `${eventName} was acknowledged at attempt ${number}.`
        : `Attempt ${number} to deliver ${eventName} failed.`,
      detail: acknowledged ? url : `${detail} ${url}`.trim(),
      code: status === null ? outcome : String(status),
      eventId,
    });
  });
  return [raised, ...tries];
}

/** The ids by which calls about an order are logged: the path's order id has the caller's spelling. */
function objectIds(order: Order, sent: string, deliveries: readonly DeliveryReport[]): string[] {
  const { orderId, txns } = order;
  const ids = [
    orderId,
    sent,
    orderId.toLowerCase(),
    orderId.toUpperCase(),
    ...txns.flatMap(({ txnId, txnUuid }) => [txnId, txnUuid]),
    ...deliveries.map(({ eventId }) => eventId),
  ];
  return [...new Set(ids)].slice(0, MOST_OBJECTS);
}

export function createTimeline({
  orders,
  deliveries,
  audit,
  trail,
}: Pick<SettingsParts, 'orders' | 'deliveries' | 'audit' | 'trail'>) {
  /** @throws ApiError `order_not_found` when the merchant has no such order. */
  return async function timeline(
    reader: TimelineReader,
    sent: string,
  ): Promise<components['schemas']['OrderTimeline']> {
    const { merchantId } = reader;
    const { order } = await knownOrder(orders, merchantId, sent);
    const reports = await deliveries.deliveriesOfOrder(merchantId, order.orderId);
    // So that a user sees the call that was just made.
    await trail.settled();
    const calls = await audit.about(merchantId, objectIds(order, sent, reports), MOST_CALLS);
    return toTimeline(order.orderId, [
      // A call comes before what it did.
      ...calls.toReversed().map((call) => callItem(call, order.money.currency, reader)),
      ...orderItems(order),
      ...reports.flatMap(deliveryItems),
    ]);
  };
}
