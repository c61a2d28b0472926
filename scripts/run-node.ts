/**
 * Runs a program for Node in the foreground.
 */
import { runChild } from './bootstrap/run-child.mjs';

/**
 * Runs `node <args>` and exits with its code.
 * @param env the complete environment of the program
 */
export async function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  process.exitCode = await runChild(process.execPath, args, { parent: 'must-stay', env });
}
