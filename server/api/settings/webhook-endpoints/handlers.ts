/**
 * Handlers to list a merchant's webhook endpoints with their state, and to pause and resume one.
 */

import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode, WebhookBreakerState } from '../../../../generated/values.ts';
import type { EndpointReport } from '../../../delivery/admin/endpoint-reports.ts';
import type { EndpointPosition } from '../../../delivery/queue/endpoint.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { badCursor } from '../../../http/request/parameters.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { DEFAULT_PAGE_SIZE, pageOf } from '../page-query.ts';
import type { SettingsParts } from '../settings-parts.ts';

const orNull = (at: Date | null | undefined) => (at === null || at === undefined ? null : toTimestamp(at));

function toEndpoint(report: EndpointReport): components['schemas']['WebhookEndpoint'] {
  const { health, backlog } = report;
  const open = health !== null && health.openedAt !== null;
  return {
    endpoint_id: report.endpointId,
    origin: report.origin,
    breaker: open ? WebhookBreakerState.OPEN : WebhookBreakerState.CLOSED,
    paused: report.isPaused,
    failures_in_row: health?.failuresInRow ?? 0,
    last_failure_at: orNull(health?.lastFailureAt),
    next_probe_at: orNull(health?.probeAt),
    backlog: backlog?.events ?? 0,
    oldest_event_at: orNull(backlog?.oldest),
  };
}

type EndpointHandlers = Pick<
  SettingsHandlers<Contexts>,
  'listWebhookEndpoints' | 'pauseWebhookEndpoint' | 'resumeWebhookEndpoint'
>;

export function webhookEndpointHandlers({
  deliveries,
  trail,
}: Pick<SettingsParts, 'deliveries' | 'trail'>): EndpointHandlers {
  return {
    async listWebhookEndpoints({ query }, { merchant: { merchantId } }) {
      const limit = query.limit ?? DEFAULT_PAGE_SIZE;
      const found = await deliveries.endpoints(merchantId, { after: positionOf(query.after), limit: limit + 1 });
      const { shown, next } = pageOf(found, limit, cursorOf);
      return { status: 200, body: { list: shown.map(toEndpoint), next_cursor: next } };
    },

    pauseWebhookEndpoint({ path }, context) {
      const call = { operation: AdminOperationId.pauseWebhookEndpoint, objectId: path.endpoint_id, changes: [] };
      return trail.around(context, call, async () => {
        const endpoint = known(await deliveries.pause(context.merchant.merchantId, path.endpoint_id));
        return { status: 200, body: toEndpoint(endpoint) };
      });
    },

    resumeWebhookEndpoint({ path }, context) {
      const call = { operation: AdminOperationId.resumeWebhookEndpoint, objectId: path.endpoint_id, changes: [] };
      return trail.around(context, call, async () => {
        const endpoint = known(await deliveries.resume(context.merchant.merchantId, path.endpoint_id));
        return { status: 200, body: toEndpoint(endpoint) };
      });
    },
  };
}

/** The cursor after the configured endpoint. */
const CONFIGURED = '/';
/** A cursor after another endpoint is its origin, without the scheme that most have. */
const SCHEME = 'https://';
const CURSOR = /^(?:http:\/\/)?[^\s/?#@]{1,256}$/;
/** The contract's limit. DNS allows no name that is longer; one that is cut takes those with it that begin alike. */
const LONGEST = 256;

function cursorOf({ origin }: EndpointPosition): string {
  if (origin === null) return CONFIGURED;
  const cursor = origin.startsWith(SCHEME) ? origin.slice(SCHEME.length) : origin;
  return cursor.length > LONGEST ? `${cursor.slice(0, LONGEST - 1)}~` : cursor;
}

/** @throws ApiError when it is not a cursor. */
function positionOf(after: string | undefined): EndpointPosition | null {
  if (after === undefined) return null;
  if (after === CONFIGURED) return { origin: null };
  if (!CURSOR.test(after)) throw badCursor();
  return { origin: after.includes('://') ? after : `${SCHEME}${after}` };
}

function known(endpoint: EndpointReport | null): EndpointReport {
  if (endpoint !== null) return endpoint;
  const message = 'No endpoint has this endpoint_id. List the endpoints by GET /settings/webhook-endpoints.';
  throw new ApiError(ErrorCode.object_not_found, { message });
}
