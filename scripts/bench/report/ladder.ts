/** The ladder as rows: one for each participant and operation, medians and ranges over the rounds. Pure. */
import type { BenchOperation } from '../channel.ts';
import type { RoundsResult } from '../measure/rounds.ts';
import type { Sample } from '../measure/turn.ts';
import { type Participant, participants } from '../participants.ts';
import { type Spread, spread } from './statistics.ts';

export interface LadderRow {
  readonly name: Participant['name'];
  readonly title: string;
  readonly operation: BenchOperation;
  readonly cpuMicros: Spread;
  readonly perSecond: Spread;
  /** Milliseconds at half of the rate. Null for what is not loaded by HTTP. */
  readonly p50Ms: Spread | null;
  readonly p99Ms: Spread | null;
  /** The longest time in any round that a call left after it was due, in milliseconds. */
  readonly generatorLatestMs: number;
  /** Medians of the shares of a core, 0 to 1. */
  readonly busy: Sample['busy'];
}

function latencySpread(samples: readonly Sample[], name: 'p50Ms' | 'p99Ms'): Spread | null {
  const values = samples.flatMap(({ latency }) => (latency === null ? [] : [latency[name]]));
  return values.length === 0 ? null : spread(values);
}

function rowOf(participant: Participant, operation: BenchOperation, samples: readonly Sample[]): LadderRow {
  const busy = (who: keyof Sample['busy']) => spread(samples.map((sample) => sample.busy[who])).median;
  return {
    name: participant.name,
    title: participant.title,
    operation,
    cpuMicros: spread(samples.map((sample) => sample.cpuMicros)),
    perSecond: spread(samples.map((sample) => sample.perSecond)),
    p50Ms: latencySpread(samples, 'p50Ms'),
    p99Ms: latencySpread(samples, 'p99Ms'),
    generatorLatestMs: Math.max(0, ...samples.map(({ latency }) => latency?.latestMs ?? 0)),
    busy: { server: busy('server'), generator: busy('generator'), mongod: busy('mongod'), others: busy('others') },
  };
}

/** The rows of one operation, in the order of the ladder. */
export function ladderOf({ series }: RoundsResult, operation: BenchOperation): readonly LadderRow[] {
  return participants.flatMap((participant) => {
    const found = series.find((one) => one.name === participant.name && one.operation === operation);
    return found === undefined ? [] : [rowOf(participant, operation, found.samples)];
  });
}
