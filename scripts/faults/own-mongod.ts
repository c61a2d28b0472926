/** A mongod that a test can stop, kill and restart in place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dbPath, type MongodProcess, startMongod } from '../dev-mongod/mongod-process.ts';
import { chooseMongodSettings } from '../dev-mongod/mongod-settings.ts';
import { ensurePrimary, mongodUri } from '../dev-mongod/replica-set.ts';

export interface OwnMongod {
  readonly uri: string;
  /** @throws Error when mongod is not running. */
  readonly pid: () => number;
  start(): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>;
}

/** Starts a mongod in an existing directory. */
export async function startMongodIn(directory: string): Promise<OwnMongod> {
  const settings = await chooseMongodSettings(directory, { env: process.env, log: () => {} });
  let running: MongodProcess | undefined;
  const pid = () => {
    const written = Number(readFileSync(join(dbPath(directory), 'mongod.lock'), 'utf8'));
    // A stopped mongod leaves the file empty. A signal to 0 would reach this whole process group.
    if (!(written > 1)) throw new Error('mongod is not running. Start it first.');
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
