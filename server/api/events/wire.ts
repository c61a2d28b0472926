/** Events of the log as the contract lists them. */
import type { components } from '../../../generated/openapi.d.ts';
import type { LoggedEvent } from '../../delivery/queue/event-log-store.ts';

type Schemas = components['schemas'];

/** What was stored is what a webhook sends; it was made by the contract's types. */
export function toNumberedEvent({ sequence, body }: LoggedEvent): Schemas['NumberedEvent'] {
  const event: Schemas['WebhookEvent'] = JSON.parse(body);
  return { sequence, event };
}
