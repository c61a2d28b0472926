/**
 * The program that freezing-worker.ts runs: a worker of the fixtures' merchant that pauses its own process, like an
 * external SIGSTOP, the first time it reaches a step. Arguments: the database, the merchant's URL, the step, the lease
 * in milliseconds.
 */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { workerSettings } from '../../../../server/delivery/queue/worker-ports.ts';
import { createWebhookWorker } from '../../../../server/delivery/worker.ts';
import { endpointPolicy } from '../../../../server/domain/merchants/webhook-url-rule.ts';
import { connectMongo } from '../../../../server/storage/mongo/client.ts';
import { fixtureMerchant, fixtureSealer, HOSTS, MERCHANT } from './fixture-merchant.ts';

const [uri = '', url = '', step = '', leaseMs = ''] = process.argv.slice(2);
const runtime = { clock: { now: () => new Date() }, random: { bytes: randomBytes } };
const sealer = fixtureSealer(runtime.random);
const { webhook, ...rest } = fixtureMerchant(runtime.clock.now(), sealer);
const merchant = { ...rest, webhook: { ...webhook, url } };
const { db, close } = await connectMongo(uri);
const silent = () => undefined;
let froze = false;

const worker = createWebhookWorker({
  db,
  hosts: HOSTS,
  merchants: { find: async (merchantId) => (merchantId === MERCHANT ? merchant : undefined) },
  sealer,
  runtime,
  log: { info: silent, warn: silent, error: silent },
  settings: {
    ...workerSettings(endpointPolicy('sandbox', 'allowed')),
    leaseMs: Number(leaseMs),
    pollMs: 50,
  },
  async checkpoint(reached) {
    if (froze || reached !== step) return;
    froze = true;
    writeSync(1, 'frozen');
    process.kill(process.pid, 'SIGSTOP');
  },
});
worker.start();
process.once('SIGTERM', async () => {
  await worker.stop();
  await close();
});
