/**
 * Counters with a TTL, in MongoDB.
 */
import type { Db } from 'mongodb';
import type { IndexPlan } from './mongo/indexes.ts';

const COUNTERS = 'attempt_counters';

interface CounterDocument {
  readonly _id: string;
  readonly count: number;
  readonly endsAt: Date;
}

export const counterIndexes: IndexPlan = [
  { collection: COUNTERS, indexes: [{ name: 'end', key: { endsAt: 1 }, expireAfterSeconds: 0 }] },
];

export interface CounterStore {
  /** Adds one and returns the new count. */
  add(id: string, endsAt: Date): Promise<number>;
  read(id: string): Promise<number>;
}

export function createCounterStore(db: Db): CounterStore {
  const counters = db.collection<CounterDocument>(COUNTERS);
  return {
    async add(id, endsAt) {
      const update = { $inc: { count: 1 }, $setOnInsert: { endsAt } };
      const counter = await counters.findOneAndUpdate({ _id: id }, update, { upsert: true, returnDocument: 'after' });
      return counter?.count ?? 1;
    },
    async read(id) {
      return (await counters.findOne({ _id: id }))?.count ?? 0;
    },
  };
}
