/**
 * Gives the whole test run one real MongoDB: that of MONGODB_URI when set, else a mongod of its own, which
 * is gone afterwards with its data. Tests reach it by support/mongo.ts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedMongod } from '../../server/mongo/embedded-mongod.ts';
import { removeAbandoned } from './abandoned-data.ts';

const PREFIX = 'card-payments-test-';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the test run's MongoDB. */
    mongoUri: string;
  }
}

/** Called by Vitest once before the first test; what it returns, once after the last. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MONGODB_URI) {
    provide('mongoUri', process.env.MONGODB_URI);
    return undefined;
  }
  await removeAbandoned(tmpdir(), PREFIX);
  const directory = await mkdtemp(join(tmpdir(), PREFIX));
  const mongod = await startEmbeddedMongod({ directory, env: process.env, say: (line) => console.log(line) });
  provide('mongoUri', mongod.uri);
  return async () => {
    await mongod.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
