/** The table of the latest runs of the webhook bench, and when its goals are rates. */
import { expect, it } from 'vitest';
import type { Latency, Sent } from '../../../scripts/bench/webhooks/measure.ts';
import { sendsFastEnough } from '../../../scripts/bench/webhooks/report.ts';
import { type Measured, type Run, runRows, withRun } from '../../../scripts/bench/webhooks/run-history.ts';

const latency = (rate: number, wholeP99: number): Latency => ({
  rate,
  events: 1_000,
  p50: 1,
  p99: 2,
  wholeP50: 5,
  wholeP99,
  refused: 0,
});
/** To one endpoint and to a hundred. */
const sent = (first: number, second: number): readonly Sent[] => [
  { perSecond: first, cpuMicros: 500 },
  { perSecond: second, cpuMicros: 600 },
];

function measured(commit: string, otherNode: string | null = '24.4.1'): Measured {
  const drains = [100, 400, 300].map((rate) => ({
    bare: sent(rate * 70, rate * 80),
    otherPlain: sent(rate, rate + 1),
    bareEncrypted: sent(rate, rate),
    otherEncrypted: sent(rate / 2, rate / 4),
  }));
  return {
    machine: { commit, date: '2026-11-29T05:06:07.089Z' },
    plan: { goalRate: 100 },
    otherNode,
    endpoints: [1, 100],
    latencies: [[latency(100, 20), latency(300, 900)], [latency(100, 30)], [latency(100, 22)]],
    bareLatencies: [latency(100, 9.96)],
    drains,
  };
}

it('keeps the medians of the rounds, at the rate of the goals', () => {
  expect(withRun([], measured('a1b2'))).toEqual([
    {
      commit: 'a1b2',
      date: '2026-11-29T05:06:07.089Z',
      node: '24.4.1',
      wholeP50: 5,
      wholeP99: 22,
      bareP99: 10,
      bare: { perSecond: [21_000, 24_000], cpuMicros: [500, 600] },
      plain: { perSecond: [300, 301], cpuMicros: [500, 600] },
      bareEncrypted: { perSecond: [300, 300], cpuMicros: [500, 600] },
      encrypted: { perSecond: [150, 75], cpuMicros: [500, 600] },
    },
  ]);
});

it('keeps the eight latest, and adds none that did not measure the version of the image', () => {
  let runs: readonly Run[] = [];
  for (let run = 1; run <= 10; run += 1) runs = withRun(runs, measured(`run-${run}`));
  expect(runs.map(({ commit }) => commit)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((run) => `run-${run}`));
  expect(withRun(runs, measured('other', null))).toEqual(runs);
});

it('prints the latest first', () => {
  const runs = withRun(withRun([], measured('earlier')), measured('later'));
  const [first, second] = runRows(runs);
  expect(first).toBe(
    '| later | 2026-11-29T05:06 | 24.4.1 | 5 / 22 | 10 | 21000 / 24000 | 300 / 301 | 300 / 300 | 150 / 75 | 500 / 600 | 500 / 600 | 500 / 600 |',
  );
  expect(second).toContain('| earlier |');
});

it('has goals as rates where the median of bare sending is 7,000 a second to each number of endpoints', () => {
  const bareOf = (...rounds: readonly (readonly [number, number])[]) => ({
    endpoints: [1, 100],
    drains: rounds.map(([one, hundred]) => ({ bare: sent(one, hundred) })),
  });
  expect(sendsFastEnough(bareOf([6_000, 6_000], [7_000, 7_500], [9_000, 9_000]))).toBe(true);
  expect(sendsFastEnough(bareOf([9_000, 6_000], [7_000, 6_900], [9_000, 9_000]))).toBe(false);
  expect(sendsFastEnough(bareOf([6_999, 9_000]))).toBe(false);
});
