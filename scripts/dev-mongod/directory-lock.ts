/**
 * Lets one service at a time own a data directory. The lock is a file that names its holder. A dead holder (kill -9, power
 * loss) loses the lock.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedMongodError } from './mongod-process.ts';
import { inspectProcess } from './running-process.ts';

const POLL_INTERVAL = 50;

/** The lock's file in the directory. */
const LOCK_FILE = 'service.lock';

export interface DirectoryLock {
  /** Releases the directory. Later calls do nothing. */
  release(): void;
}

export interface LockRequest {
  /** A directory that exists. */
  readonly directory: string;
  /** How long to wait for a service that is stopping. Milliseconds. */
  readonly timeoutMs: number;
  readonly log: (line: string) => void;
}

/**
 * Takes the lock of a directory when its holder is gone.
 * @throws EmbeddedMongodError when a live service holds it after the timeout.
 */
export async function lockDirectory({ directory, timeoutMs, log }: LockRequest): Promise<DirectoryLock> {
  const file = join(directory, LOCK_FILE);
  const mine = `${process.pid} ${inspectProcess(process.pid)?.startedAt ?? 'unknown'}\n`;
  const draft = `${file}.${randomUUID()}`;
  const deadline = performance.now() + timeoutMs;
  let hasLogged = false;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (;;) {
      // link() creates the whole file or fails, so no process reads a partial lock.
      if (tryLink(draft, file)) return { release: () => releaseLock(file, mine) };
      const held = readIfThere(file);
      const holder = held === undefined ? undefined : findLiveHolder(held);
      if (held !== undefined && holder === undefined) {
        removeStale(file, held);
        continue;
      }
      const user = `The data directory ${directory} is used by another service (process ${holder})`;
      if (performance.now() > deadline) {
        throw new EmbeddedMongodError(`${user}: stop that one, or set DATA_DIR to another directory.`);
      }
      if (!hasLogged) log(`${user}; waiting ${timeoutMs / 1000} s for it to stop.`);
      hasLogged = true;
      await sleep(POLL_INTERVAL);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function releaseLock(file: string, mine: string): void {
  if (readIfThere(file) === mine) rmSync(file, { force: true });
}

function findLiveHolder(held: string): number | undefined {
  const [id = '', startedAt = ''] = held.trim().split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return inspectProcess(pid)?.startedAt === startedAt ? pid : undefined;
}

/** Removes the lock of a dead holder. Restores it when another service has replaced it in the meantime. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== stale) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
