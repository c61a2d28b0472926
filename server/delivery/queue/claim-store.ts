/**
 * The claim of due deliveries in MongoDB: leases as many as are still as they were read, all by one command, and those that are alike by
 * one statement of it. What the database refuses of one keeps no other back.
 */
import type { Db, Document, UpdateManyModel } from 'mongodb';
import { writeBulk } from '../../storage/mongo/bulk-write.ts';
import { ownValue } from '../../storage/mongo/own-value.ts';
import { type LeasedDelivery, type PreparedAttempt, UNKNOWN_RESULT } from './delivery.ts';
import { type DeliveryDocument, leased } from './delivery-document.ts';
import { DELIVERIES, LOG_LIMIT, UNSYNCED, type UnclaimedDelivery } from './delivery-store.ts';
import type { RefusedClaims } from './refusals.ts';
import { type Checkpoint, Step } from './worker-ports.ts';

/** A delivery to claim. `prepared`: its attempt, if it is to be stored with the lease. */
export interface Bid {
  readonly document: UnclaimedDelivery;
  readonly prepared: PreparedAttempt | null;
}

interface Claim {
  readonly bids: readonly Bid[];
  /** New with each claim. */
  readonly owner: string;
  readonly now: Date;
  readonly until: Date;
}

export interface ClaimStoreOf {
  readonly db: Db;
  readonly checkpoint: Checkpoint;
  readonly refusals: Pick<RefusedClaims, 'refused' | 'unanswered'>;
}

export type ClaimStore = ReturnType<typeof createClaimStore>;

/** Claims in one database. */
export function createClaimStore({ db, checkpoint, refusals }: ClaimStoreOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  /** Leases these, each group by a statement. What is refused of several is tried for each. Answers how many, for all that is known. */
  const take = async (groups: readonly Alike[], lease: Lease, now: Date): Promise<number> => {
    const writes = groups.map((alike) => ({ updateMany: claimOf(alike, lease, now) }));
    const answer = await writeBulk(unsynced, writes);
    if (answer.kind === 'whole') {
      refusals.unanswered(answer.error);
      return 0;
    }
    const codes = new Map<string, number>();
    const again: Alike[] = [];
    for (const [index, code] of answer.refused) {
      const { bids = [] } = groups[index] ?? {};
      if (bids.length > 1) again.push(...bids.map((bid) => ({ read: bid.document, bids: [bid] })));
      else for (const { document } of bids) codes.set(document._id, code);
    }
    if (codes.size > 0) refusals.refused(codes);
    return answer.matched + (again.length === 0 ? 0 : await take(again, lease, now));
  };

  return {
    /**
     * Leases those that are still as they were read, each with the intent of its attempt where that is known. Closes what a dead owner
     * left open.
     */
    async claim({ bids, owner, now, until }: Claim): Promise<LeasedDelivery[]> {
      if (bids.length === 0) return [];
      const ids = bids.map(({ document }) => document._id);
      const matched = await take(alikeOf(bids), { owner, leaseUntil: until, dueAt: until }, now);
      await checkpoint(Step.LEASED);
      const held = matched === bids.length ? ids : await deliveries.distinct('_id', { _id: { $in: ids }, owner });
      await checkpoint(Step.WON);
      const mine = new Set(held);
      return bids
        .filter(({ document }) => mine.has(document._id))
        .map(({ document: { open, ...document }, prepared }) => {
          const attemptCount = open?.number ?? document.attemptCount;
          const fence = document.fence + 1;
          return { ...leased({ ...document, leaseUntil: until, attemptCount, fence }, owner), prepared };
        });
    },
  };
}

type Lease = Required<Pick<DeliveryDocument, 'owner' | 'leaseUntil' | 'dueAt'>>;

/** Deliveries of one statement at most. */
const TOGETHER = 128;

/** Deliveries that one filter finds unchanged and one update leases. `read`: any of them. */
interface Alike {
  readonly read: UnclaimedDelivery;
  readonly bids: Bid[];
}

function alikeOf(bids: readonly Bid[]): Alike[] {
  const groups: Alike[] = [];
  const begun = new Map<string, Alike>();
  for (const bid of bids) {
    const { fence, state, open } = bid.document;
    const key = JSON.stringify([fence, state, open?.number ?? null, bid.prepared !== null]);
    const earlier = begun.get(key);
    if (earlier !== undefined && earlier.bids.length < TOGETHER) {
      earlier.bids.push(bid);
      continue;
    }
    const alike = { read: bid.document, bids: [bid] };
    begun.set(key, alike);
    groups.push(alike);
  }
  return groups;
}

/** Leases deliveries, but for those that were changed since they were read: by another's lease, its late 200 or its intent. */
function claimOf({ read, bids }: Alike, lease: Lease, now: Date): UpdateManyModel<DeliveryDocument> {
  const { fence, state, open } = read;
  // By the id, however many others are due in this state.
  const hint = { _id: 1 };
  const asRead = { _id: { $in: bids.map(({ document }) => document._id) }, fence, state, dueAt: { $lte: now } };
  if (open !== undefined) return { filter: { ...asRead, 'open.number': open.number }, update: takeOver(lease), hint };
  const intents = new Map(
    bids.flatMap(({ document, prepared }) => (prepared ? [[document._id, prepared.intent]] : [])),
  );
  const { owner, leaseUntil, dueAt } = lease;
  const fields = { owner: { $literal: owner }, leaseUntil, dueAt, fence: { $add: ['$fence', 1] } };
  const intent = intents.size === 0 ? {} : { open: ownValue(intents) };
  return { filter: { ...asRead, open: { $exists: false } }, update: [{ $set: { ...fields, ...intent } }], hint };
}

/** Leases a delivery whose last owner closed no attempt: nobody knows what became of it. */
function takeOver({ owner, leaseUntil, dueAt }: Lease): Document[] {
  const unclosed = { $mergeObjects: ['$open', { $literal: UNKNOWN_RESULT }] };
  const attempts = { $slice: [{ $concatArrays: ['$attempts', [unclosed]] }, -LOG_LIMIT] };
  const fence = { $add: ['$fence', 1] };
  const { failure } = UNKNOWN_RESULT;
  return [
    { $set: { owner: { $literal: owner }, leaseUntil, dueAt, fence, attempts, attemptCount: '$open.number', failure } },
    { $unset: 'open' },
  ];
}
