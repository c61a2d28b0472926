/** The operator's guides: every metric of webhooks and no other, and every event code of the log and no other. */
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { logUsesOf } from '../../../scripts/check-source/log-events.ts';
import { readSources } from '../../../scripts/check-source/sources.ts';
import { AttemptOutcome } from '../../../server/delivery/queue/delivery.ts';
import { MOST_ENDPOINTS, MOST_EVENTS } from '../../../server/delivery/queue/queue-figures-store.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import { createMetrics } from '../../../server/http/observability/metrics.ts';
import { registerLatenessMetrics, registerQueueMetrics } from '../../../server/http/observability/queue-metrics.ts';

const guide = (await readGuides()).find(({ name }) => name === 'operating-webhooks')?.text ?? '';
const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The cells of the rows whose first cell is a piece of code. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, first = '', second = '']) => ({ first: first.replaceAll('`', ''), whole: /^`[^`]+`$/.test(first), second }));

/** What a process that has met everything once says of webhooks: names of metrics and of their labels. */
async function measured(): Promise<Map<string, string>> {
  const { registry, webhooks } = createMetrics({ operations: [] });
  const lags = [{ endpoint: 'shop', seconds: 1 }];
  const figures = { open: 1, ageP50: 1, ageP99: 1, outboxLag: 1, lags, failing: 1, breakersOpen: 1 };
  registerQueueMetrics(registry, async () => figures);
  registerLatenessMetrics(registry, () => ({ lagMs: 1, claimAgeMs: 1, waitingOrders: 1 }));
  webhooks.attempted({ outcome: AttemptOutcome.ACKNOWLEDGED, failure: null, totalMs: 1, endpointKey: 'shop' });
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
  // How the names of two metrics begin.
  const others = ['webhook_queue'];
  expect(named.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
  expect(guide).toContain(`up to ${MOST_EVENTS.toLocaleString('en')}`);
  expect(guide).toContain(`of the ${MOST_ENDPOINTS} that lag most`);
});

it('lists each event code of the log with its level, and no other, in alphabetical order', async () => {
  const text = (await readGuides()).find(({ name }) => name === 'operating')?.text ?? '';
  const listed = [...text.matchAll(/^\| `([a-z_.]+)` \| (info|warn|error|fatal) \|/gm)].map((row) => row.slice(1));
  const uses = (await readSources(ROOT, ['server'])).flatMap(logUsesOf);
  const logged = new Map(uses.flatMap(({ event, level }) => (event === undefined ? [] : [[event, level] as const])));
  expect(logged.size).toBeGreaterThan(30);
  expect(listed).toEqual([...logged].sort(([one], [other]) => (one < other ? -1 : 1)));
});

it('names no other event code in the text', async () => {
  const guides = (await readGuides()).filter(({ name }) => name.startsWith('operating'));
  const uses = (await readSources(ROOT, ['server'])).flatMap(logUsesOf);
  const codes = new Set(uses.flatMap(({ event }) => event ?? []));
  const areas = new Set([...codes].map((code) => code.split('.')[0]));
  // Attributes of spans are dotted, too.
  const texts = guides.map(({ text }) => text.replace(/^## Traces$.*?(?=^## )/ms, ''));
  const dotted = texts.flatMap((text) => [...text.matchAll(/`(([a-z_]+)\.[a-z_.]+)`/g)]);
  const named = dotted.flatMap(([, code = '', area]) => (areas.has(area) ? [code] : []));
  expect(named.length).toBeGreaterThan(codes.size);
  expect(named.filter((code) => !codes.has(code))).toEqual([]);
});
