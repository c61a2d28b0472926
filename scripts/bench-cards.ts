/**
 * `npm run bench:cards`: what GET /cards costs a customer with 50 stored cards and one with one, in about two minutes. Writes
 * scripts/bench-cards/result.json and RESULT.md. `npm run bench:cards -- --quick` only shows that it works, and writes nothing.
 */
import type { Turn } from './bench/interleaved.ts';
import { runTurnsBench } from './bench/interleaved-run.ts';
import { customers, fillLocker } from './bench-cards/locker.ts';
import { cardsMarkdown, cardsResult } from './bench-cards/result.ts';

await runTurnsBench({
  name: 'bench-cards',
  filling: 'storing cards',
  async prepare(pool) {
    const turns: Turn[] = [];
    for (const count of customers) turns.push({ name: String(count), request: await fillLocker(pool, count) });
    return turns;
  },
  toResult: cardsResult,
  toMarkdown: cardsMarkdown,
});
