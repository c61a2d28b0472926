/** `entered`: call `leave` afterwards. `closed`: the semaphore admits no one. */
export type Entry = 'entered' | 'closed';

/** Admits a limited number at a time; the others wait in order, until one leaves or the semaphore is closed. */
export interface Semaphore {
  enter(): Promise<Entry>;
  leave(): void;
  /** Rejects everyone that waits or comes later, with `closed`. */
  close(): void;
}

/** Creates a semaphore that admits `limit` at a time. */
export function createSemaphore(limit: number): Semaphore {
  const waiting: ((entry: Entry) => void)[] = [];
  let entered = 0;
  let open = true;
  return {
    enter() {
      if (!open) return Promise.resolve('closed');
      if (entered < limit) {
        entered += 1;
        return Promise.resolve('entered');
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) entered -= 1;
      else next('entered');
    },
    close() {
      open = false;
      for (const resolve of waiting.splice(0)) resolve('closed');
    },
  };
}
