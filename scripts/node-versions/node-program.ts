/** Other versions of Node.js than the one that runs: npm packages that carry the program, installed once in the cache of this user. */
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { tool } from '../check-clients/tool.ts';

/** The oldest supported version, and the newest of each later line that is supported. */
export const NODE_VERSIONS = ['20.19.0', '22.23.3', '24.21.0'] as const;

/**
 * The version of a line such as `24`.
 * @throws Error when it is not supported.
 */
export function nodeVersion(line: string): string {
  const found = NODE_VERSIONS.find((version) => version.startsWith(`${line}.`));
  const lines = NODE_VERSIONS.map((version) => version.split('.')[0]).join(', ');
  if (found === undefined) throw new Error(`Node.js ${line} is not supported. Choose one of ${lines}.`);
  return found;
}

/**
 * Returns the path of a version's `node`. Installs it when it is missing.
 * @throws Error when there is no such package for this machine.
 */
export async function nodeProgram(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'card-payments-service', 'node', version);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  const isThere = await access(program).then(
    () => true,
    () => false,
  );
  if (isThere) return program;
  console.log(`Installing Node.js ${version}, once…`);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', unfinished, ...quiet, `${name}@${version}`];
  await tool({ command: 'npm', args, cwd: unfinished, env: process.env });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return program;
}
