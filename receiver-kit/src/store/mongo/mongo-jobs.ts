/**
 * Jobs in MongoDB, for the inbox and the outbox. One document a job, `_id` = job id. An open job has a `dueAt`: when it may be
 * taken, which is the end of its lease while a worker holds it.
 */
import type { BuriedJob, JobEnd, NewJob, TakenJob, TransactionalJobStore } from '../../jobs/job-store.ts';
import { retention, untilDone } from '../maintenance.ts';
import {
  DUPLICATE_KEY,
  durableCollection,
  type MongoDatabase,
  type MongoDocument,
  type MongoSession,
  serverCode,
} from './mongo-driver.ts';
import { literal } from './mongo-receipt.ts';

export interface MongoJobsOptions {
  /** The collection's name. */
  readonly collection: string;
  /** How many days a done job is stored; then MongoDB deletes it. 30 when absent. Open and buried jobs stay. */
  readonly retentionDays?: number;
}

/** @throws ReceiverError ERR_CONFIG when `retentionDays` is below 1. */
export function mongoJobs(
  db: MongoDatabase,
  { collection: name, retentionDays }: MongoJobsOptions,
): TransactionalJobStore<MongoSession> {
  const expireAt = retention('mongoJobs', retentionDays);
  const jobs = durableCollection(db, name);
  const indexed = untilDone(() =>
    Promise.all([
      jobs.createIndex({ expireAt: 1 }, { expireAfterSeconds: 0 }),
      jobs.createIndex({ dueAt: 1 }, {}),
      jobs.createIndex({ state: 1, buriedAt: 1 }, {}),
    ]),
  );
  const settings = { upsert: false, returnDocument: 'after', includeResultMetadata: false } as const;
  const end = ({ id, claimId }: JobEnd, update: MongoDocument[]) =>
    jobs.findOneAndUpdate({ _id: id, state: 'open', claimId }, update, settings);

  return {
    async add(job) {
      await indexed();
      try {
        await jobs.insertMany([documentOf(job)], { ordered: false });
        return 'added';
      } catch (error) {
        if (serverCode(error) !== DUPLICATE_KEY) throw error;
      }
      const [known] = await jobs.find({ _id: job.id }, { readConcern: { level: 'majority' } }).toArray();
      if (known === undefined) throw new Error('Another delivery is adding the job. Send the event again.');
      return known.payloadHash === job.payloadHash ? 'known' : 'conflict';
    },
    async addWithin(session, added) {
      if (added.length > 0) await jobs.insertMany(added.map(documentOf), { ordered: true, ...{ session } });
    },
    async take({ claimId, now, leaseUntil }) {
      await indexed();
      const update = [{ $set: { claimId: literal(claimId), dueAt: leaseUntil, attempt: { $add: ['$attempt', 1] } } }];
      const taken = await jobs.findOneAndUpdate({ state: 'open', dueAt: { $lte: now } }, update, {
        ...settings,
        sort: { dueAt: 1 },
      });
      return taken === null ? null : readTaken(taken, claimId);
    },
    async finish(ended) {
      const after = await end(ended, [
        { $set: { state: 'done', expireAt: expireAt(ended.now) } },
        { $unset: ['claimId', 'dueAt', 'payload'] },
      ]);
      return after === null ? 'lost' : 'held';
    },
    async postpone(ended, dueAt) {
      await end(ended, [{ $set: { dueAt } }, { $unset: ['claimId'] }]);
    },
    async bury(ended, error) {
      await end(ended, [
        { $set: { state: 'buried', error: literal(error), buriedAt: ended.now } },
        { $unset: ['claimId', 'dueAt'] },
      ]);
    },
    async buried(limit) {
      const found = await jobs.find({ state: 'buried' }, { sort: { buriedAt: -1 }, limit }).toArray();
      return found.map(readBuried);
    },
    async revive(ids, now) {
      const update = [{ $set: { state: 'open', attempt: 0, dueAt: now } }, { $unset: ['error', 'buriedAt'] }];
      const { modifiedCount } = await jobs.updateMany({ _id: { $in: [...ids] }, state: 'buried' }, update);
      return modifiedCount;
    },
    async count() {
      const [open, buried] = await Promise.all([
        jobs.countDocuments({ state: 'open' }),
        jobs.countDocuments({ state: 'buried' }),
      ]);
      return { open, buried };
    },
  };
}

function documentOf({ id, name, payload, payloadHash, now }: NewJob): MongoDocument {
  return { _id: id, name, payload, payloadHash, state: 'open', attempt: 0, dueAt: now, addedAt: now };
}

function readTaken({ _id: id, name, payload, payloadHash, attempt }: MongoDocument, claimId: string): TakenJob {
  if (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof payload === 'string' &&
    typeof payloadHash === 'string' &&
    typeof attempt === 'number'
  ) {
    return { id, name, payload, payloadHash, attempt, claimId };
  }
  throw new Error('The job in MongoDB has a form that this version of the kit does not know.');
}

function readBuried({ _id: id, name, attempt, error, buriedAt }: MongoDocument): BuriedJob {
  return {
    id: String(id),
    name: String(name),
    attempt: Number(attempt),
    error: String(error),
    buriedAt: buriedAt instanceof Date ? buriedAt : new Date(0),
  };
}
