/**
 * `npm run bench`: the ladder from `node:http` to our service on MongoDB, and the figures beside it. Writes
 * scripts/bench/result.json and RESULT.md. `npm run bench -- --quick` only shows that it works, and writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickPlan, wholePlan } from './bench/plan.ts';
import { toMarkdown } from './bench/report/markdown.ts';
import { runBench } from './bench/run.ts';

const say = (line: string) => console.error(line);
const plan = process.argv.includes('--quick') ? quickPlan : wholePlan;
const folder = join(import.meta.dirname, 'bench');
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-bench-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const limit = setTimeout(() => {
  say(`The run took longer than ${plan.limit} s and was given up.`);
  process.exit(1);
}, plan.limit * 1_000);

try {
  const result = await runBench({ plan, env: process.env, scratch, say });
  const text = toMarkdown(result);
  console.log(text);
  if (plan.name === 'whole') {
    await writeFile(join(folder, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
    await writeFile(join(folder, 'RESULT.md'), text);
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  clearTimeout(limit);
}
