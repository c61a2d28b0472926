/**
 * Gives the whole test run one real MongoDB (that of MONGODB_URI when set, else a mongod of its own) and one
 * directory for whatever tests write. Both are gone afterwards, on Ctrl-C too.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedMongod } from '../../server/mongo/embedded-mongod.ts';
import { MONGO_DIRECTORY, removeAbandoned } from './abandoned-data.ts';

const PREFIX = 'card-payments-test-';

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
  await removeAbandoned(tmpdir(), PREFIX);
  const scratch = await mkdtemp(join(tmpdir(), PREFIX));
  const mongo = await openMongo(scratch);
  provide('mongoUri', mongo.uri);
  provide('scratch', scratch);

  const clear = async () => {
    await mongo.stop();
    await rm(scratch, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => clear().finally(() => process.exit(128 + constants.signals[signal])));
  }
  return clear;
}

async function openMongo(scratch: string): Promise<{ uri: string; stop: () => Promise<void> }> {
  if (process.env.MONGODB_URI) return { uri: process.env.MONGODB_URI, stop: async () => {} };
  const directory = join(scratch, MONGO_DIRECTORY);
  return startEmbeddedMongod({ directory, env: process.env, say: (line) => console.log(line) });
}
