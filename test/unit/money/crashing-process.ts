/** A process that can crash in the middle of its work: from the n-th call of its store or gateway on, every call fails. */

/** Where a process crashes: at the n-th call, which is not executed, or whose result is lost. */
export interface CrashPoint {
  readonly at: number;
  readonly call: 'not executed' | 'result lost';
}

export class ProcessCrashed extends Error {
  override readonly name = 'ProcessCrashed';
}

export interface CrashControl {
  /** Executes a call, unless the process has crashed. */
  execute<T>(call: () => Promise<T>): Promise<T>;
  /** Counts calls from here on. */
  arm(crash: CrashPoint | null): void;
}

export function createCrashControl(): CrashControl {
  let calls = 0;
  let crash: CrashPoint | null = null;

  return {
    async execute(call) {
      calls += 1;
      const mine = calls;
      if (crash !== null && (mine > crash.at || (mine === crash.at && crash.call === 'not executed')))
        throw new ProcessCrashed();
      const answer = await call();
      if (crash !== null && mine >= crash.at) throw new ProcessCrashed();
      return answer;
    },
    arm(next) {
      calls = 0;
      crash = next;
    },
  };
}

/** The same object, called by the process: its calls fail after a crash. */
export function crashable<Thing extends object>(thing: Thing, crashControl: CrashControl): Thing {
  return new Proxy(thing, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => crashControl.execute(async () => Reflect.apply(value, object, args));
    },
  });
}
