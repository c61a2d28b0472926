/**
 * `npm run faults:gateways`: kills the service at every point of its calls to simulated gateways (the crash matrix), then 50
 * times at random moments of 2,000 payments in which the gateways fail, too. Writes scripts/faults/gateways/RESULT.md. Fails
 * when an order stays open or differs from the gateways' ledgers. Options: `--payments`, `--kills`, `--only matrix`,
 * `--only run`; `--quick` is a short run. With `--quick` or `--only` it writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from './build-server.ts';
import { type CrashMatrix, runCrashMatrix } from './faults/gateways/crash-matrix.ts';
import { type GatewayShop, startGatewayShop } from './faults/gateways/gateway-shop.ts';
import { createKillPoints } from './faults/gateways/kill-points.ts';
import { type LongRun, runLong } from './faults/gateways/long-run.ts';
import { gatewayFaultsPage, problemsOf } from './faults/gateways/result-page.ts';
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

function matrix(): Promise<CrashMatrix> {
  const killPoints = createKillPoints();
  // Long enough that a call in progress does not count as lost.
  const options = { reconcileAfterSeconds: 5, watcher: killPoints.watcher };
  return inShop(options, (shop) => runCrashMatrix({ shop, killPoints, calls: callsOf(shop), log }));
}

function run(): Promise<LongRun> {
  return inShop({ reconcileAfterSeconds: 2 }, (shop) => runLong({ shop, calls: callsOf(shop), size, random, log }));
}

let problems: readonly string[];
if (values.only === 'matrix') {
  problems = (await matrix()).problems;
} else if (values.only === 'run') {
  const { problems: found, ...figures } = await run();
  problems = found;
  log(JSON.stringify(figures, (_, value) => (value instanceof Map ? Object.fromEntries(value) : value), 2));
} else {
  const result = { seed, mongod, matrix: await matrix(), run: await run() };
  const text = gatewayFaultsPage({ ...result, mongod });
  console.log(text);
  if (!values.quick) await writeFile(join(import.meta.dirname, 'faults', 'gateways', 'RESULT.md'), text);
  problems = problemsOf(result);
}
for (const problem of problems.slice(0, 40)) log(problem);
if (problems.length > 0) process.exitCode = 1;
