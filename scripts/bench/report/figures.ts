/**
 * The figures of a run, each with what it should reach. Ratios and differences are taken within a round, between turns
 * that lie side by side, and then spread. Pure.
 */
import { type BenchOperation, benchOperations } from '../channel.ts';
import type { RoundsResult } from '../measure/rounds.ts';
import type { Idle, StartTimes } from '../measure/service-program.ts';
import type { Sample } from '../measure/turn.ts';
import type { ParticipantName } from '../participants.ts';
import { STEADY_RATE } from '../plan.ts';
import { type Spread, spread } from './statistics.ts';

/** What a figure should reach. `bound` must hold, `aim` is where it should get to; without aim there is nothing to reach. */
export interface Target {
  readonly better: 'more' | 'less';
  readonly bound: number | null;
  readonly aim: number;
}

export interface Figure {
  readonly title: string;
  readonly unit: string;
  readonly value: Spread;
  /** Null for what is told for comparison. */
  readonly target: Target | null;
}

export interface Measured {
  readonly rounds: RoundsResult;
  readonly starts: StartTimes;
  readonly idle: Idle;
}

const titles: Record<BenchOperation, string> = { create: 'POST /orders', get: 'GET /orders/{order_id}' };
const DRIVER_SHARE: Target = { better: 'more', bound: 0.5, aim: 0.7 };
const FOUND_SHARE: Target = { better: 'more', bound: null, aim: 0.5 };
const VALIDATION: Target = { better: 'less', bound: 40, aim: 25 };
const OWN_LATENCY: Target = { better: 'less', bound: null, aim: 2 };
const OVER_EXPRESS: Target = { better: 'less', bound: null, aim: 2 };
const START: Target = { better: 'less', bound: 1_000, aim: 600 };
const IDLE_CPU: Target = { better: 'less', bound: null, aim: 1 };
const IDLE_OPERATIONS: Target = { better: 'less', bound: null, aim: 5 };
const MEMORY: Target = { better: 'less', bound: null, aim: 150 };

/** Whether a median reaches a value. */
export function reaches({ median }: Spread, value: number, better: Target['better']): 'met' | 'missed' {
  return (better === 'more' ? median >= value : median <= value) ? 'met' : 'missed';
}

/** All figures, in the order of the report. */
export function figuresOf({ rounds, starts, idle }: Measured): readonly Figure[] {
  const samplesOf = (name: ParticipantName, operation: BenchOperation): readonly Sample[] => {
    const found = rounds.series.find((series) => series.name === name && series.operation === operation);
    if (found === undefined) throw new Error(`${name} took no part in ${operation}`);
    return found.samples;
  };
  /** One value for each round, from the turns of two participants in it. */
  const compared = (
    [left, right]: readonly [ParticipantName, ParticipantName],
    operation: BenchOperation,
    value: (left: Sample, right: Sample) => number,
  ): Spread => {
    const others = samplesOf(right, operation);
    const pairs = samplesOf(left, operation).flatMap((sample, round) => {
      const other = others[round];
      return other === undefined ? [] : [value(sample, other)];
    });
    return spread(pairs);
  };
  const rate = (left: Sample, right: Sample) => left.perSecond / right.perSecond;
  const create = titles.create;
  const durable = `${create}, durable, with its event in the same write`;
  const memoryOf = (name: ParticipantName): Spread =>
    spread((rounds.memory.get(name) ?? []).map((bytes) => bytes / 2 ** 20));
  return [
    {
      title: `${durable}: rate relative to a bare driver insert`,
      unit: '×',
      value: compared(['mongo', 'insert'], 'create', rate),
      target: DRIVER_SHARE,
    },
    {
      title: 'the same, relative to a bare insert with the same indexes',
      unit: '×',
      value: compared(['mongo', 'insert-indexed'], 'create', rate),
      target: null,
    },
    {
      title: 'the first, with the webhook relay running',
      unit: '×',
      value: compared(['relaying', 'insert'], 'create', rate),
      target: null,
    },
    {
      title: `${titles.get}: rate relative to a bare findOne`,
      unit: '×',
      value: compared(['mongo', 'find'], 'get', rate),
      target: FOUND_SHARE,
    },
    ...benchOperations.map((operation) => ({
      title: `validation of request and response, ${titles[operation]}: CPU with validation minus without`,
      unit: 'µs',
      value: compared(['memory', 'unvalidated'], operation, (on, off) => on.cpuMicros - off.cpuMicros),
      target: VALIDATION,
    })),
    ...benchOperations.map((operation) => ({
      title: `our code without a database, ${titles[operation]}: p99 at ${STEADY_RATE}/s`,
      unit: 'ms',
      value: spread(samplesOf('memory', operation).map(({ steady }) => steady?.p99Ms ?? Number.NaN)),
      target: OWN_LATENCY,
    })),
    ...benchOperations.map((operation) => ({
      title: `our code without a database, ${titles[operation]}: CPU relative to bare Express`,
      unit: '×',
      value: compared(['memory', 'express'], operation, (ours, bare) => ours.cpuMicros / bare.cpuMicros),
      target: OVER_EXPRESS,
    })),
    {
      title: 'from exec to the first 200 on /ready, with mongod running and indexes present',
      unit: 'ms',
      value: spread(starts.laterMs),
      target: START,
    },
    {
      title: 'the same on an empty database, once',
      unit: 'ms',
      value: spread([starts.firstMs]),
      target: null,
    },
    {
      title: 'idle, a minute after the start: CPU',
      unit: '% of a core',
      value: spread([idle.cpuPercent]),
      target: IDLE_CPU,
    },
    {
      title: 'idle, a minute after the start: database operations per second',
      unit: '/s',
      value: spread([idle.operationsPerSecond]),
      target: IDLE_OPERATIONS,
    },
    { title: 'resident memory after a round, on MongoDB', unit: 'MiB', value: memoryOf('mongo'), target: MEMORY },
    {
      title: 'the same, with the webhook relay running',
      unit: 'MiB',
      value: memoryOf('relaying'),
      target: MEMORY,
    },
  ];
}
