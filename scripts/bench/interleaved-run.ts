/** Builds, measures and reports a benchmark of a few interleaved calls to one service. Writes to scripts/<name>, except with `--quick`. */
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongod } from '../dev-mongod/embedded-mongod.ts';
import { extent, runOnce } from './bench-run.ts';
import { buildPrograms, PROGRAMS } from './build-programs.ts';
import { measureInTurns, type Samples, type TurnsParts, type TurnsPlan } from './interleaved.ts';
import { mongodStatus } from './measure/mongod-status.ts';
import { pinSelf } from './measure/pinning.ts';
import { describeMachine, type Machine } from './report/machine.ts';

const wholePlan: TurnsPlan = { rounds: 7, turn: 3, warmUp: 5, connections: 32 };
const quickPlan: TurnsPlan = { rounds: 1, turn: 0.5, warmUp: 0.5, connections: 32 };
/** Seconds. */
const LIMIT = 170;

export interface TurnsBench<Result> {
  /** The folder of its results under scripts/. */
  readonly name: string;
  /** Printed while the service is filled. */
  readonly filling: string;
  readonly prepare: TurnsParts['prepare'];
  readonly toResult: (machine: Machine, plan: TurnsPlan, samples: Samples) => Result;
  readonly toMarkdown: (result: Result) => string;
}

/** Runs the benchmark once. Fails after three minutes. */
export function runTurnsBench<Result>(bench: TurnsBench<Result>): Promise<void> {
  const folder = join('scripts', bench.name);
  const measure = (scratch: string, log: (line: string) => void) => measureBench(bench, scratch, log);
  return runOnce({ folder, limit: LIMIT, measure, toMarkdown: bench.toMarkdown });
}

async function measureBench<Result>(
  { name, filling, prepare, toResult }: TurnsBench<Result>,
  scratch: string,
  log: (line: string) => void,
): Promise<Result> {
  const plan = extent === 'quick' ? quickPlan : wholePlan;
  await buildPrograms('interleaved');
  const { PATH = '', HOME = '' } = process.env;
  const pinning = pinSelf(process.env);
  const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log });
  try {
    const client = new MongoClient(mongod.uri);
    const { version } = await mongodStatus(client.db('admin'));
    await client.close();
    const machine = describeMachine(pinning, version, ['express', 'express-openapi-validator', 'mongodb', 'undici']);
    const samples = await measureInTurns({
      plan,
      pinning,
      program: join(process.cwd(), PROGRAMS, 'interleaved.mjs'),
      mongoUri: mongod.uri.replace('/?', `/${name.replace('-', '_')}?`),
      env: { PATH, HOME },
      log,
      prepare: (pool, service) => {
        log(filling);
        return prepare(pool, service);
      },
    });
    return toResult(machine, plan, samples);
  } finally {
    await mongod.stop();
  }
}
