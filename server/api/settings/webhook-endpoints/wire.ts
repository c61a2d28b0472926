/** Endpoints as the contract writes them. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { WebhookBreakerState } from '../../../../generated/values.ts';
import type { EndpointReport } from '../../../delivery/admin/delivery-admin.ts';
import { toTimestamp } from '../../orders/wire.ts';

const orNull = (at: Date | null | undefined) => (at === null || at === undefined ? null : toTimestamp(at));

export function toEndpoint(report: EndpointReport): components['schemas']['WebhookEndpoint'] {
  const { health, backlog } = report;
  const open = health !== null && health.openedAt !== null;
  return {
    endpoint_id: report.endpointId,
    origin: report.origin,
    breaker: open ? WebhookBreakerState.OPEN : WebhookBreakerState.CLOSED,
    failures_in_row: health?.failuresInRow ?? 0,
    last_failure_at: orNull(health?.lastFailureAt),
    next_probe_at: orNull(health?.probeAt),
    backlog: backlog?.events ?? 0,
    oldest_event_at: orNull(backlog?.oldest),
  };
}
