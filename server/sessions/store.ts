/**
 * Links to customers' stored cards in MongoDB, by hash. An index removes them a day after their time is over; until then
 * the page can say that it is.
 */
import type { Db } from 'mongodb';
import type { IndexPlan } from '../mongo/indexes.ts';
import type { ManagementSession } from './management-session.ts';

const MANAGEMENT_SESSIONS = 'management_sessions';
const KEEP_SECONDS = 24 * 3_600;

export const managementSessionIndexes: IndexPlan = [
  {
    collection: MANAGEMENT_SESSIONS,
    indexes: [{ name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: KEEP_SECONDS }],
  },
];

export type ManagementSessionStore = ReturnType<typeof createManagementSessionStore>;

export function createManagementSessionStore(db: Db) {
  const sessions = db.collection<Omit<ManagementSession, 'linkHash'> & { readonly _id: string }>(MANAGEMENT_SESSIONS);
  return {
    async insert({ linkHash, ...rest }: ManagementSession): Promise<void> {
      await sessions.insertOne({ _id: linkHash, ...rest });
    },

    async find(linkHash: string): Promise<ManagementSession | undefined> {
      const found = await sessions.findOne({ _id: linkHash });
      if (found === null) return undefined;
      const { _id, ...rest } = found;
      return { linkHash: _id, ...rest };
    },
  };
}
