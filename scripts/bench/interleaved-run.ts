/**
 * A benchmark of a few calls of one service in turn, from the build to the written result: `result.json` and `RESULT.md` in the folder
 * scripts/<name>. With `--quick` it only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { MongoClient } from 'mongodb';
import { bundleOptions } from '../build/bundle-options.ts';
import { startEmbeddedMongod } from '../dev-mongod/embedded-mongod.ts';
import { extent, runOnce } from './bench-run.ts';
import { measureInTurns, type Samples, type TurnsParts, type TurnsPlan } from './interleaved.ts';
import { mongodStatus } from './measure/mongod-status.ts';
import { pinSelf } from './measure/pinning.ts';
import { describeMachine, type Machine } from './report/machine.ts';

const wholePlan: TurnsPlan = { rounds: 7, turn: 3, warmUp: 5, connections: 32 };
const quickPlan: TurnsPlan = { rounds: 1, turn: 0.5, warmUp: 0.5, connections: 32 };
/** Seconds. */
const LIMIT = 170;

export interface TurnsBench<Result> {
  /** Its folder under scripts/, with the program `serve.ts`. */
  readonly name: string;
  /** What is said when the service is filled. */
  readonly filling: string;
  readonly prepare: TurnsParts['prepare'];
  readonly toResult: (machine: Machine, plan: TurnsPlan, samples: Samples) => Result;
  readonly toMarkdown: (result: Result) => string;
}

/** Runs it once, and gives it up after three minutes. */
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
  const programs = join('.build', name);
  await build({
    entryPoints: [join('scripts', name, 'serve.ts')],
    outdir: programs,
    outExtension: { '.js': '.mjs' },
    ...bundleOptions,
  }).finally(stop);
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
      program: join(process.cwd(), programs, 'serve.mjs'),
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
