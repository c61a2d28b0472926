/**
 * Entry point of the webhook worker process.
 */

import { runProgram } from './compose/program.ts';
import { runWorker } from './compose/run-worker.ts';
import { createLog } from './platform/log.ts';
import { systemRuntime } from './platform/runtime.ts';

await runProgram({
  start: (parts) => runWorker({ ...parts, runtime: systemRuntime, log: createLog(parts.config.log) }),
  startMessage: (_, { environment }) => `The webhook worker (${environment}) is ready`,
  stopMessage: 'Stopping: finishing current deliveries, starting no new ones.',
});
