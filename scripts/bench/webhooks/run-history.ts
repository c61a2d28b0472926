/**
 * The medians of the latest runs of the webhook bench. The machine is shared and its speed changes from run to run; the bare rows show by
 * how much. Pure.
 */
import type { Machine } from '../report/machine.ts';
import { spread } from '../report/statistics.ts';
import type { Latency, Sent } from './measure.ts';

/** Drains to one endpoint and to many: events a second, and the sender's CPU µs of one. */
interface Drains {
  readonly perSecond: readonly number[];
  readonly cpuMicros: readonly number[];
}

export interface Run {
  readonly commit: string;
  readonly date: string;
  /** The version of Node.js that the service's drains ran on: that of the image. */
  readonly node: string;
  /** Milliseconds from the request to the webhook at the rate of the goals: of the service, and of the bare server. */
  readonly wholeP50: number;
  readonly wholeP99: number;
  readonly bareP99: number;
  readonly bare: Drains;
  readonly plain: Drains;
  readonly bareEncrypted: Drains;
  readonly encrypted: Drains;
}

type DrainKind = 'bare' | 'otherPlain' | 'bareEncrypted' | 'otherEncrypted';

/** What a run has measured. */
export interface Measured {
  readonly machine: Pick<Machine, 'commit' | 'date'>;
  readonly plan: { readonly goalRate: number };
  /** The version of Node.js of the image; null: it was not measured. */
  readonly otherNode: string | null;
  readonly endpoints: readonly number[];
  readonly latencies: readonly (readonly Latency[])[];
  readonly bareLatencies: readonly Latency[];
  readonly drains: readonly Readonly<Record<DrainKind, readonly Sent[]>>[];
}

/** Runs kept. */
const MOST_RUNS = 8;

const median = (values: readonly number[]) => Math.round(spread(values).median * 10) / 10;

/** The medians of a run; null for one that did not drain on another version of Node.js. */
function runOf({ machine, plan, otherNode, endpoints, latencies, bareLatencies, drains }: Measured): Run | null {
  if (otherNode === null) return null;
  const drained = (kind: DrainKind): Drains => {
    const sent = endpoints.map((_, index) => drains.flatMap((round) => round[kind][index] ?? []));
    return {
      perSecond: sent.map((rounds) => median(rounds.map(({ perSecond }) => perSecond))),
      cpuMicros: sent.map((rounds) => median(rounds.map(({ cpuMicros }) => cpuMicros))),
    };
  };
  const own = latencies.flat().filter(({ rate }) => rate === plan.goalRate);
  return {
    commit: machine.commit,
    date: machine.date,
    node: otherNode,
    wholeP50: median(own.map(({ wholeP50 }) => wholeP50)),
    wholeP99: median(own.map(({ wholeP99 }) => wholeP99)),
    bareP99: median(bareLatencies.map(({ wholeP99 }) => wholeP99)),
    bare: drained('bare'),
    plain: drained('otherPlain'),
    bareEncrypted: drained('bareEncrypted'),
    encrypted: drained('otherEncrypted'),
  };
}

/** The earlier runs, the latest last, and this one if it drained on the version of the image. */
export function withRun(earlier: readonly Run[], measured: Measured): readonly Run[] {
  const run = runOf(measured);
  return [...earlier, ...(run === null ? [] : [run])].slice(-MOST_RUNS);
}

/** The rows of the table of runs, the latest first. */
export function runRows(runs: readonly Run[]): string[] {
  const pair = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(' / ');
  return runs
    .toReversed()
    .map(({ commit, date, node, wholeP50, wholeP99, bareP99, bare, plain, bareEncrypted, encrypted }) => {
      const rates = [bare, plain, bareEncrypted, encrypted].map(({ perSecond }) => pair(perSecond));
      const costs = [plain, bareEncrypted, encrypted].map(({ cpuMicros }) => pair(cpuMicros));
      const cells = [commit, date.slice(0, 16), node, `${wholeP50} / ${wholeP99}`, bareP99, ...rates, ...costs];
      return `| ${cells.join(' | ')} |`;
    });
}
