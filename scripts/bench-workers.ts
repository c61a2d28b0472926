/**
 * `npm run bench:workers`: what a delivery costs when one, two and four workers share the same backlog, in about 20 minutes. Writes
 * scripts/bench-workers/result.json and RESULT.md. `-- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { extent, runOnce } from './bench/bench-run.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { describeMachine } from './bench/report/machine.ts';
import { prepareEnvironment } from './bench/webhooks/environment.ts';
import { addMerchants } from './bench/webhooks/many-merchants.ts';
import { measureFailover } from './bench-workers/failover.ts';
import { measureWorkers, ownDatabase, type WorkersDrain, type WorkersPlan } from './bench-workers/measure.ts';
import { workersPage } from './bench-workers/result.ts';

const plan: WorkersPlan =
  extent === 'quick'
    ? { rounds: 1, workers: [1, 2], merchants: 16, events: 100, warmUp: 30 }
    : { rounds: 3, workers: [1, 2, 4], merchants: 64, events: 160, warmUp: 40 };
const setups = (['due', 'raised'] as const).flatMap((backlog) =>
  plan.workers.flatMap((workers) => [
    { backlog, workers, databases: 'shared' as const },
    ...(workers === 1 ? [] : [{ backlog, workers, databases: 'own' as const }]),
  ]),
);

await runOnce({
  folder: join(import.meta.dirname, 'bench-workers'),
  limit: 1_800,
  async measure(scratch, log) {
    const pinning = pinSelf(process.env);
    const environment = await prepareEnvironment({ scratch, env: process.env, pinning, log });
    try {
      const { db } = environment;
      const machine = describeMachine(pinning, (await mongodStatus(db)).version);
      // The service creates the indexes.
      await (await environment.startService()).stop();
      const merchantIds = await addMerchants(db, plan.merchants);
      for (let worker = 0; worker < Math.max(...plan.workers); worker += 1) {
        const database = ownDatabase(worker);
        await (await environment.startService({ database })).stop();
        await addMerchants(environment.databaseOf(database), plan.merchants);
      }
      const drains: WorkersDrain[][] = setups.map(() => []);
      for (let round = 1; round <= plan.rounds; round += 1) {
        for (const [index, setup] of setups.entries()) {
          log(
            `round ${round} of ${plan.rounds}: ${setup.backlog}, ${setup.workers} workers, ${setup.databases} databases`,
          );
          drains[index]?.push(await measureWorkers(environment, { ...plan, ...setup, merchantIds }));
        }
      }
      log('a worker is killed');
      const failover = await measureFailover(environment, merchantIds);
      const series = setups.map((setup, index) => ({ ...setup, drains: drains[index] ?? [] }));
      return { machine, plan, series, failover };
    } finally {
      await environment.close();
    }
  },
  toMarkdown: workersPage,
});
