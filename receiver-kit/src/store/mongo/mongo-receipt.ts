/**
 * The document of one event in MongoDB, and the updates that move it. Pure: builds updates and reads documents, calls nothing.
 * Each update is an aggregation pipeline that the server applies atomically to the one document.
 */
import type { ClaimEnd, ClaimRequest, ClaimResult, CompleteResult } from '../receipt-store.ts';
import type { MongoDocument } from './mongo-driver.ts';

const RUNNING = 'running';
const RELEASED = 'released';
const DONE = 'done';

/** Text as it is: without this a text that begins with $ would be read as a field. */
export const literal = (text: string): MongoDocument => ({ $literal: text });

const attempts: MongoDocument = { $ifNull: ['$attempt', 0] };

/** The document of an unclaimed event. */
export function newReceipt(request: ClaimRequest, expireAt: Date): MongoDocument {
  const { eventId, eventName, payloadHash, claimId, leaseUntil, now } = request;
  return {
    _id: eventId,
    eventName,
    payloadHash,
    state: RUNNING,
    attempt: 1,
    claimId,
    leaseUntil,
    firstSeenAt: now,
    expireAt,
  };
}

/** Takes the event if it is free, else leaves the document as it is. */
export function claimUpdate(request: ClaimRequest, expireAt: Date): MongoDocument[] {
  return takeIfFree(request, { state: RUNNING, leaseUntil: request.leaseUntil, expireAt });
}

/** The same for a transaction, which takes the event and records it as done in one write. */
export function doneIfFreeUpdate(request: ClaimRequest, expireAt: Date): MongoDocument[] {
  return takeIfFree(request, { state: DONE, doneAt: request.now, expireAt });
}

function takeIfFree(request: ClaimRequest, fields: MongoDocument): MongoDocument[] {
  const leaseEnded = { $and: [{ $eq: ['$state', RUNNING] }, { $lte: ['$leaseUntil', request.now] }] };
  const open = { $or: [{ $eq: ['$state', RELEASED] }, leaseEnded] };
  const samePayload = { $eq: ['$payloadHash', literal(request.payloadHash)] };
  const isNew = { $eq: [{ $type: '$state' }, 'missing'] };
  const taken = {
    _id: '$_id',
    eventName: literal(request.eventName),
    payloadHash: literal(request.payloadHash),
    attempt: { $add: [attempts, 1] },
    claimId: literal(request.claimId),
    firstSeenAt: { $ifNull: ['$firstSeenAt', request.now] },
    ...fields,
  };
  return [{ $replaceWith: { $cond: [{ $or: [isNew, { $and: [samePayload, open] }] }, taken, '$$ROOT'] } }];
}

/** What is known of the event without writing; null when it may be free, which only a write can decide. */
export function readKnown(found: MongoDocument, request: ClaimRequest): ClaimResult | null {
  if (found.payloadHash !== request.payloadHash) return { outcome: 'conflict' };
  if (found.state === DONE) return { outcome: 'done' };
  const running = found.state === RUNNING && found.leaseUntil instanceof Date && found.leaseUntil > request.now;
  return running && found.leaseUntil instanceof Date ? { outcome: 'running', leaseUntil: found.leaseUntil } : null;
}

/** What the claim came to, from the document after it. */
export function readClaim(after: MongoDocument | null, request: ClaimRequest): ClaimResult {
  if (after !== null && after.payloadHash !== request.payloadHash) return { outcome: 'conflict' };
  // In a transaction the document that it took says `done` already: by whom tells.
  const isOurs = after?.claimId === request.claimId;
  if (isOurs && typeof after.attempt === 'number') return { outcome: 'claimed', attempt: after.attempt };
  if (after?.state === DONE) return { outcome: 'done' };
  if (after?.state === RUNNING && after.leaseUntil instanceof Date) {
    return { outcome: 'running', leaseUntil: after.leaseUntil };
  }
  throw new Error('The receipt in MongoDB has a form that this version of the kit does not know.');
}

/** Records the event as done, whatever was there. */
export function doneUpdate(end: ClaimEnd, expireAt: Date): MongoDocument[] {
  const done = {
    _id: '$_id',
    eventName: literal(end.eventName),
    payloadHash: literal(end.payloadHash),
    state: DONE,
    attempt: { $max: [attempts, 1] },
    claimId: literal(end.claimId),
    firstSeenAt: { $ifNull: ['$firstSeenAt', end.now] },
    doneAt: { $ifNull: ['$doneAt', end.now] },
    expireAt,
  };
  return [{ $replaceWith: done }];
}

/**
 * Whether the claim was held to its end, from the document before `doneUpdate`. One that says `done` by this claim was
 * recorded by a batch just before.
 */
export function readCompletion(before: MongoDocument | null, end: ClaimEnd): CompleteResult {
  return before?.claimId === end.claimId && (before.state === RUNNING || before.state === DONE) ? 'held' : 'lost';
}

/** The document of an event that this claim holds; what `releasedUpdate` may touch. */
export function heldBy(end: ClaimEnd): MongoDocument {
  return { _id: end.eventId, state: RUNNING, claimId: end.claimId };
}

/** Opens the event for the next delivery. Its hash and count stay. */
export function releasedUpdate(): MongoDocument[] {
  return [{ $set: { state: RELEASED } }, { $unset: ['claimId', 'leaseUntil'] }];
}
