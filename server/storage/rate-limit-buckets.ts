/**
 * Token buckets in MongoDB: one document each, filled by the passing of time, drawn from by every process in one step of the
 * database. An index removes a bucket that has long been full.
 */
import type { Db } from 'mongodb';
import type { RateLimit } from '../domain/merchants/merchant.ts';
import { upsertTwice } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const BUCKETS = 'rate_limit_buckets';
const SECOND_MS = 1_000;
/** A token that is there but for a rounding error is there. */
const ROUNDING = 1e-6;
/** Clocks of processes differ; a bucket is full for so long before it goes. Milliseconds. */
const KEPT_FULL_MS = 60_000;

export interface Draw {
  /** How many of the tokens that were asked for came. */
  readonly granted: number;
  /** Until the next token is there, in milliseconds; 0 when one is. */
  readonly nextInMs: number;
}

interface BucketDocument {
  readonly _id: string;
  readonly tokens: number;
  /** When it had so many. */
  readonly at: Date;
  /** How many the last one to draw got. */
  readonly granted: number;
  readonly expiresAt: Date;
}

export const bucketIndexes: IndexPlan = [
  { collection: BUCKETS, indexes: [{ name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 }] },
];

export interface BucketStore {
  /** Takes up to `wanted` tokens out of a bucket. One that nobody has drawn from is full. */
  draw(id: string, limit: RateLimit, wanted: number, now: Date): Promise<Draw>;
}

export function createBucketStore(db: Db): BucketStore {
  const buckets = db.collection<BucketDocument>(BUCKETS);

  async function drawOnce(id: string, { perSecond, burst }: RateLimit, wanted: number, now: Date): Promise<Draw> {
    const since = { $max: [0, { $subtract: [now, { $ifNull: ['$at', now] }] }] };
    const filled = { $add: [{ $ifNull: ['$tokens', burst] }, { $multiply: [since, perSecond / SECOND_MS] }] };
    const fullIn = Math.ceil((burst / perSecond) * SECOND_MS);
    const bucket = await buckets.findOneAndUpdate(
      { _id: id },
      [
        { $set: { tokens: { $min: [burst, filled] }, at: { $max: ['$at', now] } } },
        { $set: { granted: { $min: [wanted, { $floor: { $add: ['$tokens', ROUNDING] } }] } } },
        {
          $set: {
            tokens: { $max: [0, { $subtract: ['$tokens', '$granted'] }] },
            expiresAt: new Date(now.getTime() + fullIn + KEPT_FULL_MS),
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    if (bucket === null) throw new Error('an upsert answered no document');
    const missing = Math.max(0, 1 - ROUNDING - bucket.tokens);
    return { granted: bucket.granted, nextInMs: Math.ceil((missing / perSecond) * SECOND_MS) };
  }

  return { draw: (id, limit, wanted, now) => upsertTwice(() => drawOnce(id, limit, wanted, now)) };
}
