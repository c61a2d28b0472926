/**
 * Runs one script of the project by its name, after making sure that the packages are there.
 * Must not import any package.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';
import { runChild } from './run-child.mjs';

/** Scripts that need no more than the service itself; the others need the packages of tests and generation, too. */
const RUNTIME_SCRIPTS = ['start', 'worker', 'dev', 'build', 'demo', 'shop', 'docs'];

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Sets the exit code of this process to the script's.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function runScript(name, args) {
  const script = join(root, 'scripts', `${name}.ts`);
  if (name === undefined || !existsSync(script)) {
    console.error('Usage: npm run <command>; the commands are listed under "scripts" in package.json.');
    process.exitCode = 1;
    return;
  }
  process.chdir(root);
  process.exitCode = await installPackages(root, RUNTIME_SCRIPTS.includes(name) ? 'runtime' : 'all');
  if (process.exitCode !== 0) return;
  // Under npm, the end of npm is the end of the command. A shell that started us may go and leave us running.
  const parent = process.env.npm_lifecycle_event === undefined ? 'may-leave' : 'must-stay';
  process.exitCode = await runChild(process.execPath, ['--import', 'tsx', script, ...args], { parent });
}
