/** The result for people: RESULT.md. Pure. */
import type { BenchOperation } from '../channel.ts';
import { ORDERS_TO_READ } from '../plan.ts';
import type { LadderRow } from './ladder.ts';
import { machineLines } from './machine.ts';
import type { JudgedFigure, Result } from './result.ts';
import { rangeText, type Spread } from './statistics.ts';

/** The share of a core beyond which others were in the way. */
const MOST_BY_OTHERS = 0.1;

const headings: Record<BenchOperation, string> = {
  create: 'POST /orders (createOrder)',
  get: 'GET /orders/{order_id} (getOrder)',
};

/** Three significant digits, and no fewer than the whole ones. */
function shown(value: number): string {
  if (Number.isNaN(value)) return '–';
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

function spreadText({ median, least, most }: Spread): string {
  return least === most ? shown(median) : rangeText({ median, least, most }, shown);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)];
}

function reachCell(figure: JudgedFigure, which: 'bound' | 'aim'): string {
  const { target } = figure;
  const value = target?.[which] ?? null;
  if (target === null || value === null) return '';
  return `${target.better === 'more' ? '≥' : '≤'} ${shown(value)}: ${figure[which] === 'met' ? 'met' : '**missed**'}`;
}

function figureCells(figure: JudgedFigure): readonly string[] {
  const value = `${spreadText(figure.value)} ${figure.unit}`;
  return [figure.title, value, reachCell(figure, 'bound'), reachCell(figure, 'aim')];
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}

function ladderCells({ title, cpuMicros, perSecond, p50Ms, p99Ms, busy }: LadderRow): readonly string[] {
  const latency = [p50Ms, p99Ms].map((value) => (value === null ? '' : spreadText(value)));
  const shares = [busy.server, busy.generator, busy.mongod].map(percent).join(' / ');
  return [title, spreadText(cpuMicros), spreadText(perSecond), ...latency, shares];
}

const ladderHead = [
  '',
  'CPU µs per request',
  'requests per second',
  'p50 ms at half load',
  'p99 ms at half load',
  'busy %: process / generator / mongod',
];

/** What RESULT.md holds. */
export function toMarkdown({ machine, plan, others, figures, ladder }: Result): string {
  const lines = [
    '# Benchmark result',
    '',
    'Written by `npm run bench`; all samples are in `result.json`.',
    '',
    ...machineLines(machine),
    `- Other processes used ${percent(others.median)} % of a core during a sample, ${percent(others.most)} % at most.` +
      (others.median > MOST_BY_OTHERS ? ' **The machine was busy: discard these figures.**' : ''),
    `- ${plan.rounds} rounds, all participants in alternation (A B A B), after ${plan.warmUp} s of warm-up and ${plan.turnWarmUp} s before each turn; median (range). ` +
      `Capacity: a closed loop of ${plan.connections} connections for ${plan.capacity} s. Latency: half of that rate for ${plan.latency} s, from sending to the response.`,
    `- Bodies are the contract's examples. Calls create new orders or read ${ORDERS_TO_READ} existing ones; the status and order_id of every response were checked. ` +
      'The merchant has every event enabled, so every created order stores its event; writes are `w: majority, j: true`; the log goes to /dev/null.',
    '',
    '## Figures',
    '',
    ...table(['', 'median (range)', 'bound', 'aim'], figures.map(figureCells)),
    '',
    ...Object.entries(headings).flatMap(([operation, heading]) => [
      `## ${heading}`,
      '',
      ...table(ladderHead, (operation === 'create' ? ladder.create : ladder.get).map(ladderCells)),
      '',
    ]),
    'CPU is the user and system time of the whole measured process at full load. Where "process" is well below 100 %, the process waited ' +
      'for the database or for a saturated load generator.',
    '',
    'Orders in memory are answered one by one. The database answers those that wait together at once, and requests that are handled together ' +
      'cost less each: the row on MongoDB can be below the row in memory.',
    '',
  ];
  return lines.join('\n');
}
