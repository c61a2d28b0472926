/**
 * Events to be read instead of received, and the addresses that webhooks come from.
 */

import type { components } from '../../../generated/openapi.d.ts';
import type { EventsHandlers } from '../../../generated/server/handlers.ts';
import type { EventLogStore, LoggedEvent } from '../../delivery/queue/event-log-store.ts';
import type { Contexts } from '../../http/request/context.ts';
import type { SourceAddresses } from '../../platform/config.ts';

type Schemas = components['schemas'];

/** What was stored is what a webhook sends; it was made by the contract's types. */
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
      // One more than asked for tells whether there is more.
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
