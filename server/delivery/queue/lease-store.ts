/**
 * Leases in MongoDB: the one way for a worker to hold a delivery. A lease has an owner that no other lease ever had, and every write about a
 * leased delivery matches it, so that a worker that was paused past its lease cannot overwrite its successor. A due delivery is claimed: as
 * many as are still as they were read, all by one command, and those that are alike by one statement of it; what the database refuses of one
 * keeps no other back. A new delivery may be stored under a reserved lease from the first.
 */
import type { Db, Document, UpdateManyModel } from 'mongodb';
import { ownValue, writeBulk } from '../../storage/mongo/bulk-write.ts';
import { type LeasedDelivery, type PreparedAttempt, UNKNOWN_RESULT } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES, LOG_LIMIT, UNSYNCED, type UnclaimedDelivery } from './delivery-store.ts';
import type { RefusedClaims } from './refusals.ts';
import { type Checkpoint, Step } from './worker-ports.ts';

/** A lease on a delivery that is only being stored. */
export interface LeaseReservation {
  readonly owner: string;
  /** Whether its request will be made at once, or others of its endpoint come first. */
  readonly position: 'next' | 'later';
}

/** The same delivery, stored under a lease from the first. */
export function storedUnderLease(
  document: DeliveryDocument,
  { owner }: LeaseReservation,
  until: Date,
): DeliveryDocument {
  return { ...document, dueAt: until, leaseUntil: until, owner, fence: document.fence + 1 };
}

/** A stored delivery as its worker holds it. */
export function leased(document: Omit<DeliveryDocument, 'attempts' | 'open'>, owner: string): LeasedDelivery {
  const { _id: id, orderKey = null, replayed, stop, merchantId, sequence, orderSequence, at, host, lane } = document;
  const { webhookUrl, body, state, attemptCount, fence, leaseUntil: until = new Date(0) } = document;
  const { attemptsBefore = 0, acknowledgedAt } = document;
  const place = { merchantId, sequence, orderSequence, at, host, endpointKey: lane, webhookUrl };
  const rest = { ...place, body, state, attemptCount, attemptsBefore, fence };
  const acknowledged = acknowledgedAt === undefined ? 'never' : 'before';
  const sending = replayed === true ? 'again' : 'first';
  const wanted = stop === true ? 'wanted' : 'not-wanted';
  return {
    id,
    orderKey,
    ...rest,
    sending,
    acknowledged,
    stop: wanted,
    prepared: null,
    attemptKind: 'usual',
    owner,
    until,
  };
}

/** A delivery to claim. `prepared`: its attempt, if it is to be stored with the lease. */
export interface ClaimCandidate {
  readonly document: UnclaimedDelivery;
  readonly prepared: PreparedAttempt | null;
}

interface Claim {
  readonly candidates: readonly ClaimCandidate[];
  /** New with each claim. */
  readonly owner: string;
  readonly now: Date;
  readonly until: Date;
}

export interface LeaseStoreOf {
  readonly db: Db;
  readonly checkpoint: Checkpoint;
  readonly refusals: Pick<RefusedClaims, 'refused' | 'unanswered'>;
}

export type LeaseStore = ReturnType<typeof createLeaseStore>;

/** The leases of one database. */
export function createLeaseStore({ db, checkpoint, refusals }: LeaseStoreOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  /** Leases these, each group by a statement. What is refused of several is tried for each. Answers how many, for all that is known. */
  const take = async (groups: readonly ClaimGroup[], lease: Lease, now: Date): Promise<number> => {
    const writes = groups.map((group) => ({ updateMany: claimOf(group, lease, now) }));
    const answer = await writeBulk(unsynced, writes);
    if (answer.kind === 'whole') {
      refusals.unanswered(answer.error);
      return 0;
    }
    const codes = new Map<string, number>();
    const retries: ClaimGroup[] = [];
    for (const [index, code] of answer.refused) {
      const { candidates = [] } = groups[index] ?? {};
      if (candidates.length > 1)
        retries.push(...candidates.map((candidate) => ({ read: candidate.document, candidates: [candidate] })));
      else for (const { document } of candidates) codes.set(document._id, code);
    }
    if (codes.size > 0) refusals.refused(codes);
    return answer.matched + (retries.length === 0 ? 0 : await take(retries, lease, now));
  };

  const released = { owner: '', leaseUntil: '', open: '' } as const;

  return {
    /**
     * Leases those that are still as they were read, each with the intent of its attempt where that is known. Closes what a dead owner
     * left open.
     */
    async claim({ candidates, owner, now, until }: Claim): Promise<LeasedDelivery[]> {
      if (candidates.length === 0) return [];
      const ids = candidates.map(({ document }) => document._id);
      const matched = await take(claimGroups(candidates), { owner, leaseUntil: until, dueAt: until }, now);
      await checkpoint(Step.LEASED);
      const held = matched === candidates.length ? ids : await deliveries.distinct('_id', { _id: { $in: ids }, owner });
      await checkpoint(Step.WON);
      const won = new Set(held);
      return candidates
        .filter(({ document }) => won.has(document._id))
        .map(({ document: { open, ...document }, prepared }) => {
          const attemptCount = open?.number ?? document.attemptCount;
          const fence = document.fence + 1;
          return { ...leased({ ...document, leaseUntil: until, attemptCount, fence }, owner), prepared };
        });
    },

    /** Holds on to what is in flight. Silent about what was lost. */
    async renew(leases: readonly LeasedDelivery[], until: Date): Promise<void> {
      await unsynced.updateMany(heldFilter(leases), { $set: { dueAt: until, leaseUntil: until } });
    },

    /** Gives back what was leased and not begun, due at once. */
    async release(leases: readonly LeasedDelivery[], now: Date): Promise<void> {
      await unsynced.updateMany(heldFilter(leases), { $set: { dueAt: now }, $unset: released });
    },
  };
}

type Lease = Required<Pick<DeliveryDocument, 'owner' | 'leaseUntil' | 'dueAt'>>;

/** Deliveries of one statement at most. */
const CLAIM_LIMIT = 128;

/** Deliveries that one filter finds unchanged and one update leases. `read`: any of them. */
interface ClaimGroup {
  readonly read: UnclaimedDelivery;
  readonly candidates: ClaimCandidate[];
}

function claimGroups(candidates: readonly ClaimCandidate[]): ClaimGroup[] {
  const groups: ClaimGroup[] = [];
  const openGroups = new Map<string, ClaimGroup>();
  for (const candidate of candidates) {
    const { fence, state, open } = candidate.document;
    const key = JSON.stringify([fence, state, open?.number ?? null, candidate.prepared !== null]);
    const earlier = openGroups.get(key);
    if (earlier !== undefined && earlier.candidates.length < CLAIM_LIMIT) {
      earlier.candidates.push(candidate);
      continue;
    }
    const group = { read: candidate.document, candidates: [candidate] };
    openGroups.set(key, group);
    groups.push(group);
  }
  return groups;
}

/** Leases deliveries, but for those that were changed since they were read: by another's lease, its late 200 or its intent. */
function claimOf({ read, candidates }: ClaimGroup, lease: Lease, now: Date): UpdateManyModel<DeliveryDocument> {
  const { fence, state, open } = read;
  // By the id, however many others are due in this state.
  const hint = { _id: 1 };
  const asRead = { _id: { $in: candidates.map(({ document }) => document._id) }, fence, state, dueAt: { $lte: now } };
  if (open !== undefined) return { filter: { ...asRead, 'open.number': open.number }, update: takeOver(lease), hint };
  const intents = new Map(
    candidates.flatMap(({ document, prepared }) => (prepared ? [[document._id, prepared.intent]] : [])),
  );
  const { owner, leaseUntil, dueAt } = lease;
  const fields = { owner: { $literal: owner }, leaseUntil, dueAt, fence: { $add: ['$fence', 1] } };
  const intent = intents.size === 0 ? {} : { open: ownValue(intents) };
  return { filter: { ...asRead, open: { $exists: false } }, update: [{ $set: { ...fields, ...intent } }], hint };
}

/** Leases a delivery whose last owner closed no attempt: nobody knows what became of it. */
function takeOver({ owner, leaseUntil, dueAt }: Lease): Document[] {
  const unknown = { $mergeObjects: ['$open', { $literal: UNKNOWN_RESULT }] };
  const attempts = { $slice: [{ $concatArrays: ['$attempts', [unknown]] }, -LOG_LIMIT] };
  const fence = { $add: ['$fence', 1] };
  const { failure } = UNKNOWN_RESULT;
  return [
    { $set: { owner: { $literal: owner }, leaseUntil, dueAt, fence, attempts, attemptCount: '$open.number', failure } },
    { $unset: 'open' },
  ];
}

/** Leases that are still held. An owner is never used twice, so that owner and id together are the fence. */
export function heldFilter(leases: readonly LeasedDelivery[]) {
  const owners = [...new Set(leases.map(({ owner }) => owner))];
  return { _id: { $in: leases.map(({ id }) => id) }, owner: { $in: owners } };
}
