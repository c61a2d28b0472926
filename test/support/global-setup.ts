/**
 * Gives the whole test run one real MongoDB (that of MONGODB_URI when set, else a mongod of its own) and one
 * directory for the files that tests write. After the last test it searches everything written for secrets and removes both;
 * the next run removes what an interrupted one left.
 */
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedMongod } from '../../scripts/dev-mongod/embedded-mongod.ts';
import { connectMongo } from '../../server/storage/mongo/client.ts';
import { removeLeftoverRuns, runDirectoryPrefix } from './leftover-test-data.ts';
import { keepAllWrites, refuseSecretWrites } from './secret-writes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the test run's MongoDB. Tests get a database there by support/mongo.ts. */
    mongoUri: string;
    /** Whether the MongoDB ends with the run, and its databases with it. */
    keepsDatabases: boolean;
    /** A directory that is removed after the run. */
    scratch: string;
  }
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Several times what a run leaves there, its log of writes included. */
const MEMORY_BYTES = 2 * 1024 ** 3;

/** Called by Vitest once before the first test; what it returns, once after the last. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const parent of [tmpdir(), MEMORY]) await removeLeftoverRuns(parent);
  const scratch = await mkdtemp(join(tmpdir(), runDirectoryPrefix(process.pid)));
  const mongo = await openMongo(scratch);
  provide('mongoUri', mongo.uri);
  provide('keepsDatabases', mongo.isOwn);
  provide('scratch', scratch);

  return async () => {
    try {
      await mongo.search();
    } catch (error) {
      // Vitest reports the error but exits with 0. 2 tells it apart from failed tests, which may be run again.
      process.exitCode = 2;
      throw error;
    } finally {
      await mongo.stop();
      await rm(scratch, { recursive: true, force: true });
    }
  };
}

interface TestMongo {
  readonly uri: string;
  readonly isOwn: boolean;
  /** Looks for secrets in all that the run wrote. */
  search(): Promise<void>;
  stop(): Promise<void>;
}

async function openMongo(scratch: string): Promise<TestMongo> {
  if (process.env.MONGODB_URI) {
    // The write log of an external server is not ours to read.
    return { uri: process.env.MONGODB_URI, isOwn: false, search: async () => {}, stop: async () => {} };
  }
  const data = await dataDirectory(scratch);
  const directory = join(data, 'mongo');
  const mongod = await startEmbeddedMongod({ directory, env: process.env, log: (line) => console.log(line) });
  await prepare(mongod.uri);
  return {
    uri: mongod.uri,
    isOwn: true,
    search: () => refuseSecretWrites(mongod.uri),
    async stop() {
      try {
        await mongod.stop();
      } finally {
        await rm(data, { recursive: true, force: true });
      }
    },
  };
}

/**
 * In memory where there is room: each write of the service, and each index, waits until it is durable, and a disk makes up
 * half the time of a test. Tests that kill a mongod have one of their own, on the disk.
 */
async function dataDirectory(scratch: string): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  const room = Math.min(bavail * bsize, process.availableMemory());
  return room < MEMORY_BYTES ? scratch : mkdtemp(join(MEMORY, runDirectoryPrefix(process.pid)));
}

/** How long mongod waits for more writes before it makes some durable. Each dropped database takes as long; 100 is the default. */
const JOURNAL_MS = 20;

/**
 * MongoDB drops by its own clock what has expired, once a minute. The tests' clocks stand elsewhere: what lives by theirs
 * would be dropped in the middle of a test. And what tests write is looked through when they are over.
 */
async function prepare(uri: string): Promise<void> {
  const { client, close } = await connectMongo(uri);
  await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false, journalCommitInterval: JOURNAL_MS });
  await keepAllWrites(client);
  await close();
}
