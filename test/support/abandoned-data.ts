/**
 * Clears away what a test run left that was killed before it could: its mongod and its data.
 * Must not touch the directory of a run that is still going on.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbandoned } from '../../server/mongo/directory-lock.ts';
import { stopLeftMongod } from '../../server/mongo/left-mongod.ts';

/** Removes the abandoned data directories in `parent` whose names begin with `prefix`. */
export async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const directory of names.map((name) => join(parent, name)).filter(isAbandoned)) {
    await stopLeftMongod(directory, () => {});
    await rm(directory, { recursive: true, force: true });
  }
}
