/**
 * Gives the whole test run one real MongoDB (that of MONGODB_URI when set, else a mongod of its own) and one
 * directory for whatever tests write. Both are gone afterwards; what Ctrl-C leaves, the next run clears away.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectMongo } from '../../server/mongo/client.ts';
import { startEmbeddedMongod } from '../../server/mongo/embedded-mongod.ts';
import { removeAbandoned, runDirectoryPrefix } from './abandoned-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the test run's MongoDB. Tests get a database there by support/mongo.ts. */
    mongoUri: string;
    /** A directory that is removed after the run. */
    scratch: string;
  }
}

/** Called by Vitest once before the first test; what it returns, once after the last. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned(tmpdir());
  const scratch = await mkdtemp(join(tmpdir(), runDirectoryPrefix(process.pid)));
  const mongo = await openMongo(scratch);
  provide('mongoUri', mongo.uri);
  provide('scratch', scratch);

  return async () => {
    await mongo.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}

async function openMongo(scratch: string): Promise<{ uri: string; stop: () => Promise<void> }> {
  if (process.env.MONGODB_URI) return { uri: process.env.MONGODB_URI, stop: async () => {} };
  const directory = join(scratch, 'mongo');
  const mongod = await startEmbeddedMongod({ directory, env: process.env, say: (line) => console.log(line) });
  await keepExpired(mongod.uri);
  return mongod;
}

/**
 * MongoDB drops by its own clock what has expired, once a minute. The tests' clocks stand elsewhere: what lives by theirs
 * would be dropped in the middle of a test.
 */
async function keepExpired(uri: string): Promise<void> {
  const { client, close } = await connectMongo(uri);
  await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
  await close();
}
