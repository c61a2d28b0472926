import { describe, expect, it } from 'vitest';
import { fairOrder, type ReadyEndpoint } from '../../../server/delivery/worker/fair-order.ts';

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
    expect(fairOrder(given)).toEqual(served);
  });
});
