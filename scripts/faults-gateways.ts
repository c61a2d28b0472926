/**
 * `npm run faults:gateways`: kills the service at every point of its calls to simulated gateways (the crash matrix), then 50
 * times at random moments of 2,000 payments in which the gateways fail, too. Writes CRASH-MATRIX.md and LONG-RUN.md in
 * scripts/faults/gateways/. Fails when an order stays open or differs from the gateways' ledgers, or when card data is left
 * behind. Options: `--payments`, `--kills`, `--contradicted` (how many of the payments get contradicting notifications),
 * `--only matrix`, `--only run`; `--call <text>`: only the calls of the matrix whose names contain it, and no page; `--quick` is
 * a short run that writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from './build-server.ts';
import { runCrashMatrix } from './faults/gateways/crash-matrix.ts';
import { type GatewayShop, startGatewayShop } from './faults/gateways/gateway-shop.ts';
import { createKillPoints } from './faults/gateways/kill-points.ts';
import { runLong } from './faults/gateways/long-run.ts';
import { crashMatrixPage, longRunPage, type RunFacts } from './faults/gateways/result-page.ts';
import { searchShop } from './faults/gateways/searched-shop.ts';
import { leftBehindProblems } from './faults/left-behind.ts';
import { createRepeatedCalls, type RepeatedCalls } from './faults/repeated-calls.ts';
import { seededRandom } from './faults/seeded-random.ts';

const { values } = parseArgs({
  options: {
    payments: { type: 'string' },
    kills: { type: 'string' },
    contradicted: { type: 'string' },
    only: { type: 'string' },
    call: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
});
const payments = Number(values.payments ?? (values.quick ? 120 : 2_000));
const kills = Number(values.kills ?? (values.quick ? 6 : 50));
const contradicted = Number(values.contradicted ?? Math.round(payments / 10));
const size = { payments, kills, contradicted };
const log = (line: string) => console.error(line);
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-faults-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await buildServer();
const random = seededRandom(process.env.FAULT_SEED);
const { seed } = random;
log(`seed: FAULT_SEED=${seed}`);

interface Ran<Result> {
  readonly result: Result;
  readonly facts: RunFacts;
}

/** Runs in a shop, then searches everything that the run left behind for card data. */
async function inShop<Result>(
  options: Pick<Parameters<typeof startGatewayShop>[0], 'reconcileAfterSeconds' | 'watcher'>,
  work: (shop: GatewayShop, calls: RepeatedCalls) => Promise<Result>,
): Promise<Ran<Result>> {
  const directory = join(scratch, String(options.reconcileAfterSeconds));
  await mkdir(directory);
  const shop = await startGatewayShop({ ...options, directory, seed, log });
  const { db, demo, running } = shop;
  const answers: string[] = [];
  const calls = createRepeatedCalls({
    demo,
    baseUrl: async () => (await running()).baseUrl,
    patienceMs: 5_000,
    answered: (body) => answers.push(body),
  });
  try {
    const mongod = String((await db.admin().serverInfo()).version);
    const result = await work(shop, calls);
    log('searching what the run left behind');
    return { result, facts: { seed, mongod, searches: await searchShop(shop, answers) } };
  } finally {
    await shop.close();
  }
}

async function finish(file: string, text: string, problems: readonly string[]): Promise<void> {
  console.log(text);
  if (!values.quick && values.call === '') await writeFile(join(import.meta.dirname, 'faults', 'gateways', file), text);
  if (problems.length > 0) process.exitCode = 1;
}

if (values.only !== 'run') {
  const killPoints = createKillPoints();
  // Long enough that a call in progress does not count as lost.
  const options = { reconcileAfterSeconds: 5, watcher: killPoints.watcher };
  const { result, facts } = await inShop(options, (shop, calls) =>
    runCrashMatrix({ shop, killPoints, calls, log, named: values.call }),
  );
  const matrix = { ...result, problems: [...result.problems, ...leftBehindProblems(facts.searches)] };
  await finish('CRASH-MATRIX.md', crashMatrixPage(matrix, facts), matrix.problems);
}
if (values.only !== 'matrix') {
  const options = { reconcileAfterSeconds: 2 };
  const { result, facts } = await inShop(options, (shop, calls) => runLong({ shop, calls, size, random, log }));
  const run = { ...result, problems: [...result.problems, ...leftBehindProblems(facts.searches)] };
  await finish('LONG-RUN.md', longRunPage(run, facts), run.problems);
}
