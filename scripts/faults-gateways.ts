/**
 * `npm run faults:gateways`: kills the service at every point of its calls to simulated gateways (the crash matrix), then 50
 * times at random moments of 2,000 payments in which the gateways fail, too. Writes CRASH-MATRIX.md and LONG-RUN.md in
 * scripts/faults/gateways/. Fails when an order stays open or differs from the gateways' ledgers. Options: `--payments`,
 * `--kills`, `--only matrix`, `--only run`; `--quick` is a short run that writes nothing.
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
import { crashMatrixPage, longRunPage } from './faults/gateways/result-page.ts';
import { createRepeatedCalls } from './faults/repeated-calls.ts';
import { seededRandom } from './faults/seeded-random.ts';

const { values } = parseArgs({
  options: {
    payments: { type: 'string' },
    kills: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const payments = Number(values.payments ?? (values.quick ? 120 : 2_000));
const kills = Number(values.kills ?? (values.quick ? 6 : 50));
const size = { payments, kills, contradicted: Math.round(payments / 10) };
const log = (line: string) => console.error(line);
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-faults-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await buildServer();
const random = seededRandom(process.env.FAULT_SEED);
const { seed } = random;
log(`seed: FAULT_SEED=${seed}`);
let mongod = '';

const callsOf = ({ demo, running }: GatewayShop) =>
  createRepeatedCalls({ demo, baseUrl: async () => (await running()).baseUrl, patienceMs: 5_000 });

async function inShop<Result>(
  options: Pick<Parameters<typeof startGatewayShop>[0], 'reconcileAfterSeconds' | 'watcher'>,
  work: (shop: GatewayShop) => Promise<Result>,
): Promise<Result> {
  const directory = join(scratch, String(options.reconcileAfterSeconds));
  await mkdir(directory);
  const shop = await startGatewayShop({ ...options, directory, seed, log });
  try {
    mongod = String((await shop.db.admin().serverInfo()).version);
    return await work(shop);
  } finally {
    await shop.close();
  }
}

async function finish(file: string, text: string, problems: readonly string[]): Promise<void> {
  console.log(text);
  if (!values.quick) await writeFile(join(import.meta.dirname, 'faults', 'gateways', file), text);
  if (problems.length > 0) process.exitCode = 1;
}

if (values.only !== 'run') {
  const killPoints = createKillPoints();
  // Long enough that a call in progress does not count as lost.
  const options = { reconcileAfterSeconds: 5, watcher: killPoints.watcher };
  const matrix = await inShop(options, (shop) => runCrashMatrix({ shop, killPoints, calls: callsOf(shop), log }));
  await finish('CRASH-MATRIX.md', crashMatrixPage(matrix, { seed, mongod }), matrix.problems);
}
if (values.only !== 'matrix') {
  const options = { reconcileAfterSeconds: 2 };
  const run = await inShop(options, (shop) => runLong({ shop, calls: callsOf(shop), size, random, log }));
  await finish('LONG-RUN.md', longRunPage(run, { seed, mongod }), run.problems);
}
