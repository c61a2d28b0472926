/**
 * `npm run bench`: the ladder from `node:http` to our service on MongoDB, and the figures beside it. Writes
 * scripts/bench/result.json and RESULT.md. `npm run bench -- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { extent, runOnce } from './bench/bench-run.ts';
import { quickPlan, wholePlan } from './bench/plan.ts';
import { toMarkdown } from './bench/report/markdown.ts';
import { runBench } from './bench/run.ts';

const plan = extent === 'quick' ? quickPlan : wholePlan;
await runOnce({
  folder: join(import.meta.dirname, 'bench'),
  limit: plan.limit,
  measure: (scratch, log) => runBench({ plan, env: process.env, scratch, log }),
  toMarkdown,
});
