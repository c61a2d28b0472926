/** The result of a run as data: what result.json holds. Pure. */
import { type BenchOperation, benchOperations } from '../channel.ts';
import type { Plan } from '../plan.ts';
import { type Figure, figuresOf, type Measured, reaches } from './figures.ts';
import { type LadderRow, ladderOf } from './ladder.ts';
import type { Machine } from './machine.ts';
import { type Spread, spread } from './statistics.ts';

export type JudgedFigure = Figure & {
  /** Null where there is nothing to reach. */
  readonly bound: 'met' | 'missed' | null;
  readonly aim: 'met' | 'missed' | null;
};

export interface Result {
  readonly machine: Machine;
  readonly plan: Plan;
  /** What everything else on the machine took while a turn was measured, as a share of one core. */
  readonly others: Spread;
  readonly figures: readonly JudgedFigure[];
  readonly ladder: Readonly<Record<BenchOperation, readonly LadderRow[]>>;
  /** Every turn of every round, unrounded. */
  readonly rounds: Measured['rounds']['series'];
}

function judge(figure: Figure): JudgedFigure {
  const { target, value } = figure;
  if (target === null) return { ...figure, bound: null, aim: null };
  const { bound, aim, better } = target;
  return { ...figure, bound: bound === null ? null : reaches(value, bound, better), aim: reaches(value, aim, better) };
}

export function resultOf(machine: Machine, plan: Plan, measured: Measured): Result {
  const { rounds } = measured;
  const [create, get] = benchOperations.map((operation) => ladderOf(rounds, operation));
  return {
    machine,
    plan,
    others: spread(rounds.series.flatMap(({ samples }) => samples.map(({ busy }) => busy.others))),
    figures: figuresOf(measured).map(judge),
    ladder: { create: create ?? [], get: get ?? [] },
    rounds: rounds.series,
  };
}
