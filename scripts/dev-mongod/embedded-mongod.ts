/**
 * The database for whoever has none: a real mongod of our own, a replica set of one on the loopback interface,
 * with its data in a directory, which lets in the user of that directory alone. It lives as long as the process that starts it, which watches and stops it.
 * Must not be used where MONGODB_URI is set.
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

/** A service that was told to stop just before a start is done by then. Milliseconds. */
const LOCK_TIMEOUT = 5_000;

export interface EmbeddedMongodOptions extends MongodSearch {
  /** Everything of the mongod is kept here: data, log, port, password. Made when missing. */
  readonly directory: string;
}

export interface EmbeddedMongod {
  /** The connection string, with its user and password. It stays the same when mongod has to be started again. */
  readonly uri: string;
  /** Stops mongod cleanly and gives the directory free. Later calls wait for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the mongod of a directory, fetching the program first where the machine has none.
 * One that ends by itself (killed, out of memory) is started again on the same port.
 * @throws EmbeddedMongodError, whose message is to be printed as it stands.
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
    // The last resort for a process that ends without stop(): mongod must not outlive it.
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
