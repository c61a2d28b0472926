/** The types of run-child.mjs, for the scripts in TypeScript. */

export interface ChildOptions {
  /** Whether the child is stopped when the process that started this one is gone. */
  readonly parent: 'must-stay' | 'may-leave';
  /** The environment of this process when absent. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program with this terminal and these signals; resolves with its exit code. */
export function runChild(command: string, args: readonly string[], options: ChildOptions): Promise<number>;
