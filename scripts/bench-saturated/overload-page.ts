/** The part of the page about more orders than the service can do. Pure. */
import { rangeText, spread } from '../bench/report/statistics.ts';
import type { Overloaded, OverloadOptions } from './overload.ts';

export interface OverloadedSetup {
  readonly name: string;
  readonly rounds: readonly Overloaded[];
}

/** Milliseconds that an order may wait to be admitted, and that its creation may take after that, or creation and webhook together. */
const [WAIT, CREATION] = [1_000, 500];
const [GOAL_ACCEPTED_P99, GOAL_RECEIPT_P50] = [WAIT + CREATION, WAIT + CREATION];

const figures: readonly (readonly [string, (round: Overloaded) => number | null])[] = [
  ['orders offered per second', (each) => each.offered],
  ['accepted (200) per second', (each) => each.accepted],
  ['refused (503) per second', (each) => each.refused],
  ['refusals with `Retry-After`, %', (each) => (each.refusals === 0 ? null : (each.retryable / each.refusals) * 100)],
  ['answer to an accepted order, p50 ms', (each) => each.acceptedP50],
  ['answer to an accepted order, p99 ms', (each) => each.acceptedP99],
  ['answer to a refused order, p50 ms', (each) => each.refusedP50],
  ['answer to a refused order, p99 ms', (each) => each.refusedP99],
  ['webhook after an accepted order is sent, p50 ms', (each) => each.receiptP50],
  ['last webhook after the end of the load, ms', (each) => each.lastReceipt],
  ['accepted orders without their webhook', (each) => each.lost],
  ['orders with another answer, or none', (each) => each.failures.length],
  ['orders due but not sent', (each) => each.unsent],
  ['order sent after it was due, most ms', (each) => each.latest],
];

const valuesOf = (rounds: readonly Overloaded[], of: (round: Overloaded) => number | null): number[] =>
  rounds.map(of).filter((value) => value !== null);

function cell(rounds: readonly Overloaded[], of: (round: Overloaded) => number | null): string {
  const values = valuesOf(rounds, of);
  return values.length === 0 ? '–' : rangeText(spread(values), (value) => value.toFixed(0));
}

function verdictsOf({ name, rounds }: OverloadedSetup): string[] {
  const line = (text: string, isMet: boolean) => `- ${name}: ${text}: ${isMet ? 'met' : '**missed**'}`;
  const sum = (of: (round: Overloaded) => number) => rounds.reduce((total, round) => total + of(round), 0);
  /** NaN, which reaches no goal, without any value. */
  const median = (of: (round: Overloaded) => number | null): number => {
    const values = valuesOf(rounds, of);
    return values.length === 0 ? Number.NaN : spread(values).median;
  };
  const [refusals, retryable] = [sum((each) => each.refusals), sum((each) => each.retryable)];
  const [lost, failures] = [sum((each) => each.lost), sum((each) => each.failures.length)];
  const p99 = median((each) => each.acceptedP99);
  const p50 = median((each) => each.receiptP50);
  return [
    refusals === 0
      ? `- ${name}: no order was refused, so the load was too low to show what a refusal answers`
      : line(`${retryable} of ${refusals} refusals have \`Retry-After\`; goal all`, retryable === refusals),
    line(
      `p99 of the answers to accepted orders ${p99.toFixed(0)} ms; goal ${GOAL_ACCEPTED_P99}`,
      p99 <= GOAL_ACCEPTED_P99,
    ),
    line(`p50 from sending to receipt ${p50.toFixed(0)} ms; goal ${GOAL_RECEIPT_P50}`, p50 <= GOAL_RECEIPT_P50),
    line(
      `${lost} accepted orders without their webhook, ${failures} orders with another answer or none; goal none`,
      lost + failures === 0,
    ),
  ];
}

export function overloadSection(setups: readonly OverloadedSetup[], options: OverloadOptions): string {
  const { seconds, times, underWay } = options;
  const rows = figures.map(([name, of]) => `| ${name} | ${setups.map(({ rounds }) => cell(rounds, of)).join(' | ')} |`);
  return `## More orders than the service can do

While webhooks are late they go first: a new order waits at most one second for its turn, and is then refused with 503 and \`Retry-After\`, or at
once if 1,000 orders or 250 of its merchant already wait ([the rule](../../server/docs/guides/operating-webhooks.md)).

- In each round, after the closed loop and on the same processes, an open loop offers ${times} × the orders that the closed loop's callers had
  accepted, for ${seconds} s: orders leave at a fixed rate, whatever the answers, and a refused order is not sent again. At most ${underWay} orders are
  under way; those that are due beyond that are not sent. All orders are one merchant's.
- Answers and webhooks count from the first order on. Rates are over the time in which orders are sent, and latencies run from sending.
- The goal for p99 of the answer is the second that an order may wait, and ${CREATION} ms for its creation on a full machine; that for p50 of the
  receipt the same second, and the ${CREATION} ms of the closed loop.

${setups.flatMap(verdictsOf).join('\n')}

| | ${setups.map(({ name }) => name).join(' | ')} |
| --- | ${setups.map(() => '---:').join(' | ')} |
${rows.join('\n')}
`;
}
