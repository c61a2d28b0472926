/** Converts events with their deliveries to the wire format. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { ListedDelivery } from '../../../delivery/admin/delivery-admin.ts';
import type { Attempt } from '../../../delivery/queue/delivery.ts';
import type { WebhookSettings } from '../../../domain/merchants/merchant.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { toDelivery } from '../webhooks/wire.ts';

type Schemas = components['schemas'];

export function toDeliverySummary({ report, endpointId, orderId }: ListedDelivery): Schemas['WebhookDeliverySummary'] {
  const ended = report.attempts.filter(({ finishedAt }) => finishedAt !== null).at(-1);
  return {
    event_id: report.eventId,
    event_name: report.eventName,
    order_id: orderId,
    sequence: report.sequence,
    date_created: toTimestamp(report.dateCreated),
    endpoint_id: endpointId,
    state: report.state,
    notified: report.notified,
    paused: report.paused,
    next_attempt_at: report.nextAttemptAt === null ? null : toTimestamp(report.nextAttemptAt),
    attempt_count: report.attemptCount,
    last_attempt: ended === undefined ? null : toAttemptSummary(ended),
  };
}

function toAttemptSummary(attempt: Attempt): Schemas['WebhookAttemptSummary'] {
  return {
    started_at: toTimestamp(attempt.startedAt),
    outcome: attempt.outcome,
    detail: attempt.detail,
    http_status: attempt.status,
    duration_ms: attempt.totalMs,
    failure_class: attempt.failure,
  };
}

/** `webhook`: the merchant's settings, which say where an event without its own URL goes. */
export function toDeliveryDetail(
  { report, endpointId, orderId, webhookUrl, body }: ListedDelivery,
  webhook: Pick<WebhookSettings, 'url' | 'encrypted'>,
): Schemas['WebhookDeliveryDetail'] {
  return {
    order_id: orderId,
    endpoint_id: endpointId,
    url: webhookUrl ?? webhook.url,
    encrypted: webhook.encrypted,
    body,
    delivery: toDelivery(report),
  };
}
