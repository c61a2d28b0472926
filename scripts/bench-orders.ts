/**
 * `npm run bench:orders`: what the list and every search of orders in the settings cost at 10,000 and at 1,000,000 orders, with the
 * plans of the database, in at most ten minutes. Writes scripts/bench-orders/result.json and RESULT.md. `npm run bench:orders -- --quick`
 * takes 20,000 orders, only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { connectMongo } from '../server/storage/mongo/client.ts';
import { createOrderIndex } from '../server/storage/order-index.ts';
import { extent, runOnce } from './bench/bench-run.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { describeMachine } from './bench/report/machine.ts';
import { fillIndex } from './bench-orders/fill.ts';
import { measureShape, shapes } from './bench-orders/measure.ts';
import { type SearchResult, searchMarkdown } from './bench-orders/result.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';

/** Seconds. */
const LIMIT = 600;
const sizes = extent === 'quick' ? [2_000, 20_000] : [10_000, 1_000_000];
const runs = extent === 'quick' ? 50 : 300;

await runOnce<SearchResult>({
  folder: join('scripts', 'bench-orders'),
  limit: LIMIT,
  toMarkdown: searchMarkdown,
  async measure(scratch, log) {
    const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log });
    const mongo = await connectMongo(mongod.uri);
    try {
      const { version } = await mongodStatus(mongo.client.db('admin'));
      const machine = describeMachine(
        { kind: 'free', reason: 'the database is measured, and may use every core' },
        version,
        ['mongodb'],
      );
      const index = createOrderIndex(mongo.db);
      const measured = [];
      let filled = 0;
      for (const size of sizes) {
        const started = performance.now();
        const bytes = await fillIndex(mongo.db, filled, size, log);
        filled = size;
        const seconds = (performance.now() - started) / 1_000;
        log(`${size} orders after ${Math.round(seconds)} s`);
        const rows = [];
        for (const shape of shapes) rows.push(await measureShape(mongo.db, index, shape, size, runs));
        measured.push({ size, seconds, bytes, rows });
      }
      return { machine, runs, sizes: measured };
    } finally {
      await mongo.close();
      await mongod.stop();
    }
  },
});
