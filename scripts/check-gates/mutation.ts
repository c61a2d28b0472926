/** A seeded fault, and the copy of the project in which a gate must catch it. The copy shares the project's packages. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Mutation {
  readonly gate: string;
  readonly fault: string;
  readonly file: string;
  /** Text of which the first occurrence is replaced. Null appends `to`, or creates the file. */
  readonly from: string | RegExp | null;
  readonly to: string;
  /** What the gate prints when it catches the fault. */
  readonly seen: RegExp;
}

/** A command and the independent faults that it must catch in one copy of the project. */
export interface Probe {
  readonly command: readonly string[];
  readonly mutations: readonly Mutation[];
}

const COPIED = [
  'generated',
  'openapi',
  'receiver-kit',
  'scripts',
  'server',
  'test',
  'package.json',
  'tsconfig.json',
  'LICENSE',
];

export interface Copy {
  readonly folder: string;
  remove(): Promise<void>;
}

export async function copyProject(root: string): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'seeded-faults-'));
  for (const name of COPIED) {
    const isSource = (path: string) => !/\/(node_modules|dist)$/.test(path);
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Seeds a fault. Throws when the file no longer contains the text to replace. */
export async function seed(folder: string, { file, from, to, gate, fault }: Mutation): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch(() => '');
  const changed = from === null ? text + to : text.replace(from, to);
  if (changed === text)
    throw new Error(`${gate}, ${fault}: ${file} has no text to replace. Update the fault in scripts/check-gates/.`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, changed);
}
