/**
 * A worker in its own process, which pauses entirely the first time it reaches a step.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Step } from '../../../../server/delivery/queue/worker-ports.ts';

export interface FreezingWorkerOf {
  readonly uri: string;
  readonly url: string;
  readonly step: Step;
  readonly leaseMs: number;
}

export interface FrozenWorker {
  /** Resumes it. */
  thaw(): void;
  /** Resolves when it has finished its work and exited. */
  stop(): Promise<void>;
}

/** Starts it and waits until it is paused. */
export async function freezingWorker({ uri, url, step, leaseMs }: FreezingWorkerOf): Promise<FrozenWorker> {
  const program = fileURLToPath(new URL('freezing-worker-program.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, uri, url, step, String(leaseMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`the worker ended with code ${code}`))),
  ]);
  return {
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
