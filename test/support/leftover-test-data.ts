/**
 * Removes what an interrupted test run left: its mongods and their data.
 * Must not touch the directory of a run that is still active.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stopOrphanedMongod } from '../../scripts/dev-mongod/orphaned-mongod.ts';
import { inspectProcess } from '../../scripts/dev-mongod/running-process.ts';

const PREFIX = 'card-payments-test-';

/** How the name of a test run's directory begins; it holds the process id. */
export function runDirectoryPrefix(pid: number): string {
  return `${PREFIX}${pid}-`;
}

/** Removes from `parent`, if it exists, the directories of test runs whose processes have ended. */
export async function removeLeftoverRuns(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const run of names.filter(isLeftover).map((name) => join(parent, name))) {
    const files = await readdir(run).catch(() => undefined);
    // Another user's run.
    if (files === undefined) continue;
    for (const name of files) await stopOrphanedMongod(join(run, name), () => {});
    await rm(run, { recursive: true, force: true });
  }
}

function isLeftover(name: string): boolean {
  const [pid = ''] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-') : [];
  return /^\d+$/.test(pid) && inspectProcess(Number(pid)) === undefined;
}
