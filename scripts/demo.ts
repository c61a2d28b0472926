/**
 * `npm run demo`: a whole payment, from the order to the webhook that came twice and was handled once, told in the
 * terminal. Ends by itself; exit code 0 only when all of it was seen.
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
    const early = service.ended.then(() => Promise.reject(new UnmetExpectation('a service that goes on running')));
    await Promise.race([runPayment({ demo, shop, reporter }), early]);
  } catch (error) {
    if (service.logTail() !== '') console.error(`\nThe end of the service's log:\n${service.logTail()}`);
    throw error;
  }
  reporter.step('The service is told to stop.');
  const end = await service.stop();
  if (end.code !== 0)
    throw new UnmetExpectation(`an orderly end of the service (${end.signal ?? `exit code ${end.code}`})`);
  reporter.detail('It has ended with exit code 0.');
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
    // A signal that comes while mongod starts waits for it, and then stops it.
    cleaners.push(async () => (await preparing).remove());
    const environment = await preparing;
    if (interrupted) throw new UnmetExpectation('a whole payment, since a signal came first');
    await show(environment, cleaners);
  } finally {
    await clean();
  }
}

const code = await run().then(
  () => {
    console.log('\nAll of it was seen: paid, told twice, handled once.');
    return 0;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof UnmetExpectation ? `\nNot seen: ${message}` : `\nThe demo failed: ${message}`);
    return 1;
  },
);
// A story that was broken off may still be waiting for something.
process.exit(code);
