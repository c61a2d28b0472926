/**
 * The embedded database: a mongod on the loopback interface, a replica set of one, with its data and its only user in a directory.
 * The process that starts it supervises and stops it. Do not use it when MONGODB_URI is set.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { embeddedUser } from './mongod-access.ts';
import { chooseMongodSettings } from './mongod-settings.ts';
import type { MongodSearch } from './mongod-sources.ts';
import { superviseMongod } from './mongod-supervisor.ts';
import { stopOrphanedMongod } from './orphaned-mongod.ts';
import { mongodUri } from './replica-set.ts';

/** Time for a previous service to finish its stop. Milliseconds. */
const LOCK_TIMEOUT = 5_000;

export interface EmbeddedMongodOptions extends MongodSearch {
  /** The directory of its data, log, port and password. Created when missing. */
  readonly directory: string;
}

export interface EmbeddedMongod {
  /** The connection string with user and password. It survives restarts of mongod. */
  readonly uri: string;
  /** Stops mongod cleanly and releases the directory. Later calls wait for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the mongod of a directory and downloads the program when the machine has none. Restarts it on the same port when it
 * ends unexpectedly.
 * @throws EmbeddedMongodError
 */
export async function startEmbeddedMongod(options: EmbeddedMongodOptions): Promise<EmbeddedMongod> {
  const directory = resolve(options.directory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory({ directory, timeoutMs: LOCK_TIMEOUT, log: options.log });
  try {
    await stopOrphanedMongod(directory, options.log);
    const settings = await chooseMongodSettings(directory, options);
    const supervisor = await superviseMongod(settings, options.log);
    const releaseAll = () => {
      supervisor.requestStop();
      lock.release();
    };
    // For a process that ends without stop(): mongod must not outlive it.
    process.once('exit', releaseAll);
    const stopOnce = async () => {
      await supervisor.stop();
      process.removeListener('exit', releaseAll);
      lock.release();
    };
    let stopped: Promise<void> | undefined;
    return {
      uri: mongodUri(settings.port, embeddedUser(directory)),
      stop: () => {
        stopped ??= stopOnce();
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
