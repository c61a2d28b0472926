/**
 * Finds what changed among a merchant's newest orders and events, by comparing them with what was there before. Works
 * across processes without a message between them, and costs nothing while nobody looks.
 */
import type { OrderSummary } from '../../domain/payments/order-summary.ts';
import type { OrderIndex } from '../../storage/order-index.ts';
import type { ReportedState } from '../queue/delivery.ts';
import { subjectOf } from '../queue/event-subject.ts';
import type { DeliveryAdmin, DeliveryGlimpse } from './delivery-admin.ts';

/** Newest orders, and newest events, that are compared. */
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

/** What was there at one time: the newest deliveries by event id, and a mark of each of the newest orders. */
export interface Glimpses {
  readonly deliveries: ReadonlyMap<string, DeliveryGlimpse>;
  readonly orders: ReadonlyMap<string, string>;
}

export interface Changes {
  readonly notes: readonly ChangeNote[];
  /** What to compare the next read with. */
  readonly seen: Glimpses;
}

/** Reads the changes since `before`; without it, only what to compare the next read with. */
export type ReadChanges = (merchantId: string, before: Glimpses | null) => Promise<Changes>;

export interface ReadChangesOf {
  readonly deliveries: Pick<DeliveryAdmin, 'recent' | 'bodies'>;
  readonly orderIndex: Pick<OrderIndex, 'search'>;
}

type OrderNote = Extract<ChangeNote, { readonly kind: 'order' }>;

export function createReadChanges({ deliveries, orderIndex }: ReadChangesOf): ReadChanges {
  return async (merchantId, before) => {
    const [found, { found: orders }] = await Promise.all([
      deliveries.recent(merchantId, COMPARED),
      orderIndex.search({ merchantId, anyOf: [], facets: {} }, COMPARED),
    ]);
    const marks = new Map(orders.map(({ summary }) => [summary.orderId, markOf(summary)]));
    const seen = { deliveries: new Map(found.map((each) => [each.eventId, each])), orders: marks };
    if (before === null) return { notes: [], seen };
    const changedOrders = orders.flatMap(({ summary: { orderId, status } }): OrderNote[] =>
      before.orders.get(orderId) === marks.get(orderId) ? [] : [{ kind: 'order', orderId, status }],
    );
    const changed = changedAmong(found, before.deliveries);
    const bodies = await deliveries.bodies(
      merchantId,
      changed.map(({ eventId }) => eventId),
    );
    const notes = changed.flatMap(({ eventId, state }): ChangeNote[] => {
      const subject = subjectOf(bodies.get(eventId) ?? '{}');
      const note: ChangeNote = { kind: 'delivery', eventId, orderId: subject?.orderId ?? null, state };
      // A new event means that its order changed, which may be none of the newest.
      const isNew = subject !== null && !before.deliveries.has(eventId) && !marks.has(subject.orderId);
      return isNew ? [{ kind: 'order', ...subject }, note] : [note];
    });
    return { notes: [...changedOrders.toReversed(), ...notes], seen };
  };
}

function markOf({ status, updatedAt }: OrderSummary): string {
  return `${status} ${updatedAt.getTime()}`;
}

/** The deliveries that are new or differ from before, oldest first. */
function changedAmong(found: readonly DeliveryGlimpse[], before: Glimpses['deliveries']): DeliveryGlimpse[] {
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
