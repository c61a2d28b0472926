/**
 * The environment of a demo or check: a temporary data directory, and a temporary database when MONGODB_URI is set.
 * Removes both afterwards and touches nothing else.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo } from '../../server/storage/mongo/client.ts';
import { startEmbeddedMongod } from '../dev-mongod/embedded-mongod.ts';
import { mongodDirectory, mongodEnvironment } from '../dev-mongod/run-on-mongod.ts';
import type { ServiceEnv } from './service-process.ts';

export interface DemoEnvironment {
  readonly env: ServiceEnv;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** The same server with another database. */
function withDatabase(uri: string, name: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`);
}

async function dropDatabase(uri: string): Promise<void> {
  const { db, close } = await connectMongo(uri);
  await db.dropDatabase().finally(close);
}

/** Creates the environment. Starts a mongod in the data directory when `mongodbUri` is undefined. */
export async function prepareEnvironment(mongodbUri: string | undefined): Promise<DemoEnvironment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'card-payments-demo-'));
  const common = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const removeDirectory = () => rm(dataDir, { recursive: true, force: true });
  if (mongodbUri === undefined) {
    const search = { env: process.env, log: (line: string) => process.stderr.write(`${line}\n`) };
    const mongod = await startEmbeddedMongod({ directory: mongodDirectory(dataDir), ...search });
    return {
      dataDir,
      env: { ...common, ...mongodEnvironment(mongod.uri) },
      async remove() {
        await mongod.stop();
        await removeDirectory();
      },
    };
  }
  const uri = withDatabase(mongodbUri, `demo_${randomBytes(6).toString('hex')}`);
  return {
    dataDir,
    env: { ...common, ...mongodEnvironment(uri) },
    async remove() {
      await removeDirectory();
      await dropDatabase(uri);
    },
  };
}
