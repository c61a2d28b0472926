/**
 * Runs a tool of node_modules, or any other program for Node, in the foreground on behalf of a script.
 */
import { runChild } from './bootstrap/run-child.mjs';

/**
 * Runs `node <args>` and makes its exit code that of this process.
 * @param env the whole environment of the program
 */
export async function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  process.exitCode = await runChild(process.execPath, args, { parent: 'must-stay', env });
}
