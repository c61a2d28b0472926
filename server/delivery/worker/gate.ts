/**
 * Lets so many through at a time; the others wait in line, until a place is free or the gate is closed.
 */

/** `inside`: there is a place; whoever has it must leave again. `closed`: nobody else is let in. */
export type Entry = 'inside' | 'closed';

export interface Gate {
  enter(): Promise<Entry>;
  leave(): void;
  /** Lets nobody in any more, those in line neither. */
  close(): void;
}

/** An open gate with nobody inside. */
export function createGate(most: number): Gate {
  const waiting: ((entry: Entry) => void)[] = [];
  let inside = 0;
  let open = true;
  return {
    enter() {
      if (!open) return Promise.resolve('closed');
      if (inside < most) {
        inside += 1;
        return Promise.resolve('inside');
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next('inside');
    },
    close() {
      open = false;
      for (const resolve of waiting.splice(0)) resolve('closed');
    },
  };
}
