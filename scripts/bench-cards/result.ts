/** What a run came to, and how it reads. Pure. */
import type { Sample, Samples, TurnsPlan } from '../bench/interleaved.ts';
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText, type Spread, spread } from '../bench/report/statistics.ts';
import { customers } from './locker.ts';

/** A list of 50 cards may cost less than this many lists of one. */
const BOUND = 3;

export interface CardsResult {
  readonly machine: Machine;
  readonly plan: TurnsPlan;
  /** CPU for 50 cards against CPU for one, within each round. */
  readonly ratio: Spread;
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
}

export function cardsResult(machine: Machine, plan: TurnsPlan, samples: Samples): CardsResult {
  const [few, many] = customers.map((count) => (samples.get(String(count)) ?? []).map(({ cpuMicros }) => cpuMicros));
  const ratio = spread((many ?? []).map((cost, round) => cost / (few?.[round] ?? Number.NaN)));
  return { machine, plan, ratio, samples: Object.fromEntries(samples) };
}

const digits = (value: number) => value.toPrecision(3).replace(/e\+.*/, () => String(Math.round(value)));

export function cardsMarkdown({ machine, plan, ratio, samples }: CardsResult): string {
  const rows = customers.map((count) => {
    const own = samples[String(count)] ?? [];
    const cpu = spread(own.map(({ cpuMicros }) => cpuMicros));
    const rate = spread(own.map(({ perSecond }) => perSecond));
    const whole = (value: number) => String(Math.round(value));
    return `| ${count} | ${rangeText(cpu, whole)} | ${rangeText(rate, whole)} |`;
  });
  const verdict = ratio.median < BOUND ? 'met' : '**missed**';
  return `# Cost of listing stored cards

Written by \`npm run bench:cards\`; all samples are in \`result.json\`.

${machineLines(machine).join('\n')}
- ${plan.rounds} rounds, both customers in alternation (A B A B), after ${plan.warmUp} s of warm-up each; median (range). A closed loop of ${plan.connections} connections for ${plan.turn} s; every response was checked for the customer's oldest card, the last in the list.
- CPU is the user and system time of the whole service process. Responses are validated against the contract, as in production. Listing cards decrypts no card number.

GET /cards for a customer with 50 cards compared with 1, CPU: ${rangeText(ratio, digits)} ×; bound < ${BOUND} ×: ${verdict}

| cards | CPU µs per request | requests per second |
| ---: | ---: | ---: |
${rows.join('\n')}
`;
}
