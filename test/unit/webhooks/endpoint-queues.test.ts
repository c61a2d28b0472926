/**
 * Endpoint queues: limits for each endpoint, round robin, and separate slots for slow endpoints.
 */
import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../server/delivery/worker/endpoint-queue.ts';
import { createEndpointQueues, type EndpointQueueLimits } from '../../../server/delivery/worker/endpoint-queues.ts';

const LIMITS: EndpointQueueLimits = {
  perEndpoint: 2,
  overall: 12,
  overallSlow: 8,
  heldPerEndpoint: 20,
  held: 40,
  slowMs: 1_000,
  leaseMs: 15_000,
};

/** Endpoint queues whose work ends when the test says so, on the test's clock. */
function stage(limits: Partial<EndpointQueueLimits> = {}, ownerOf = (lane: string) => lane) {
  let now = 0;
  const begun: string[] = [];
  const left: string[] = [];
  const ends = new Map<string, () => void>();
  const places = new Map<string, Slot>();
  const lanes = createEndpointQueues<string>({
    limits: { ...LIMITS, ...limits },
    elapsed: () => now,
    atOnce: (_lane, most) => most,
    ownerOf,
    slotFreed: (lane) => left.push(lane),
    run: (item, place) =>
      new Promise((resolve) => {
        begun.push(item);
        ends.set(item, resolve);
        places.set(item, place);
      }),
  });
  return {
    lanes,
    begun,
    left,
    placeOf(item: string): Slot {
      const place = places.get(item);
      if (place === undefined) throw new Error(`${item} has not begun`);
      return place;
    },
    advance: (ms: number) => {
      now += ms;
    },
    add(lane: string, count: number, from = 0) {
      const names = Array.from({ length: count }, (_, index) => `${lane}${from + index}`);
      const kept = names.filter(() => lanes.reserve(lane));
      lanes.fill(kept.map((item) => ({ endpointKey: lane, item })));
      return kept.length;
    },
    /** Ends the work on it, with a request of it or without. */
    async end(item: string, sent = true) {
      places.get(item)?.answered(sent);
      ends.get(item)?.();
      ends.delete(item);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('lanes', () => {
  it('start at most five times the limit of one endpoint: under way, being stored, being made ready', () => {
    const { add, begun } = stage({ overall: 100 });
    add('a', 20);
    expect(begun).toHaveLength(10);
  });

  it('start at most three times the limit of a slow endpoint', async () => {
    const { add, begun, advance, end } = stage({ overall: 100, overallSlow: 100, heldPerEndpoint: 40, held: 100 });
    add('a', 30);
    advance(1_001);
    for (let ended = 0; ended < 10; ended += 1) await end(begun[ended] ?? '');
    // Ten that were quick when they started, and six.
    expect(begun).toHaveLength(16);
  });

  it('do not take the wait for a turn for a slow answer', async () => {
    const { add, lanes, placeOf, advance } = stage({ perEndpoint: 1, overall: 100 });
    add('a', 4);
    const entries = ['a0', 'a1', 'a2', 'a3'].map((item) => placeOf(item).begin());
    for (const item of ['a0', 'a1', 'a2', 'a3']) {
      await entries.shift();
      advance(300);
      placeOf(item).answered(true);
      placeOf(item).stored();
    }
    expect(lanes.isSlow('a')).toBe(false);
  });

  it('hold what an endpoint answers within a sixth of a lease, and no more', async () => {
    const limits = { perEndpoint: 8, overall: 100, heldPerEndpoint: 640, held: 2_048 };
    const { add, lanes, begun, placeOf, advance, end } = stage(limits);
    expect(lanes.startableIn('a')).toBe(640);
    add('a', 9);
    const first = begun.slice(0, 8);
    for (const item of first) await placeOf(item).begin();
    advance(100);
    for (const item of first) await end(item);
    // 8 every 100 ms, for 2.5 s; one is held already.
    expect(add('a', 640, 9)).toBe(199);
    expect(lanes.startableIn('a')).toBe(0);
  });

  it('start a third slow endpoint while two that hang run more than the slots for slow ones', async () => {
    const { add, begun, advance, end } = stage({
      perEndpoint: 8,
      overall: 256,
      overallSlow: 64,
      heldPerEndpoint: 640,
      held: 2_048,
    });
    add('z', 1);
    advance(1_001);
    await end('z0');
    for (const hanging of ['x', 'y']) add(hanging, 100);
    advance(1_001);
    const before = begun.length;
    expect(before).toBe(1 + 2 * 40);
    add('z', 8, 1);
    expect(begun.length).toBeGreaterThan(before);
  });

  it('take turns: an endpoint with little to do waits for one of each of the others, however much they have', async () => {
    const { add, begun, end } = stage({ overall: 8 }, () => 'one merchant');
    add('a', 10);
    add('b', 2);
    add('c', 1);
    for (const item of ['a0', 'a1', 'a2']) await end(item);
    expect(begun.slice(4)).toEqual(['a4', 'b0', 'c0']);
  });

  it('have room for so many of one endpoint, and for so many in all', () => {
    const { add, lanes } = stage();
    expect(add('a', 30)).toBe(20);
    expect(lanes.capacities()('a')).toBe(0);
    // Three times as many as it leaves free.
    expect(add('b', 19)).toBe(15);
    // The last tenth is reserved for owners without a slot.
    expect(lanes.capacity()).toBe(5);
    expect(add('c', 5)).toBe(1);
    lanes.cancel('c');
    expect(lanes.capacity()).toBe(5);
  });

  it('give slow endpoints places of their own: however many hang, a quick one begins at once', () => {
    const { add, begun, advance } = stage({ perEndpoint: 1, overall: 6, overallSlow: 4 });
    for (const slow of ['s', 't', 'u']) add(slow, 5);
    expect(begun).toHaveLength(6);
    // All of them hang now and use up the slots for fast endpoints.
    advance(1_001);
    add('q', 3);
    expect(begun.slice(6)).toEqual(['q0', 'q1', 'q2']);
  });

  it('count an endpoint as quick again once it has answered quickly', async () => {
    const { add, advance, end, begun } = stage({ perEndpoint: 1, overall: 2, overallSlow: 0 });
    add('a', 1);
    advance(1_001);
    await end('a0');
    add('a', 1, 1);
    // Slow, with no free slot for slow endpoints.
    expect(begun).toEqual(['a0']);
  });

  it('count an endpoint as slow still once a delivery of it ended without a request', async () => {
    const { add, advance, end, lanes } = stage();
    add('a', 1);
    advance(1_001);
    await end('a0');
    add('a', 1, 1);
    await end('a1', false);
    expect(lanes.isSlow('a')).toBe(true);
  });

  it('hold few of what is slow, and none that has not begun where the slow have half of all places', () => {
    const { add, lanes, advance } = stage({ perEndpoint: 1, overall: 6 });
    add('s', 20);
    expect(lanes.surplus()).toEqual([]);
    advance(1_001);
    // Three have started, which is all that a slow endpoint keeps.
    expect(lanes.surplus()).toHaveLength(17);
    expect(lanes.capacities()('s')).toBe(0);
    expect(lanes.isSlow('s')).toBe(true);
    add('t', 20);
    advance(1_001);
    add('q', 18);
    expect(lanes.capacity()).toBe(4);
    expect(lanes.surplus().every((item) => item.startsWith('t'))).toBe(true);
    expect(lanes.capacity()).toBeGreaterThan(10);
    expect(lanes.reserve('t')).toBe(false);
    expect(lanes.reserve('q')).toBe(true);
  });

  it('have room for what is slow of one owner, however much another holds of quick ones', () => {
    const { add, lanes, advance } = stage({ perEndpoint: 1 }, (lane) => lane.slice(0, 1));
    add('s1', 1);
    advance(1_001);
    // Three quarters of all slots.
    expect([add('q1', 20), add('q2', 20)]).toEqual([20, 10]);
    expect(lanes.isSlow('s1')).toBe(true);
    expect([lanes.capacities()('s1'), add('s1', 5, 1)]).toEqual([2, 2]);
    expect(lanes.surplus()).toEqual([]);
  });

  it('leave half of what may be held of slow ones to others than the owner of many', () => {
    const { add, lanes, advance } = stage({ perEndpoint: 2, overall: 40 }, (lane) => lane.slice(0, 1));
    for (const lane of ['s1', 's2', 's3', 't1']) add(lane, 1);
    advance(1_001);
    // Ten of twenty, including the three that run.
    expect([add('s1', 9, 1), add('s2', 9, 1), add('s3', 9, 1)]).toEqual([5, 2, 0]);
    expect([lanes.capacities()('s3'), add('t1', 9, 1)]).toEqual([0, 4]);
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

  it('leave half of the quick places, and half of the slow, to others than the owner of many endpoints', () => {
    const { add, begun, advance } = stage({ perEndpoint: 1 }, (lane) => (lane === 'q' ? 'another' : 'one'));
    for (const lane of ['a', 'b', 'c', 'd']) add(lane, 3);
    // Six of twelve.
    expect(begun).toHaveLength(6);
    advance(1_001);
    // Those hang, and hold more than half of the slots for slow endpoints. The others get six of the fast slots again.
    add('e', 3);
    expect(begun).toHaveLength(12);
    add('q', 3);
    expect(begun.slice(12)).toEqual(['q0', 'q1', 'q2']);
  });

  it('take others in when an outcome is stored, though its delivery is still held', () => {
    const { add, lanes, placeOf, left } = stage({ heldPerEndpoint: 6 });
    add('a', 6);
    expect(lanes.capacities()('a')).toBe(0);
    for (const item of ['a0', 'a1', 'a2']) placeOf(item).stored();
    expect(lanes.capacities()('a')).toBe(3);
    expect(lanes.hasCapacity('a')).toBe(true);
    expect(left).toEqual(['a', 'a', 'a']);
    expect(lanes.held()).toHaveLength(6);
  });

  it('let no request begin once they are closed, those in line neither', async () => {
    const { add, lanes, placeOf } = stage({ perEndpoint: 1 });
    add('a', 3);
    expect(await placeOf('a0').begin()).toBe('entered');
    const [inLine, further] = [placeOf('a1').begin(), placeOf('a2').begin()];
    lanes.close();
    expect(await Promise.all([inLine, further])).toEqual(['closed', 'closed']);
  });

  it('hold three quarters of one owner’s at most, and find a place for whoever has none', () => {
    const { add, lanes } = stage({}, (lane) => lane.slice(0, 1));
    for (const lane of ['a1', 'a2', 'a3']) add(lane, 20);
    expect([lanes.capacity(), lanes.capacities()('a4'), lanes.capacities()('b1')]).toEqual([10, 0, 6]);
    expect(add('b1', 20)).toBe(6);
    expect([add('b2', 1), add('c1', 2), add('d1', 2)]).toEqual([0, 1, 1]);
  });

  it('have capacity for an owner again when half an endpoint’s slots are free, or as many as the owner holds', async () => {
    const { add, lanes, begun, end } = stage({}, (lane) => lane.slice(0, 1));
    for (const lane of ['a', 'aa']) add(lane, 15);
    expect([lanes.capacityOf('a'), lanes.hasOwnerCapacity('a'), lanes.hasOwnerCapacity('b')]).toEqual([0, false, true]);
    for (let ended = 0; ended < 9; ended += 1) await end(begun[ended] ?? '');
    expect([lanes.capacityOf('a'), lanes.hasOwnerCapacity('a')]).toEqual([9, false]);
    await end(begun[9] ?? '');
    expect([lanes.capacityOf('a'), lanes.hasOwnerCapacity('a')]).toEqual([10, true]);
  });
});
