/**
 * A store in MongoDB (4.2 or later), shared by any number of processes. One document an event, `_id` = event id.
 * A unique key or a conditional write of that document decides every claim, in the server: nothing is read first and
 * written then.
 */

import { retention, untilDone } from '../maintenance.ts';
import type { ReceiptStore, TransactionalStore, TransactResult } from '../receipt-store.ts';
import { mongoClaims } from './mongo-claims.ts';
import {
  DUPLICATE_KEY,
  durableCollection,
  type MongoDatabase,
  type MongoDocument,
  type MongoSession,
  type MongoSessions,
  serverCode,
  WRITE_CONFLICT,
} from './mongo-driver.ts';
import { doneIfFreeUpdate, heldBy, readClaim, releasedUpdate } from './mongo-receipt.ts';
import { inTransaction } from './mongo-transaction.ts';

export interface MongoStoreOptions {
  /** The collection's name. `webhook_receipts` when absent. */
  readonly collection?: string;
  /** How many days an event is stored after its last change; then MongoDB deletes it. 30 when absent. */
  readonly retentionDays?: number;
}

/** How long another transaction of the event is assumed to run, for Retry-After. */
const OTHER_TRANSACTION_MS = 2_000;

/**
 * A store over a database of the application's MongoDB client. The first claim creates the index that deletes old events.
 * With `client`, which needs a replica set, it supports `transactional` and `outboxed`: the handler gets the session.
 * @throws ReceiverError ERR_CONFIG when `retentionDays` is below 1.
 */
export function mongoStore<Session extends MongoSession>(
  db: MongoDatabase,
  options: MongoStoreOptions & { readonly client: MongoSessions<Session> },
): TransactionalStore<Session>;
export function mongoStore(db: MongoDatabase, options?: MongoStoreOptions): ReceiptStore;
export function mongoStore<Session extends MongoSession>(
  db: MongoDatabase,
  options: MongoStoreOptions & { readonly client?: MongoSessions<Session> } = {},
): ReceiptStore | TransactionalStore<Session> {
  const { collection: name = 'webhook_receipts', client } = options;
  const expireAt = retention('mongoStore', options.retentionDays);
  const receipts = durableCollection(db, name);
  const claims = mongoClaims(receipts, expireAt);
  const indexed = untilDone(() => receipts.createIndex({ expireAt: 1 }, { expireAfterSeconds: 0 }));
  const settings = { returnDocument: 'after', includeResultMetadata: false } as const;

  const store: ReceiptStore = {
    async claim(request) {
      await indexed();
      return claims.claim(request);
    },
    complete: claims.complete,
    async release(end) {
      await receipts.findOneAndUpdate(heldBy(end), releasedUpdate(), { ...settings, upsert: false });
    },
  };
  if (client === undefined) return store;
  return {
    ...store,
    async transact(request, work) {
      await indexed();
      const result = await inTransaction<Session, TransactResult>(client, async (session) => {
        const update = doneIfFreeUpdate(request, expireAt(request.now));
        let after: MongoDocument | null;
        try {
          after = await receipts.findOneAndUpdate({ _id: request.eventId }, update, {
            ...settings,
            upsert: true,
            ...{ session },
          });
        } catch (error) {
          if (!isWriteConflict(error)) throw error;
          const leaseUntil = new Date(request.now.getTime() + OTHER_TRANSACTION_MS);
          return { end: 'rollback', result: { outcome: 'running', leaseUntil } };
        }
        const claimed = readClaim(after, request);
        if (claimed.outcome !== 'claimed') return { end: 'rollback', result: claimed };
        await work(session, claimed.attempt);
        return { end: 'commit', result: { outcome: 'committed' } };
      });
      if (result.outcome === 'done') await claims.renew([request.eventId], request.now);
      return result;
    },
  };
}

/** Another transaction holds the event: the server refuses the second writer at once. */
function isWriteConflict(error: unknown): boolean {
  const code = serverCode(error);
  return code === WRITE_CONFLICT || code === DUPLICATE_KEY;
}
