/** Lanes: few at a time for each endpoint, turn about, and those that are slow among themselves. */
import { describe, expect, it } from 'vitest';
import { createLanes, type LaneLimits } from '../../server/webhooks/lanes.ts';

const LIMITS: LaneLimits = { perLane: 2, overall: 6, overallSlow: 4, heldPerLane: 20, held: 40, slowMs: 1_000 };

/** Lanes whose work ends when the test says so, on a clock of the test. */
function stage(limits: Partial<LaneLimits> = {}) {
  let now = 0;
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const lanes = createLanes<string>({
    limits: { ...LIMITS, ...limits },
    elapsed: () => now,
    atOnce: (_lane, most) => most,
    run: (item) =>
      new Promise((resolve) => {
        begun.push(item);
        ends.set(item, resolve);
      }),
  });
  return {
    lanes,
    begun,
    advance: (ms: number) => {
      now += ms;
    },
    add(lane: string, count: number, from = 0) {
      const names = Array.from({ length: count }, (_, index) => `${lane}${from + index}`);
      const kept = names.filter(() => lanes.reserve(lane));
      lanes.fill(kept.map((item) => ({ lane, item })));
      return kept.length;
    },
    async end(item: string) {
      ends.get(item)?.();
      ends.delete(item);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('lanes', () => {
  it('start at most three times the limit of one endpoint: under way, being stored, being made ready', () => {
    const { add, begun } = stage({ overall: 20 });
    add('a', 10);
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('take turns: an endpoint with little to do waits for one of each of the others, however much they have', async () => {
    const { add, begun, end } = stage({ overall: 4 });
    add('a', 10);
    add('b', 2);
    add('c', 1);
    for (const item of ['a0', 'a1', 'a2']) await end(item);
    expect(begun.slice(4)).toEqual(['a4', 'b0', 'c0']);
  });

  it('have room for so many of one endpoint, and for so many in all', () => {
    const { add, lanes } = stage();
    expect(add('a', 30)).toBe(20);
    expect(lanes.roomIn('a')).toBe(0);
    expect(add('b', 19)).toBe(19);
    expect(lanes.room()).toBe(1);
    expect(add('c', 5)).toBe(1);
    lanes.cancel('c');
    expect(lanes.room()).toBe(1);
  });

  it('give slow endpoints places of their own: however many hang, a quick one begins at once', () => {
    const { add, begun, advance } = stage({ perLane: 1, overall: 6, overallSlow: 4 });
    for (const slow of ['s', 't', 'u']) add(slow, 5);
    expect(begun).toHaveLength(6);
    // All of them hang now, and have used up the places of the quick.
    advance(1_001);
    add('q', 3);
    // The third had found no place; it is not slow either.
    expect(begun.slice(6)).toEqual(['u0', 'q0', 'u1', 'q1', 'u2', 'q2']);
  });

  it('count an endpoint as quick again once it has answered quickly', async () => {
    const { add, advance, end, begun } = stage({ perLane: 1, overall: 2, overallSlow: 0 });
    add('a', 1);
    advance(1_001);
    await end('a0');
    add('a', 1, 1);
    // Slow, and there is no place for the slow.
    expect(begun).toEqual(['a0']);
  });

  it('hold few of what is slow, and none that has not begun where the slow have half of all places', () => {
    const { add, lanes, advance } = stage({ perLane: 1, overall: 6 });
    add('s', 20);
    expect(lanes.surplus()).toEqual([]);
    advance(1_001);
    // Three have begun, which is all that a slow endpoint keeps.
    expect(lanes.surplus()).toHaveLength(17);
    expect(lanes.roomIn('s')).toBe(0);
    expect(lanes.isSlow('s')).toBe(true);
    add('t', 20);
    advance(1_001);
    add('q', 18);
    expect(lanes.room()).toBe(0);
    expect(lanes.surplus().every((item) => item.startsWith('t'))).toBe(true);
    expect(lanes.room()).toBeGreaterThan(10);
    expect(lanes.reserve('t')).toBe(false);
    expect(lanes.reserve('q')).toBe(true);
  });

  it('give back what has not begun, and are idle when the rest has ended', async () => {
    const { add, lanes, end } = stage();
    add('a', 8);
    let idle = false;
    const whenIdle = lanes.idle().then(() => {
      idle = true;
    });
    expect(lanes.drain()).toEqual(['a6', 'a7']);
    for (const item of ['a0', 'a1', 'a2', 'a3', 'a4']) await end(item);
    expect(idle).toBe(false);
    await end('a5');
    await whenIdle;
    expect(lanes.held()).toEqual([]);
  });
});
