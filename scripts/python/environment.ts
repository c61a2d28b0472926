/**
 * A Python environment with packages pinned by version and hash, beside the other things fetched once per machine. Another list
 * of packages is another environment. Python 3.10 or later must be there.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Downloads take their time. */
const TIMEOUT_MS = 300_000;

function environmentFolder(name: string, wanted: string): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'card-payments-service', 'python', `${name}-${wanted.slice(0, 16)}`);
}

/** The last line that says something: pip tells there what the matter is. */
function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return text.trim().split('\n').at(-1) ?? '';
}

async function installPackages(folder: string, requirements: string): Promise<void> {
  const pip = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--no-input',
    '--retries=2',
    '--require-hashes',
  ];
  const python = join(folder, 'bin', 'python');
  await run(python, [...pip, '--requirement', requirements], { timeout: TIMEOUT_MS }).catch((error: unknown) => {
    throw new Error(
      `The Python packages of ${requirements} can't be had from the package registry: ${lastLine(error)}`,
    );
  });
}

/**
 * Makes the environment, unless it is there already. The path of its `python`.
 * @throws with one line that says so when there is no Python, or the packages can't be had.
 */
export async function pythonEnvironment(name: string, requirements: string): Promise<string> {
  const wanted = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  const folder = environmentFolder(name, wanted);
  const python = join(folder, 'bin', 'python');
  const mark = join(folder, 'complete');
  const isThere = await access(mark).then(
    () => true,
    () => false,
  );
  if (isThere) return python;
  console.log(`Installing Python packages for ${name}, once…`);
  await rm(folder, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', folder], { timeout: TIMEOUT_MS }).catch(() => {
    throw new Error('Python 3.10 or later with its venv module is needed: install python3 and python3-venv.');
  });
  await installPackages(folder, requirements);
  await writeFile(mark, '');
  return python;
}
