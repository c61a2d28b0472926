/**
 * A process that can die in the middle of its work: from a given outside call on, every call fails.
 */

/** Where a process dies: at which call, and whether before it is made or before its response arrives. */
export interface Death {
  readonly at: number;
  readonly received: 'not asked' | 'not heard';
}

export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

export interface Mortality {
  /** Makes an outside call, if the process is still alive. */
  ask<T>(question: () => Promise<T>): Promise<T>;
  /** Starts counting from 0. */
  arm(death: Death | null): void;
}

export function createMortality(): Mortality {
  let asked = 0;
  let death: Death | null = null;

  return {
    async ask(question) {
      asked += 1;
      const mine = asked;
      if (death !== null && (mine > death.at || (mine === death.at && death.received === 'not asked')))
        throw new ProcessDied();
      const answer = await question();
      if (death !== null && mine >= death.at) throw new ProcessDied();
      return answer;
    },
    arm(next) {
      asked = 0;
      death = next;
    },
  };
}

/** The same object, called through the process: its calls fail once the process is dead. */
export function mortal<Thing extends object>(thing: Thing, mortality: Mortality): Thing {
  return new Proxy(thing, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => mortality.ask(async () => Reflect.apply(value, object, args));
    },
  });
}
