/**
 * `npm run bench:refunds`: what GET /orders/{order_id} costs of an order with 25 attempts and 25 refunds and of one with one of each, in about
 * two minutes. Writes scripts/bench-refunds/result.json and RESULT.md. `npm run bench:refunds -- --quick` only shows that it works, and
 * writes nothing.
 */
import type { Turn } from './bench/interleaved.ts';
import { runTurnsBench } from './bench/interleaved-run.ts';
import { makeOrder, sizes } from './bench-refunds/orders.ts';
import { ordersMarkdown, ordersResult } from './bench-refunds/result.ts';

await runTurnsBench({
  name: 'bench-refunds',
  filling: 'making orders',
  async prepare(pool, service) {
    const turns: Turn[] = [];
    for (const size of sizes) turns.push(...(await makeOrder(pool, service, size)));
    return turns;
  },
  toResult: ordersResult,
  toMarkdown: ordersMarkdown,
});
