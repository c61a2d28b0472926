/**
 * Runs a program and collects its output. Never throws: a missing program is an outcome.
 */
import { spawn } from 'node:child_process';

export interface CommandOutcome {
  readonly succeeded: boolean;
  readonly output: string;
  /** The cause of a failure in one line. Empty on success. */
  readonly reason: string;
}

export interface CommandOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Kills the program after this time without output. Milliseconds. */
  readonly silenceLimit: number;
  /** Called with each chunk of output. */
  readonly onOutput: (text: string) => void;
}

export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: options.env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let silent = false;
    const giveUp = () => {
      silent = true;
      child.kill('SIGKILL');
    };
    let watch = setTimeout(giveUp, options.silenceLimit);
    const collect = (chunk: Buffer) => {
      clearTimeout(watch);
      watch = setTimeout(giveUp, options.silenceLimit);
      const text = chunk.toString();
      output += text;
      options.onOutput(text);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      clearTimeout(watch);
      const missing = 'code' in error && error.code === 'ENOENT';
      resolve({ succeeded: false, output, reason: missing ? `${command} is not installed` : error.message });
    });
    child.on('close', (code) => {
      clearTimeout(watch);
      const reason = silent ? `no answer for ${options.silenceLimit / 1000} s` : describeFailure(output, code);
      resolve({ succeeded: code === 0, output, reason: code === 0 ? '' : reason });
    });
  });
}

/** The first line of the output with an error, or the last line. */
function describeFailure(output: string, code: number | null): string {
  const lines = output
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? `ended with code ${code}`;
}
