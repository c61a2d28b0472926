/**
 * Lets so many through at a time; the others wait in line.
 */

export interface Gate {
  /** Resolves when there is a place. Whoever has one must leave again. */
  enter(): Promise<void>;
  leave(): void;
}

/** An open gate with nobody inside. */
export function createGate(most: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    enter() {
      if (inside < most) {
        inside += 1;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    },
  };
}
