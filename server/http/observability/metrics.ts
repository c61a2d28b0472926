/**
 * Prometheus metrics. Each app has a registry of its own, so that several apps can run in one process.
 */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AttemptOutcome } from '../../delivery/queue/delivery.ts';
import type { WebhookMetrics } from '../../delivery/queue/worker-ports.ts';
import { ALARM_SHARES } from '../../delivery/worker/alarm-store.ts';
import type { AttemptMetrics } from '../../usecases/payments/count-attempts.ts';
import type { DeclineMetrics } from '../../usecases/payments/note-decline.ts';
import type { GatewayMetrics } from '../../usecases/payments/report-conflict.ts';
import { registerEndpointMetrics } from './endpoint-metrics.ts';
import { CALLER_GONE } from './logged-request.ts';

/** Interval of the event-loop lag measurement, in milliseconds. At the library's default of 10 ms it dominates an idle process. */
const EVENT_LOOP_SAMPLE_MS = 100;

export interface Metrics {
  readonly registry: Registry;
  /** Counts a request. `seconds`: from its arrival to the end of its answer. */
  request(operation: string, status: number, seconds: number): void;
  /** Counts calls that are missing from the request log. */
  requestsNotLogged(calls: number): void;
  /** Counts an order that was refused because webhooks are late. */
  orderRefused(): void;
  readonly webhooks: WebhookMetrics;
  readonly gateways: GatewayMetrics & DeclineMetrics;
  readonly payments: AttemptMetrics;
}

/** `operations`: those that this process serves. */
export function createMetrics({ operations }: { readonly operations: readonly string[] }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  // Initialized to 0: an alert on an increase would miss the first one of a series that does not exist yet.
  for (const operation of operations) requests.inc({ operation, status: String(CALLER_GONE) }, 0);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const notLogged = new Counter({
    name: 'request_log_dropped_total',
    help: 'Calls that are missing from the request log: its queue was full, or the database did not store them.',
    registers: [registry],
  });
  const ordersRefused = new Counter({
    name: 'orders_refused_total',
    help: 'New orders answered 503 because webhook delivery is behind.',
    registers: [registry],
  });
  const relayed = new Counter({
    name: 'webhook_events_relayed_total',
    help: 'Events taken from the outboxes.',
    registers: [registry],
  });
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Webhook delivery attempts, by outcome and class of failure (none when acknowledged).',
    labelNames: ['outcome', 'failure'],
    registers: [registry],
  });
  const attemptDuration = new Histogram({
    name: 'webhook_attempt_duration_seconds',
    help: 'Duration of webhook delivery attempts, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const endpoints = registerEndpointMetrics(registry, () => performance.now());
  const age = new Histogram({
    name: 'webhook_acknowledged_age_seconds',
    help: 'Time from an event to its stored 200, without events that were sent again by hand.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30, 60, 600, 3600],
    registers: [registry],
  });
  const flawed = new Counter({
    name: 'webhook_events_flawed_total',
    help: 'Events that do not match the contract. They are sent anyway.',
    registers: [registry],
  });
  const unprepared = new Counter({
    name: 'webhook_deliveries_unprepared_total',
    help: 'Deliveries postponed because a secret or key of the merchant is missing or cannot be decrypted.',
    registers: [registry],
  });
  const breakers = new Counter({
    name: 'webhook_breakers_opened_total',
    help: 'Times that the circuit breaker of an endpoint opened.',
    registers: [registry],
  });
  const gone = new Counter({
    name: 'webhook_endpoints_gone_total',
    help: 'Endpoints that answered 410 Gone.',
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'webhook_events_overdue_total',
    help: 'Events open for this percentage of the alarm age (WEBHOOK_ALARM_HOURS). Each event counts once per percentage.',
    labelNames: ['percent'],
    registers: [registry],
  });
  for (const percent of ALARM_SHARES) alarms.inc({ percent }, 0);
  attempts.inc({ outcome: AttemptOutcome.ACKNOWLEDGED, failure: 'none' }, 0);
  const contradictions = new Counter({
    name: 'gateway_news_contradicted_total',
    help: 'Gateway notifications that contradict the final result of a payment, capture, void or refund. They change nothing.',
    labelNames: ['about'],
    registers: [registry],
  });
  for (const about of ['payment', 'capture', 'void', 'refund']) contradictions.inc({ about }, 0);
  const ended = new Counter({
    name: 'payment_attempts_total',
    help: 'Payment attempts that ended, by gateway and card network: authorized, or declined with the class of the decline (bank, authentication, gateway, other; none when authorized).',
    labelNames: ['gateway', 'network', 'outcome', 'decline'],
    registers: [registry],
  });
  const unmapped = new Counter({
    name: 'gateway_unmapped_declines_total',
    help: 'Declines with a code that the connector of the gateway does not know. They are mapped by their class.',
    labelNames: ['gateway'],
    registers: [registry],
  });
  return {
    registry,
    requestsNotLogged: (calls) => notLogged.inc(calls),
    orderRefused: () => ordersRefused.inc(),
    gateways: {
      contradicted: (about) => contradictions.inc({ about }),
      unmappedDecline: (gateway) => unmapped.inc({ gateway }),
    },
    payments: {
      attemptEnded({ gateway, network, decline }) {
        const outcome = decline === null ? 'authorized' : 'declined';
        const labels = { gateway: gateway || 'none', network: network || 'unknown', outcome };
        ended.inc({ ...labels, decline: decline ?? 'none' });
      },
    },
    webhooks: {
      relayed: (events) => relayed.inc(events),
      attempted({ outcome, failure, totalMs, endpointKey }) {
        attempts.inc({ outcome, failure: failure ?? 'none' });
        const ms = totalMs ?? 0;
        attemptDuration.observe({ outcome }, ms / 1_000);
        endpoints.note(endpointKey, outcome === AttemptOutcome.ACKNOWLEDGED ? 'acknowledged' : 'failed', ms);
      },
      acknowledged: (ageMs) => age.observe(ageMs / 1_000),
      flawed: () => flawed.inc(),
      unprepared: () => unprepared.inc(),
      breakerOpened: () => breakers.inc(),
      endpointGone: () => gone.inc(),
      alarmed: (percent, events) => alarms.inc({ percent: String(percent) }, events),
    },
    request(operation, status, seconds) {
      requests.inc({ operation, status: String(status) });
      duration.observe({ operation }, seconds);
    },
  };
}
