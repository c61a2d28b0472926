/**
 * Fetches events that never arrived: whatever the receiver has not handled is handled now, by the same handlers and under the
 * same ids as if it had been delivered.
 */
import type { Receiver } from '../create-receiver.ts';
import type { Acknowledged } from '../outcome.ts';
import { askForEvents, type EventClient } from './service-wire.ts';

export interface BackfillOptions {
  readonly client: EventClient;
  readonly receiver: Pick<Receiver, 'take'>;
  /** The sequence number up to which everything was seen; 0 from the beginning. */
  readonly after: number;
  /** Told after each page up to where everything is handled now: keep it, and go on from there next time. */
  readonly onProgress?: (next: number) => void | Promise<void>;
  /** How many events are asked for at a time. 100 when absent. */
  readonly pageSize?: number;
}

export interface Backfilled {
  /** Where to go on next time. */
  readonly next: number;
  /** How many events came to what. */
  readonly outcomes: Readonly<Partial<Record<Acknowledged, number>>>;
}

/**
 * Goes through the service's list of events to its end, in order.
 * @throws what a handler or store threw, or ERR_ORDER_STATUS; `onProgress` has told how far it came.
 */
export async function backfill({
  client,
  receiver,
  after,
  onProgress,
  pageSize = 100,
}: BackfillOptions): Promise<Backfilled> {
  const outcomes: Partial<Record<Acknowledged, number>> = {};
  let from = after;
  for (;;) {
    const { events, next, hasMore } = await askForEvents(client, from, pageSize);
    for (const event of events) {
      const outcome = await receiver.take(event);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    const stuck = next <= from;
    from = Math.max(next, from);
    await onProgress?.(from);
    if (!hasMore || stuck) return { next: from, outcomes };
  }
}
