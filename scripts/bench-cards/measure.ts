/** Measures the customers in turn (A B A B): the service's CPU time for each list of cards. */
import { closedLoop } from '../bench/load/closed-loop.ts';
import { connect } from '../bench/load/target.ts';
import { startProcess } from '../bench/measure/bench-process.ts';
import type { Pinning } from '../bench/measure/pinning.ts';
import { customers, fillLocker } from './locker.ts';

export interface Plan {
  readonly rounds: number;
  /** Seconds of a turn, a closed loop. */
  readonly turn: number;
  /** Seconds at full load before anything is measured, for each customer. */
  readonly warmUp: number;
  readonly connections: number;
}

export interface Sample {
  /** CPU time of the service for a request, user and system, in microseconds. */
  readonly cpuMicros: number;
  readonly perSecond: number;
}

/** By how many cards the customer has, in the order of the rounds. */
export type Samples = ReadonlyMap<number, readonly Sample[]>;

export interface MeasureParts {
  readonly plan: Plan;
  readonly pinning: Pinning;
  /** The bundled program. */
  readonly program: string;
  readonly mongoUri: string;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

export async function measureCards({ plan, pinning, program, mongoUri, env, say }: MeasureParts): Promise<Samples> {
  const process = startProcess(pinning, [program, mongoUri], env);
  const pool = connect(await process.ask({ kind: 'port' }), plan.connections);
  try {
    say('storing cards');
    const lists = [];
    for (const count of customers) lists.push({ count, shot: await fillLocker(pool, count) });
    const samples = new Map<number, Sample[]>(customers.map((count) => [count, []]));
    for (const { shot } of lists) await closedLoop({ pool, next: () => shot }, plan.connections, plan.warmUp);
    for (let round = 1; round <= plan.rounds; round += 1) {
      say(`round ${round} of ${plan.rounds}`);
      for (const { count, shot } of lists) {
        const before = await process.ask({ kind: 'cpu' });
        const answered = await closedLoop({ pool, next: () => shot }, plan.connections, plan.turn);
        const spent = (await process.ask({ kind: 'cpu' })) - before;
        const sample = { cpuMicros: spent / answered.count, perSecond: answered.count / answered.seconds };
        samples.get(count)?.push(sample);
      }
    }
    return samples;
  } finally {
    await pool.destroy();
    await process.stop();
  }
}
