/**
 * Leases in MongoDB: the only way for a worker to hold a delivery. Every lease has a unique owner, and every write
 * about a leased delivery matches it, so that a worker that was paused past its lease cannot overwrite its successor.
 * Due deliveries are claimed by one bulk write if they are unchanged since they were read; similar ones share a
 * statement, and one that the database rejects does not block the others. A new delivery can be stored under a reserved
 * lease.
 */
import type { Db, Document, UpdateManyModel } from 'mongodb';
import { ownValue, writeBulk } from '../../storage/mongo/bulk-write.ts';
import { BY_ID, merchantsIn } from '../../storage/mongo/sharding.ts';
import { type LeasedDelivery, type PreparedAttempt, UNKNOWN_RESULT } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES, LOG_LIMIT, UNSYNCED, type UnclaimedDelivery } from './delivery-store.ts';
import type { RefusedClaims } from './refusals.ts';
import { type Checkpoint, Step } from './worker-ports.ts';

/** A lease reserved for a delivery that is not stored yet. */
export interface LeaseReservation {
  readonly owner: string;
  /** `soon`: its request can start soon. `later`: the endpoint is slow, and others come first. */
  readonly position: 'soon' | 'later';
}

/** The delivery as inserted under a reserved lease. */
export function storedUnderLease(
  document: DeliveryDocument,
  { owner }: LeaseReservation,
  until: Date,
): DeliveryDocument {
  // Not a spread: on Node.js 20, V8 creates new hidden classes for each object that begins with one.
  const lease = { dueAt: until, leaseUntil: until, owner, fence: document.fence + 1 };
  return Object.assign({}, document, lease);
}

/** Builds the leased form of a stored delivery. */
export function leased(document: Omit<DeliveryDocument, 'attempts' | 'open'>, owner: string): LeasedDelivery {
  const { _id: id, orderKey = null, replayed, stop, merchantId, sequence, orderSequence, at, host, lane } = document;
  const { webhookUrl, body, state, attemptCount, fence, leaseUntil: until = new Date(0) } = document;
  const { attemptsBefore = 0, acknowledgedAt } = document;
  const acknowledged = acknowledgedAt === undefined ? 'never' : 'before';
  const sending = replayed === true ? 'again' : 'first';
  const wanted = stop === true ? 'wanted' : 'not-wanted';
  return {
    id,
    orderKey,
    eventName: document.eventName,
    trace: document.trace ?? null,
    merchantId,
    sequence,
    orderSequence,
    at,
    host,
    endpointKey: lane,
    webhookUrl,
    body,
    state,
    attemptCount,
    attemptsBefore,
    fence,
    sending,
    acknowledged,
    stop: wanted,
    prepared: null,
    attemptKind: 'usual',
    owner,
    until,
  };
}

/** A delivery to claim. `prepared`: its attempt, when the intent is stored with the lease. */
export interface ClaimCandidate {
  readonly document: UnclaimedDelivery;
  readonly prepared: PreparedAttempt | null;
}

interface Claim {
  readonly candidates: readonly ClaimCandidate[];
  /** Unique to each claim. */
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

export function createLeaseStore({ db, checkpoint, refusals }: LeaseStoreOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  /**
   * Leases each group by one statement, and retries a rejected group one delivery at a time. Returns how many were
   * leased, or 0 when the response was lost.
   */
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

  /** Which of these deliveries this owner has leased. */
  const heldBy = async (owner: string, candidates: readonly ClaimCandidate[]): Promise<string[]> => {
    const found = await deliveries
      .find({ ...idsOf(candidates), owner }, { projection: { _id: 1 }, ...BY_ID })
      .toArray();
    return found.map(({ _id }) => _id);
  };

  const released = { owner: '', leaseUntil: '', open: '' } as const;

  return {
    /**
     * Leases the deliveries that are unchanged since they were read, with the intents of prepared attempts. Closes an
     * attempt left open by a crashed worker.
     */
    async claim({ candidates, owner, now, until }: Claim): Promise<LeasedDelivery[]> {
      if (candidates.length === 0) return [];
      const ids = candidates.map(({ document }) => document._id);
      const matched = await take(claimGroups(candidates), { owner, leaseUntil: until, dueAt: until }, now);
      await checkpoint(Step.LEASED);
      const held = matched === candidates.length ? ids : await heldBy(owner, candidates);
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

    /** Renews leases. Those already lost are skipped. */
    async renew(leases: readonly LeasedDelivery[], until: Date): Promise<void> {
      await unsynced.updateMany(heldFilter(leases), { $set: { dueAt: until, leaseUntil: until } }, BY_ID);
    },

    /** Releases leases that were not used; the deliveries are due at once. */
    async release(leases: readonly LeasedDelivery[], now: Date): Promise<void> {
      await unsynced.updateMany(heldFilter(leases), { $set: { dueAt: now }, $unset: released }, BY_ID);
    },
  };
}

type Lease = Required<Pick<DeliveryDocument, 'owner' | 'leaseUntil' | 'dueAt'>>;

/** Deliveries in one statement. */
const CLAIM_LIMIT = 128;

/** Deliveries that share one filter and one update. `read`: any of them. */
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

/** Statement that leases a group, except deliveries that another lease, a late 200 or an intent has changed. */
function claimOf({ read, candidates }: ClaimGroup, lease: Lease, now: Date): UpdateManyModel<DeliveryDocument> {
  const { fence, state, open } = read;
  // By id, however many others are due in this state.
  const { hint } = BY_ID;
  const asRead = { ...idsOf(candidates), fence, state, dueAt: { $lte: now } };
  if (open !== undefined) return { filter: { ...asRead, 'open.number': open.number }, update: takeOver(lease), hint };
  const intents = new Map(
    candidates.flatMap(({ document, prepared }) => (prepared ? [[document._id, prepared.intent]] : [])),
  );
  const { owner, leaseUntil, dueAt } = lease;
  const fields = { owner: { $literal: owner }, leaseUntil, dueAt, fence: { $add: ['$fence', 1] } };
  const intent = intents.size === 0 ? {} : { open: ownValue(intents) };
  return { filter: { ...asRead, open: { $exists: false } }, update: [{ $set: { ...fields, ...intent } }], hint };
}

/** Pipeline that leases a delivery and closes the open attempt of its last owner as UNKNOWN. */
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

/** Filter for these deliveries, which names their merchants. */
function idsOf(candidates: readonly ClaimCandidate[]) {
  const merchantId = merchantsIn(candidates.map(({ document }) => document.merchantId));
  return { _id: { $in: candidates.map(({ document }) => document._id) }, merchantId };
}

/** Filter for leases that are still held. An owner is never reused, so owner and id together act as the fence. */
export function heldFilter(leases: readonly LeasedDelivery[]) {
  const owners = [...new Set(leases.map(({ owner }) => owner))];
  const merchantId = merchantsIn(leases.map((lease) => lease.merchantId));
  return { _id: { $in: leases.map(({ id }) => id) }, merchantId, owner: { $in: owners } };
}
