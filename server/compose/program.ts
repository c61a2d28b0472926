/**
 * The life cycle of a process: reads configuration and keys from the environment, prints start errors, and stops on a signal.
 * Independent of what the process runs.
 */
import { type Config, readConfig } from '../platform/config.ts';
import { startFault } from '../platform/readiness.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { loadKeyFile } from '../vault/key-file.ts';
import { createVaultKeys, type VaultKeys } from '../vault/keys.ts';
import { readVaultEnvironment, vaultKeysMissing } from '../vault/keys-from-environment.ts';

/** A started program. */
export interface Running {
  stop(): Promise<void>;
}

/** The input of a program. */
export interface ProgramParts {
  readonly config: Config;
  readonly keys: VaultKeys;
  /** The connection string of the database. */
  readonly mongodbUri: string;
  /** Aborted by SIGINT, SIGTERM or SIGHUP. */
  readonly stopSignal: AbortSignal;
}

export interface Program<Started extends Running> {
  start(parts: ProgramParts): Promise<Started>;
  /** Printed to stderr after the start. */
  startMessage(started: Started, config: Config): string;
  /** Printed to stderr at the beginning of the stop. */
  readonly stopMessage: string;
}

const mongodbUriMissing =
  'MONGODB_URI is not set: set it to a MongoDB replica set, and SVC_ENV beside it, or use npm start and npm run worker, which run on a mongod of their own.';

const printLine = (line: string) => process.stderr.write(`${line}\n`);

function refuseStart(faults: readonly string[]): never {
  printLine(`The service cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  process.exit(1);
}

/** Runs first, so that an interrupted start also cleans up. */
function listenForStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

async function stopOnSignal(running: Running, stopSignal: AbortSignal, stopMessage: string): Promise<never> {
  if (!stopSignal.aborted)
    await new Promise((resolve) => stopSignal.addEventListener('abort', resolve, { once: true }));
  printLine(stopMessage);
  try {
    await running.stop();
    process.exit(0);
  } catch (error) {
    printLine(`The stop failed: ${error instanceof Error ? error.message : 'unknown'}`);
    process.exit(1);
  }
}

/** Runs a program until a signal ends it. Never returns. */
export async function runProgram<Started extends Running>(program: Program<Started>): Promise<never> {
  const stopSignal = listenForStop();
  const reading = readConfig(process.env, process.stdout.isTTY ? 'terminal' : 'pipe');
  const vault = readVaultEnvironment(process.env);
  const faults = [...(reading.ok ? [] : reading.faults), ...(vault.kind === 'faulty' ? vault.problems : [])];
  if (!reading.ok || vault.kind === 'faulty') return refuseStart(faults);
  const { config } = reading;
  const { mongodbUri } = config;
  if (vault.kind === 'absent' && config.environment === 'production') return refuseStart([vaultKeysMissing]);
  if (mongodbUri === undefined) return refuseStart([mongodbUriMissing]);

  try {
    const material = vault.kind === 'keys' ? vault.material : await loadKeyFile(config.dataDir, systemRuntime.random);
    const started = await program.start({ config, keys: createVaultKeys(material), mongodbUri, stopSignal });
    printLine(program.startMessage(started, config));
    return await stopOnSignal(started, stopSignal, program.stopMessage);
  } catch (error) {
    if (stopSignal.aborted) process.exit(0);
    return refuseStart([startFault(error, config)]);
  }
}
