/**
 * `npm run demo`: shows a payment in the terminal, from the order to a webhook that is delivered twice and handled once.
 * Exits with 0 only when every step succeeds.
 */
import { buildServer } from './build-server.ts';
import { type DemoEnvironment, prepareEnvironment } from './demo/environment.ts';
import { runPayment } from './demo/payment.ts';
import { readDemo, startServiceProcess } from './demo/service-process.ts';
import { openShop } from './demo/shop.ts';
import { createReporter, UnmetExpectation } from './demo/steps.ts';

const reporter = createReporter((line) => console.log(line));

async function show(environment: DemoEnvironment, cleaners: (() => Promise<unknown>)[]): Promise<void> {
  reporter.step('The service starts, with a database and a demo merchant of its own.');
  const service = await startServiceProcess(environment.env);
  cleaners.push(service.stop);
  const demo = await readDemo(environment.dataDir);
  reporter.detail(`process ${service.pid} at ${service.baseUrl}, merchant ${demo.merchantId}`);
  const shop = await openShop({
    credentials: { username: demo.webhookUsername, password: demo.webhookPassword },
    responseKey: demo.responseKey,
  });
  cleaners.push(shop.close);
  try {
    const early = service.ended.then(() => Promise.reject(new UnmetExpectation('the service keeps running')));
    await Promise.race([runPayment({ demo, shop, reporter }), early]);
  } catch (error) {
    if (service.logTail() !== '') console.error(`\nThe end of the service's log:\n${service.logTail()}`);
    throw error;
  }
  reporter.step('The service stops.');
  const end = await service.stop();
  if (end.code !== 0)
    throw new UnmetExpectation(`a clean stop of the service (${end.signal ?? `exit code ${end.code}`})`);
  reporter.detail('It ended with exit code 0.');
}

async function run(): Promise<void> {
  const cleaners: (() => Promise<unknown>)[] = [];
  let cleaning = Promise.resolve();
  let interrupted = false;
  /** Later calls wait for the first. */
  const clean = () => {
    const rest = cleaners.splice(0).toReversed();
    cleaning = cleaning.then(async () => {
      for (const cleaner of rest) await cleaner();
    });
    return cleaning;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      interrupted = true;
      clean().finally(() => process.exit(1));
    });
  }
  try {
    await buildServer();
    const preparing = prepareEnvironment(process.env.MONGODB_URI || undefined);
    // A signal during the start of mongod waits for the start, then stops mongod.
    cleaners.push(async () => (await preparing).remove());
    const environment = await preparing;
    if (interrupted) throw new UnmetExpectation('a complete payment (a signal interrupted the demo)');
    await show(environment, cleaners);
  } finally {
    await clean();
  }
}

const code = await run().then(
  () => {
    console.log('\nThe demo succeeded: one payment, two deliveries, handled once.');
    return 0;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof UnmetExpectation ? `\nThe demo failed. Expected: ${message}` : `\nThe demo failed: ${message}`,
    );
    return 1;
  },
);
// A failed demo may still be waiting for something.
process.exit(code);
