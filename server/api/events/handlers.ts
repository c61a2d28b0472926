/**
 * Handlers of the event list and of the source addresses of webhooks.
 */

import type { components } from '../../../generated/openapi.d.ts';
import type { EventsHandlers } from '../../../generated/server/handlers.ts';
import type { EventLogStore, LoggedEvent } from '../../delivery/queue/event-log-store.ts';
import type { Contexts } from '../../http/request/context.ts';
import type { SourceAddresses } from '../../platform/config.ts';

type Schemas = components['schemas'];

/** The stored body is the body of the webhook, built with the contract's types. */
function toNumberedEvent({ sequence, body }: LoggedEvent): Schemas['NumberedEvent'] {
  const event: Schemas['WebhookEvent'] = JSON.parse(body);
  return { sequence, event };
}

const DEFAULT_LIMIT = 100;

export interface EventsParts {
  readonly eventLog: Pick<EventLogStore, 'after'>;
  readonly sourceAddresses: SourceAddresses;
}

export function eventsHandlers({ eventLog, sourceAddresses }: EventsParts): EventsHandlers<Contexts> {
  return {
    async listEvents({ query: { after = 0, limit = DEFAULT_LIMIT } }, { merchant: { merchantId } }) {
      // Read one more than the limit, to know whether there are more.
      const found = await eventLog.after(merchantId, after, limit + 1);
      const events = found.slice(0, limit).map(toNumberedEvent);
      const next = events.at(-1)?.sequence ?? after;
      const body = { events, next, has_more: found.length > limit };
      return { status: 200, headers: { 'Cache-Control': 'no-store' }, body };
    },

    async listWebhookSourceAddresses() {
      const { production, sandbox } = sourceAddresses;
      return { status: 200, body: { production: [...production], sandbox: [...sandbox] } };
    },
  };
}
