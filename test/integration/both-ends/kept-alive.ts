/** A process that is killed at random and started again at once. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Keeper<Running> {
  /** The one that runs now; waits while there is none. */
  running(): Promise<Running>;
  /** Kills it and starts the next. */
  killOnce(): Promise<void>;
  kills(): number;
  end(): Promise<void>;
}

export async function keeperOf<Running extends { kill(): Promise<unknown> }>(
  start: () => Promise<Running>,
): Promise<Keeper<Running>> {
  let current = start();
  await current;
  let count = 0;
  return {
    running: () => current,
    async killOnce() {
      count += 1;
      current = current.then((running) => running.kill()).then(start);
      await current;
    },
    kills: () => count,
    end: async () => void (await (await current).kill()),
  };
}

export interface Storm {
  readonly random: () => number;
  /** How long it is left alone, at the least and at the most. Milliseconds. */
  readonly calm: readonly [number, number];
  /** When it ends. Milliseconds since 1970. */
  readonly end: number;
}

/** Kills it again and again until the end. */
export async function kept(keeper: Keeper<unknown>, { random, calm: [least, most], end }: Storm): Promise<void> {
  for (;;) {
    const pause = least + random() * (most - least);
    if (Date.now() + pause >= end) return;
    await sleep(pause);
    await keeper.killOnce();
  }
}
