/** The result of the webhook bench as a page. Pure. */
import { type Machine, machineLines } from '../report/machine.ts';
import { rangeText, type Spread, spread } from '../report/statistics.ts';
import type { Drained, Latency, Sent } from './measure.ts';
import type { WebhookPlan } from './plan.ts';
import { type Run, runRows } from './run-history.ts';

/** What was sent in each round, for each number of endpoints. */
export type DrainRounds = readonly (Readonly<
  Record<
    'plain' | 'otherPlain' | 'encrypted' | 'otherEncrypted' | 'encryptedOnBothCores' | 'otherEncryptedOnBothCores',
    readonly Drained[]
  >
> &
  Readonly<Record<'bare' | 'bareEncrypted', readonly Sent[]>>)[];

export interface WebhookResult {
  readonly machine: Machine;
  readonly plan: WebhookPlan;
  /** The other version of Node.js; null for none. */
  readonly otherNode: string | null;
  readonly endpoints: readonly number[];
  /** Round by round, rate by rate. */
  readonly latencies: readonly (readonly Latency[])[];
  /** The same on the other version of Node.js; empty for none. */
  readonly otherLatencies: readonly (readonly Latency[])[];
  /** The same of the bare server, round by round, at the rate of the goals. */
  readonly bareLatencies: readonly Latency[];
  readonly drains: DrainRounds;
  /** A healthy endpoint beside one that hangs with a backlog. */
  readonly besideHanging: {
    readonly backlog: number;
    readonly rate: number;
    readonly rounds: readonly Latency[];
  };
  /** Database operations a second at rest. */
  readonly idle: { readonly service: number; readonly worker: number };
  /** The latest runs that drained on the version of the image, the latest last. */
  readonly runs: readonly Run[];
}

/** What is to be reached. Drains: events a second where bare sending reaches `bare`, and otherwise the share of it. */
const GOALS = {
  wholeP50: 8,
  wholeP99: 25,
  plain: 1_300,
  encrypted: 1_200,
  bare: 7_000,
  beside: 250,
  idle: 5,
} as const;

interface BareRounds {
  readonly endpoints: readonly number[];
  readonly drains: readonly { readonly bare: readonly Sent[] }[];
}

/** Whether bare sending reaches the rate from which the goals are rates and not shares. */
export function sendsFastEnough({ endpoints, drains }: BareRounds): boolean {
  return endpoints.every((_, index) => {
    const rates = drains.flatMap(({ bare }) => bare[index]?.perSecond ?? []);
    return spread(rates).median >= GOALS.bare;
  });
}

const verdict = (reached: boolean) => (reached ? 'reached' : 'missed');
const shown = (digits: number, values: Spread) => rangeText(values, (value) => value.toFixed(digits));
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function latencyRow(name: string, rounds: readonly Latency[], hasGoal: boolean): string {
  const of = (value: (latency: Latency) => number) => spread(rounds.map(value));
  const whole = [of((each) => each.wholeP50), of((each) => each.wholeP99)] as const;
  const values = [of((each) => each.p50), of((each) => each.p99), ...whole];
  const said = `p50 ${verdict(whole[0].median <= GOALS.wholeP50)}, p99 ${verdict(whole[1].median <= GOALS.wholeP99)}`;
  const events = rounds.reduce((sum, each) => sum + each.events, 0);
  return row(name, events, ...values.map((each) => shown(1, each)), hasGoal ? said : '');
}

function latencyRows({ machine, plan, otherNode, latencies, otherLatencies, bareLatencies }: WebhookResult): string[] {
  const rowsOf = (node: string | undefined, measured: WebhookResult['latencies']) =>
    plan.rates.map((rate, index) => {
      const rounds = measured.flatMap((round) => round[index] ?? []);
      return latencyRow(`service, Node.js ${node}, ${rate}`, rounds, rate === plan.goalRate);
    });
  const others = otherNode === null ? [] : rowsOf(otherNode, otherLatencies);
  const bare = latencyRow(`bare, ${plan.goalRate}`, bareLatencies, false);
  return [...rowsOf(machine.versions.node, latencies), ...others, bare];
}

/** The rows of the drains: their names, and their goals, if any. */
const drainKinds = ({ machine, otherNode }: WebhookResult) =>
  [
    { kind: 'bare', name: 'bare', goal: null },
    { kind: 'plain', name: `plain, Node.js ${machine.versions.node}`, goal: GOALS.plain },
    { kind: 'otherPlain', name: `plain, Node.js ${otherNode}`, goal: GOALS.plain },
    { kind: 'bareEncrypted', name: 'bare, encrypted', goal: null },
    { kind: 'encrypted', name: `encrypted, Node.js ${machine.versions.node}`, goal: GOALS.encrypted },
    { kind: 'otherEncrypted', name: `encrypted, Node.js ${otherNode}`, goal: GOALS.encrypted },
    {
      kind: 'encryptedOnBothCores',
      name: `encrypted, on both cores, Node.js ${machine.versions.node}`,
      goal: GOALS.encrypted,
    },
    {
      kind: 'otherEncryptedOnBothCores',
      name: `encrypted, on both cores, Node.js ${otherNode}`,
      goal: GOALS.encrypted,
    },
  ] as const;

function drainRows(result: WebhookResult): string[] {
  const { endpoints, drains, otherNode } = result;
  const isFast = sendsFastEnough(result);
  const kinds = drainKinds(result).filter(({ kind }) => otherNode !== null || !kind.startsWith('other'));
  return kinds.flatMap(({ kind, name, goal }) =>
    endpoints.map((count, index) => {
      const rounds = drains.flatMap((round) => {
        const [sent, bare] = [round[kind][index], round.bare[index]];
        if (sent === undefined || bare === undefined) return [];
        const share = sent.perSecond / bare.perSecond;
        return [{ mongodMicros: 0, receiverMicros: 0, ...sent, share }];
      });
      const of = (value: (round: (typeof rounds)[number]) => number) => spread(rounds.map(value));
      const [perSecond, share, cpu] = [
        of((each) => each.perSecond),
        of((each) => each.share),
        of((each) => each.cpuMicros),
      ];
      const sending = [count, shown(0, perSecond), shown(2, share), shown(0, cpu)];
      if (goal === null) return row(name, ...sending, '', '', '', '');
      const [mongod, receiver] = [of((each) => each.mongodMicros), of((each) => each.receiverMicros)];
      const reached = isFast ? perSecond.median >= goal : share.median >= goal / GOALS.bare;
      const said = [isFast ? goal : `share ${(goal / GOALS.bare).toFixed(2)}`, verdict(reached)];
      return row(name, ...sending, shown(0, mongod), shown(0, receiver), ...said);
    }),
  );
}

export function webhookPage(result: WebhookResult): string {
  const { machine, plan, endpoints, besideHanging, idle, runs } = result;
  const besideP50 = spread(besideHanging.rounds.map(({ p50 }) => p50));
  const besideP99 = spread(besideHanging.rounds.map(({ p99 }) => p99));
  return `# Benchmark of webhook delivery

${machineLines(machine).join('\n')}

The receiver runs in the load generator. ${plan.rounds} rounds, all measurements in each; median (range) over the rounds; every response is checked.
Written by \`npm run bench:webhooks\`; all rounds are in \`result.json\`.

## Latency from the accepted order to the webhook

Orders at a fixed rate over POST /orders, ${plan.seconds} s per round; the service delivers in its own process. Milliseconds from the response
of the call to the arrival of the webhook (0 when the webhook arrives first), and from the request. Goal at ${plan.goalRate} per second, from the
request, on every machine: p50 ${GOALS.wholeP50}, p99 ${GOALS.wholeP99}. "bare": a \`node:http\` server on the same core answers after one durable insert and then posts an event with
undici: the least that an order with a webhook takes on this machine, and how often the machine itself is slow.

| Service, and orders per second | Events | p50 | p99 | p50 from request | p99 from request | Goal |
| --- | --- | --- | --- | --- | --- | --- |
${latencyRows(result).join('\n')}

## Drain of ${plan.events} due events

One worker process starts with the backlog. Events per second from the first webhook to the last, and CPU of that process per event.
"bare": undici posts the same bytes with the same concurrency from a process on the same core that does nothing else. The database and
the receiver share the other core: the maximum rate of a core is a million divided by its CPU µs per event. "bare, encrypted" also signs
and encrypts each event as the service does (RSA-2048). "On both cores": the worker is not kept on its core; it signs on threads and not on
its event loop, and these also run on the core of the database and the receiver. The goals are ${GOALS.plain} and ${GOALS.encrypted} per second where the bare rate is at least ${GOALS.bare}, and on
slower machines these shares of the bare rate.

| | Endpoints | Per second | Relative to bare | CPU µs each | Database µs | Receiver µs | Goal | |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${drainRows(result).join('\n')}

## Run by run

The machine is shared: its speed changes from run to run, by as much as the bare rows do. Medians of the latest runs with \`--node\`; drains on
that version, to ${endpoints.join(' / ')} endpoints. Latencies from the request at ${plan.goalRate} orders per second, on the version of the first rows.

| Commit | Start (UTC) | Node.js | p50 / p99 ms | bare p99 ms | bare per s | plain per s | bare, encrypted per s | encrypted per s | plain CPU µs | bare, encrypted CPU µs | encrypted CPU µs |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${runRows(runs).join('\n')}

## With another endpoint that hangs

${besideHanging.backlog} events are due to an endpoint that never responds. Orders at ${besideHanging.rate} per second to a healthy one:
p50 ${shown(1, besideP50)} ms, p99 ${shown(1, besideP99)} ms (goal ${GOALS.beside}: ${verdict(besideP99.median <= GOALS.beside)}).

## Idle

Database operations per second: service ${idle.service.toFixed(1)}, worker ${idle.worker.toFixed(1)} (goal below ${GOALS.idle}: service ${verdict(idle.service < GOALS.idle)}, worker ${verdict(idle.worker < GOALS.idle)}).
`;
}
