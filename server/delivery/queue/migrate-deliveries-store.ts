/**
 * Migrates deliveries stored before events had sequence numbers, before indexes are created and workers start. Safe to
 * interrupt, repeat or run concurrently: the numbers come out the same.
 */
import type { AnyBulkWriteOperation, Db, IndexDescription } from 'mongodb';
import { DeliveryState } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';
import { SEQUENCES, type SequenceDocument } from './event-log-store.ts';
import { webhookIndexes } from './indexes.ts';

const CHUNK = 1_000;

type Earlier = Pick<DeliveryDocument, '_id' | 'merchantId' | 'host' | 'at' | 'state' | 'acknowledgedAt'>;

/** `keepMs`: retention of an acknowledged delivery, milliseconds. */
export interface EarlierOf {
  readonly db: Db;
  readonly keepMs: number;
}

/**
 * Numbers the deliveries that have no number, oldest first, and drops indexes whose keys have changed. Costs one
 * command when there is nothing to do.
 */
export async function renewEarlierDeliveries({ db, keepMs }: EarlierOf): Promise<void> {
  const [{ indexes: planned } = { indexes: [] }] = webhookIndexes([]);
  const present = await presentIndexes(db);
  if (present.length === 0 || present.some(({ name }) => name === 'log')) return;
  await numberAll(db, keepMs);
  for (const { name, key } of present) {
    const plan = planned.find((index) => index.name === name);
    if (plan === undefined || name === undefined || sameKey(plan.key, key)) continue;
    await db.collection(DELIVERIES).dropIndex(name);
  }
}

async function presentIndexes(db: Db): Promise<IndexDescription[]> {
  const exists = await db.listCollections({ name: DELIVERIES }, { nameOnly: true }).hasNext();
  return exists ? db.collection(DELIVERIES).indexes() : [];
}

function sameKey(one: IndexDescription['key'], other: IndexDescription['key']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function numberAll(db: Db, keepMs: number): Promise<void> {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const projection = { merchantId: 1, host: 1, at: 1, state: 1, acknowledgedAt: 1 };
  const found = deliveries.find<Earlier>({}, { projection, sort: { at: 1, _id: 1 }, allowDiskUse: true });
  const ofMerchant = new Map<string, number>();
  const ofHost = new Map<string, number>();
  let writes: AnyBulkWriteOperation<DeliveryDocument>[] = [];
  const flush = async () => {
    if (writes.length > 0) await deliveries.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const delivery of found) {
    const sequence = next(ofMerchant, delivery.merchantId);
    const own = { _id: delivery._id, merchantId: delivery.merchantId };
    const orderSequence = next(ofHost, `${delivery.host.collection} ${delivery.host.id}`);
    const $set = { sequence, orderSequence, ...endOf(delivery, keepMs) };
    writes.push({ updateOne: { filter: { ...own, sequence: { $exists: false } }, update: { $set } } });
    if (writes.length === CHUNK) await flush();
  }
  await flush();
  for (const [merchantId, last] of ofMerchant) {
    const sequences = db.collection<SequenceDocument>(SEQUENCES);
    await sequences.updateOne({ _id: merchantId }, { $max: { last } }, { upsert: true });
  }
}

function next(counts: Map<string, number>, name: string): number {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count;
}

/** `openSince` of an open delivery, or `expiresAt` of a completed one. */
function endOf({ state, at, acknowledgedAt }: Earlier, keepMs: number) {
  if (state === DeliveryState.DONE) return { expiresAt: new Date((acknowledgedAt ?? at).getTime() + keepMs) };
  return state === DeliveryState.ACKED ? {} : { openSince: at };
}
