/** One mongod process: starts it on a directory and stops it. Does not configure the replica set and never restarts the process. */
import { spawn } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export class EmbeddedMongodError extends Error {
  override readonly name = 'EmbeddedMongodError';
}

/** The replica set's name. It is stored with the data and must not change. */
export const REPLICA_SET = 'svc';

/** A start after kill -9 replays the journal, which is slow on some disks. Milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 20_000;
const POLL_INTERVAL = 20;
const CAUSE_LENGTH = 300;

export interface MongodSettings {
  readonly binary: string;
  /** Holds `db/` and `mongod.log`. */
  readonly directory: string;
  readonly port: number;
}

export interface MongodStart extends MongodSettings {
  /** Enables authentication. Null disables it. */
  readonly keyFile: string | null;
  /** Further server parameters. */
  readonly parameters?: readonly string[];
}

export interface MongodProcess {
  /** Resolves with the cause when mongod has ended. */
  readonly ended: Promise<string>;
  /** Stops mongod cleanly and waits. Kills it after the time limit. */
  stop(): Promise<void>;
  /** Kills mongod and waits. */
  kill(): Promise<void>;
  /** Signals mongod to stop without waiting. */
  requestStop(): void;
}

/**
 * Starts a mongod and waits until it listens.
 * @throws EmbeddedMongodError with the cause from the log when it ends before that.
 */
export async function startMongod(options: MongodStart): Promise<MongodProcess> {
  const { binary, directory, port, keyFile, parameters = [] } = options;
  const log = join(directory, 'mongod.log');
  await mkdir(dbPath(directory), { recursive: true, mode: 0o700 });
  keepOnePreviousLog(log);
  const child = spawn(
    binary,
    [...mongodArguments(directory, port, log, parameters), ...(keyFile === null ? [] : ['--keyFile', keyFile])],
    {
      // A separate process group: Ctrl-C must not stop mongod before the service has drained.
      detached: true,
      stdio: 'ignore',
    },
  );
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve([signal ?? `exit code ${code}`, firstErrorIn(log)].filter(Boolean).join(': ')),
    );
  });
  child.unref();
  if (child.pid === undefined)
    throw new EmbeddedMongodError(
      `${binary} does not start: ${await ended}. Check that it is a mongod for this machine.`,
    );

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.ref();
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await end('SIGTERM');
    clearTimeout(insist);
  };
  const waiting = new AbortController();
  const failure = await Promise.race([ended, whenListening(port, waiting.signal)]);
  waiting.abort();
  if (failure === undefined) {
    return { ended, stop, kill: () => end('SIGKILL'), requestStop: () => void child.kill('SIGTERM') };
  }
  await stop();
  throw new EmbeddedMongodError(`mongod did not start (${failure}). See its log: ${log}.`);
}

/** The data files of a directory's mongod. */
export function dbPath(directory: string): string {
  return join(directory, 'db');
}

function mongodArguments(directory: string, port: number, log: string, parameters: readonly string[]): string[] {
  const settings = [
    ...parameters,
    // Saves disk and CPU.
    'diagnosticDataCollectionEnabled=false',
    // A process killed in a transaction blocks its documents until this limit. The default is 60.
    'transactionLifetimeLimitSeconds=10',
  ];
  return [
    ...['--dbpath', dbPath(directory)],
    ...['--port', String(port)],
    ...['--bind_ip', '127.0.0.1'],
    '--nounixsocket',
    ...['--replSet', REPLICA_SET],
    ...['--oplogSize', '256'],
    ...['--wiredTigerCacheSizeGB', '0.25'],
    ...['--logpath', log],
    '--quiet',
    ...settings.flatMap((setting) => ['--setParameter', setting]),
  ];
}

function keepOnePreviousLog(log: string): void {
  try {
    renameSync(log, `${log}.1`);
  } catch {
    // The first start has no log yet.
  }
}

/** Resolves with undefined when the port accepts connections, or with a reason after the time limit. */
async function whenListening(port: number, signal: AbortSignal): Promise<string | undefined> {
  const deadline = performance.now() + START_LIMIT;
  while (!signal.aborted && performance.now() < deadline) {
    if (await takesConnections(port)) return undefined;
    await sleep(POLL_INTERVAL);
  }
  return `it does not listen after ${START_LIMIT / 1000} s`;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** The first error in the log, with details, in one line. */
function firstErrorIn(log: string): string {
  try {
    const lines = readFileSync(log, 'utf8').split('\n');
    const first = lines.find((line) => /"s":"[EF]"/.test(line)) ?? '{}';
    const { msg = '', attr }: { msg?: string; attr?: { error?: unknown; message?: { msg?: unknown } } } =
      JSON.parse(first);
    const details = [attr?.error, attr?.message?.msg].filter((detail) => typeof detail === 'string');
    return [msg, ...details].join(': ').replaceAll(/\s+/g, ' ').slice(0, CAUSE_LENGTH);
  } catch {
    return '';
  }
}
