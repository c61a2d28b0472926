/**
 * `npm run faults:kit`: the service and a shop with the receiver kit under random kills for ten minutes, after which their
 * ledgers must be equal. Writes test/integration/both-ends/REPORT.md. `-- --seconds 60` is shorter and writes nothing, `--seed` repeats a run.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runVitest } from './run-program.ts';

const WHOLE_SECONDS = '600';
const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const { seconds = WHOLE_SECONDS, seed } = values;
await runVitest(['test/integration/both-ends/'], {
  ...process.env,
  FAULT_SECONDS: seconds,
  ...(seed === undefined ? {} : { FAULT_SEED: seed }),
  ...(Number(seconds) >= Number(WHOLE_SECONDS)
    ? { FAULT_REPORT: resolve('test/integration/both-ends/REPORT.md') }
    : {}),
});
