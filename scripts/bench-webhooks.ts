/**
 * `npm run bench:webhooks`: latency, drain, a hanging neighbour and the cost of rest of webhook delivery, in less than 25 minutes.
 * Writes scripts/bench/webhooks/result.json and RESULT.md. `npm run bench:webhooks -- --quick` only shows that it works, and writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickWebhookPlan, wholeWebhookPlan } from './bench/webhooks/plan.ts';
import { webhookPage } from './bench/webhooks/report.ts';
import { runWebhookBench } from './bench/webhooks/run.ts';

const say = (line: string) => console.error(line);
const plan = process.argv.includes('--quick') ? quickWebhookPlan : wholeWebhookPlan;
const folder = join(import.meta.dirname, 'bench', 'webhooks');
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-webhooks-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const limit = setTimeout(() => {
  say(`The run took longer than ${plan.limit} s and was given up.`);
  process.exit(1);
}, plan.limit * 1_000);

try {
  const result = await runWebhookBench({ plan, env: process.env, scratch, say });
  const text = webhookPage(result);
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
