/** The built service and the built worker on a given Node.js: an order is created, paid at the bank, and its webhooks arrive. */
import { assertOk } from '../../generated/client/index.ts';
import { EventName } from '../../generated/values.ts';
import { connectMongo } from '../../server/storage/mongo/client.ts';
import { NODE_ARGUMENTS, SERVER_BUNDLE, WORKER_BUNDLE } from '../build-server.ts';
import { launch, loginToSettings, readDemo, type ServiceEnv, type StartedProcess } from '../demo/service-process.ts';
import { startCountingReceiver } from '../faults/counting-receiver.ts';
import { deliveriesDone } from '../faults/raised-events.ts';
import { createRetryingMerchant } from '../faults/retrying-merchant.ts';

const PATIENCE_MS = 30_000;

export interface Smoke {
  /** From the start of the process to its first request, in milliseconds. */
  readonly startMs: number;
  readonly webhooks: number;
}

async function ready(name: string, { ready: address, stderr }: StartedProcess): Promise<string> {
  const found = await address;
  if (found === undefined) throw new Error(`The ${name} did not start: ${stderr()}`);
  return found;
}

/**
 * Runs both programs of the bundle with this `node`.
 * @throws Error when a program does not start, or a webhook does not arrive.
 */
export async function smokeTest(node: string, env: ServiceEnv & { readonly MONGODB_URI: string }): Promise<Smoke> {
  const receiver = await startCountingReceiver(0);
  const mongo = await connectMongo(env.MONGODB_URI);
  const started: StartedProcess[] = [];
  const run = (bundle: string, more: Partial<ServiceEnv>) => {
    const program = launch([node, ...NODE_ARGUMENTS, bundle], { ...env, ...more });
    started.push(program);
    return program;
  };
  try {
    const from = performance.now();
    const baseUrl = await ready('service', run(SERVER_BUNDLE, { WEBHOOK_DELIVERY: 'off' }));
    const startMs = performance.now() - from;
    await ready('worker', run(WORKER_BUNDLE, {}));
    const demo = await readDemo(env.DATA_DIR);
    const settings = await loginToSettings(baseUrl, demo);
    const events = [EventName.ORDER_CREATED, EventName.ORDER_SUCCEEDED];
    assertOk(await settings.replaceWebhookSettings({ body: { url: receiver.url, events } }));
    await createRetryingMerchant({ demo, baseUrl: async () => baseUrl })('smoke', 'paid at the bank');
    await deliveriesDone(mongo.db, PATIENCE_MS);
    if (receiver.distinct() !== events.length) throw new Error(`${receiver.distinct()} webhooks of ${events.length}`);
    return { startMs, webhooks: receiver.distinct() };
  } finally {
    for (const { stop } of started) await stop();
    await mongo.close();
    await receiver.close();
  }
}
