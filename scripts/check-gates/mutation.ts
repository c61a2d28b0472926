/** A seeded fault: what is changed in a copy of the project, and how the gate that must notice says so. */
export interface Mutation {
  readonly gate: string;
  /** What is wrong then. */
  readonly fault: string;
  readonly file: string;
  /** Text that stands in the file once at least; its first place is changed. Null appends `to`, or makes the file. */
  readonly from: string | RegExp | null;
  readonly to: string;
  /** What the gate prints when it notices. */
  readonly seen: RegExp;
}

/** A command, and the faults that it must notice, all seeded in one copy: they do not touch each other. */
export interface Probe {
  readonly command: readonly string[];
  readonly mutations: readonly Mutation[];
}

/** The command that runs the tests of these names in these files or folders. */
export function testsNamed(names: readonly string[], files: readonly string[]): readonly string[] {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/vitest.config.ts',
    '-t',
    names.join('|'),
    ...files,
  ];
}
