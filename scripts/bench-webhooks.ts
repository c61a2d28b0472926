/**
 * `npm run bench:webhooks`: latency, drain, a hanging neighbour and the cost of rest of webhook delivery, in less than 25 minutes.
 * Writes scripts/bench/webhooks/result.json and RESULT.md. `-- --node 24` also drains on another version of Node.js, such as that of the image.
 * `-- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extent, runOnce } from './bench/bench-run.ts';
import { quickWebhookPlan, wholeWebhookPlan } from './bench/webhooks/plan.ts';
import { webhookPage } from './bench/webhooks/report.ts';
import { runWebhookBench } from './bench/webhooks/run.ts';
import { nodeProgram, nodeVersion } from './node-versions/node-program.ts';

const { node } = parseArgs({ options: { node: { type: 'string' }, quick: { type: 'boolean' } } }).values;
const version = node === undefined ? null : nodeVersion(node);
const other = version === null ? null : { version, program: await nodeProgram(version) };
const plan = extent === 'quick' ? quickWebhookPlan : wholeWebhookPlan;
await runOnce({
  folder: join(import.meta.dirname, 'bench', 'webhooks'),
  limit: plan.limit,
  measure: (scratch, log) => runWebhookBench({ plan, other, env: process.env, scratch, log }),
  toMarkdown: webhookPage,
});
