/**
 * Supervises a mongod: restarts it on the same address when it ends unexpectedly (killed, out of memory).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startPrimary } from './mongod-access.ts';
import type { MongodProcess, MongodSettings } from './mongod-process.ts';

const RESTART_PAUSE = 1_000;

export interface MongodSupervisor {
  /** Stops mongod cleanly and waits for its end. */
  stop(): Promise<void>;
  /** Signals mongod to stop without waiting, for an exit handler. */
  requestStop(): void;
}

/**
 * Starts and supervises a mongod.
 * @throws EmbeddedMongodError when the first start fails. Later starts are retried until one succeeds.
 */
export async function superviseMongod(
  settings: MongodSettings,
  log: (line: string) => void,
): Promise<MongodSupervisor> {
  let wanted = true;
  let current = await startPrimary(settings);
  let restart = Promise.resolve();

  const watch = (mongod: MongodProcess) => {
    current = mongod;
    mongod.ended.then((how) => {
      if (wanted) restart = startAgain(how);
    });
  };
  const startAgain = async (how: string) => {
    log(`mongod ended unexpectedly (${how}). Restarting it.`);
    while (wanted) {
      await sleep(RESTART_PAUSE);
      if (!wanted) return;
      try {
        return watch(await startPrimary(settings));
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };

  watch(current);
  return {
    stop: async () => {
      wanted = false;
      await restart;
      await current.stop();
    },
    requestStop: () => {
      wanted = false;
      current.requestStop();
    },
  };
}
