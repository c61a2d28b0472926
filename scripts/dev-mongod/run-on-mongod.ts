/**
 * Runs the service or a worker without MONGODB_URI: starts or finds the embedded mongod of the data directory and sets MONGODB_URI for
 * the program. mongod stops after the program.
 */
import { join } from 'node:path';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { startFault } from '../../server/platform/readiness.ts';
import { runNode } from '../run-program.ts';
import { startEmbeddedMongod } from './embedded-mongod.ts';
import { embeddedMongodUri } from './mongod-settings.ts';

const log = (line: string) => process.stderr.write(`${line}\n`);

/** The mongod directory of a data directory. */
export const mongodDirectory = (dataDir: string) => join(dataDir, 'mongod');

/** The environment of a program that uses this mongod. An empty SVC_ENV counts as absent. */
export function mongodEnvironment(uri: string, svcEnv = process.env.SVC_ENV) {
  return { MONGODB_URI: uri, SVC_ENV: svcEnv?.trim() || 'sandbox' };
}

/**
 * The configuration of a program that needs the embedded mongod. Undefined when MONGODB_URI is set or the configuration is invalid:
 * the program then reports all faults without waiting for mongod.
 */
function configWithoutMongodb(): Config | undefined {
  const reading = readConfig(process.env, 'pipe');
  return reading.ok && reading.config.mongodbUri === undefined ? reading.config : undefined;
}

function refuseStart(fault: string): void {
  log(`The service cannot start:\n  - ${fault}`);
  process.exitCode = 1;
}

/** Preloaded into the program, which must end when this process is killed: this process owns mongod. */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  `setInterval(() => { if (process.ppid !== ${process.pid}) process.kill(process.pid, 'SIGTERM'); }, 1000).unref();`,
)}`;

/** Runs the service as `node <args>` and exits with its code. */
export async function runServiceOnMongod(args: readonly string[]): Promise<void> {
  const config = configWithoutMongodb();
  if (config === undefined) return runNode(args, process.env);
  // A signal must not end this process before mongod has stopped.
  const unwanted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => unwanted.abort());
  try {
    const since = performance.now();
    log(`Starting MongoDB on ${config.dataDir}…`);
    const mongod = await startEmbeddedMongod({ directory: mongodDirectory(config.dataDir), env: process.env, log });
    log(`MongoDB started in ${((performance.now() - since) / 1_000).toFixed(1)} s. Starting the service…`);
    if (!unwanted.signal.aborted) {
      await runNode(['--import', END_WITH_PARENT, ...args], { ...process.env, ...mongodEnvironment(mongod.uri) });
    }
    await mongod.stop();
  } catch (error) {
    if (!unwanted.signal.aborted) refuseStart(startFault(error, config));
  }
}

/** Runs a worker as `node <args>` beside the service of the same data directory and exits with its code. */
export async function runWorkerOnMongod(args: readonly string[]): Promise<void> {
  const config = configWithoutMongodb();
  if (config === undefined) return runNode(args, process.env);
  const uri = embeddedMongodUri(mongodDirectory(config.dataDir));
  if (uri !== undefined) return runNode(args, { ...process.env, ...mongodEnvironment(uri) });
  refuseStart('The worker has no database. Set MONGODB_URI, or start the service with this DATA_DIR first.');
}
