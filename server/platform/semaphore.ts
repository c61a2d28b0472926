/** `entered`: call `leave` afterwards. `closed`: the semaphore admits no one. */
export type Entry = 'entered' | 'closed';

/** Admits a limited number at a time; the others wait, until one leaves or the semaphore is closed. */
export interface Semaphore {
  /** Those of one owner enter in order; owners that wait take turns. */
  enter(owner?: string): Promise<Entry>;
  leave(): void;
  /** Rejects everyone that waits or comes later, with `closed`. */
  close(): void;
}

/** Creates a semaphore that admits `limit` at a time. */
export function createSemaphore(limit: number): Semaphore {
  /** By owner; the first owner is next. */
  const waiting = new Map<string, ((entry: Entry) => void)[]>();
  let entered = 0;
  let open = true;
  return {
    enter(owner = '') {
      if (!open) return Promise.resolve('closed');
      if (entered < limit) {
        entered += 1;
        return Promise.resolve('entered');
      }
      return new Promise((resolve) => {
        const ofOwner = waiting.get(owner);
        if (ofOwner === undefined) waiting.set(owner, [resolve]);
        else ofOwner.push(resolve);
      });
    },
    leave() {
      const [first] = waiting;
      if (first === undefined) {
        entered -= 1;
        return;
      }
      const [owner, ofOwner] = first;
      const next = ofOwner.shift();
      waiting.delete(owner);
      if (ofOwner.length > 0) waiting.set(owner, ofOwner);
      next?.('entered');
    },
    close() {
      open = false;
      for (const resolve of [...waiting.values()].flat()) resolve('closed');
      waiting.clear();
    },
  };
}
