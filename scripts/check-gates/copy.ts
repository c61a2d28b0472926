/** A copy of the project to seed faults in; its packages are those of the project. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutation } from './mutation.ts';

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

/** Copies the project. */
export async function copyProject(root: string): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'seeded-faults-'));
  for (const name of COPIED) {
    const left = (path: string) => !/\/(node_modules|dist)$/.test(path);
    await cp(join(root, name), join(folder, name), { recursive: true, filter: left });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Seeds a fault. Throws when its place is not there any more: the mutation is out of date then. */
export async function seed(folder: string, { file, from, to, gate, fault }: Mutation): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch(() => '');
  const changed = from === null ? text + to : text.replace(from, to);
  if (changed === text)
    throw new Error(`${gate}, ${fault}: ${file} has nothing to change; bring the mutation up to date`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, changed);
}
