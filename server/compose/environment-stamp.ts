/**
 * The environment stamp: records in the database which environment (sandbox or production) uses it, and refuses to start in the
 * other one. The service and the worker write it before anything else.
 */
import type { Db } from 'mongodb';
import { sandboxGatewayName } from '../gateways/sandbox/description.ts';
import type { Environment } from '../platform/config.ts';
import type { Clock } from '../platform/runtime.ts';
import { MERCHANTS } from '../storage/merchants.ts';
import { upsertTwice } from '../storage/mongo/duplicate-key.ts';

const STAMPS = 'service_environment';
const STAMP_ID = 'environment';

interface StampDocument {
  readonly _id: typeof STAMP_ID;
  readonly environment: Environment;
  readonly stampedAt: Date;
}

const FIX = 'Set MONGODB_URI to a database of its own (its path names it), or correct SVC_ENV.';

/**
 * Stamps the database unless it has a stamp. An unstamped database may have data of an earlier version: it gets the stamp of the
 * environment that starts first, but not production if a merchant uses the sandbox gateway.
 * @throws Error with a printable message when the database belongs to the other environment.
 */
export async function stampEnvironment(db: Db, environment: Environment, clock: Clock): Promise<void> {
  const stamps = db.collection<StampDocument>(STAMPS);
  const existing = await stamps.findOne({ _id: STAMP_ID });
  if (existing === null && environment === 'production' && (await hasSandboxMerchant(db))) {
    throw new Error(`SVC_ENV is production, and the database has merchants with the sandbox gateway. ${FIX}`);
  }
  const stamp = existing ?? (await upsertTwice(() => stampOnce(db, environment, clock)));
  if (stamp.environment === environment) return;
  const since = stamp.stampedAt.toISOString().slice(0, 10);
  throw new Error(`SVC_ENV is ${environment}, and the database is ${stamp.environment}'s since ${since}. ${FIX}`);
}

/** Writes the stamp if there is none, and returns the stored one: the first writer wins. */
async function stampOnce(db: Db, environment: Environment, clock: Clock): Promise<StampDocument> {
  const stamp = await db
    .collection<StampDocument>(STAMPS)
    .findOneAndUpdate(
      { _id: STAMP_ID },
      { $setOnInsert: { environment, stampedAt: clock.now() } },
      { upsert: true, returnDocument: 'after' },
    );
  if (stamp === null) throw new Error('an upsert answered no document');
  return stamp;
}

async function hasSandboxMerchant(db: Db): Promise<boolean> {
  const found = await db.collection(MERCHANTS).findOne({ 'merchant.gateways.gateway': sandboxGatewayName });
  return found !== null;
}
