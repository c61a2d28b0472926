/**
 * Token buckets in MongoDB: one document each, refilled by elapsed time, and drawn from in one atomic operation by
 * every process. A TTL index removes buckets that have been full for a while.
 */
import type { Db } from 'mongodb';
import type { RateLimit } from '../domain/merchants/merchant.ts';
import { upsertTwice } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const BUCKETS = 'rate_limit_buckets';
const SECOND_MS = 1_000;
/** Tolerance for rounding errors when comparing tokens. */
const ROUNDING = 1e-6;
/** How long a full bucket stays, in milliseconds, because the clocks of processes differ. */
const KEPT_FULL_MS = 60_000;

export interface Draw {
  /** How many of the requested tokens were granted. */
  readonly granted: number;
  /** Milliseconds until the next token is available; 0 when one is. */
  readonly nextInMs: number;
}

interface BucketDocument {
  readonly _id: string;
  readonly tokens: number;
  /** The time of `tokens`. */
  readonly at: Date;
  /** How many tokens the last draw was granted. */
  readonly granted: number;
  readonly expiresAt: Date;
}

export const bucketIndexes: IndexPlan = [
  { collection: BUCKETS, indexes: [{ name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 }] },
];

export interface BucketStore {
  /** Draws up to `wanted` tokens from a bucket. A new bucket is full. */
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
    if (bucket === null) throw new Error('The upsert returned no document.');
    const missing = Math.max(0, 1 - ROUNDING - bucket.tokens);
    return { granted: bucket.granted, nextInMs: Math.ceil((missing / perSecond) * SECOND_MS) };
  }

  return { draw: (id, limit, wanted, now) => upsertTwice(() => drawOnce(id, limit, wanted, now)) };
}
