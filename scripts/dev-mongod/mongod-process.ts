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

/** The replica set's name; it is stored with the data, so it must stay. */
export const REPLICA_SET = 'svc';

/** A start after kill -9 replays the journal first, which takes its time on a slow disk. Milliseconds. */
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
  /** With it, users log in; null: everybody who reaches the port may do everything. */
  readonly keyFile: string | null;
}

export interface MongodProcess {
  /** Resolves when it has ended, for whatever cause, with a few words on how. */
  readonly ended: Promise<string>;
  /** Stops it cleanly and waits; kills it when it does not obey. */
  stop(): Promise<void>;
  /** Asks it to stop and does not wait. */
  requestStop(): void;
}

/**
 * Starts a mongod and waits until it listens.
 * @throws EmbeddedMongodError when it ends before that, with the cause its log gives.
 */
export async function startMongod({ binary, directory, port, keyFile }: MongodStart): Promise<MongodProcess> {
  const log = join(directory, 'mongod.log');
  await mkdir(dbPath(directory), { recursive: true, mode: 0o700 });
  keepOnePreviousLog(log);
  const child = spawn(
    binary,
    [...mongodArguments(directory, port, log), ...(keyFile === null ? [] : ['--keyFile', keyFile])],
    {
      // In a process group of its own, or Ctrl-C in the terminal would stop it before the service has drained.
      detached: true,
      stdio: 'ignore',
    },
  );
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  child.unref();
  if (child.pid === undefined) throw new EmbeddedMongodError(`${binary} can't be started: ${await ended}.`);

  const stop = async () => {
    child.ref();
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await ended;
    clearTimeout(insist);
  };
  const waiting = new AbortController();
  const failure = await Promise.race([ended, whenListening(port, waiting.signal)]);
  waiting.abort();
  if (failure === undefined) return { ended, stop, requestStop: () => void child.kill('SIGTERM') };
  await stop();
  throw new EmbeddedMongodError(`mongod did not start (${failure}): ${firstErrorIn(log)}. Its log is ${log}.`);
}

/** Where a mongod of this directory keeps its files. */
export function dbPath(directory: string): string {
  return join(directory, 'db');
}

function mongodArguments(directory: string, port: number, log: string): string[] {
  const settings = [
    // Disk and CPU for diagnostics that nobody reads here.
    'diagnosticDataCollectionEnabled=false',
    // A process that is killed within a transaction holds what it wrote there until this is over; 60 unless told.
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

/** Resolves with undefined once the port takes connections, or with a reason when it took too long. */
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

/** The log's first error, with its details, in one line. */
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
