/**
 * `npm run bench:webhooks`: latency, drain, a hanging neighbour and the cost of rest of webhook delivery, in about half an hour.
 * Writes scripts/bench/webhooks/result.json and RESULT.md. `-- --node 24` also measures on another version of Node.js, such as that of the image.
 * `-- --slower-machine` writes to the folder slower-machine there. `-- --quick` only shows that it works, and writes nothing.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extent, resultFolder, runOnce } from './bench/bench-run.ts';
import { quickWebhookPlan, wholeWebhookPlan } from './bench/webhooks/plan.ts';
import { type WebhookResult, webhookPage } from './bench/webhooks/report.ts';
import { runWebhookBench } from './bench/webhooks/run.ts';
import { nodeProgram, nodeVersion } from './node-versions/node-program.ts';

const { node } = parseArgs({
  options: { node: { type: 'string' }, quick: { type: 'boolean' }, 'slower-machine': { type: 'boolean' } },
}).values;
const version = node === undefined ? null : nodeVersion(node);
const other = version === null ? null : { version, program: await nodeProgram(version) };
const plan = extent === 'quick' ? quickWebhookPlan : wholeWebhookPlan;
const folder = join(import.meta.dirname, 'bench', 'webhooks');
const kept = join(resultFolder(folder), 'result.json');
const { runs: earlier }: Pick<WebhookResult, 'runs'> = existsSync(kept)
  ? JSON.parse(await readFile(kept, 'utf8'))
  : { runs: [] };
await runOnce({
  folder,
  limit: plan.limit,
  measure: (scratch, log) => runWebhookBench({ plan, other, earlier, env: process.env, scratch, log }),
  toMarkdown: webhookPage,
});
