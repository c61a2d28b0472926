/** A program that a test starts on a free port of this machine, and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

export interface OwnProgram {
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 30_000;
const ATTEMPT_EVERY_MS = 50;

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a program and waits until it listens at the port. @throws Error with its output when it does not. */
export async function startOwnProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<OwnProgram> {
  const child = spawn(command, [...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
  const limit = Date.now() + STARTS_WITHIN_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop(child);
      throw new Error(`${command} does not listen at port ${port}: ${output}`);
    }
    await after(ATTEMPT_EVERY_MS);
  }
  return { stop: () => stop(child) };
}

/** A value of the environment that the script of the tests sets. @throws Error that names the script. */
export function fromScript(name: string, script: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set. Run \`npm run ${script}\`.`);
  return value;
}
