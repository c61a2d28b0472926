/**
 * The document of one event in MongoDB, and the updates that move it. Pure: builds updates and reads documents, calls nothing.
 * Each update is an aggregation pipeline that the server applies atomically to the one document.
 */
import type { ClaimEnd, ClaimRequest, ClaimResult, CompleteResult } from './receipt-store.ts';

const RUNNING = 'running';
const RELEASED = 'released';
const DONE = 'done';

type Document = Record<string, unknown>;

/** Text as it is: without this a text that begins with $ would be read as a field. */
const literal = (text: string): Document => ({ $literal: text });

const attempts: Document = { $ifNull: ['$attempt', 0] };

/** Takes the event if it is free, else leaves the document as it is. */
export function claimUpdate(request: ClaimRequest, expireAt: Date): Document[] {
  const leaseEnded = { $and: [{ $eq: ['$state', RUNNING] }, { $lte: ['$leaseUntil', request.now] }] };
  const open = { $or: [{ $eq: ['$state', RELEASED] }, leaseEnded] };
  const samePayload = { $eq: ['$payloadHash', literal(request.payloadHash)] };
  const isNew = { $eq: [{ $type: '$state' }, 'missing'] };
  const taken = {
    _id: '$_id',
    eventName: literal(request.eventName),
    payloadHash: literal(request.payloadHash),
    state: RUNNING,
    attempt: { $add: [attempts, 1] },
    claimId: literal(request.claimId),
    leaseUntil: request.leaseUntil,
    firstSeenAt: { $ifNull: ['$firstSeenAt', request.now] },
    expireAt,
  };
  return [{ $replaceWith: { $cond: [{ $or: [isNew, { $and: [samePayload, open] }] }, taken, '$$ROOT'] } }];
}

/** What the claim came to, from the document after it. */
export function readClaim(after: Document | null, request: ClaimRequest): ClaimResult {
  if (after !== null && after.payloadHash !== request.payloadHash) return { outcome: 'conflict' };
  if (after?.state === DONE) return { outcome: 'done' };
  if (after?.state === RUNNING && after.claimId === request.claimId && typeof after.attempt === 'number') {
    return { outcome: 'claimed', attempt: after.attempt };
  }
  if (after?.state === RUNNING && after.leaseUntil instanceof Date) {
    return { outcome: 'running', leaseUntil: after.leaseUntil };
  }
  throw new Error('The receipt in MongoDB has a form that this version of the kit does not know.');
}

/** Records the event as done, whatever was there. */
export function doneUpdate(end: ClaimEnd, expireAt: Date): Document[] {
  const done = {
    _id: '$_id',
    eventName: literal(end.eventName),
    payloadHash: literal(end.payloadHash),
    state: DONE,
    attempt: { $max: [attempts, 1] },
    firstSeenAt: { $ifNull: ['$firstSeenAt', end.now] },
    doneAt: { $ifNull: ['$doneAt', end.now] },
    expireAt,
  };
  return [{ $replaceWith: done }];
}

/** Whether the claim was held to its end, from the document before `doneUpdate`. */
export function readCompletion(before: Document | null, end: ClaimEnd): CompleteResult {
  return before?.state === RUNNING && before.claimId === end.claimId ? 'held' : 'lost';
}

/** The document of an event that this claim holds; what `releasedUpdate` may touch. */
export function heldBy(end: ClaimEnd): Document {
  return { _id: end.eventId, state: RUNNING, claimId: end.claimId };
}

/** Opens the event for the next delivery. Its hash and count stay. */
export function releasedUpdate(): Document[] {
  return [{ $set: { state: RELEASED } }, { $unset: ['claimId', 'leaseUntil'] }];
}
