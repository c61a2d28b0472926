/** What a run came to, and how it reads. Pure. */
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText, spread } from '../bench/report/statistics.ts';
import { type Condition, HANGING, HEALTHY } from './fill.ts';
import type { Beside, EndpointsPlan } from './measure.ts';

/** `alone`: no other endpoint is there. */
export type Setting = Condition | 'alone';

export interface EndpointsResult {
  readonly machine: Machine;
  readonly plan: EndpointsPlan;
  /** Seconds to fill the database with the endpoints, in the first round. */
  readonly fillSeconds: number;
  readonly results: readonly { readonly setting: Setting; readonly rounds: readonly Beside[] }[];
}

/** p99 beside the endpoints is unchanged when it is within this factor, or so many milliseconds, of p99 without them. */
const [FACTOR, NOISE_MS] = [1.2, 10];
/** Where p99 without the endpoints is longer than this, something else had the machine, and nothing can be said. */
const MOST_ALONE_MS = 100;

const titles: Record<Setting, string> = {
  alone: 'without them',
  settled: 'dead ones known',
  flood: 'one event due to each',
};

const figures: readonly (readonly [string, (sample: Beside) => number, number])[] = [
  ['accepted to receipt, p50 ms', ({ latency }) => latency.p50, 1],
  ['accepted to receipt, p99 ms', ({ latency }) => latency.p99, 1],
  ['sent to receipt, p50 ms', ({ latency }) => latency.wholeP50, 1],
  ['sent to receipt, p99 ms', ({ latency }) => latency.wholeP99, 1],
  ['orders answered 503', ({ latency }) => latency.refused, 0],
  ['webhooks that other endpoints received per second', ({ othersPerSecond }) => othersPerSecond, 0],
  ['dead endpoints probed per second', ({ probedPerSecond }) => probedPerSecond, 0],
  ['database operations per second', ({ operationsPerSecond }) => operationsPerSecond, 0],
  ['database commands per second', ({ commandsPerSecond }) => commandsPerSecond, 0],
  ['CPU of the service, % of a core', ({ serviceCpu }) => serviceCpu * 100, 0],
  ['CPU of the worker, % of a core', ({ workerCpu }) => workerCpu * 100, 0],
  ['CPU of mongod, % of a core', ({ mongodCpu }) => mongodCpu * 100, 0],
  ['resident memory of the service afterwards, MiB', ({ serviceMib }) => serviceMib, 0],
  ['resident memory of the worker afterwards, MiB', ({ workerMib }) => workerMib, 0],
];

function verdicts({ results }: EndpointsResult): string[] {
  const of = (setting: Setting) => {
    const rounds = results.find((each) => each.setting === setting)?.rounds ?? [];
    const refused = rounds.reduce((sum, { latency }) => sum + latency.refused, 0);
    return { p99: spread(rounds.map(({ latency }) => latency.p99)).median, refused };
  };
  const alone = of('alone');
  const most = Math.max(alone.p99 * FACTOR, alone.p99 + NOISE_MS);
  const isBusy = alone.p99 > MOST_ALONE_MS || alone.refused > 0;
  return (['settled', 'flood'] as const).map((setting) => {
    const { p99, refused } = of(setting);
    const judged = p99 <= most && refused === 0 ? 'met' : '**missed**';
    const said = isBusy ? 'not judged, the machine was too busy without them' : judged;
    return `- ${titles[setting]}: p99 ${p99.toFixed(1)} ms with ${refused} orders answered 503, without them ${alone.p99.toFixed(1)} ms with ${alone.refused}; goal ≤ ${most.toFixed(1)} ms with none: ${said}`;
  });
}

export function endpointsPage(result: EndpointsResult): string {
  const { machine, plan, results, fillSeconds } = result;
  const count = plan.endpoints.toLocaleString('en');
  const rows = figures.map(([name, of, digits]) => {
    const cells = results.map(({ rounds }) => rangeText(spread(rounds.map(of)), (value) => value.toFixed(digits)));
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return `# A healthy endpoint beside ${count} others

Written by \`npm run bench:endpoints\`; all rounds are in \`result.json\`.

${machineLines(machine).join('\n')}
- ${count} endpoints of ${plan.merchants} merchants, each with one event: ${HEALTHY} % answer at once, ${HANGING} % take the request and never answer, and ${100 - HEALTHY - HANGING} %
  refuse the connection. Another merchant's endpoint answers at once and gets ${plan.rate} orders a second for ${plan.seconds} s after ${plan.warmUp} s of warm-up, over
  POST /orders. ${plan.rounds} rounds, all settings in each; median (range). Filling in the endpoints took ${fillSeconds.toFixed(0)} s.
- "${titles.settled}": the dead half has open breakers and an overdue event each, and probes are due all the time; the other half has got its events.
- "${titles.flood}": nothing is known of any endpoint, and the worker has just started with all events due.
- The service and a worker beside it share one core; the orders, the endpoints and mongod share the other.
- Unchanged: p99 from the answer of POST /orders to the receipt is within ${FACTOR} × or ${NOISE_MS} ms of that without the endpoints, by the medians,
  and no order is answered 503.

${verdicts(result).join('\n')}

| | ${results.map(({ setting }) => titles[setting]).join(' | ')} |
| --- | ${results.map(() => '---:').join(' | ')} |
${rows.join('\n')}
`;
}
