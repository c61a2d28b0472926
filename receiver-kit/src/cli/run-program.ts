/** Runs a program for one event. */
import { spawn } from 'node:child_process';

/**
 * By the shell, with the text as its standard input; what it prints goes where ours goes.
 * @throws Error when it ends with anything but 0.
 */
export function runProgram(command: string, input: string, variables: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`the program ended with ${code ?? signal}`));
    });
    // A program need not read its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
