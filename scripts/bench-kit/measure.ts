/** Gives every participant its turns: warm-up, then round after round in the same order. */
import { join } from 'node:path';
import { closedLoop } from '../bench/load/closed-loop.ts';
import { type BenchRequest, connect, sendAndCheck } from '../bench/load/target.ts';
import { startProcess } from '../bench/measure/bench-process.ts';
import type { Pinning } from '../bench/measure/pinning.ts';
import { newEventId, octokitRequest, serviceRequest } from './deliveries.ts';
import { type Participant, type ParticipantName, participants } from './participants.ts';

export interface Plan {
  readonly rounds: number;
  /** Seconds of a turn. */
  readonly turn: number;
  readonly warmUp: number;
  readonly connections: number;
}

export interface Sample {
  readonly perSecond: number;
  /** CPU time of the measured process for one delivery, in microseconds. */
  readonly cpuMicros: number;
}

export type Samples = ReadonlyMap<ParticipantName, readonly Sample[]>;

export interface MeasureParts {
  readonly plan: Plan;
  readonly pinning: Pinning;
  /** The folder of the bundled program. */
  readonly programs: string;
  readonly mongoUri: (database: string) => string;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

export async function measureAll(parts: MeasureParts): Promise<Samples> {
  const { plan, say } = parts;
  const runners = await Promise.all(participants.map((participant) => startRunner(participant, parts)));
  const samples = new Map<ParticipantName, Sample[]>(participants.map(({ name }) => [name, []]));
  try {
    say('warming up');
    for (const runner of runners) await runner.turn(plan.warmUp);
    for (let round = 1; round <= plan.rounds; round += 1) {
      say(`round ${round} of ${plan.rounds}`);
      for (const { name, turn } of runners) samples.get(name)?.push(await turn(plan.turn));
    }
  } finally {
    for (const { stop } of runners) await stop();
  }
  return samples;
}

async function startRunner(
  participant: Participant & { readonly name: ParticipantName },
  { plan, pinning, programs, mongoUri, env }: MeasureParts,
) {
  const { name, load } = participant;
  const process = startProcess(pinning, [join(programs, 'main.mjs'), name, mongoUri(`bench_${name}`)], env);
  const port = await process.ask({ kind: 'port' });
  const pool = connect(port, plan.connections);

  const count = async (seconds: number): Promise<number> => {
    if (load === 'work') return process.ask({ kind: 'work', seconds, inFlight: plan.connections });
    const next = await requestsOf(participant, seconds);
    if (participant.events === 'same' && name !== 'raw') await sendAndCheck(pool, { ...next(), mark: '' });
    return (await closedLoop({ pool, next }, plan.connections, seconds)).count;
  };
  return {
    name,
    async turn(seconds: number): Promise<Sample> {
      const prepared = performance.now();
      const cpu = await process.ask({ kind: 'cpu' });
      const done = await count(seconds);
      const spent = (await process.ask({ kind: 'cpu' })) - cpu;
      if (done === 0) throw new Error(`${name} did nothing in ${performance.now() - prepared} ms`);
      return { perSecond: done / seconds, cpuMicros: spent / done };
    },
    async stop(): Promise<void> {
      await pool.destroy();
      await process.stop();
    },
  };
}

/** More than any of them takes in a second. */
const MOST_PER_SECOND = 25_000;

/** Made before the turn, so that signing is no part of it. */
async function requestsOf({ events, proof }: Participant, seconds: number): Promise<() => BenchRequest> {
  const mark = events === 'same' ? 'duplicate' : 'handled';
  const make = () => (proof === 'octokit' ? octokitRequest(newEventId()) : serviceRequest(newEventId(), proof, mark));
  if (events === 'same') {
    const request = await make();
    return () => request;
  }
  const ready: BenchRequest[] = [];
  for (let index = 0; index < MOST_PER_SECOND * seconds; index += 1) ready.push(await make());
  return () => {
    const request = ready.pop();
    if (request === undefined) throw new Error('more was taken than was prepared');
    return request;
  };
}
