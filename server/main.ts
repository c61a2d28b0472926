/**
 * Starts the service: environment in, signals handled. No logic.
 */
import { greeting } from './demo/greeting.ts';
import { createLog } from './http/log.ts';
import { runProgram } from './program.ts';
import { type RunningService, runService } from './run.ts';
import { systemRuntime } from './runtime.ts';

await runProgram({
  start: (parts) =>
    runService({ ...parts, runtime: systemRuntime, log: createLog(parts.config.log), toolEnv: process.env }),
  greet: (service: RunningService, config) => greeting(service, config),
  farewell: 'Stopping: requests under way may end, nothing new is taken.',
});
