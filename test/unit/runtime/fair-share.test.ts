import { describe, expect, it } from 'vitest';
import { createFairShareLimiter } from '../../../server/platform/fair-share.ts';

describe('places that owners share', () => {
  it('are half an owner’s at most', () => {
    const places = createFairShareLimiter(10);
    expect(places.capacity('a')).toBe(5);
    places.count('a', 5);
    expect([places.isFree('a'), places.isFree('b')]).toEqual([false, true]);
    places.count('a', -1);
    expect(places.capacity('a')).toBe(1);
  });

  it('are for each of several as many as they leave free together, so that a further one is not left with the last', () => {
    const places = createFairShareLimiter(120);
    const fill = (owner: string) => places.count(owner, places.capacity(owner));
    const give = (owner: string) => places.count(owner, -1);
    fill('a');
    expect(places.capacity('a')).toBe(0);
    // One slot at a time, as they are freed.
    for (let turn = 0; turn < 60; turn += 1) {
      fill('b');
      give('a');
      fill('a');
    }
    expect(places.taken()).toBe(80);
    expect([places.capacity('a'), places.capacity('b'), places.capacity('c')]).toEqual([0, 0, 20]);
  });

  it('are, the last tenth of them, for owners that have none', () => {
    const places = createFairShareLimiter(20);
    places.count('a', 9);
    places.count('b', 9);
    expect([places.capacity('a'), places.capacity('b'), places.capacity('c')]).toEqual([0, 0, 1]);
    places.count('c', 1);
    expect([places.isFree('c'), places.isFree('d')]).toEqual([false, true]);
    places.count('d', 1);
    expect([places.isFree('e'), places.taken()]).toEqual([false, 20]);
  });

  it('are the last tenth for owners that have none even while another takes more than there are', () => {
    const places = createFairShareLimiter(20);
    places.count('a', 30);
    expect([places.isFree('a'), places.capacity('b')]).toEqual([false, 1]);
    places.count('b', 1);
    expect([places.isFree('b'), places.isFree('c')]).toEqual([false, true]);
    places.count('c', 1);
    expect(places.isFree('d')).toBe(false);
    places.count('a', -30);
    expect(places.isFree('a')).toBe(true);
  });

  it('are so however many owners take more than there are', () => {
    const places = createFairShareLimiter(64);
    for (let owner = 0; owner < 7; owner += 1) places.count(`hanging ${owner}`, 11);
    for (let newcomer = 0; newcomer < 6; newcomer += 1) {
      expect(places.capacity(`newcomer ${newcomer}`)).toBe(1);
      places.count(`newcomer ${newcomer}`, 1);
    }
    expect([places.isFree('one more'), places.taken()]).toEqual([false, 83]);
    places.count('newcomer 0', -1);
    expect(places.isFree('one more')).toBe(true);
  });

  it('are none at all where there are none', () => {
    expect(createFairShareLimiter(0).isFree('a')).toBe(false);
  });

  it('may be another share for one owner', () => {
    const places = createFairShareLimiter(100, 0.03);
    places.count('a', 3);
    expect([places.isFree('a'), places.isFree('b')]).toEqual([false, true]);
  });
});
