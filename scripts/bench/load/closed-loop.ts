/**
 * A closed loop: a fixed number of callers, each sending its next call when the last is answered. Shows what a server
 * can do at most. Not for latency, which a loop that waits for the server hides.
 */
import { sendRequest, type Target } from './target.ts';

export interface Capacity {
  readonly count: number;
  /** From the first call to the last answer. */
  readonly seconds: number;
}

/** Loads the target. Throws at the first wrong answer. */
export function closedLoop(target: Target, callers: number, seconds: number): Promise<Capacity> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let count = 0;
  let open = callers;
  let failed = false;
  return new Promise((resolve, reject) => {
    const fail = (problem: string) => {
      failed = true;
      reject(new Error(problem));
    };
    const again = (): void => {
      if (!failed && performance.now() < end) {
        sendRequest(target.pool, target.next(), (problem) => {
          if (problem !== null) return fail(problem);
          count += 1;
          again();
        });
        return;
      }
      open -= 1;
      if (open === 0) resolve({ count, seconds: (performance.now() - started) / 1_000 });
    };
    for (let caller = 0; caller < callers; caller += 1) again();
  });
}
