/**
 * Calls with an Idempotency-Key in MongoDB: which process is executing a call, and its response afterwards. A TTL index
 * removes them after 24 hours.
 */
import type { Db } from 'mongodb';
import type { Sealed } from '../domain/ports/sealed.ts';
import { upsertTwice } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const IDEMPOTENT_CALLS = 'idempotent_calls';

interface CallDocument {
  readonly _id: string;
  readonly parameters: string;
  /** The process that executes the call, or did. */
  readonly owner: string;
  /** Until when no other process may claim the call; unused once there is a response. */
  readonly leaseUntil: Date;
  readonly answer: Sealed | null;
  readonly expiresAt: Date;
}

export const idempotentCallIndexes: IndexPlan = [
  { collection: IDEMPOTENT_CALLS, indexes: [{ name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 }] },
];

/** Identifies a call and its parameters, as keyed hashes. */
export interface CallName {
  /** The hash of the call, under which its response is stored. */
  readonly id: string;
  /** The hash of its parameters. It includes the call, so that it also serves as the call's fingerprint. */
  readonly parameters: string;
}

export interface ClaimRequest extends CallName {
  readonly owner: string;
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly expiresAt: Date;
}

export type Claim =
  /** The caller must execute the call; no one else may. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'answered'; readonly answer: Sealed }
  | { readonly kind: 'running' }
  | { readonly kind: 'other parameters' };

export interface IdempotentCallStore {
  claim(request: ClaimRequest): Promise<Claim>;
  /** Stores the response. Does nothing when another process has claimed the call. */
  keep(id: string, owner: string, answer: Sealed): Promise<void>;
  /** Releases the call for the next claim. Does nothing when another process has claimed it. */
  release(id: string, owner: string): Promise<void>;
}

export function createIdempotentCallStore(db: Db): IdempotentCallStore {
  const calls = db.collection<CallDocument>(IDEMPOTENT_CALLS);

  /** A single database operation, so that exactly one of concurrent callers claims the call. */
  async function claimOnce({ id, parameters, owner, now, leaseUntil, expiresAt }: ClaimRequest): Promise<Claim> {
    const mine = { _id: id, parameters, owner, leaseUntil, answer: null, expiresAt };
    const isNew = { $not: ['$owner'] };
    const isOver = { $lte: ['$expiresAt', now] };
    const isAbandoned = {
      $and: [
        { $eq: ['$answer', null] },
        { $lte: ['$leaseUntil', now] },
        { $eq: ['$parameters', { $literal: parameters }] },
      ],
    };
    const found = await calls.findOneAndUpdate(
      { _id: id },
      [{ $replaceWith: { $cond: [{ $or: [isNew, isOver, isAbandoned] }, { $literal: mine }, '$$ROOT'] } }],
      { upsert: true, returnDocument: 'after' },
    );
    if (found === null) throw new Error('The upsert returned no document.');
    if (found.owner === owner) return { kind: 'claimed' };
    if (found.parameters !== parameters) return { kind: 'other parameters' };
    return found.answer === null ? { kind: 'running' } : { kind: 'answered', answer: found.answer };
  }

  return {
    claim: (request) => upsertTwice(() => claimOnce(request)),
    async keep(id, owner, answer) {
      await calls.updateOne({ _id: id, owner }, { $set: { answer } });
    },
    async release(id, owner) {
      await calls.deleteOne({ _id: id, owner, answer: null });
    },
  };
}
