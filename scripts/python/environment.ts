/**
 * A cached Python environment for each list of packages, which are pinned by version and hash. Needs Python 3.10 or later.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 300_000;

function environmentFolder(name: string, wanted: string): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'card-payments-service', 'python', `${name}-${wanted.slice(0, 16)}`);
}

/** pip reports the cause in its last line. */
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
      `pip cannot install ${requirements}: ${lastLine(error)}. Check the access to the package registry.`,
    );
  });
}

/**
 * Creates the environment when it is missing. Returns the path of its `python`.
 * @throws a one-line error without Python or the packages.
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
    throw new Error('Python 3.10 or later with the venv module is required. Install python3 and python3-venv.');
  });
  await installPackages(folder, requirements);
  await writeFile(mark, '');
  return python;
}
