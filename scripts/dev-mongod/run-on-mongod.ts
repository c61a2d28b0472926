/**
 * Runs a program of the service where MONGODB_URI is not set: starts or finds the embedded mongod of its data directory, and hands the
 * program the address as MONGODB_URI. mongod stops after the program has ended.
 */
import { join } from 'node:path';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { startFault } from '../../server/platform/start-fault.ts';
import { runNode } from '../run-node.ts';
import { startEmbeddedMongod } from './embedded-mongod.ts';
import { embeddedMongodUri } from './mongod-settings.ts';

const log = (line: string) => process.stderr.write(`${line}\n`);

/** Where the mongod of a data directory keeps its files. */
export const mongodDirectory = (dataDir: string) => join(dataDir, 'mongod');

/** What a program needs to use that mongod; an empty SVC_ENV counts as absent, as everywhere. */
export function mongodEnvironment(uri: string, svcEnv = process.env.SVC_ENV) {
  return { MONGODB_URI: uri, SVC_ENV: svcEnv?.trim() || 'sandbox' };
}

/**
 * The configuration of a program that needs the embedded mongod. Undefined where MONGODB_URI is set, and where the configuration is
 * faulty: the program then names all its faults, without a wait for mongod.
 */
function configWithoutMongodb(): Config | undefined {
  const reading = readConfig(process.env, 'pipe');
  return reading.ok && reading.config.mongodbUri === undefined ? reading.config : undefined;
}

function refuseStart(fault: string): void {
  log(`The service cannot start:\n  - ${fault}`);
  process.exitCode = 1;
}

/** Loaded into the program before its first line: this process stops mongod, so a kill -9 of it ends the program, too. */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  `setInterval(() => { if (process.ppid !== ${process.pid}) process.kill(process.pid, 'SIGTERM'); }, 1000).unref();`,
)}`;

/** Runs `node <args>`, the service, and makes its exit code that of this process. */
export async function runServiceOnMongod(args: readonly string[]): Promise<void> {
  const config = configWithoutMongodb();
  if (config === undefined) return runNode(args, process.env);
  // From here to the end: a signal must not end this process before mongod has stopped.
  const unwanted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => unwanted.abort());
  try {
    const mongod = await startEmbeddedMongod({ directory: mongodDirectory(config.dataDir), env: process.env, log });
    if (!unwanted.signal.aborted) {
      await runNode(['--import', END_WITH_PARENT, ...args], { ...process.env, ...mongodEnvironment(mongod.uri) });
    }
    await mongod.stop();
  } catch (error) {
    if (!unwanted.signal.aborted) refuseStart(startFault(error, config));
  }
}

/** Runs `node <args>`, a worker beside the service of the same data directory, and makes its exit code that of this process. */
export async function runWorkerOnMongod(args: readonly string[]): Promise<void> {
  const config = configWithoutMongodb();
  if (config === undefined) return runNode(args, process.env);
  const uri = embeddedMongodUri(mongodDirectory(config.dataDir));
  if (uri !== undefined) return runNode(args, { ...process.env, ...mongodEnvironment(uri) });
  refuseStart('There is no database to work on: set MONGODB_URI, or start the service of this DATA_DIR first.');
}
