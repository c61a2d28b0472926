/**
 * Keeps a mongod running as long as it is wanted: one that ends by itself (killed, out of memory) is started again
 * in the same place, so that the service finds it under the same address.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startPrimary } from './mongod-access.ts';
import type { MongodPlace, MongodProcess } from './mongod-process.ts';

const RESTART_PAUSE = 1_000;

export interface MongodKeeper {
  /** Stops mongod cleanly and waits for its end. */
  stop(): Promise<void>;
  /** Asks mongod to stop without waiting, for the moment in which the process ends. */
  abandon(): void;
}

/**
 * Starts a mongod and watches it.
 * @throws EmbeddedMongodError when the first start fails; later ones are tried again until one succeeds.
 */
export async function keepMongodRunning(place: MongodPlace, say: (line: string) => void): Promise<MongodKeeper> {
  let wanted = true;
  let current = await startPrimary(place);
  let restart = Promise.resolve();

  const watch = (mongod: MongodProcess) => {
    current = mongod;
    mongod.ended.then((how) => {
      if (wanted) restart = startAgain(how);
    });
  };
  const startAgain = async (how: string) => {
    say(`mongod ended unasked (${how}); starting it again.`);
    while (wanted) {
      await sleep(RESTART_PAUSE);
      if (!wanted) return;
      try {
        return watch(await startPrimary(place));
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
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
    abandon: () => {
      wanted = false;
      current.askToStop();
    },
  };
}
