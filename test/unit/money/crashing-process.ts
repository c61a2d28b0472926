/** A process that can die in the middle of its work: from a certain question to the world outside on, every one fails. */

/** Where a process dies: at which question, before it is asked or before its answer is heard. */
export interface CrashPoint {
  readonly at: number;
  readonly received: 'not asked' | 'not heard';
}

export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

export interface CrashControl {
  /** Asks the world outside, if the process still lives. */
  ask<T>(question: () => Promise<T>): Promise<T>;
  /** Counts from here on. */
  arm(death: CrashPoint | null): void;
}

export function createCrashControl(): CrashControl {
  let asked = 0;
  let death: CrashPoint | null = null;

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

/** The same thing, asked through the process: what it is asked for dies with it. */
export function crashable<Thing extends object>(thing: Thing, crashControl: CrashControl): Thing {
  return new Proxy(thing, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => crashControl.ask(async () => Reflect.apply(value, object, args));
    },
  });
}
