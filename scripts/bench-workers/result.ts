/** What a run came to, and how it reads. Pure. */
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText, type Spread, spread } from '../bench/report/statistics.ts';
import type { Failover } from './failover.ts';
import type { Backlog, Databases, WorkersDrain, WorkersPlan } from './measure.ts';

/** A delivery by many workers may cost so much of a delivery by one. */
const BOUND = 1.1;

export interface WorkersSeries {
  readonly backlog: Backlog;
  readonly workers: number;
  readonly databases: Databases;
  /** In the order of the rounds. */
  readonly drains: readonly WorkersDrain[];
}

export interface WorkersResult {
  readonly machine: Machine;
  readonly plan: WorkersPlan;
  readonly series: readonly WorkersSeries[];
  readonly failover: Failover;
}

const titles: Record<Backlog, string> = { due: 'due deliveries', raised: 'events in outboxes' };
const shown = (digits: number, values: Spread) => rangeText(values, (value) => value.toFixed(digits));

/** Of each round, what a delivery costs in relation to that of another series. */
function ratio(base: WorkersSeries, { drains }: WorkersSeries, of: (drain: WorkersDrain) => number): Spread {
  return spread(
    drains.flatMap((drain, round) => {
      const other = base.drains[round];
      return other === undefined ? [] : [of(drain) / of(other)];
    }),
  );
}

function seriesOf(result: WorkersResult, wanted: Omit<WorkersSeries, 'drains'>): WorkersSeries {
  const isWanted = ({ backlog, workers, databases }: WorkersSeries) =>
    backlog === wanted.backlog && workers === wanted.workers && databases === wanted.databases;
  const found = result.series.find(isWanted);
  if (found === undefined) throw new Error(`nothing was measured with ${JSON.stringify(wanted)}`);
  return found;
}

const compared: readonly (readonly [string, (drain: WorkersDrain) => number])[] = [
  ['CPU of the workers', ({ workersMicros }) => workersMicros],
  ['CPU of the database', ({ mongodMicros }) => mongodMicros],
  ['commands', ({ commands }) => commands],
];

function verdicts(result: WorkersResult): string[] {
  const { series } = result;
  const many = series.filter(({ workers, databases }) => workers > 1 && databases === 'shared');
  const costs = many.flatMap((each) => {
    const alone = seriesOf(result, { ...each, workers: 1 });
    const apart = seriesOf(result, { ...each, databases: 'own' });
    return compared.map(([name, of]) => {
      const [found, sameProcesses] = [ratio(alone, each, of), ratio(apart, each, of)];
      const said = found.median <= BOUND ? 'met' : '**missed**';
      const words = `${name} per delivery ${shown(2, found)} × that with one; goal ≤ ${BOUND} ×: ${said}`;
      return `- ${titles[each.backlog]}, ${each.workers} workers: ${words}. Of as many with own databases: ${shown(2, sameProcesses)} ×`;
    });
  });
  const duplicates = series.reduce(
    (sum, { drains }) => sum + drains.reduce((some, each) => some + each.duplicates, 0),
    0,
  );
  return [
    ...costs,
    `- events sent twice in all drains: ${duplicates}; goal 0: ${duplicates === 0 ? 'met' : '**missed**'}`,
  ];
}

function rows({ series }: WorkersResult): string[] {
  return series.map(({ backlog, workers, databases, drains }) => {
    const of = (digits: number, value: (drain: WorkersDrain) => number) => shown(digits, spread(drains.map(value)));
    const cells = [
      titles[backlog],
      databases === 'own' ? `${workers}, own databases` : workers,
      of(0, ({ perSecond }) => perSecond),
      of(0, ({ workersMicros }) => workersMicros),
      of(0, ({ mongodMicros }) => mongodMicros),
      of(1, ({ operations }) => operations),
      of(2, ({ commands }) => commands),
      drains.at(-1)?.spread.join(', ') ?? '',
      Math.max(...drains.map(({ shared }) => shared)),
      drains.reduce((sum, { duplicates }) => sum + duplicates, 0),
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

export function workersPage(result: WorkersResult): string {
  const { machine, plan, failover } = result;
  return `# Several workers on the same work

Written by \`npm run bench:workers\`; all rounds are in \`result.json\`.

${machineLines(machine).join('\n')}
- ${plan.merchants} merchants with ${plan.events} events each, one endpoint for each merchant, which answers at once. ${plan.rounds} rounds, all numbers of workers in
  each; median (range). Ratios are taken within a round.
- The backlog becomes due when every worker knows the others and has delivered about ${plan.merchants * plan.warmUp} events to warm up. All workers share one core, and mongod, the endpoints and the measuring
  process the other: what more workers cost shows, what more cores would bring does not.
- "Own databases": each worker has a database of its own with its part of the merchants, so the workers have nothing in common but the cores. What
  a delivery costs more there than with one worker is what more processes on one core cost; the rest is what sharing the work costs.
- Deliveries per second: from the first receipt to the last. CPU, operations and commands: from the moment when the backlog becomes due to
  two seconds after the last receipt, the update that makes it due included. An operation is a document inserted or updated, or a query; a command may hold many.

${verdicts(result).join('\n')}

| backlog | workers | deliveries per second | CPU µs of the workers per delivery | CPU µs of mongod | database operations | commands | merchants by worker, last round | merchants served by two | sent twice |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows(result).join('\n')}

## A worker is killed

Two workers, and an event of every merchant every few hundred milliseconds. SIGKILL ends one worker, to which ${failover.moved} of ${failover.merchants} merchants belong. The first
event of a merchant that moves arrives from the other worker after ${failover.first.toFixed(1)} s; the median merchant's after ${failover.median.toFixed(1)} s, the last one's after ${failover.last.toFixed(1)} s.
All ${failover.events} events were received, ${failover.duplicates} of them twice. Measured once.
`;
}
