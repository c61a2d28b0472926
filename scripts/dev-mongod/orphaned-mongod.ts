/**
 * Stops a mongod that outlived a killed service. Never touches a process that is not provably the mongod of this directory.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dbPath, EmbeddedMongodError } from './mongod-process.ts';
import { inspectProcess } from './running-process.ts';

const STOP_LIMIT = 20_000;
const POLL_INTERVAL = 20;

/**
 * Stops the mongod that a killed service left running on this directory.
 * @throws EmbeddedMongodError when it does not stop.
 */
export async function stopOrphanedMongod(directory: string, log: (line: string) => void): Promise<void> {
  const pid = pidInLock(directory);
  if (pid === undefined || !isMongodOf(directory, pid)) return;
  log(`Stopping the mongod (process ${pid}) that an earlier run left on ${directory}.`);
  await stopProcess(pid);
}

/** mongod writes its process id to this file and empties the file only at a clean end. */
function pidInLock(directory: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(dbPath(directory), 'mongod.lock'), 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isMongodOf(directory: string, pid: number): boolean {
  const command = inspectProcess(pid)?.command ?? '';
  return command.includes('mongod') && `${command} `.includes(` --dbpath ${dbPath(directory)} `);
}

async function stopProcess(pid: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = performance.now() + STOP_LIMIT;
    while (performance.now() < deadline) {
      if (inspectProcess(pid) === undefined) return;
      await sleep(POLL_INTERVAL);
    }
  }
  throw new EmbeddedMongodError(`The mongod with process id ${pid} does not stop. Stop it and start again.`);
}
