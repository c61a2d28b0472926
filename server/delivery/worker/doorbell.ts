/**
 * Wakes a loop before its time. A ring while nobody waits is kept for the next wait; many rings are one.
 */

export interface Doorbell {
  ring(): void;
  /** Resolves at a ring, after `ms` milliseconds, or when stopped; whichever comes first. Answers whether it rang. */
  wait(ms: number, stopped: AbortSignal): Promise<'rung' | 'quiet'>;
}

/** A doorbell that has not rung. */
export function createDoorbell(): Doorbell {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(ms, stopped) {
      if (!rung && !stopped.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          stopped.addEventListener('abort', wake, { once: true });
        });
        if (wake !== undefined) stopped.removeEventListener('abort', wake);
        wake = undefined;
      }
      const answer = rung ? 'rung' : 'quiet';
      rung = false;
      return answer;
    },
  };
}
