/**
 * `npm run faults:payments`: kills the service 50 times during 2,000 payments with captures, voids and refunds. Writes
 * scripts/faults/PAYMENTS.md. Fails when an order stays open, an order charges a wrong amount, or the service's ledger differs from
 * the gateway's. `-- --quick` is a short run that writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo } from '../server/storage/mongo/client.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { runFacts } from './bench/report/machine.ts';
import { buildServer } from './build-server.ts';
import { readDemo, startServiceProcess } from './demo/service-process.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';
import { type KilledPayments, killPayments } from './faults/killed-payments.ts';
import { seededRandom } from './faults/seeded-random.ts';

const log = (line: string) => console.error(line);
const quick = process.argv.includes('--quick');
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-faults-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function page(seed: number, mongod: string, result: KilledPayments): string {
  const { payments, kills, open, wrong, mismatched, autoRefunded } = result;
  return `# A service that is killed during payments

${runFacts(mongod)}. Written by \`npm run faults:payments\`; seed ${seed} (\`FAULT_SEED\`).
Of seven orders, two are paid, two paid and refunded (one in part), two held and captured (one in part), and one held and voided.

| Payments | kill -9 | Left open | Wrong amount | Ledgers differ | Paid twice and refunded |
| --- | --- | --- | --- | --- | --- |
| ${payments} | ${kills} | ${open} | ${wrong} | ${mismatched} | ${autoRefunded} |
`;
}

await buildServer();
const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log });
const mongo = await connectMongo(mongod.uri);
const { version } = await mongodStatus(mongo.db);
const env = {
  DATA_DIR: join(scratch, 'data'),
  MONGODB_URI: mongod.uri,
  SVC_ENV: 'sandbox',
  LOG_LEVEL: 'error',
  RECONCILE_AFTER_SECONDS: '2',
} as const;
const random = seededRandom(process.env.FAULT_SEED);
log(`seed: FAULT_SEED=${random.seed}`);
try {
  // The first start creates the demo merchant and its keys.
  await (await startServiceProcess(env)).stop();
  const demo = await readDemo(env.DATA_DIR);
  const size = quick ? { payments: 70, kills: 4 } : { payments: 2_000, kills: 50 };
  const startService = () => startServiceProcess(env);
  const result = await killPayments({ ...size, db: mongo.db, demo, startService, random, log });
  const text = page(random.seed, version, result);
  console.log(text);
  for (const problem of result.problems.slice(0, 20)) log(problem);
  if (!quick) await writeFile(join(import.meta.dirname, 'faults', 'PAYMENTS.md'), text);
  if (result.open + result.problems.length > 0) process.exitCode = 1;
} finally {
  await mongo.close();
  await mongod.stop();
}
