/**
 * Makes a mongod that just started the primary of a replica set of one. Transactions and change streams
 * need a replica set. Does the same thing any number of times.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, MongoClient, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { EmbeddedMongodError, REPLICA_SET } from './mongod-process.ts';

/** Long, because after a change of port mongod first asks whoever has its old one, half a minute when nobody answers. */
const PRIMARY_LIMIT = 60_000;
const POLL_INTERVAL = 20;

/** mongod's error codes that mean: not yet, ask again. */
const NOT_YET = new Set([
  'NotYetInitialized',
  'ConfigurationInProgress',
  'InterruptedDueToReplStateChange',
  'NodeNotFound',
]);

export interface MongodUser {
  readonly username: string;
  /** Of characters that a URI takes as they are. */
  readonly password: string;
}

/** The address to connect to the mongod on this port, and to it alone; `user` undefined: without a log-in. */
export function mongodUri(port: number, user: MongodUser | undefined): string {
  const at = `127.0.0.1:${port}/?directConnection=true`;
  return user === undefined ? `mongodb://${at}` : `mongodb://${user.username}:${user.password}@${at}&authSource=admin`;
}

/**
 * Waits until the mongod on this port accepts writes, after making it a replica set where it is none yet.
 * @throws EmbeddedMongodError when that takes longer than a minute.
 */
export async function ensurePrimary(port: number, user: MongodUser | undefined): Promise<void> {
  const deadline = performance.now() + PRIMARY_LIMIT;
  while (performance.now() < deadline) {
    if (await becomesPrimary(port, user, deadline)) return;
  }
  throw new EmbeddedMongodError(`mongod on port ${port} did not become primary within ${PRIMARY_LIMIT / 1000} s.`);
}

/** Whether it became primary as long as one client could ask it. */
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
    // A busy machine may keep it from answering for longer than a client waits, which is of no use from then on.
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
    // mongod closes its connections when its role in the set changes.
    if (error instanceof MongoNetworkError) return false;
    throw error;
  }
}

/** Initiates the set; where it exists already under another port (that one was taken), corrects the address. */
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
    // Before its first user, mongod lets a set be made and not read. That set was just made, so its address is right.
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
