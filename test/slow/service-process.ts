/**
 * A service in a process of its own that does nothing but keep an embedded mongod, so that a test can kill it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface KilledService {
  readonly pid: number;
  /** The address of its mongod. */
  readonly uri: string;
  /** kill -9, without a chance to stop its mongod. */
  kill(): Promise<void>;
  /** A stop as it should be. */
  stop(): Promise<void>;
}

/** Starts it and waits until its mongod can be used. */
export async function startServiceProcess(directory: string): Promise<KilledService> {
  const program = fileURLToPath(new URL('service-program.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const uri = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(([code]) => Promise.reject(new Error(`the service ended with code ${code}`))),
  ]);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { pid: child.pid ?? 0, uri, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
