import { expect, it } from 'vitest';
import { createOrderTotal } from '../../../server/api/orders/order-total.ts';

const filter = { merchantId: 'merchant' };

/** A total over a store with so many orders, which says how often it counted. */
function plant(orders: number) {
  const plant = { counted: 0, now: 0, isDown: false };
  const store = {
    async count(_: object, limit: number) {
      plant.counted += 1;
      await Promise.resolve();
      if (plant.isDown) throw new Error('down');
      return Math.min(orders, limit);
    },
  };
  return { plant, totalOf: createOrderTotal(store, { now: () => new Date(plant.now) }) };
}

it('pages that are read at the same time share one count, each filter its own', async () => {
  const { plant: seen, totalOf } = plant(123);
  const totals = await Promise.all([totalOf(filter), totalOf({ ...filter }), totalOf({ merchantId: 'other' })]);
  expect([totals, seen.counted]).toEqual([[123, 123, 123], 2]);
  await totalOf(filter);
  expect(seen.counted).toBe(3);
});

it('a total at the limit is reused for ten seconds', async () => {
  const { plant: seen, totalOf } = plant(20_000);
  for (const now of [0, 9_999, 10_000]) {
    seen.now = now;
    expect(await totalOf(filter)).toBe(10_000);
  }
  expect(seen.counted).toBe(2);
});

it('a count that failed is not shared with later calls', async () => {
  const { plant: seen, totalOf } = plant(5);
  seen.isDown = true;
  await expect(totalOf(filter)).rejects.toThrow('down');
  seen.isDown = false;
  expect(await totalOf(filter)).toBe(5);
});
