/**
 * `npm run bench:webhooks`: latency, drain, a hanging neighbour and the cost of rest of webhook delivery, in less than 25 minutes.
 * Writes scripts/bench/webhooks/result.json and RESULT.md. `npm run bench:webhooks -- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { extent, runOnce } from './bench/bench-run.ts';
import { quickWebhookPlan, wholeWebhookPlan } from './bench/webhooks/plan.ts';
import { webhookPage } from './bench/webhooks/report.ts';
import { runWebhookBench } from './bench/webhooks/run.ts';

const plan = extent === 'quick' ? quickWebhookPlan : wholeWebhookPlan;
await runOnce({
  folder: join(import.meta.dirname, 'bench', 'webhooks'),
  limit: plan.limit,
  measure: (scratch, log) => runWebhookBench({ plan, env: process.env, scratch, log }),
  toMarkdown: webhookPage,
});
