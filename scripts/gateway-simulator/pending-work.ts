/**
 * What a simulator does later: late notifications, retries, refunds that fail after some time. A flush does all of it at
 * once, so that tests do not wait.
 */

export interface PendingWork {
  later(ms: number, work: () => void): void;
  /** Waits. A flush ends the pause, and so does `clear`. */
  pause(ms: number): Promise<void>;
  /** Counts a promise as pending until it is settled. */
  track(promise: Promise<unknown>): void;
  /** Does everything that is due later now. Resolves when nothing is pending. */
  flush(): Promise<void>;
  /** Forgets what is due later. */
  clear(): void;
}

export function createPendingWork(): PendingWork {
  const due = new Map<NodeJS.Timeout, { readonly work: () => void; readonly pause: boolean }>();
  const running = new Set<Promise<unknown>>();

  function add(ms: number, work: () => void, pause: boolean): void {
    const timer = setTimeout(() => {
      due.delete(timer);
      work();
    }, ms);
    due.set(timer, { work, pause });
  }

  return {
    later: (ms, work) => add(ms, work, false),
    pause: (ms) => new Promise((resolve) => add(ms, resolve, true)),
    track(promise) {
      const settled: Promise<unknown> = promise.then(
        () => running.delete(settled),
        () => running.delete(settled),
      );
      running.add(settled);
    },
    async flush() {
      while (due.size > 0 || running.size > 0) {
        for (const [timer, { work }] of [...due]) {
          clearTimeout(timer);
          due.delete(timer);
          work();
        }
        // A retry that begins its pause meanwhile is due in the next round.
        await Promise.race([...running, new Promise((resolve) => setTimeout(resolve, 5))]);
      }
    },
    clear() {
      for (const [timer, { work, pause }] of due) {
        clearTimeout(timer);
        if (pause) work();
      }
      due.clear();
    },
  };
}
