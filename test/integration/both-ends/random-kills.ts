/** A process that is killed at random times and started again at once. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface RestartingProcess<Running> {
  /** The one that runs now; waits while there is none. */
  running(): Promise<Running>;
  /** Kills it and starts the next. */
  killOnce(): Promise<void>;
  kills(): number;
  end(): Promise<void>;
}

export async function restartingProcess<Running extends { kill(): Promise<unknown> }>(
  start: () => Promise<Running>,
): Promise<RestartingProcess<Running>> {
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

export interface KillPlan {
  readonly random: () => number;
  /** Between two kills, the least and the most. Milliseconds. */
  readonly pauseMs: readonly [number, number];
  /** When it ends. Milliseconds since 1970. */
  readonly end: number;
}

/** Kills it repeatedly until the end. */
export async function killAtRandom(
  restarting: RestartingProcess<unknown>,
  { random, pauseMs: [least, most], end }: KillPlan,
): Promise<void> {
  for (;;) {
    const pause = least + random() * (most - least);
    if (Date.now() + pause >= end) return;
    await sleep(pause);
    await restarting.killOnce();
  }
}
