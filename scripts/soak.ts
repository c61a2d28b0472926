/**
 * `npm run soak`: a steady mixed load on the built service and a worker for an hour, with their memory sampled every 10 seconds. Fails when
 * memory grows, a call fails, or a payment or an event is lost. Writes scripts/soak/RESULT.md. `-- --minutes 3` takes another time; one
 * below an hour writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { assertOk } from '../generated/client/index.ts';
import { EventName } from '../generated/values.ts';
import { connectMongo } from '../server/storage/mongo/client.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { buildServer } from './build-server.ts';
import { loginToSettings, readDemo, startServiceProcess, startWorkerProcess } from './demo/service-process.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';
import { startCountingReceiver } from './faults/counting-receiver.ts';
import { countEvents, deliveriesDone } from './faults/raised-events.ts';
import { compareBooks, settlePayments } from './faults/settled-payments.ts';
import { freePort } from './ports.ts';
import { startLoad } from './soak/load.ts';
import { missedBounds, type Sample, type SoakResult, soakPage } from './soak/result.ts';

const SAMPLE_MS = 10_000;
const PATIENCE_MS = 120_000;
const HOUR = 60;
const { values } = parseArgs({ options: { minutes: { type: 'string', default: String(HOUR) } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes is a number above 0.');
const log = (line: string) => console.error(line);
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-soak-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** The memory of a process, by its own metrics. Bytes. */
async function memoryOf(address: string): Promise<{ readonly resident: number; readonly heap: number }> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { resident: value('process_resident_memory_bytes'), heap: value('nodejs_heap_size_used_bytes') };
}

await buildServer();
const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log });
const mongo = await connectMongo(mongod.uri);
const receiver = await startCountingReceiver(0);
const env = { DATA_DIR: join(scratch, 'data'), MONGODB_URI: mongod.uri, SVC_ENV: 'sandbox', LOG_LEVEL: 'warn' };
try {
  const { db } = mongo;
  const service = await startServiceProcess(env);
  const OPS_PORT = String(await freePort());
  const worker = await startWorkerProcess({ ...env, OPS_PORT });
  const demo = await readDemo(env.DATA_DIR);
  const settings = await loginToSettings(service.baseUrl, demo);
  assertOk(await settings.replaceWebhookSettings({ body: { url: receiver.url, events: Object.values(EventName) } }));
  const load = startLoad(service.baseUrl, demo);
  const from = performance.now();
  const samples: Sample[] = [];
  for (let number = 1; number * SAMPLE_MS <= minutes * 60_000; number += 1) {
    await sleep(Math.max(0, from + number * SAMPLE_MS - performance.now()));
    const [ofService, ofWorker] = await Promise.all([service.baseUrl, `http://127.0.0.1:${OPS_PORT}`].map(memoryOf));
    if (ofService === undefined || ofWorker === undefined) throw new Error('A process has no metrics.');
    const seconds = (performance.now() - from) / 1_000;
    const latencies = load.takeLatencies();
    const [ofMachine = 0] = loadavg();
    samples.push({ seconds, service: ofService, worker: ofWorker, orders: load.orders(), latencies, load: ofMachine });
    const resident = Math.round(ofService.resident / 2 ** 20);
    if (number % 6 === 0) log(`${number / 6} of ${minutes} minutes: ${load.orders()} orders, ${resident} MiB`);
  }
  await load.stop();
  const open = await settlePayments(db);
  await deliveriesDone(db, PATIENCE_MS);
  const result: SoakResult = {
    mongod: (await mongodStatus(db)).version,
    minutes,
    samples,
    orders: load.orders(),
    reads: load.reads(),
    failed: load.failed(),
    open,
    books: await compareBooks(db, { merchantId: demo.merchantId, prefix: 'sale-', sold: load.sold }),
    events: await countEvents(db, receiver),
    duplicates: receiver.duplicates(),
  };
  const text = soakPage(result);
  console.log(text);
  for (const problem of result.books.problems.slice(0, 20)) log(problem);
  if (minutes >= HOUR) await writeFile(join(import.meta.dirname, 'soak', 'RESULT.md'), text);
  if (missedBounds(result).length > 0) process.exitCode = 1;
  await Promise.all([service.stop(), worker.stop()]);
} finally {
  await receiver.close();
  await mongo.close();
  await mongod.stop();
}
