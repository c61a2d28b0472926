/**
 * Fetches events that never arrived: whatever the receiver has not handled is handled now, by the same handlers and under the
 * same ids as if it had been delivered.
 */
import type { Receiver } from '../create-receiver.ts';
import { ReceiverError, type ReceiverErrorCode } from '../errors.ts';
import { isObject } from '../event/safe-json.ts';
import type { Acknowledged } from '../outcome.ts';
import { type EventClient, fetchEvents } from './service-wire.ts';

export interface BackfillOptions {
  readonly client: EventClient;
  readonly receiver: Pick<Receiver, 'take'>;
  /** The sequence number up to which everything was seen; 0 from the beginning. */
  readonly after: number;
  /** Told after each page up to where everything is handled now, without a gap: keep it, and go on from there next time. */
  readonly onProgress?: (next: number) => void | Promise<void>;
  /** How many events are asked for at a time: 100 when absent, and at most. */
  readonly pageSize?: number;
}

/** An event that could not be handled. */
export interface BackfillFailure {
  readonly sequence: number;
  readonly eventId: string | null;
  readonly code: ReceiverErrorCode;
  readonly error: ReceiverError;
}

export interface Backfilled {
  /** Where to go on next time: before the first event that failed, so that it is tried again; those after it are known then. */
  readonly next: number;
  /** How many events came to what. */
  readonly outcomes: Readonly<Partial<Record<Acknowledged, number>>>;
  /** What failed, in order. The events after it were handled all the same. */
  readonly failures: readonly BackfillFailure[];
}

/** No event after such a failure would fare better. */
const STOPS_BACKFILL: readonly ReceiverErrorCode[] = ['ERR_STORE_UNAVAILABLE', 'ERR_INTERNAL'];
const MAX_PAGE = 100;

/**
 * Goes through the service's list of events to its end, in order. An event that fails is reported and holds `next`.
 * @throws ReceiverError ERR_STORE_UNAVAILABLE, or ERR_ORDER_STATUS when the service cannot be asked; `onProgress` has told
 *   how far it came.
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
