/**
 * Which open events have reached an age since the operator was last told, in MongoDB. Each age is told once, by one worker: the mark
 * up to which it was told moves by a compare-and-set.
 */
import type { Db } from 'mongodb';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';

const MARKS = 'webhook_alarms';

interface AlarmMark {
  readonly _id: string;
  /** Events from before this moment are told. */
  readonly toldBefore: Date;
}

/** Open events of one endpoint that reached an age. */
export interface AgedEvents {
  readonly lane: string;
  readonly events: number;
  readonly oldest: Date;
}

export type AlarmStore = ReturnType<typeof createAlarmStore>;

/** The alarms of one database. */
export function createAlarmStore(db: Db) {
  const marks = db.collection<AlarmMark>(MARKS);
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  return {
    /** What is open since before `before` and was not told of; empty when another worker tells it. */
    async takeAged(mark: string, before: Date): Promise<AgedEvents[]> {
      const known = await marks.findOne({ _id: mark });
      const told = known?.toldBefore ?? new Date(0);
      if (told >= before) return [];
      const steps = [
        { $match: { openSince: { $gte: told, $lt: before } } },
        { $group: { _id: '$lane', events: { $sum: 1 }, oldest: { $min: '$openSince' } } },
      ];
      const aged = await deliveries.aggregate<{ _id: string; events: number; oldest: Date }>(steps).toArray();
      if (aged.length === 0) return [];
      const filter = { _id: mark, toldBefore: told };
      try {
        const moved = await marks.updateOne(filter, { $set: { toldBefore: before } }, { upsert: true });
        if (moved.matchedCount + moved.upsertedCount === 0) return [];
      } catch {
        return [];
      }
      return aged.map(({ _id, events, oldest }) => ({ lane: _id, events, oldest }));
    },
  };
}
