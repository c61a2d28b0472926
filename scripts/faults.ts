/**
 * `npm run faults`: kill -9 a hundred times over 20,000 events with two workers. Writes scripts/faults/RESULT.md, and fails when an event
 * is lost, one stays leased, or a kill brings more than 16 duplicates. `npm run faults -- --quick` is a short form that writes nothing.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo } from '../server/mongo/client.ts';
import { startEmbeddedMongod } from '../server/mongo/embedded-mongod.ts';
import { buildServer } from './build-server.ts';
import { readDemo, startServiceProcess, startWorkerProcess } from './demo/service-process.ts';
import { startCountingReceiver } from './faults/counting-receiver.ts';
import { type KilledWorkers, killWorkers } from './faults/killed-workers.ts';
import { seededRandom } from './faults/seeded-random.ts';

const MOST_DUPLICATES = 16;
const say = (line: string) => console.error(line);
const quick = process.argv.includes('--quick');
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-faults-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function page(seed: number, result: KilledWorkers): string {
  const { events, kills, lost, duplicates, mostDuplicatesOfAKill, leasedAfterwards } = result;
  return `# Workers killed, over and over

${new Date().toISOString()}, Node.js ${process.versions.node}. Written by \`npm run faults\`; seed ${seed} (\`FAULT_SEED\`).

| Events | kill -9 | Lost | Left leased after 20 s | Duplicates | Most of one kill |
| --- | --- | --- | --- | --- | --- |
| ${events} | ${kills} | ${lost} | ${leasedAfterwards} | ${duplicates} | ${mostDuplicatesOfAKill} |
`;
}

await buildServer();
const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, say });
const mongo = await connectMongo(mongod.uri);
const receiver = await startCountingReceiver();
const env = { DATA_DIR: join(scratch, 'data'), MONGODB_URI: mongod.uri, LOG_LEVEL: 'error' };
const random = seededRandom(process.env.FAULT_SEED);
say(`seed: FAULT_SEED=${random.seed}`);
try {
  // It makes the demo merchant and its keys; the workers take it from there.
  await (await startServiceProcess({ ...env, WEBHOOK_DELIVERY: 'off' })).stop();
  const { merchantId } = await readDemo(env.DATA_DIR);
  const size = quick ? { events: 400, kills: 4 } : { events: 20_000, kills: 100 };
  const startWorker = (address: string) => startWorkerProcess({ ...env, WEBHOOK_LOCAL_ADDRESS: address });
  const result = await killWorkers({ ...size, db: mongo.db, merchantId, receiver, startWorker, random, say });
  const text = page(random.seed, result);
  console.log(text);
  if (!quick) await writeFile(join(import.meta.dirname, 'faults', 'RESULT.md'), text);
  const { lost, leasedAfterwards, mostDuplicatesOfAKill } = result;
  if (lost + leasedAfterwards > 0 || mostDuplicatesOfAKill > MOST_DUPLICATES) process.exitCode = 1;
} finally {
  await receiver.close();
  await mongo.close();
  await mongod.stop();
}
