/**
 * `npm run bench:endpoints`: what 100,000 other endpoints, half of them dead, change for a healthy one, in about ten minutes. Writes
 * scripts/bench-endpoints/result.json and RESULT.md. `-- --quick` takes 3,000, only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { extent, runOnce } from './bench/bench-run.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { describeMachine } from './bench/report/machine.ts';
import { prepareEnvironment } from './bench/webhooks/environment.ts';
import { addMerchants } from './bench/webhooks/many-merchants.ts';
import { emptyDeliveries, fillEndpoints } from './bench-endpoints/fill.ts';
import { type Beside, type EndpointsPlan, measureBeside } from './bench-endpoints/measure.ts';
import { endpointsPage, type Setting } from './bench-endpoints/result.ts';
import { freePort } from './ports.ts';

const plan: EndpointsPlan =
  extent === 'quick'
    ? { rounds: 1, endpoints: 3_000, merchants: 10, rate: 50, seconds: 4, warmUp: 1 }
    : { rounds: 5, endpoints: 100_000, merchants: 50, rate: 100, seconds: 10, warmUp: 5 };
const settings: readonly Setting[] = ['alone', 'settled', 'flood'];

await runOnce({
  folder: join(import.meta.dirname, 'bench-endpoints'),
  limit: 1_500,
  async measure(scratch, log) {
    const pinning = pinSelf(process.env);
    const environment = await prepareEnvironment({ scratch, env: process.env, pinning, log });
    try {
      const { db, receiver } = environment;
      const machine = describeMachine(pinning, (await mongodStatus(db)).version);
      // The service creates the collections.
      await (await environment.startService()).stop();
      const merchantIds = await addMerchants(db, plan.merchants);
      const refusingPort = await freePort();
      const samples: Beside[][] = settings.map(() => []);
      let fillSeconds = 0;
      for (let round = 1; round <= plan.rounds; round += 1) {
        for (const [index, setting] of settings.entries()) {
          log(`round ${round} of ${plan.rounds}: ${setting}`);
          await emptyDeliveries(db);
          receiver.received.clear();
          const started = performance.now();
          if (setting !== 'alone') {
            await fillEndpoints({ ...plan, db, receiver, merchantIds, refusingPort, condition: setting });
            fillSeconds ||= (performance.now() - started) / 1_000;
          }
          const service = await environment.startService({ worker: 'beside' });
          await environment.configure(service, 'plain');
          samples[index]?.push(await measureBeside(environment, service, plan));
          await service.stop();
        }
      }
      const results = settings.map((setting, index) => ({ setting, rounds: samples[index] ?? [] }));
      return { machine, plan, fillSeconds, results };
    } finally {
      await environment.close();
    }
  },
  toMarkdown: endpointsPage,
});
