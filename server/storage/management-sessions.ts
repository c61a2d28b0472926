/**
 * Card management sessions in MongoDB, by the hash of their link. A TTL index removes them a day after they expire;
 * until then the page can report the expiry.
 */
import type { Db } from 'mongodb';
import type { ManagementSession } from '../domain/customers/customer.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { broadcast } from './mongo/sharding.ts';

const MANAGEMENT_SESSIONS = 'management_sessions';
const KEEP_SECONDS = 24 * 3_600;
/** How many payments begun in a session are stored. */
const MOST_BEGUN = 50;

export const managementSessionIndexes: IndexPlan = [
  {
    collection: MANAGEMENT_SESSIONS,
    indexes: [
      { name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: KEEP_SECONDS },
      { name: 'begun', key: { begun: 1 }, sparse: true },
    ],
  },
];

interface SessionDocument extends Omit<ManagementSession, 'linkHash'> {
  readonly _id: string;
  /** The hashes of the references of payments begun in the session. */
  readonly begun?: string[];
}

function toSession({ _id, begun: _begun, ...rest }: SessionDocument): ManagementSession {
  return { linkHash: _id, ...rest };
}

export type ManagementSessionStore = ReturnType<typeof createManagementSessionStore>;

export function createManagementSessionStore(db: Db) {
  const sessions = db.collection<SessionDocument>(MANAGEMENT_SESSIONS);
  return {
    async insert({ linkHash, ...rest }: ManagementSession): Promise<void> {
      await sessions.insertOne({ _id: linkHash, ...rest });
    },

    async find(linkHash: string): Promise<ManagementSession | undefined> {
      const found = await sessions.findOne({ _id: linkHash });
      return found === null ? undefined : toSession(found);
    },

    /** Records a payment begun in the session. */
    async noteBegun(linkHash: string, referenceHash: string): Promise<void> {
      const begun = { $each: [referenceHash], $slice: -MOST_BEGUN };
      await sessions.updateOne({ _id: linkHash }, { $push: { begun } });
    },

    /** The session in which this payment was begun. */
    async findByBegun(referenceHash: string): Promise<ManagementSession | undefined> {
      const found = await sessions.findOne({ begun: referenceHash }, broadcast('page-links'));
      return found === null ? undefined : toSession(found);
    },
  };
}
