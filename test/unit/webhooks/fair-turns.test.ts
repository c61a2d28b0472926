import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairOrder, type ReadyEndpoint, shareSlots } from '../../../server/delivery/worker/fair-turns.ts';
import { seeded } from '../../support/seeded.ts';

/** An endpoint with a delivery due at this many milliseconds. */
function waiting(lane: string, dueAt: number, change: Partial<ReadyEndpoint> = {}): ReadyEndpoint {
  return { endpointKey: lane, owner: lane, dueAt: new Date(dueAt), lastServed: 0, pace: 'quick', ...change };
}

describe('endpoints that have something due are served', () => {
  it.each<[string, ReadyEndpoint[], string[]]>([
    ['the longest waiting first', [waiting('b', 2), waiting('a', 1), waiting('c', 3)], ['a', 'b', 'c']],
    [
      'the one first whose last turn is longest ago, however long others wait',
      [waiting('a', 1, { lastServed: 7 }), waiting('b', 2, { lastServed: 6 }), waiting('new', 3)],
      ['new', 'b', 'a'],
    ],
    [
      'one of each owner, then a second of each',
      [
        ...['a', 'b', 'c'].map((lane, index) => waiting(lane, index, { owner: 'many' })),
        waiting('x', 10, { owner: 'few' }),
        waiting('y', 11, { owner: 'few' }),
      ],
      ['a', 'x', 'b', 'y', 'c'],
    ],
    [
      'the slow ones last of their owner’s, and not behind every quick one of another',
      [
        waiting('s', 1, { owner: 'few', pace: 'slow' }),
        waiting('q', 4, { owner: 'few' }),
        ...['a', 'b', 'c'].map((lane, index) => waiting(lane, 2 + index, { owner: 'many' })),
      ],
      ['a', 'q', 's', 'b', 'c'],
    ],
    [
      'the slow one of an owner who has no other as that owner’s first',
      [waiting('s', 3, { pace: 'slow' }), waiting('a', 1), waiting('b', 2, { owner: 'a' })],
      ['a', 's', 'b'],
    ],
    ['none', [], []],
  ])('%s', (_, given, served) => {
    expect(fairOrder(given).map(({ endpointKey }) => endpointKey)).toEqual(served);
  });
});

it('no endpoint, no owner and no round gets more slots than are free, and an endpoint without a turn is accounted for', () => {
  const endpoint = fc.record({
    owner: fc.constantFrom('a', 'b', 'c'),
    capacity: fc.integer({ min: 0, max: 40 }),
    shares: fc.constantFrom(1, 2, 32),
    origin: fc.constantFrom('read' as const, 'known' as const),
    lastServed: fc.nat(3),
    pace: fc.constantFrom('quick' as const, 'slow' as const),
  });
  const extents = fc.constantFrom('all' as const, 'page' as const, 'very-many' as const);
  const isKept = fc.property(
    fc.array(endpoint, { maxLength: 150 }),
    fc.integer({ min: 1, max: 400 }),
    fc.integer({ min: 0, max: 200 }),
    extents,
    (endpoints, capacity, ofOwner, extent) => {
      const candidates = endpoints.map((one, index) => ({ ...one, endpointKey: `${index}`, dueAt: new Date(index) }));
      const { limitOf, fullOwners, withoutTurn } = shareSlots(candidates, {
        capacity,
        capacityOf: () => ofOwner,
        extent,
      });
      expect(limitOf.size).toBeLessThanOrEqual(extent === 'very-many' ? 25 : 100);
      const taken = new Map<string, number>();
      for (const { endpointKey, owner, capacity: free } of candidates) {
        const limit = limitOf.get(endpointKey) ?? 0;
        expect(limit).toBeLessThanOrEqual(free);
        taken.set(owner, (taken.get(owner) ?? 0) + limit);
        if (limit === 0) expect(fullOwners.has(owner) || withoutTurn.has(owner)).toBe(true);
      }
      for (const slots of taken.values()) expect(slots).toBeLessThanOrEqual(ofOwner);
      expect([...limitOf.values()].reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(capacity);
    },
  );
  fc.assert(isKept, { ...seeded(), numRuns: 500 });
});
