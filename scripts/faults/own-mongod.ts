/** A mongod that a test can stop, kill and restart in place: a replica set of one, or a member of a larger set. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dbPath, type MongodProcess, startMongod } from '../dev-mongod/mongod-process.ts';
import { chooseMongodSettings } from '../dev-mongod/mongod-settings.ts';
import { ensurePrimary, mongodUri } from '../dev-mongod/replica-set.ts';

export interface MongodMember {
  readonly port: number;
  readonly directory: string;
  /** @throws Error when mongod is not running. */
  readonly pid: () => number;
  /** Resolves when it listens. */
  start(): Promise<Pick<MongodProcess, 'ended'>>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>;
}

export interface OwnMongod extends Pick<MongodMember, 'pid' | 'stop' | 'kill'> {
  readonly uri: string;
  start(): Promise<void>;
}

/**
 * Prepares a mongod without authentication in a directory. It does not run yet, and belongs to no replica set.
 * @param parameters further server parameters, such as `enableTestCommands=1`
 */
export async function prepareMember(directory: string, parameters: readonly string[] = []): Promise<MongodMember> {
  mkdirSync(directory, { recursive: true });
  const settings = await chooseMongodSettings(directory, { env: process.env, log: () => {} });
  let running: MongodProcess | undefined;
  const pid = () => {
    const written = Number(readFileSync(join(dbPath(directory), 'mongod.lock'), 'utf8'));
    // A stopped mongod leaves the file empty. A signal to 0 would reach this whole process group.
    if (!(written > 1)) throw new Error('mongod is not running. Start it first.');
    return written;
  };
  return {
    port: settings.port,
    directory,
    pid,
    async start() {
      running = await startMongod({ ...settings, keyFile: null, parameters });
      return running;
    },
    stop: async () => running?.stop(),
    async kill() {
      if (running === undefined) throw new Error('mongod is not running. Start it first.');
      await running.kill();
    },
  };
}

/** Starts a mongod in a directory, as a replica set of one. */
export async function startMongodIn(directory: string): Promise<OwnMongod> {
  const { port, pid, start: startMember, stop, kill } = await prepareMember(directory);
  const start = async () => {
    const { ended } = await startMember();
    const endedEarly = ended.then((how) => {
      throw new Error(`mongod ended while starting (${how}).`);
    });
    await Promise.race([ensurePrimary(port, undefined), endedEarly]);
  };
  await start();
  return { uri: mongodUri(port, undefined), pid, start, stop, kill };
}
