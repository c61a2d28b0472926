/** Converts webhook deliveries to the wire format. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { Attempt, DeliveryReport, OpenBreaker } from '../../../delivery/queue/delivery.ts';
import { toTimestamp } from '../../orders/wire.ts';

type Schemas = components['schemas'];

export function toDelivery(report: DeliveryReport): Schemas['WebhookDelivery'] {
  return {
    event_id: report.eventId,
    event_name: report.eventName,
    sequence: report.sequence,
    order_sequence: report.orderSequence,
    date_created: toTimestamp(report.dateCreated),
    state: report.state,
    notified: report.notified,
    paused: report.paused,
    next_attempt_at: report.nextAttemptAt === null ? null : toTimestamp(report.nextAttemptAt),
    open_breaker: toOpenBreaker(report.openBreaker),
    attempt_count: report.attemptCount,
    attempts: report.attempts.map(toAttempt),
  };
}

function toOpenBreaker(breaker: OpenBreaker | null): Schemas['WebhookDelivery']['open_breaker'] {
  if (breaker === null) return null;
  const { since, probeAt, lastError } = breaker;
  return {
    open_since: toTimestamp(since),
    next_probe_at: toTimestamp(probeAt),
    last_error: lastError,
  };
}

/** The wire format of one attempt. */
export function toAttempt(attempt: Attempt): Schemas['WebhookAttempt'] {
  return {
    number: attempt.number,
    url: attempt.url,
    started_at: toTimestamp(attempt.startedAt),
    finished_at: attempt.finishedAt === null ? null : toTimestamp(attempt.finishedAt),
    outcome: attempt.outcome,
    detail: attempt.detail,
    http_status: attempt.status,
    duration_ms: attempt.totalMs,
    failure_class: attempt.failure,
    request_headers: { ...attempt.requestHeaders },
    response_headers: { ...attempt.answerHeaders },
    response_body: attempt.answer,
    resolved_address: attempt.address,
    dns_ms: attempt.dnsMs,
    connect_ms: attempt.connectMs,
    tls_ms: attempt.tlsMs,
    first_byte_ms: attempt.firstByteMs,
  };
}
