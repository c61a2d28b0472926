/**
 * Fetches events that never arrived. Runs the same handlers with the same event ids as a delivery, for events that the receiver has
 * not handled.
 */
import type { Receiver } from '../create-receiver.ts';
import { ReceiverError, type ReceiverErrorCode } from '../errors.ts';
import { isObject } from '../event/safe-json.ts';
import type { Acknowledged } from '../outcome.ts';
import { type EventClient, fetchEvents } from './service-wire.ts';

export interface BackfillOptions {
  readonly client: EventClient;
  readonly receiver: Pick<Receiver, 'take'>;
  /** The sequence number after which to start. 0 starts at the beginning. */
  readonly after: number;
  /** Called after each page with the sequence number up to which every event is handled. Store it and start from it next time. */
  readonly onProgress?: (next: number) => void | Promise<void>;
  /** How many events to request at a time. Default and maximum: 100. */
  readonly pageSize?: number;
}

/** An event whose handling failed. */
export interface BackfillFailure {
  readonly sequence: number;
  readonly eventId: string | null;
  readonly code: ReceiverErrorCode;
  readonly error: ReceiverError;
}

export interface Backfilled {
  /** Where to start next time: before the first failed event, so that it runs again. Later events are then already handled. */
  readonly next: number;
  /** The number of events by result. */
  readonly outcomes: Readonly<Partial<Record<Acknowledged, number>>>;
  /** The failed events, in order. Later events were still handled. */
  readonly failures: readonly BackfillFailure[];
}

/** Errors that would also stop every later event. */
const STOPS_BACKFILL: readonly ReceiverErrorCode[] = ['ERR_STORE_UNAVAILABLE', 'ERR_INTERNAL'];
const MAX_PAGE = 100;

/**
 * Reads the service's list of events in order, to its end. A failed event is reported and `next` stays before it.
 * @throws ReceiverError ERR_STORE_UNAVAILABLE, or ERR_ORDER_STATUS when a request fails. The last call of `onProgress`
 *   has the progress.
 */
export async function backfill({
  client,
  receiver,
  after,
  onProgress,
  pageSize = 100,
}: BackfillOptions): Promise<Backfilled> {
  const outcomes: Partial<Record<Acknowledged, number>> = {};
  const failures: BackfillFailure[] = [];
  let from = after;
  for (;;) {
    const { events, next, hasMore } = await fetchEvents(client, from, Math.min(pageSize, MAX_PAGE));
    for (const { sequence, event } of events) {
      try {
        const outcome = await receiver.take(event);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      } catch (error) {
        if (!(error instanceof ReceiverError) || STOPS_BACKFILL.includes(error.code)) throw error;
        failures.push({ sequence, eventId: idOf(event), code: error.code, error });
      }
    }
    const isStuck = next <= from;
    from = Math.max(next, from);
    const [first] = failures;
    const handledTo = first === undefined ? from : first.sequence - 1;
    await onProgress?.(handledTo);
    if (!hasMore || isStuck) return { next: handledTo, outcomes, failures };
  }
}

function idOf(event: unknown): string | null {
  return isObject(event) && typeof event.id === 'string' ? event.id : null;
}
