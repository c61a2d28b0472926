/** Compares the events that orders raised with the stored deliveries, and these with what a receiver got. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { OutboxHost } from '../../server/storage/outbox.ts';
import type { CountingReceiver } from './counting-receiver.ts';

export interface RaisedEvents {
  /** Events that the orders raised. */
  readonly raised: number;
  /** Those of them that were lost: neither stored as a delivery nor waiting in an outbox. */
  readonly lost: number;
  /** Stored deliveries that never arrived. */
  readonly unreceived: number;
  /** Merchants whose event numbers have a gap or a duplicate. */
  readonly misnumbered: number;
}

interface HostRow extends Pick<OutboxHost, 'merchantId' | 'eventsDue' | 'outbox'> {
  readonly _id: string;
}

interface DeliveryRow {
  readonly _id: string;
  readonly merchantId: string;
  readonly sequence: number;
  readonly host: { readonly id: string };
}

/** Waits until no delivery of a running service is open, at most so long. Milliseconds. */
export async function deliveriesDone(db: Db, patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs;
  const open = async () =>
    (await db.collection('webhook_deliveries').countDocuments({ state: { $ne: 'DONE' } })) +
    (await db.collection('orders').countDocuments({ relayAt: { $exists: true } }));
  while ((await open()) > 0) {
    if (performance.now() > end) return false;
    await sleep(200);
  }
  return true;
}

/** How long the deliveries that are under way have to arrive, milliseconds. */
const UNDER_WAY_MS = 60_000;

/**
 * Counts what was raised, stored and received. Orders expire meanwhile, and raise events. The orders are read first: such an event is then
 * stored more often than counted, and not taken for lost. What is stored has time to arrive.
 */
export async function countEvents(db: Db, receiver: Pick<CountingReceiver, 'has'>): Promise<RaisedEvents> {
  let raised = 0;
  const relayed = new Map<string, number>();
  const hosts = db.collection<HostRow>('orders').find({}, { projection: { eventsDue: 1, outbox: 1 } });
  for await (const { _id, eventsDue = 0, outbox = [] } of hosts) {
    const waiting = outbox.reduce((sum, { events }) => sum + events.length, 0);
    raised += eventsDue;
    relayed.set(_id, eventsDue - waiting);
  }
  const stored = new Map<string, number>();
  const sequences = new Map<string, Set<number>>();
  let deliveries = 0;
  const unreceived = new Set<string>();
  const projection = { merchantId: 1, sequence: 1, host: 1 };
  for await (const delivery of db.collection<DeliveryRow>('webhook_deliveries').find({}, { projection })) {
    deliveries += 1;
    stored.set(delivery.host.id, (stored.get(delivery.host.id) ?? 0) + 1);
    const numbers = sequences.get(delivery.merchantId) ?? new Set();
    sequences.set(delivery.merchantId, numbers.add(delivery.sequence));
    if (!receiver.has(delivery._id)) unreceived.add(delivery._id);
  }
  const end = performance.now() + UNDER_WAY_MS;
  while (unreceived.size > 0 && performance.now() < end) {
    await sleep(200);
    for (const id of unreceived) if (receiver.has(id)) unreceived.delete(id);
  }
  const lost = [...relayed].reduce((sum, [id, events]) => sum + Math.max(0, events - (stored.get(id) ?? 0)), 0);
  const numbered = [...sequences.values()];
  const distinct = numbered.reduce((sum, numbers) => sum + numbers.size, 0);
  const gaps = numbered.filter((numbers) => !isWithoutGaps(numbers));
  return { raised, lost, unreceived: unreceived.size, misnumbered: gaps.length + (distinct === deliveries ? 0 : 1) };
}

function isWithoutGaps(numbers: ReadonlySet<number>): boolean {
  for (let number = 1; number <= numbers.size; number += 1) if (!numbers.has(number)) return false;
  return true;
}
