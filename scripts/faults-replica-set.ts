/**
 * `npm run faults:replica-set`: kills the primary of a replica set of three under load, with MongoDB's default election timeout and
 * with a short one. Writes scripts/faults/REPLICA-SET.md. Fails when an accepted order or an event is lost, an order is charged twice,
 * a call gets an answer other than 200 and 503, or recovery takes too long. `-- --quick` is a short run that writes nothing.
 */
import { rmSync } from 'node:fs';
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
import { killPrimary } from './faults/killed-primary.ts';
import { missedBounds, replicaSetPage } from './faults/replica-set-page.ts';
import { seededRandom } from './faults/seeded-random.ts';
import { startThreeMongods } from './faults/three-mongods.ts';

/** MongoDB's default, and one that elects before the driver gives up. Milliseconds. */
const [SLOW, FAST] = [10_000, 1_000];
const log = (line: string) => console.error(line);
const quick = process.argv.includes('--quick');
const kills = quick ? 2 : 6;
const electionTimeouts = [...Array.from({ length: kills }, () => FAST), ...Array.from({ length: kills }, () => SLOW)];
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-faults-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await buildServer();
const mongods = await startThreeMongods({ directory: scratch, electionTimeoutMs: FAST });
const mongo = await connectMongo(mongods.uri);
const { version } = await mongodStatus(mongo.db);
const random = seededRandom(process.env.FAULT_SEED);
log(`seed: FAULT_SEED=${random.seed}`);
const env = {
  DATA_DIR: join(scratch, 'data'),
  MONGODB_URI: mongods.uri,
  SVC_ENV: 'sandbox',
  LOG_LEVEL: 'fatal',
  RECONCILE_AFTER_SECONDS: '2',
};
const receiver = await startCountingReceiver(0);
try {
  const service = await startServiceProcess(env);
  const worker = await startWorkerProcess(env);
  const demo = await readDemo(env.DATA_DIR);
  const settings = await loginToSettings(service.baseUrl, demo);
  assertOk(await settings.replaceWebhookSettings({ body: { url: receiver.url, events: Object.values(EventName) } }));
  const { baseUrl } = service;
  const result = await killPrimary({ db: mongo.db, demo, baseUrl, mongods, receiver, electionTimeouts, random, log });
  const text = replicaSetPage(result, { seed: random.seed, mongod: version });
  console.log(text);
  for (const problem of result.problems.slice(0, 20)) log(problem);
  if (!quick) await writeFile(join(import.meta.dirname, 'faults', 'REPLICA-SET.md'), text);
  if (missedBounds(result).length > 0) process.exitCode = 1;
  await Promise.all([service.stop(), worker.stop()]);
} finally {
  await receiver.close();
  await mongo.close();
  await mongods.stop();
}
