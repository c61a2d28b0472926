/**
 * `npm run bench:growth`: what create, read, list, search and export cost at 1,000, 100,000 and 1,000,000 orders, in about ten minutes.
 * Writes scripts/bench-growth/result.json and RESULT.md. `-- --quick` takes 5,000, only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { connectMongo } from '../server/storage/mongo/client.ts';
import { ORDERS } from '../server/storage/orders.ts';
import { extent, runOnce } from './bench/bench-run.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { pinSelf } from './bench/measure/pinning.ts';
import { describeMachine } from './bench/report/machine.ts';
import { type GrowthPlan, type GrowthRound, measureGrowth } from './bench-growth/measure.ts';
import { growthPage } from './bench-growth/result.ts';
import { type GrownService, startGrownService } from './bench-growth/services.ts';
import { buildServer } from './build-server.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';

const plan: GrowthPlan =
  extent === 'quick'
    ? { sizes: [1_000, 5_000], rounds: 1, calls: 30, exports: 3, warmUp: 1 }
    : { sizes: [1_000, 100_000, 1_000_000], rounds: 7, calls: 200, exports: 20, warmUp: 1 };

await runOnce({
  folder: join(import.meta.dirname, 'bench-growth'),
  limit: 1_200,
  async measure(scratch, log) {
    await buildServer();
    const pinning = pinSelf(process.env);
    const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log });
    const services: GrownService[] = [];
    try {
      const mongo = await connectMongo(mongod.uri);
      const machine = describeMachine(pinning, (await mongodStatus(mongo.db)).version);
      await mongo.close();
      for (const size of plan.sizes) {
        log(`filling in ${size} orders`);
        services.push(await startGrownService({ size, mongodbUri: mongod.uri, scratch, pinning, log }));
      }
      const rounds: GrowthRound[][] = services.map(() => []);
      for (let round = 1 - plan.warmUp; round <= plan.rounds; round += 1) {
        log(round < 1 ? 'warming up' : `round ${round} of ${plan.rounds}`);
        for (const [index, service] of services.entries()) {
          const measured = await measureGrowth(service, plan);
          if (round > 0) rounds[index]?.push(measured);
        }
      }
      const sizes = [];
      for (const [index, { size, db, fillSeconds, startSeconds }] of services.entries()) {
        const stats = await db.command({ collStats: ORDERS });
        const bytes = { dataBytes: Number(stats.size), indexBytes: Number(stats.totalIndexSize) };
        sizes.push({ size, fillSeconds, startSeconds, ...bytes, rounds: rounds[index] ?? [] });
      }
      return { machine, plan, sizes };
    } finally {
      for (const service of services) await service.stop();
      await mongod.stop();
    }
  },
  toMarkdown: growthPage,
});
