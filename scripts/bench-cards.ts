/**
 * `npm run bench:cards`: what GET /cards costs a customer with 50 stored cards and one with one, in about two minutes. Writes
 * scripts/bench-cards/result.json and RESULT.md. `npm run bench:cards -- --quick` only shows that it works, and writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongod } from '../server/mongo/embedded-mongod.ts';
import { measureInTurns, type Turn, type TurnsPlan } from './bench/in-turns.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { describeMachine } from './bench/report/machine.ts';
import { customers, fillLocker } from './bench-cards/locker.ts';
import { cardsMarkdown, cardsResult } from './bench-cards/result.ts';
import { bundleOptions } from './build/bundle-options.ts';

const wholePlan: TurnsPlan = { rounds: 7, turn: 3, warmUp: 5, connections: 32 };
const quickPlan: TurnsPlan = { rounds: 1, turn: 0.5, warmUp: 0.5, connections: 32 };
const LIMIT_MS = 170_000;
const PROGRAMS = '.build/bench-cards';

const say = (line: string) => console.error(line);
const isQuick = process.argv.includes('--quick');
const plan = isQuick ? quickPlan : wholePlan;
const folder = join(import.meta.dirname, 'bench-cards');
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-bench-cards-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const limit = setTimeout(() => {
  say('The run took longer than three minutes and was given up.');
  process.exit(1);
}, LIMIT_MS);

await build({
  entryPoints: ['scripts/bench-cards/serve.ts'],
  outdir: PROGRAMS,
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
  const program = join(process.cwd(), PROGRAMS, 'serve.mjs');
  const mongoUri = mongod.uri.replace('/?', '/bench_cards?');
  const samples = await measureInTurns({
    plan,
    pinning,
    program,
    mongoUri,
    env: { PATH, HOME },
    say,
    async prepare(pool) {
      say('storing cards');
      const turns: Turn[] = [];
      for (const count of customers) turns.push({ name: String(count), shot: await fillLocker(pool, count) });
      return turns;
    },
  });
  const result = cardsResult(machine, plan, samples);
  const text = cardsMarkdown(result);
  console.log(text);
  if (!isQuick) {
    await writeFile(join(folder, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
    await writeFile(join(folder, 'RESULT.md'), text);
  }
} finally {
  await mongod.stop();
  clearTimeout(limit);
}
