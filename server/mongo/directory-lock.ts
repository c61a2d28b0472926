/**
 * Lets one service at a time own a data directory. The lock is a file that names its holder; a holder that is
 * gone (kill -9, power cut) loses it by itself. Knows nothing of mongod.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedMongodError } from './embedded-mongod-error.ts';
import { inspectProcess } from './running-process.ts';

const TAKEOVER_ATTEMPTS = 5;

export interface DirectoryLock {
  /** Gives the directory free. Does nothing when done already. */
  release(): void;
}

/**
 * Takes the lock of a directory that exists.
 * @throws EmbeddedMongodError when a live service holds it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = join(directory, 'service.lock');
  const mine = `${process.pid} ${inspectProcess(process.pid)?.startedAt ?? 'unknown'}\n`;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < TAKEOVER_ATTEMPTS; attempt += 1) {
      // link() either creates the whole file or fails, so nobody ever reads half a lock.
      if (tryLink(draft, file)) return { release: () => releaseLock(file, mine) };
      const held = readIfThere(file);
      if (held === undefined) continue;
      const holder = liveHolder(held);
      if (holder !== undefined) {
        throw new EmbeddedMongodError(
          `The data directory ${directory} is used by another service (process ${holder}); stop that one or set DATA_DIR to another directory.`,
        );
      }
      removeStale(file, held);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new EmbeddedMongodError(`The data directory ${directory} is being taken by another service; try again.`);
}

function releaseLock(file: string, mine: string): void {
  if (readIfThere(file) === mine) rmSync(file, { force: true });
}

function liveHolder(held: string): number | undefined {
  const [id = '', startedAt = ''] = held.trim().split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return inspectProcess(pid)?.startedAt === startedAt ? pid : undefined;
}

/** Removes a lock whose holder is gone; puts it back when another service has replaced it in the meantime. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
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
