/** What a run came to, and how it reads. Pure. */
import type { Sample, Samples, TurnsPlan } from '../bench/interleaved.ts';
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText, type Spread, spread } from '../bench/report/statistics.ts';
import { sizes, turnName, versions } from './orders.ts';

/** An order with 25 attempts and 25 refunds may cost at most this many of one with one of each. */
const BOUND = 2;

export interface OrdersResult {
  readonly machine: Machine;
  readonly plan: TurnsPlan;
  /** By version date: CPU for the large order against CPU for the small one, within each round. */
  readonly ratios: Readonly<Record<string, Spread>>;
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
}

function ratioOf(samples: Samples, version: string): Spread {
  const [few, many] = sizes.map((size) =>
    (samples.get(turnName(version, size)) ?? []).map(({ cpuMicros }) => cpuMicros),
  );
  return spread((many ?? []).map((cost, round) => cost / (few?.[round] ?? Number.NaN)));
}

export function ordersResult(machine: Machine, plan: TurnsPlan, samples: Samples): OrdersResult {
  const ratios = Object.fromEntries(versions.map((version) => [version, ratioOf(samples, version)]));
  return { machine, plan, ratios, samples: Object.fromEntries(samples) };
}

function verdict(version: string, ratio: Spread): string {
  const met = ratio.median <= BOUND ? 'met' : '**missed**';
  return `- version ${version}: ${rangeText(ratio, (value) => value.toFixed(2))} ×; bound ${BOUND} ×: ${met}`;
}

export function ordersMarkdown({ machine, plan, ratios, samples }: OrdersResult): string {
  const whole = (value: number) => String(Math.round(value));
  const rows = Object.entries(samples).map(([name, own]) => {
    const cpu = spread(own.map(({ cpuMicros }) => cpuMicros));
    const rate = spread(own.map(({ perSecond }) => perSecond));
    return `| ${name} | ${rangeText(cpu, whole)} | ${rangeText(rate, whole)} |`;
  });
  return `# Cost of reading an order with many attempts and refunds

Written by \`npm run bench:refunds\`; all samples are in \`result.json\`.

${machineLines(machine).join('\n')}
- ${plan.rounds} rounds, all calls in alternation (A B A B), after ${plan.warmUp} s of warm-up each; median (range). A closed loop of ${plan.connections} connections for ${plan.turn} s; every response was checked for the order's last refund, which has succeeded.
- CPU is the user and system time of the whole service process. Responses are validated against the contract, as in production.

GET /orders/{order_id} for an order with 25 attempts and 25 refunds compared with 1 of each, CPU:

${Object.entries(ratios)
  .map(([version, ratio]) => verdict(version, ratio))
  .join('\n')}

| version, attempts and refunds | CPU µs per request | requests per second |
| --- | ---: | ---: |
${rows.join('\n')}
`;
}
