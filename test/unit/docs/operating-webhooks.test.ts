/** The operator's guide to webhooks: it has every metric of theirs and no other, and the lines of the log that it explains are those that are written. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { AttemptOutcome } from '../../../server/delivery/queue/delivery.ts';
import { MOST_ENDPOINTS, MOST_EVENTS } from '../../../server/delivery/queue/queue-figures-store.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import { createMetrics } from '../../../server/http/observability/metrics.ts';
import { registerQueueMetrics } from '../../../server/http/observability/queue-metrics.ts';

const guide = (await readGuides()).find(({ name }) => name === 'operating-webhooks')?.text ?? '';
const DELIVERY = join(import.meta.dirname, '..', '..', '..', 'server', 'delivery');

/** The cells of the rows whose first cell is a piece of code. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, first = '', second = '']) => ({ first: first.replaceAll('`', ''), whole: /^`[^`]+`$/.test(first), second }));

/** What a process that has met everything once says of webhooks: names of metrics and of their labels. */
async function measured(): Promise<Map<string, string>> {
  const { registry, webhooks } = createMetrics();
  const lags = [{ endpoint: 'shop', seconds: 1 }];
  registerQueueMetrics(registry, async () => ({ open: 1, ageP50: 1, ageP99: 1, lags, failing: 1, breakersOpen: 1 }));
  webhooks.attempted(AttemptOutcome.ACKNOWLEDGED, null);
  webhooks.alarmed(50, 1);
  webhooks.acknowledged(1);
  const all = await Registry.merge([registry]).getMetricsAsJSON();
  const names = all.flatMap(({ name, values }) => {
    const labels = new Set(values.flatMap(({ labels: its }) => Object.keys(its)).filter((label) => label !== 'le'));
    return name.startsWith('webhook_') ? [[name, [...labels].join(', ')] as const] : [];
  });
  return new Map(names);
}

it('has a row for each metric of webhooks, with its labels, and for no other', async () => {
  const documented = rows.filter(({ first, whole }) => whole && first.startsWith('webhook_'));
  const labels = documented.map(
    ({ first, second }) => [first, second.replaceAll('`', '').replace(/ \(.*\)/, '')] as const,
  );
  expect(new Map(labels)).toEqual(await measured());
});

it('names no metric but these, in its rules for alarms too', async () => {
  const known = await measured();
  const named = [...guide.matchAll(/\bwebhook_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  // A collection, and how the names of two metrics begin.
  const others = ['webhook_deliveries', 'webhook_queue'];
  expect(named.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
  expect(guide).toContain(`up to ${MOST_EVENTS.toLocaleString('en')}`);
  expect(guide).toContain(`of the ${MOST_ENDPOINTS} that lag most`);
});

it('explains lines that the code writes, as it writes them', async () => {
  const names = (await readdir(DELIVERY, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(names.map((name) => readFile(join(DELIVERY, name), 'utf8')));
  const lines = rows.filter(({ second }) => second === 'warn' || second === 'error').map(({ first }) => first);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !files.some((text) => text.includes(`'${line}'`)))).toEqual([]);
  const calls = files.flatMap((text) => [...text.matchAll(/log\.(?:warn|error)\([^;]*?'([a-z][^']{20,})'/g)]);
  const written = calls.map(([, line = '']) => line);
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((line) => !lines.includes(line))).toEqual([]);
});
