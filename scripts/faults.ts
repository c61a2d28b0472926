/**
 * `npm run faults`: kills workers 100 times while two of them deliver 20,000 events, then restarts the database ten times under load.
 * Writes scripts/faults/RESULT.md. Fails when an event is lost or stays leased, a kill causes more than 16 duplicates, or recovery takes
 * more than 10 s. `-- --quick` is a short run that writes nothing.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertOk } from '../generated/client/index.ts';
import { EventName } from '../generated/values.ts';
import { connectMongo } from '../server/storage/mongo/client.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { buildServer } from './build-server.ts';
import { loginToSettings, readDemo, startServiceProcess, startWorkerProcess } from './demo/service-process.ts';
import { startCountingReceiver } from './faults/counting-receiver.ts';
import { faultsPage, withinBounds } from './faults/faults-page.ts';
import { killWorkers } from './faults/killed-workers.ts';
import { createOrderCall } from './faults/order-customers.ts';
import { startMongodIn } from './faults/own-mongod.ts';
import { restartMongod } from './faults/restarted-mongod.ts';
import { seededRandom } from './faults/seeded-random.ts';

const SETTLE_MS = 20_000;
const log = (line: string) => console.error(line);
const quick = process.argv.includes('--quick');
const size = quick ? { events: 400, kills: 4, restarts: 2 } : { events: 20_000, kills: 100, restarts: 10 };
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-faults-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await buildServer();
const directory = join(scratch, 'mongod');
mkdirSync(directory);
const mongod = await startMongodIn(directory);
const mongo = await connectMongo(mongod.uri);
const { version } = await mongodStatus(mongo.db);
const random = seededRandom(process.env.FAULT_SEED);
log(`seed: FAULT_SEED=${random.seed}`);
const env = { DATA_DIR: join(scratch, 'data'), MONGODB_URI: mongod.uri, SVC_ENV: 'sandbox', LOG_LEVEL: 'fatal' };

async function killed() {
  const receiver = await startCountingReceiver(0);
  // The first start creates the demo merchant and its keys. The workers do the rest.
  await (await startServiceProcess({ ...env, WEBHOOK_DELIVERY: 'off' })).stop();
  const { merchantId } = await readDemo(env.DATA_DIR);
  const startWorker = (address: string) => startWorkerProcess({ ...env, WEBHOOK_LOCAL_ADDRESS: address });
  const { db } = mongo;
  const result = await killWorkers({
    ...size,
    db,
    merchantId,
    receiver,
    startWorker,
    settleMs: SETTLE_MS,
    random,
    log,
  });
  await receiver.close();
  return result;
}

async function restarted() {
  const receiver = await startCountingReceiver(0);
  const service = await startServiceProcess(env);
  const worker = await startWorkerProcess(env);
  const demo = await readDemo(env.DATA_DIR);
  const webhook = { url: receiver.url, events: [EventName.ORDER_CREATED] };
  const settings = await loginToSettings(service.baseUrl, demo);
  assertOk(await settings.replaceWebhookSettings({ body: webhook }));
  const order = createOrderCall(service.baseUrl, demo);
  const result = await restartMongod({ restarts: size.restarts, mongod, order, receiver, random, log });
  await Promise.all([service.stop(), worker.stop()]);
  await receiver.close();
  return result;
}

try {
  const result = { killed: await killed(), restarted: await restarted() };
  const text = faultsPage({ ...result, seed: random.seed, mongod: version });
  console.log(text);
  if (!quick) await writeFile(join(import.meta.dirname, 'faults', 'RESULT.md'), text);
  if (!withinBounds(result)) process.exitCode = 1;
} finally {
  await mongo.close();
  await mongod.stop();
}
