/**
 * Client auth tokens in MongoDB, by hash. A TTL index removes expired ones.
 */
import type { Db } from 'mongodb';
import type { ClientScope } from '../domain/customers/customer.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const CLIENT_TOKENS = 'client_auth_tokens';

export interface ClientTokenRecord {
  readonly hash: string;
  readonly merchantId: string;
  readonly scope: ClientScope;
  readonly expiresAt: Date;
}

export const clientTokenIndexes: IndexPlan = [
  { collection: CLIENT_TOKENS, indexes: [{ name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 }] },
];

export type ClientTokenStore = ReturnType<typeof createClientTokenStore>;

export function createClientTokenStore(db: Db) {
  const tokens = db.collection<Omit<ClientTokenRecord, 'hash'> & { readonly _id: string }>(CLIENT_TOKENS);
  return {
    async insert({ hash, ...rest }: ClientTokenRecord): Promise<void> {
      await tokens.insertOne({ _id: hash, ...rest });
    },

    async find(hash: string): Promise<ClientTokenRecord | undefined> {
      const found = await tokens.findOne({ _id: hash });
      if (found === null) return undefined;
      const { _id, ...rest } = found;
      return { hash: _id, ...rest };
    },
  };
}
