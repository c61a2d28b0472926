/**
 * Clears away what a test run left that was killed before it could: its mongods and their data.
 * Must not touch the directory of a run that is still going on.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbandoned } from '../../server/mongo/directory-lock.ts';
import { stopLeftMongod } from '../../server/mongo/left-mongod.ts';

/** Where in its directory a run keeps its mongod, whose lock tells whether the run is alive. */
export const MONGO_DIRECTORY = 'mongo';

/** Removes the directories of dead test runs: those in `parent` whose names begin with `prefix`. */
export async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  const runs = (await readdir(parent)).filter((name) => name.startsWith(prefix)).map((name) => join(parent, name));
  for (const run of runs.filter((directory) => isAbandoned(join(directory, MONGO_DIRECTORY)))) {
    for (const name of await readdir(run)) await stopLeftMongod(join(run, name), () => {});
    await rm(run, { recursive: true, force: true });
  }
}
