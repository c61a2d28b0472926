/**
 * Reads the list page by page while other processes create and change orders: no duplicates, no gaps.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, textAt } from '../../support/caller.ts';
import { seeded } from '../../support/seeded.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let made = 0;
beforeAll(async () => {
  service = await startService({ label: 'list-while-created' });
  for (let index = 0; index < 40; index += 1) await create();
});
afterAll(() => service.close());

/** Creates an order of one of two customers. Several have the same creation time. */
async function create(): Promise<void> {
  made += 1;
  if (made % 4 === 0) service.clock.advance(1);
  // The ids are not in order of time, so that they decide among equal times in both directions.
  const orderId = `W-${(made * 7_919) % 10_007}`;
  const answer = await service.call.form('/orders', { order_id: orderId, amount: '1', customer_id: `c${made % 2}` });
  expect(answer.status).toBe(200);
}

async function page(query: string): Promise<{ readonly ids: string[]; readonly next: unknown }> {
  const body = (await service.call.get(`/orders${query}`)).json();
  const list = at(body, 'list');
  const ids = Array.isArray(list) ? list.map((order) => textAt(order, 'order_id')) : [];
  return { ids, next: at(body, 'next_cursor') };
}

async function allPages(limit: number, filter: string, between: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  let query = `?limit=${limit}${filter}`;
  for (;;) {
    const [{ ids, next }] = await Promise.all([page(query), between()]);
    seen.push(...ids);
    if (next === null) return seen;
    query = `?limit=${limit}${filter}&after=${String(next)}`;
  }
}

it('whatever the page, the filter and the creators', async () => {
  const filters = fc.constantFrom('', '&customer_id=c0', '&status=NEW', '&customer_id=c1&status=NEW');
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 5, max: 40 }),
      filters,
      fc.integer({ min: 0, max: 3 }),
      async (limit, filter, creators) => {
        const before = await allPages(100, filter, async () => undefined);
        const seen = await allPages(limit, filter, async () => {
          await Promise.all(Array.from({ length: creators }, create));
          await service.call.form(`/orders/${before[0]}`, { description: `changed ${made}` });
        });
        expect(new Set(seen).size).toBe(seen.length);
        const old = new Set(before);
        expect(seen.filter((id) => old.has(id))).toEqual(before);
      },
    ),
    { ...seeded(), numRuns: 15 },
  );
});

it('`count` is `limit` under another name, and `limit` wins', async () => {
  expect((await page('?count=3')).ids).toEqual((await page('?limit=3')).ids);
  expect((await page('?count=3&limit=2')).ids).toHaveLength(2);
});
