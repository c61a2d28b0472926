/**
 * Finds what changed among a merchant's newest events, by comparing them with what was there before. Works across
 * processes without a message between them, and costs nothing while nobody looks.
 */
import type { ReportedState } from '../queue/delivery.ts';
import { subjectOf } from '../queue/event-subject.ts';
import type { DeliveryAdmin, DeliveryGlimpse } from './delivery-admin.ts';

/** Newest events that are compared. */
const COMPARED = 100;

/** A change that a list may want to show. */
export type ChangeNote =
  | { readonly kind: 'order'; readonly orderId: string; readonly status: string }
  | {
      readonly kind: 'delivery';
      readonly eventId: string;
      readonly orderId: string | null;
      readonly state: ReportedState;
    };

/** The newest deliveries at one time, by event id. */
export type Glimpses = ReadonlyMap<string, DeliveryGlimpse>;

export interface Changes {
  readonly notes: readonly ChangeNote[];
  /** What to compare the next read with. */
  readonly seen: Glimpses;
}

/** Reads the changes since `before`; without it, only what to compare the next read with. */
export type ReadChanges = (merchantId: string, before: Glimpses | null) => Promise<Changes>;

export function createReadChanges(deliveries: Pick<DeliveryAdmin, 'recent' | 'bodies'>): ReadChanges {
  return async (merchantId, before) => {
    const found = await deliveries.recent(merchantId, COMPARED);
    const seen = new Map(found.map((each) => [each.eventId, each]));
    if (before === null) return { notes: [], seen };
    const changed = changedAmong(found, before);
    if (changed.length === 0) return { notes: [], seen };
    const bodies = await deliveries.bodies(changed.map(({ eventId }) => eventId));
    const notes = changed.flatMap(({ eventId, state }): ChangeNote[] => {
      const subject = subjectOf(bodies.get(eventId) ?? '{}');
      const note: ChangeNote = { kind: 'delivery', eventId, orderId: subject?.orderId ?? null, state };
      // A change of an order is an event: a new event means that its order changed.
      return subject === null || before.has(eventId) ? [note] : [{ kind: 'order', ...subject }, note];
    });
    return { notes, seen };
  };
}

/** The deliveries that are new or differ from before, oldest first. */
function changedAmong(found: readonly DeliveryGlimpse[], before: Glimpses): DeliveryGlimpse[] {
  // Older events can enter the newest ones only when others expire, which is no change.
  const newest = Math.max(0, ...[...before.values()].map(({ sequence }) => sequence));
  return found
    .filter(({ eventId, sequence, state, attemptCount }) => {
      const known = before.get(eventId);
      if (known === undefined) return sequence > newest;
      return known.state !== state || known.attemptCount !== attemptCount;
    })
    .toReversed();
}
