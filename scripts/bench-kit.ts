/**
 * `npm run bench:kit`: the receiver kit against a bare insert and octokit/webhooks, in under five minutes. Writes
 * scripts/bench-kit/result.json and RESULT.md. `npm run bench:kit -- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { MongoClient } from 'mongodb';
import { extent, runOnce } from './bench/bench-run.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { describeMachine } from './bench/report/machine.ts';
import { measureAll, type Plan } from './bench-kit/measure.ts';
import { kitMarkdown, kitResult } from './bench-kit/result.ts';
import { bundleOptions } from './build/bundle-options.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';

const wholePlan: Plan = { rounds: 5, turn: 2.5, warmUp: 4, connections: 64 };
const quickPlan: Plan = { rounds: 1, turn: 0.3, warmUp: 0.2, connections: 64 };
const PROGRAMS = '.build/bench-kit';
const plan = extent === 'quick' ? quickPlan : wholePlan;

async function measure(scratch: string, say: (line: string) => void) {
  await build({
    entryPoints: ['scripts/bench-kit/serve/main.ts'],
    outdir: PROGRAMS,
    outExtension: { '.js': '.mjs' },
    ...bundleOptions,
    // What makes the service lean is not in here.
    plugins: [],
    write: true,
  }).finally(stop);
  const { PATH = '', HOME = '' } = process.env;
  const pinning = pinSelf(process.env);
  const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log: say });
  try {
    const mongoUri = (database: string) => mongod.uri.replace('/?', `/${database}?`);
    const client = new MongoClient(mongod.uri);
    const { version } = await mongodStatus(client.db('admin'));
    await client.close();
    const machine = describeMachine(pinning, version, ['mongodb', '@octokit/webhooks', 'jose', 'undici']);
    const programs = join(process.cwd(), PROGRAMS);
    const samples = await measureAll({ plan, pinning, programs, mongoUri, env: { PATH, HOME }, say });
    return kitResult(machine, plan, samples);
  } finally {
    await mongod.stop();
  }
}

await runOnce({ folder: join(import.meta.dirname, 'bench-kit'), limit: 300, measure, toMarkdown: kitMarkdown });
