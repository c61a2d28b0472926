/** The token bucket: how many calls several processes admit, and how many queries it takes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Admission, createRateLimiter } from '../../../server/auth/rate-limiter.ts';
import type { RateLimit } from '../../../server/domain/merchants/merchant.ts';
import { type BucketStore, createBucketStore } from '../../../server/storage/rate-limit-buckets.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';
import { type ManualClock, manualClock } from '../../support/test-runtime.ts';

const SECOND_MS = 1_000;

let database: FreshDatabase;
let clock: ManualClock;
let draws = 0;
let callers = 0;
beforeAll(async () => {
  database = await freshDatabase('rate-limits');
  clock = manualClock();
});
afterAll(() => database.drop());

/** Processes over the same database. */
function processes(count: number) {
  const buckets = createBucketStore(database.db);
  const counted: BucketStore = {
    draw(...given) {
      draws += 1;
      return buckets.draw(...given);
    },
  };
  callers += 1;
  const caller = `caller-${callers}`;
  return Array.from({ length: count }, () => {
    const admit = createRateLimiter({ buckets: counted, clock });
    return (limit: RateLimit) => admit(caller, limit);
  });
}

function process() {
  const [only] = processes(1);
  if (only === undefined) throw new Error('there is one');
  return only;
}

const passed = (admissions: readonly Admission[]) => admissions.filter(({ kind }) => kind === 'admitted').length;

async function atOnce(calls: number, call: () => Promise<Admission>): Promise<Admission[]> {
  return Promise.all(Array.from({ length: calls }, call));
}

describe('a bucket', () => {
  it('lets its burst pass at once and then what comes a second', async () => {
    const admit = process();
    const limit = { perSecond: 5, burst: 12 };
    expect(passed(await atOnce(40, () => admit(limit)))).toBe(12);
    for (let second = 0; second < 3; second += 1) {
      clock.advance(SECOND_MS);
      expect(passed(await atOnce(40, () => admit(limit)))).toBe(5);
    }
    clock.advance(60 * SECOND_MS);
    expect(passed(await atOnce(40, () => admit(limit)))).toBe(12);
  });

  it('says when the next call may come: at least a second', async () => {
    const admit = process();
    await admit({ perSecond: 1, burst: 1 });
    expect(await admit({ perSecond: 1, burst: 1 })).toEqual({ kind: 'limited', retryAfterSeconds: 1 });
    clock.advance(999);
    expect((await admit({ perSecond: 1, burst: 1 })).kind).toBe('limited');
    clock.advance(1);
    expect((await admit({ perSecond: 1, burst: 1 })).kind).toBe('admitted');
  });

  it('takes a new limit at once', async () => {
    const admit = process();
    expect(passed(await atOnce(10, () => admit({ perSecond: 1, burst: 2 })))).toBe(2);
    clock.advance(SECOND_MS);
    expect(passed(await atOnce(10, () => admit({ perSecond: 1, burst: 2 })))).toBe(1);
    clock.advance(SECOND_MS);
    expect(passed(await atOnce(90, () => admit({ perSecond: 50, burst: 80 })))).toBe(50);
  });

  it('is another one for each caller', async () => {
    const [one, other] = [process(), process()];
    const limit = { perSecond: 1, burst: 3 };
    expect(passed(await atOnce(9, () => one(limit)))).toBe(3);
    expect(passed(await atOnce(9, () => other(limit)))).toBe(3);
  });

  it('is not filled by a clock that goes back', async () => {
    const admit = process();
    const limit = { perSecond: 10, burst: 10 };
    await atOnce(10, () => admit(limit));
    clock.advance(-3_600 * SECOND_MS);
    expect(passed(await atOnce(10, () => admit(limit)))).toBe(0);
    clock.advance(3_600 * SECOND_MS + SECOND_MS);
    expect(passed(await atOnce(20, () => admit(limit)))).toBe(10);
  });
});

describe('several processes', () => {
  it('together let pass no more than one would, and hardly less', async () => {
    const several = processes(4);
    const limit = { perSecond: 200, burst: 200 };
    let total = 0;
    const seconds = 10;
    for (let tick = 0; tick < seconds * 20; tick += 1) {
      // Five times as many calls as the limit, spread over the second and the processes.
      for (const admit of several) total += passed(await atOnce(13, () => admit(limit)));
      clock.advance(SECOND_MS / 20);
    }
    const most = limit.burst + limit.perSecond * seconds;
    expect(total).toBeLessThanOrEqual(most);
    expect(total).toBeGreaterThan(most * 0.95);
  });

  it('that start together make one bucket', async () => {
    const several = processes(8);
    const limit = { perSecond: 1, burst: 10 };
    const admissions = await Promise.all(several.flatMap((admit) => Array.from({ length: 5 }, () => admit(limit))));
    expect(passed(admissions)).toBe(10);
  });
});

describe('the database is asked', () => {
  it('some ten times a second by a process that makes a thousand calls', async () => {
    const admit = process();
    const limit = { perSecond: 2_000, burst: 2_000 };
    const second = async () => {
      for (let tick = 0; tick < 100; tick += 1) {
        for (let call = 0; call < 10; call += 1) expect((await admit(limit)).kind).toBe('admitted');
        clock.advance(SECOND_MS / 100);
      }
    };
    await second();
    draws = 0;
    await second();
    expect(draws).toBeLessThanOrEqual(11);
  });

  it('not at all while the bucket is known to be empty', async () => {
    const admit = process();
    const limit = { perSecond: 1, burst: 1 };
    await atOnce(2, () => admit(limit));
    draws = 0;
    expect(passed(await atOnce(1_000, () => admit(limit)))).toBe(0);
    expect(draws).toBe(0);
  });

  it('once for many that come together', async () => {
    const admit = process();
    draws = 0;
    expect(passed(await atOnce(500, () => admit({ perSecond: 1_000, burst: 1_000 })))).toBe(500);
    expect(draws).toBeLessThanOrEqual(2);
  });
});
