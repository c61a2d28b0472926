/**
 * Runs another program to its end and collects what it printed. Never throws: a program that is not there
 * is an outcome like any other. Must not be used on a request's way.
 */
import { spawn } from 'node:child_process';

export interface CommandOutcome {
  readonly succeeded: boolean;
  readonly output: string;
  /** One line on why it failed; empty when it did not. */
  readonly reason: string;
}

export interface CommandOptions {
  readonly env: NodeJS.ProcessEnv;
  /** The program is stopped when it has printed nothing for so long. Milliseconds. */
  readonly silenceLimit: number;
  /** Called for every piece of output as it comes. */
  readonly onOutput: (text: string) => void;
}

/** Runs `command` and resolves when it has ended, well or not. */
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

/** The most telling line of a failed program's output: its first that speaks of an error, else its last. */
function describeFailure(output: string, code: number | null): string {
  const lines = output
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? `ended with code ${code}`;
}
