/**
 * Real services in processes of their own, over one database and one data directory, to be killed and started again.
 */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection, Document } from 'mongodb';
import { inject } from 'vitest';
import { buildServer } from '../../scripts/build-server.ts';
import {
  launchService,
  readDemo,
  type ServiceEnv,
  type ServiceProcess,
  type StartedProcess,
  startServiceProcess,
  startWorkerProcess,
} from '../../scripts/demo/service-process.ts';
import { stopOrphanedMongod } from '../../scripts/dev-mongod/orphaned-mongod.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { type FreshDatabase, freshDatabase } from './mongo.ts';

/** The leases of a killed process expire soon, so that no test waits for them. */
const QUICK = { WEBHOOK_LEASE_SECONDS: '3' } as const;

export type Env = Omit<ServiceEnv, 'DATA_DIR'> & { readonly DATA_DIR?: string };

export type StoredDocument = Document & { _id: string };

export interface TestSystem {
  readonly dataDir: string;
  readonly database: FreshDatabase;
  /** Starts a service over the database and waits until it is ready. */
  start(env?: Env): Promise<ServiceProcess>;
  /** Starts one with an embedded mongod in the data directory. */
  startAlone(env?: Env): Promise<ServiceProcess>;
  /** Starts a webhook worker over the database and waits until it is at work. */
  startWorker(env?: Env): Promise<StartedProcess>;
  /** Starts one that may refuse to start. */
  launch(env: Env): StartedProcess;
  demo(): Promise<Demo>;
  documents(collection: string): Collection<StoredDocument>;
  /** Rejects each write to the collection that does not match, so that its writer waits. Returns what lifts this. */
  onlyAccept(collection: string, validator: object): Promise<() => Promise<void>>;
  /** Kills what still runs and removes everything. */
  close(): Promise<void>;
}

/** A database and a data directory for a test file; no process runs yet. */
export async function createTestSystem(label: string): Promise<TestSystem> {
  await buildServer();
  const database = await freshDatabase(label);
  const dataDir = await mkdtemp(join(inject('scratch'), `${label.replaceAll(' ', '-')}-`));
  const external = { MONGODB_URI: database.uri, SVC_ENV: 'sandbox' } as const;
  const started: Pick<StartedProcess, 'kill'>[] = [];

  const run = async (env: Env): Promise<ServiceProcess> => {
    const service = await startServiceProcess({ DATA_DIR: dataDir, ...QUICK, ...env });
    started.push(service);
    return service;
  };
  return {
    dataDir,
    database,
    start: (env = {}) => run({ ...external, ...env }),
    startAlone: (env = {}) => run(env),
    async startWorker(env = {}) {
      const worker = await startWorkerProcess({ DATA_DIR: dataDir, ...external, ...QUICK, ...env });
      started.push(worker);
      return worker;
    },
    launch(env) {
      const service = launchService({ DATA_DIR: dataDir, ...env });
      started.push(service);
      return service;
    },
    demo: () => readDemo(dataDir),
    documents: (collection) => database.db.collection<StoredDocument>(collection),
    async onlyAccept(collection, validator) {
      const { db } = database;
      const [found] = await db.listCollections({ name: collection }).toArray();
      if (found === undefined) await db.createCollection(collection);
      const set = (rule: object) => db.command({ collMod: collection, validator: rule, validationLevel: 'strict' });
      await set(validator);
      return async () => void (await set({}));
    },
    async close() {
      for (const service of started) await service.kill();
      await stopOrphanedMongod(join(dataDir, 'mongod'), () => {});
      await database.drop();
    },
  };
}
