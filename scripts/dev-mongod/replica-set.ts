/**
 * Makes a started mongod the primary of a replica set of one, which transactions and change streams need. Idempotent.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, MongoClient, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { EmbeddedMongodError, REPLICA_SET } from './mongod-process.ts';

/** After a change of port, mongod first waits up to half a minute for its old address. */
const PRIMARY_LIMIT = 60_000;
const POLL_INTERVAL = 20;

/** mongod's error codes for a temporary state. */
const NOT_YET = new Set([
  'NotYetInitialized',
  'ConfigurationInProgress',
  'InterruptedDueToReplStateChange',
  'NodeNotFound',
]);

export interface MongodUser {
  readonly username: string;
  /** Contains only characters that a URI needs not encode. */
  readonly password: string;
}

/** The connection string of the mongod on this port, without authentication when `user` is undefined. */
export function mongodUri(port: number, user: MongodUser | undefined): string {
  const at = `127.0.0.1:${port}/?directConnection=true`;
  return user === undefined ? `mongodb://${at}` : `mongodb://${user.username}:${user.password}@${at}&authSource=admin`;
}

/**
 * Initiates the replica set when needed and waits until the mongod on this port accepts writes.
 * @throws EmbeddedMongodError after a minute.
 */
export async function ensurePrimary(port: number, user: MongodUser | undefined): Promise<void> {
  const deadline = performance.now() + PRIMARY_LIMIT;
  while (performance.now() < deadline) {
    if (await becomesPrimary(port, user, deadline)) return;
  }
  throw new EmbeddedMongodError(`mongod on port ${port} did not become primary within ${PRIMARY_LIMIT / 1000} s.`);
}

/** Whether mongod became primary during the life of one client. */
async function becomesPrimary(port: number, user: MongodUser | undefined, deadline: number): Promise<boolean> {
  const client = new MongoClient(mongodUri(port, user), { serverSelectionTimeoutMS: 5_000, maxPoolSize: 1 });
  const admin = client.db('admin');
  try {
    while (performance.now() < deadline) {
      if (await isPrimary(admin, `127.0.0.1:${port}`)) return true;
      await sleep(POLL_INTERVAL);
    }
    return false;
  } catch (error) {
    // A busy machine may exceed the client's timeout. The client is then unusable.
    if (error instanceof MongoServerSelectionError) return false;
    throw error;
  } finally {
    await client.close();
  }
}

async function isPrimary(admin: Db, host: string): Promise<boolean> {
  try {
    const { isWritablePrimary, secondary } = await admin.command({ hello: 1 });
    if (isWritablePrimary !== true && secondary !== true) await configure(admin, host);
    return isWritablePrimary === true;
  } catch (error) {
    // mongod closes its connections when its role changes.
    if (error instanceof MongoNetworkError) return false;
    throw error;
  }
}

/** Initiates the set, or corrects its address after a change of port. */
async function configure(admin: Db, host: string): Promise<void> {
  try {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    if (error.codeName === 'AlreadyInitialized') return updateAddress(admin, host);
    if (!NOT_YET.has(String(error.codeName))) throw error;
  }
}

async function updateAddress(admin: Db, host: string): Promise<void> {
  const answer = await admin.command({ replSetGetConfig: 1 }).catch((error: unknown) => {
    // Before its first user exists, mongod allows initiating a set but not reading it. A new set has the right address.
    if (error instanceof MongoServerError && error.codeName === 'Unauthorized') return undefined;
    throw error;
  });
  if (answer === undefined) return;
  const { config } = answer;
  const [member] = config.members;
  if (member.host === host) return;
  const moved = { ...config, version: config.version + 1, members: [{ ...member, host }] };
  await admin.command({ replSetReconfig: moved, force: true });
}
