/**
 * Keeps a mongod running as long as it is wanted: one that ends by itself (killed, out of memory) is started again
 * in the same place, so that the service finds it under the same address.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startPrimary } from './mongod-access.ts';
import type { MongodProcess, MongodSettings } from './mongod-process.ts';

const RESTART_PAUSE = 1_000;

export interface MongodSupervisor {
  /** Stops mongod cleanly and waits for its end. */
  stop(): Promise<void>;
  /** Asks mongod to stop without waiting, for the moment in which the process ends. */
  requestStop(): void;
}

/**
 * Starts a mongod and watches it.
 * @throws EmbeddedMongodError when the first start fails; later ones are tried again until one succeeds.
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
    log(`mongod ended unasked (${how}); starting it again.`);
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
