/**
 * A benchmark of a few calls of one service in turn, from the build to the written result: `result.json` and `RESULT.md` in the folder
 * scripts/<name>. With `--quick` it only shows that it works, and writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongod } from '../../server/mongo/embedded-mongod.ts';
import { bundleOptions } from '../build/bundle-options.ts';
import { measureInTurns, type Samples, type TurnsParts, type TurnsPlan } from './in-turns.ts';
import { mongodStatus } from './measure/mongod-status.ts';
import { pinSelf } from './measure/pinning.ts';
import { describeMachine, type Machine } from './report/machine.ts';

const wholePlan: TurnsPlan = { rounds: 7, turn: 3, warmUp: 5, connections: 32 };
const quickPlan: TurnsPlan = { rounds: 1, turn: 0.5, warmUp: 0.5, connections: 32 };
const LIMIT_MS = 170_000;

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
export async function runTurnsBench<Result>(bench: TurnsBench<Result>): Promise<void> {
  const { name } = bench;
  const say = (line: string) => console.error(line);
  const isQuick = process.argv.includes('--quick');
  const plan = isQuick ? quickPlan : wholePlan;
  const folder = join('scripts', name);
  const programs = join('.build', name);
  const scratch = await mkdtemp(join(tmpdir(), `card-payments-${name}-`));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const limit = setTimeout(() => {
    say('The run took longer than three minutes and was given up.');
    process.exit(1);
  }, LIMIT_MS);

  await build({
    entryPoints: [join(folder, 'serve.ts')],
    outdir: programs,
    outExtension: { '.js': '.mjs' },
    ...bundleOptions,
  }).finally(stop);
  const { PATH = '', HOME = '' } = process.env;
  const pinning = pinSelf(process.env);
  const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, say });
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
      say,
      prepare: (pool, service) => {
        say(bench.filling);
        return bench.prepare(pool, service);
      },
    });
    const result = bench.toResult(machine, plan, samples);
    const text = bench.toMarkdown(result);
    console.log(text);
    if (!isQuick) {
      await writeFile(join(folder, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
      await writeFile(join(folder, 'RESULT.md'), text);
    }
  } finally {
    await mongod.stop();
    clearTimeout(limit);
  }
}
