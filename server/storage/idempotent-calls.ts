/**
 * Calls with an Idempotency-Key in MongoDB: who is at work on one, and the answer once there is one. An index removes them
 * when their 24 hours are over. Decides nothing but who of several is first.
 */
import type { Db } from 'mongodb';
import type { Sealed } from '../domain/ports/sealed.ts';
import { upsertTwice } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const IDEMPOTENT_CALLS = 'idempotent_calls';

interface CallDocument {
  readonly _id: string;
  readonly parameters: string;
  /** Who is at work, or was. */
  readonly owner: string;
  /** Until when nobody else takes it up; meaningless once there is an answer. */
  readonly leaseUntil: Date;
  readonly answer: Sealed | null;
  readonly expiresAt: Date;
}

export const idempotentCallIndexes: IndexPlan = [
  { collection: IDEMPOTENT_CALLS, indexes: [{ name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 }] },
];

/** Names a call and its parameters, as keyed hashes. */
export interface CallName {
  /** Of the call: under which its answer is kept. */
  readonly id: string;
  /** Of its parameters; the same parameters of another call hash to something else, so that it marks the call too. */
  readonly parameters: string;
}

export interface ClaimRequest extends CallName {
  readonly owner: string;
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly expiresAt: Date;
}

export type Claim =
  /** The asker is to do the call, and nobody else. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'answered'; readonly answer: Sealed }
  | { readonly kind: 'running' }
  | { readonly kind: 'other parameters' };

export interface IdempotentCallStore {
  claim(request: ClaimRequest): Promise<Claim>;
  /** Keeps the answer. Does nothing when somebody else has taken the call up. */
  keep(id: string, owner: string, answer: Sealed): Promise<void>;
  /** Lets the next one do the call. Does nothing when somebody else has taken it up. */
  release(id: string, owner: string): Promise<void>;
}

export function createIdempotentCallStore(db: Db): IdempotentCallStore {
  const calls = db.collection<CallDocument>(IDEMPOTENT_CALLS);

  /** One step of the database, so that of any number of askers exactly one is first. */
  async function claimOnce({ id, parameters, owner, now, leaseUntil, expiresAt }: ClaimRequest): Promise<Claim> {
    const mine = { _id: id, parameters, owner, leaseUntil, answer: null, expiresAt };
    const isNew = { $not: ['$owner'] };
    const isOver = { $lte: ['$expiresAt', now] };
    const isLeft = {
      $and: [
        { $eq: ['$answer', null] },
        { $lte: ['$leaseUntil', now] },
        { $eq: ['$parameters', { $literal: parameters }] },
      ],
    };
    const found = await calls.findOneAndUpdate(
      { _id: id },
      [{ $replaceWith: { $cond: [{ $or: [isNew, isOver, isLeft] }, { $literal: mine }, '$$ROOT'] } }],
      { upsert: true, returnDocument: 'after' },
    );
    if (found === null) throw new Error('an upsert answered no document');
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
