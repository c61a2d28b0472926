/**
 * Starts a process that delivers webhooks and does nothing else: environment in, signals handled. No logic.
 */

import { runProgram } from './compose/program.ts';
import { runWorker } from './compose/run-worker.ts';
import { createLog } from './platform/log.ts';
import { systemRuntime } from './platform/runtime.ts';

await runProgram({
  start: (parts) => runWorker({ ...parts, runtime: systemRuntime, log: createLog(parts.config.log) }),
  startMessage: (_, { environment }) => `The webhook worker (${environment}) is at work`,
  stopMessage: 'Stopping: webhooks under way may end, nothing new is taken.',
});
