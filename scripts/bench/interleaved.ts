/** Measures the answers of one service in turn (A B A B): its CPU time for each call. */
import type { Pool } from 'undici';
import { NODE_ARGUMENTS } from '../build-server.ts';
import { closedLoop } from './load/closed-loop.ts';
import { type BenchRequest, connect } from './load/target.ts';
import { type BenchProcess, startProcess } from './measure/bench-process.ts';
import type { Pinning } from './measure/pinning.ts';

export interface TurnsPlan {
  readonly rounds: number;
  /** Seconds of a turn, a closed loop. */
  readonly turn: number;
  /** Seconds at full load before anything is measured, for each call. */
  readonly warmUp: number;
  readonly connections: number;
}

export interface Sample {
  /** CPU time of the service for a request, user and system, in microseconds. */
  readonly cpuMicros: number;
  readonly perSecond: number;
}

/** By the name of the call, in the order of the rounds. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** A call to measure. */
export interface Turn {
  readonly name: string;
  readonly request: BenchRequest;
}

export interface TurnsParts {
  readonly plan: TurnsPlan;
  readonly pinning: Pinning;
  /** The bundled program. */
  readonly program: string;
  readonly mongoUri: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  /** Fills the service and answers the calls. */
  readonly prepare: (pool: Pool, process: BenchProcess) => Promise<readonly Turn[]>;
}

export async function measureInTurns(parts: TurnsParts): Promise<Samples> {
  const { plan, pinning, program, mongoUri, env, log, prepare } = parts;
  const process = startProcess(pinning, [...NODE_ARGUMENTS, program, mongoUri], env);
  const pool = connect(await process.ask({ kind: 'port' }), plan.connections);
  try {
    const turns = await prepare(pool, process);
    const samples = new Map<string, Sample[]>(turns.map(({ name }) => [name, []]));
    for (const { request } of turns) await closedLoop({ pool, next: () => request }, plan.connections, plan.warmUp);
    for (let round = 1; round <= plan.rounds; round += 1) {
      log(`round ${round} of ${plan.rounds}`);
      for (const { name, request } of turns) {
        const before = await process.ask({ kind: 'cpu' });
        const answered = await closedLoop({ pool, next: () => request }, plan.connections, plan.turn);
        const spent = (await process.ask({ kind: 'cpu' })) - before;
        const sample = { cpuMicros: spent / answered.count, perSecond: answered.count / answered.seconds };
        samples.get(name)?.push(sample);
      }
    }
    return samples;
  } finally {
    await pool.destroy();
    await process.stop();
  }
}
