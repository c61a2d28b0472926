/** What operators deploy: each alert has its section of the guide and its test, and every metric that is named exists. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readGuides } from '../../../server/docs/guides.ts';
import { slugOf } from '../../../server/docs/markdown.ts';
import { registerGatewayMetrics } from '../../../server/http/observability/gateway-metrics.ts';
import { registerDatabaseMetrics, registerPaymentMetrics } from '../../../server/http/observability/health-metrics.ts';
import { createMetrics } from '../../../server/http/observability/metrics.ts';
import { registerLatenessMetrics, registerQueueMetrics } from '../../../server/http/observability/queue-metrics.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface RuleFile {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}
interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly { alertname: string; exp_alerts?: readonly object[] }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly targets?: readonly { readonly expr: string }[] }[];
}

const deployed = (path: string) => readFile(join(import.meta.dirname, '../../../scripts/deploy', path), 'utf8');
const ruleFile: RuleFile = parse(await deployed('prometheus/alerts.yml'));
const ruleTests: RuleTests = parse(await deployed('prometheus/alerts.test.yml'));
const dashboard: Dashboard = JSON.parse(await deployed('grafana/dashboard.json'));
const rules = ruleFile.groups.flatMap((group) => group.rules);
const guide = (await readGuides()).find(({ name }) => name === 'operating-alerts')?.text ?? '';
const sections = guide
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ title: section.split('\n')[0] ?? '', text: section }));

/** The names of all metrics of a service, with those of the series of histograms. */
function metricNames(): ReadonlySet<string> {
  const { registry } = createMetrics({ operations: [] });
  const unread = () => Promise.reject(new Error('not read here'));
  registerQueueMetrics(registry, unread);
  registerLatenessMetrics(registry, () => ({ lagMs: 0, claimAgeMs: 0, waitingOrders: 0 }));
  registerGatewayMetrics(registry, () => new Map());
  registerPaymentMetrics(registry, unread);
  registerDatabaseMetrics(registry, unread);
  const names = Registry.merge([registry])
    .getMetricsAsArray()
    .map(({ name }) => name);
  // Prometheus' own.
  return new Set(['up', ...names, ...names.map((name) => `${name}_bucket`)]);
}

/** The alerts that a test expects to fire, and those that one expects not to. */
function testedAlerts({ tests }: RuleTests): Readonly<Record<'firing' | 'quiet', readonly string[]>> {
  const cases = tests.flatMap((test) => test.alert_rule_test);
  const alertsOf = (fires: boolean) => [
    ...new Set(cases.filter(({ exp_alerts = [] }) => exp_alerts.length > 0 === fires).map((one) => one.alertname)),
  ];
  return { firing: alertsOf(true), quiet: alertsOf(false) };
}

/** The metrics that a text names. */
function namedMetrics(text: string): readonly string[] {
  const named = [
    ...text.matchAll(/`((?:http|payment|gateway|webhook|orders|database|key|nodejs|process)_[a-z_0-9]+)`/g),
  ];
  return named.map(([, name = '']) => name).filter((name) => name !== 'gateway_config_id');
}

/** The metrics that a query names. */
function namesIn(query: string): readonly string[] {
  const bare = query.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|on) ?\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/\b([a-z_][a-z_0-9]*)\b(?!\s*\()/g)].map(([, word = '']) => word);
  return words.filter((word) => !['and', 'or', 'unless'].includes(word));
}

describe('the alerts', () => {
  it('have a section of the guide each, in the same order, and no section is without an alert', () => {
    expect(sections.map(({ title }) => title)).toEqual(rules.map(({ alert }) => alert));
  });

  it.each(rules)('$alert names its section, which says what it means, what to look at and what to do', (rule) => {
    expect(rule.annotations.runbook).toBe(`/docs/guides/operating-alerts#${slugOf(rule.alert)}`);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    const text = sections.find(({ title }) => title === rule.alert)?.text ?? '';
    expect([...text.matchAll(/^- \*\*(.*?):\*\*/gm)].map(([, word]) => word)).toEqual(['Meaning', 'Look at', 'Do']);
  });

  it('are tested, quiet and firing', () => {
    const names = rules.map(({ alert }) => alert);
    expect(testedAlerts(ruleTests)).toEqual({ firing: names, quiet: names });
  });

  it('do not count as firing in a test that expects an empty list', () => {
    const tests = [{ alert_rule_test: [{ alertname: 'One', exp_alerts: [] }] }];
    expect(testedAlerts({ tests })).toEqual({ firing: [], quiet: ['One'] });
  });
});

describe('the metrics exist', () => {
  const known = metricNames();

  it.each(rules)('that $alert names', ({ expr }) => {
    expect(namesIn(expr)).not.toEqual([]);
    expect(namesIn(expr).filter((name) => !known.has(name))).toEqual([]);
  });

  it('that the dashboard names, whose panels have numbers of their own', () => {
    const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.flatMap(namesIn).filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });

  it('that the guide names', () => {
    expect(namedMetrics(guide)).toContain('orders_waiting');
    expect(namedMetrics(guide).filter((name) => !known.has(name))).toEqual([]);
  });
});
