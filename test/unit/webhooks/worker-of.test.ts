import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workerOf } from '../../../server/delivery/worker/worker-group.ts';

const merchants = Array.from({ length: 400 }, (_, index) => `shop_${index}`);

describe('the worker of a merchant', () => {
  it('is nobody without workers, and the only one there is', () => {
    expect(workerOf('shop', [])).toBeUndefined();
    expect(workerOf('shop', ['wrk_1'])).toBe('wrk_1');
  });

  it('is the same for everybody, whatever the order in which the workers are known', () => {
    fc.assert(
      fc.property(fc.tuple(fc.uuid(), fc.uniqueArray(fc.uuid(), { minLength: 1 })), ([merchant, workers]) => {
        expect(workerOf(merchant, workers)).toBe(workerOf(merchant, workers.toReversed()));
      }),
    );
  });

  it('stays when another worker goes', () => {
    fc.assert(
      fc.property(fc.tuple(fc.uuid(), fc.uniqueArray(fc.uuid(), { minLength: 2 })), ([merchant, workers]) => {
        const [gone, ...others] = workers;
        const before = workerOf(merchant, workers);
        if (before !== gone) expect(workerOf(merchant, others)).toBe(before);
      }),
    );
  });

  it('shares many merchants about evenly', () => {
    const workers = ['wrk_1', 'wrk_2', 'wrk_3', 'wrk_4'];
    for (const worker of workers) {
      const own = merchants.filter((merchant) => workerOf(merchant, workers) === worker).length;
      expect(own).toBeGreaterThan(60);
      expect(own).toBeLessThan(140);
    }
  });
});
