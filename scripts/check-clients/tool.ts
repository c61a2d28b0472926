/** Runs and installs the tools of other languages. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { QUICK_JAVA } from '../run-program.ts';

const run = promisify(execFile);
/** Downloads of a first run take their time. */
const TIMEOUT_MS = 600_000;
const OUTPUT_BYTES = 2 ** 24;

export interface ToolCall {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Returns the output. Throws with stdout and stderr on failure. */
export async function tool({ command, args, cwd, env }: ToolCall): Promise<string> {
  const options = { cwd, env: { ...env, ...QUICK_JAVA }, timeout: TIMEOUT_MS, maxBuffer: OUTPUT_BYTES };
  try {
    const { stdout, stderr } = await run(command, [...args], options);
    return stdout.trim() === '' ? stderr : stdout;
  } catch (error) {
    const said =
      error instanceof Error && 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}` : '';
    throw new Error(`${[command, ...args].join(' ')}: ${said.trim() || error}`);
  }
}

/** The first line that the tool itself prints. */
export function firstLine(text: string): string {
  return text.split('\n').find((line) => !line.startsWith('Picked up')) ?? '';
}

/** Whether the machine has the command. */
export async function has(command: string, args: readonly string[]): Promise<boolean> {
  return run(command, [...args], { timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

/**
 * Installs system packages.
 * @throws a line that names the packages when this process cannot install them.
 */
export async function installPackages(what: string, packages: readonly string[]): Promise<void> {
  const missing = new Error(`${what} is missing. Install ${packages.join(' and ')}.`);
  if (process.getuid?.() !== 0 || !(await has('apt-get', ['--version']))) throw missing;
  console.log(`Installing ${packages.join(' and ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  for (const args of [['update', '-qq'], install]) {
    await run('apt-get', args, { env, timeout: TIMEOUT_MS, maxBuffer: OUTPUT_BYTES }).catch(() => {
      throw missing;
    });
  }
}
