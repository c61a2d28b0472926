/**
 * Entry point of the service process.
 */
import { startMessage } from './compose/demo/demo-file.ts';
import { runProgram } from './compose/program.ts';
import { type RunningService, runService } from './compose/run.ts';
import { createLog } from './platform/log.ts';
import { systemRuntime } from './platform/runtime.ts';

const demoData = process.argv.includes('--demo-data') ? 'requested' : 'none';

await runProgram({
  start: (parts) => runService({ ...parts, runtime: systemRuntime, log: createLog(parts.config.log), demoData }),
  startMessage: (service: RunningService, config) => startMessage(service, config),
  stopMessage: 'Stopping: finishing open requests, accepting no new ones.',
});
