/**
 * `npm run trace:picture`: pays orders in Chromium and draws the traces of one, from the browser's request to the merchant's handler, as
 * scripts/trace-picture/trace.svg with RESULT.md.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMachine, machineLines } from './bench/report/machine.ts';
import { rangeText, spread } from './bench/report/statistics.ts';
import { buildServer } from './build-server.ts';
import type { CollectedSpan } from './trace-picture/collector.ts';
import { connectedTraces } from './trace-picture/connected.ts';
import { payTraced } from './trace-picture/payment.ts';
import { drawWaterfall } from './trace-picture/waterfall.ts';

const folder = join(import.meta.dirname, 'trace-picture');
const PACKAGES = ['@opentelemetry/api', '@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http'];

await buildServer();
const pinning = {
  kind: 'free',
  reason: 'the browser, the service, its worker and its database share the cores',
} as const;
const machine = describeMachine(pinning, 'of npm start', PACKAGES);
const { spans, orderIds, chromium } = await payTraced((line) => console.error(line));

/** The traces of an order, from the request of the browser that paid it, and how long they took. */
function paymentOf(orderId: string) {
  const commits = spans.filter(({ attributes }) => attributes['svc.order_id'] === orderId);
  const traceIds = new Set(commits.map(({ traceId }) => traceId));
  const isFirst = ({ kind, name, traceId }: CollectedSpan) =>
    kind === 'server' && name.startsWith('POST /payment-page') && traceIds.has(traceId);
  const first = spans.find(isFirst);
  if (first === undefined) throw new Error(`No span of the request of the browser that paid ${orderId}.`);
  const traces = connectedTraces(spans, first);
  const rows = traces.flatMap((trace) => trace.rows);
  if (!rows.some(({ span }) => span.service === 'shop')) throw new Error('The traces do not lead to the shop.');
  return { traces, rows, ms: Math.max(...rows.map(({ span }) => span.end)) - first.start };
}

const payments = orderIds.map(paymentOf).sort((one, other) => one.ms - other.ms);
const median = payments[Math.floor(payments.length / 2)];
if (median === undefined) throw new Error('There are no payments.');
const { traces, rows } = median;
const services = new Set(rows.map(({ span }) => span.service));
const times = rangeText(spread(payments.map(({ ms }) => ms)), (ms) => String(Math.round(ms)));

await writeFile(
  join(folder, 'trace.svg'),
  drawWaterfall('A payment, from the request of the browser to the handler of the shop', traces),
);
await writeFile(
  join(folder, 'RESULT.md'),
  `# A payment as traces

Written by \`npm run trace:picture\`.

${machineLines({ ...machine, versions: { ...machine.versions, chromium } }).join('\n')}
- A customer pays on the hosted page in Chromium. The service and a webhook worker run in processes of their own, with a simulated Stripe. The shop
  receives the webhook with the receiver kit, and its handler reads the order from the service.
- ${payments.length} payments after a warm-up, one after the other; from the request to the end of the handler ${times} ms, median (range). The picture has
  the median: ${traces.length} traces with ${rows.length} spans, of ${[...services].join(', ')}. The first begins with the request of the browser. The delivery attempt
  begins a trace of its own, linked to the commit that raised the event, and goes on in the shop and back in the service.

![The traces as a waterfall](trace.svg)
`,
);
console.log(join('scripts', 'trace-picture', 'trace.svg'));
