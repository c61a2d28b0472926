import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCountingLog } from '../../../server/platform/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs the first call at once, and counts those that follow in one line for each interval', () => {
  const counts: number[] = [];
  const log = createCountingLog(10_000, (count) => counts.push(count));
  for (let call = 0; call < 1_000; call += 1) log();
  expect(counts).toEqual([1]);
  vi.advanceTimersByTime(10_000);
  expect(counts).toEqual([1, 999]);
  vi.advanceTimersByTime(3_600_000);
  log();
  expect(counts).toEqual([1, 999, 1]);
});
