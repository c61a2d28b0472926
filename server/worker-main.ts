/**
 * Starts a process that delivers webhooks and does nothing else: environment in, signals handled. No logic.
 */
import { createLog } from './http/log.ts';
import { runProgram } from './program.ts';
import { runWorker } from './run-worker.ts';
import { systemRuntime } from './runtime.ts';

await runProgram({
  start: (parts) => runWorker({ ...parts, runtime: systemRuntime, log: createLog(parts.config.log) }),
  greet: (_, { environment }) => `The webhook worker (${environment}) is at work`,
  farewell: 'Stopping: webhooks under way may end, nothing new is taken.',
});
