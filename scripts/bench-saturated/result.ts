/** The result of the saturated benchmark as a page. Pure. */
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText, spread } from '../bench/report/statistics.ts';
import type { Saturated, SaturateOptions } from './measure.ts';
import type { Overloaded, OverloadOptions } from './overload.ts';
import { overloadSection } from './overload-page.ts';

export interface SaturatedPlan extends SaturateOptions {
  readonly rounds: number;
  readonly overload: OverloadOptions;
}

/** `inside`: the service delivers in its own process; `beside`: a worker process does. */
export interface Setup {
  readonly version: 'this' | 'before';
  readonly worker: 'inside' | 'beside';
  /** The version of Node.js that runs it. */
  readonly node: string;
  readonly commit: string;
}

export interface SaturatedResult {
  readonly machine: Machine;
  readonly plan: SaturatedPlan;
  readonly results: readonly {
    readonly setup: Setup;
    readonly rounds: readonly Saturated[];
    /** Of this version on the Node.js of the benchmark; of others there are none. */
    readonly overloads: readonly Overloaded[];
  }[];
}

/** Milliseconds from sending to receipt that half of the webhooks may take. */
const GOAL_P50 = 500;
/** Documents that an order with one acknowledged event may insert and update. */
const [GOAL_INSERTED, GOAL_UPDATED] = [2, 3];
/** MiB that a process may keep resident. */
const GOAL_MEMORY = 150;
/** An order with its webhook may take so much of the processor time that it took before. */
const GOAL_CPU = 0.5;

const figures: readonly (readonly [string, (sample: Saturated) => number, number])[] = [
  ['orders accepted per second', (each) => each.ordersPerSecond, 0],
  ['webhooks received per second meanwhile', (each) => each.receiptsPerSecond, 0],
  ['webhooks per second until the last one has arrived', (each) => each.deliveredPerSecond, 0],
  ['webhook after the order is sent, p50 ms', (each) => each.p50, 0],
  ['webhook after the order is sent, p99 ms', (each) => each.p99, 0],
  ['answer to the order, p50 ms', (each) => each.answerP50, 0],
  ['answer to the order, p99 ms', (each) => each.answerP99, 0],
  ['orders answered 503, %', (each) => each.refused * 100, 1],
  ['CPU of service and worker per order, µs', (each) => each.serviceMicros, 0],
  ['CPU of mongod per order, µs', (each) => each.mongodMicros, 0],
  ['documents inserted per order', (each) => each.inserted, 1],
  ['documents updated per order', (each) => each.updated, 1],
  ['resident memory afterwards, MiB', (each) => each.residentMib, 0],
];

/** Whether a count reaches its goal as it is shown. */
const isWithin = (count: number, goal: number): boolean => Number(count.toFixed(1)) <= goal;

const nameOf = ({ version, worker, node }: Setup): string =>
  `${version === 'this' ? 'this version' : 'before'}, ${worker === 'inside' ? 'one process' : 'service and worker'}, Node.js ${node.split('.')[0]}`;

export function saturatedPage({ machine, plan, results }: SaturatedResult): string {
  const rows = figures.map(([name, of, digits]) => {
    const cells = results.map(({ rounds }) => rangeText(spread(rounds.map(of)), (value) => value.toFixed(digits)));
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const verdicts = results.flatMap(({ setup, rounds }) => {
    if (setup.version !== 'this') return [];
    const median = (all: readonly Saturated[], of: (each: Saturated) => number) => spread(all.map(of)).median;
    const line = (text: string, isMet: boolean) => `- ${nameOf(setup)}: ${text}: ${isMet ? 'met' : '**missed**'}`;
    const p50 = median(rounds, (each) => each.p50);
    const latency = line(`p50 from sending to receipt ${p50.toFixed(0)} ms; goal ${GOAL_P50}`, p50 <= GOAL_P50);
    const [inserted, updated] = [median(rounds, (each) => each.inserted), median(rounds, (each) => each.updated)];
    const written = line(
      `documents inserted per order ${inserted.toFixed(1)}, goal ${GOAL_INSERTED}; updated ${updated.toFixed(1)}, goal ${GOAL_UPDATED}`,
      isWithin(inserted, GOAL_INSERTED) && isWithin(updated, GOAL_UPDATED),
    );
    const resident = median(rounds, (each) => each.residentMib);
    const mostResident = GOAL_MEMORY * (setup.worker === 'inside' ? 1 : 2);
    const memory = line(
      `resident memory afterwards ${resident.toFixed(0)} MiB; goal ${mostResident}${setup.worker === 'inside' ? '' : ' for both processes'}`,
      resident <= mostResident,
    );
    const before = results.find((each) => each.setup.version === 'before' && each.setup.worker === setup.worker);
    const own = [latency, written, memory];
    if (before === undefined) return own;
    const both = (of: (each: Saturated) => number) => ({ now: median(rounds, of), earlier: median(before.rounds, of) });
    const delivered = both((each) => each.deliveredPerSecond);
    /** Within each round: the machine drifts between rounds. */
    const shareOf = (of: (each: Saturated) => number) =>
      spread(before.rounds.map((earlier, round) => of(rounds[round] ?? earlier) / of(earlier))).median;
    const shares = [shareOf((each) => each.serviceMicros), shareOf((each) => each.mongodMicros)];
    return [
      ...own,
      line(
        `orders delivered per second, until the last one has arrived, ${delivered.now.toFixed(0)}; before ${delivered.earlier.toFixed(0)}, goal not below`,
        delivered.now >= delivered.earlier,
      ),
      line(
        `CPU per order ${shares.map((share) => share.toFixed(2)).join(' (service and worker) and ')} (mongod) of that before in the same round; goal ${GOAL_CPU} of both`,
        shares.every((share) => share <= GOAL_CPU),
      ),
    ];
  });
  const overloaded = results
    .filter(({ overloads }) => overloads.length > 0)
    .map(({ setup, overloads }) => ({ name: nameOf(setup), rounds: overloads }));
  const versions = [
    ...new Set(
      results.map(({ setup }) => `${setup.version === 'this' ? 'this version' : 'before'}: commit ${setup.commit}`),
    ),
  ];
  return `# Orders and webhooks on a full machine

Written by \`npm run bench:saturated\`; all rounds are in \`result.json\`.

${machineLines(machine).join('\n')}
- A closed loop of ${plan.callers} callers creates orders for ${plan.seconds} s after ${plan.warmUp} s of warm-up, each order with one webhook to an endpoint that answers
  at once. ${plan.rounds} rounds, all set-ups in turn; median (range). The service, and the worker beside it, share one core; the callers, the
  endpoint and mongod share the other.
- ${versions.join('; ')}.
- Node.js ${[...new Set(results.map(({ setup }) => setup.node))].join(' and ')}; the image of the service runs on version 24.
- Latencies are those of accepted orders. A caller that is answered 503 waits as \`Retry-After\` says.
- Inserted documents: the order and its delivery. Its line in the request log is not counted, and neither is its entry in the order index, which
  is an upsert: mongod counts none. Updated documents: the order with the acknowledgement, the delivery with its result, and the order once
  more when the order index has it; the rest are counters, and deliveries and orders that waited longer.
- A longer wait makes an order cheaper, because more webhooks share a command: compare the cost of two versions together with their latency.

${verdicts.join('\n')}

| | ${results.map(({ setup }) => nameOf(setup)).join(' | ')} |
| --- | ${results.map(() => '---:').join(' | ')} |
${rows.join('\n')}

${overloadSection(overloaded, plan.overload)}`;
}
