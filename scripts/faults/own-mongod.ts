/** A mongod of one's own, to be stopped, killed and started again in the same place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dbPath, type MongodProcess, startMongod } from '../dev-mongod/mongod-process.ts';
import { chooseMongodSettings } from '../dev-mongod/mongod-settings.ts';
import { ensurePrimary, mongodUri } from '../dev-mongod/replica-set.ts';

export interface OwnMongod {
  readonly uri: string;
  /** @throws Error when it does not run. */
  readonly pid: () => number;
  start(): Promise<void>;
  /** SIGTERM, and its end. */
  stop(): Promise<void>;
  /** SIGKILL, and its end. */
  kill(): Promise<void>;
}

/** Starts one in a directory that is there. */
export async function startMongodIn(directory: string): Promise<OwnMongod> {
  const settings = await chooseMongodSettings(directory, { env: process.env, log: () => {} });
  let running: MongodProcess | undefined;
  const pid = () => {
    const written = Number(readFileSync(join(dbPath(directory), 'mongod.lock'), 'utf8'));
    // One that was stopped leaves it empty; a signal to 0 would go to everybody of this process's group.
    if (!(written > 1)) throw new Error('This mongod does not run.');
    return written;
  };
  const start = async () => {
    running = await startMongod({ ...settings, keyFile: null });
    const endedEarly = running.ended.then((how) => {
      throw new Error(`mongod ended while starting (${how}).`);
    });
    await Promise.race([ensurePrimary(settings.port, undefined), endedEarly]);
  };
  await start();
  return {
    uri: mongodUri(settings.port, undefined),
    pid,
    start,
    stop: async () => running?.stop(),
    async kill() {
      process.kill(pid(), 'SIGKILL');
      await running?.ended;
    },
  };
}
