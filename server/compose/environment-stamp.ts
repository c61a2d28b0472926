/**
 * Whose database it is: the environment that used it first is written into it, and the other one never works on it. Written before
 * anything else is, by service and worker alike.
 */
import type { Db } from 'mongodb';
import { sandboxGatewayName } from '../gateways/sandbox/sandbox-gateway.ts';
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
 * Stamps the database with the environment unless it is stamped. One from before there were stamps is taken for that of the environment
 * that starts on it, but not for production's where a merchant has the sandbox gateway, which production does not have.
 * @throws Error, whose message is to be printed as it stands, when it is another environment's.
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

/** The first one to write it decides; answers what is stored. */
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
