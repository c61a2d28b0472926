/**
 * Runs Vitest with the project's configuration, which lives beside the tests.
 */
import { runNode } from './run-node.ts';

const COMMAND = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts'];

/** Runs it once and makes its exit code that of this process. */
export async function runVitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await runNode([...COMMAND, ...args], env);
}
