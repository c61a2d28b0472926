/** Runs programs: in the background with their output as the result, or in the foreground. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { runChild } from './bootstrap/run-child.mjs';

interface Ended {
  readonly output: string;
  readonly code: number;
}

/** Runs a program in the background. Returns the output and the exit code, 1 after a signal. The program ends with this process. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'cwd'>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.kill();
    process.once('exit', end);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ output: Buffer.concat(chunks).toString('utf8'), code: code ?? 1 });
    });
  });
}

export interface ToolRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** The path of a tool that is installed with the project. */
export function installedTool(root: string, name: string): string {
  return join(root, 'node_modules', '.bin', name);
}

/** A JVM that starts fast. */
export const QUICK_JAVA = { JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

/** Returns the output of a tool. Throws an error that contains it when the tool fails. */
export async function runTool({ command, args, cwd }: ToolRun): Promise<string> {
  const { output, code } = await runProgram(command, args, { cwd, env: { ...process.env, ...quiet, ...QUICK_JAVA } });
  if (code === 0) return output;
  throw new Error(`${[command, ...args].join(' ')} ended with ${code}\n${output.trim()}`);
}

/**
 * Runs `node <args>` in the foreground and exits with its code.
 * @param env the complete environment of the program
 */
export async function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  process.exitCode = await runChild(process.execPath, args, { parent: 'must-stay', env });
}

/** The arguments of Node.js that run Vitest once with the configuration of the project. */
export const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts'];

/** Runs Vitest once, in the foreground, with the project's configuration. Exits with its code. */
export async function runVitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await runNode([...VITEST, ...args], env);
}
