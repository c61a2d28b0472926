import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AttemptOutcome } from '../../../server/delivery/queue/delivery.ts';
import {
  type FailedAttempt,
  RETRY_SCHEDULE,
  retryAfterMs,
  retryWait,
} from '../../../server/delivery/queue/retry-schedule.ts';
import { seeded } from '../../support/seeded.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MIDDLE = 0.5;
const NEARLY_ONE = 1 - 2 ** -32;

function wait(given: Partial<FailedAttempt>): number {
  return retryWait({
    schedule: RETRY_SCHEDULE,
    attemptCount: 1,
    result: { outcome: AttemptOutcome.CONNECTION_FAILED, status: null },
    retryAfterMs: null,
    chance: MIDDLE,
    ...given,
  });
}

const answered = (status: number) => ({ outcome: AttemptOutcome.NOT_ACKNOWLEDGED, status });

describe('the retry schedule', () => {
  it('waits 5 s, 15 s, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4 h, then every 6 h without end', () => {
    let clock = 0;
    const waits: number[] = [];
    for (let attemptCount = 1; attemptCount <= 500; attemptCount += 1) {
      const next = wait({ attemptCount });
      waits.push(next);
      clock += next;
    }
    const minutes = [1, 2, 5, 10, 15, 30].map((count) => count * MINUTE);
    const hours = [1, 2, 4].map((count) => count * HOUR);
    expect(waits.slice(0, 12)).toEqual([5 * SECOND, 15 * SECOND, 30 * SECOND, ...minutes, ...hours]);
    expect(new Set(waits.slice(12))).toEqual(new Set([6 * HOUR]));
    expect(clock / HOUR).toBeGreaterThan(2900);
  });

  it('tries a reset connection again after 5 s, give or take a fifth', () => {
    expect(wait({ chance: 0 })).toBe(4 * SECOND);
    expect(wait({ chance: NEARLY_ONE })).toBe(6 * SECOND);
  });

  it('follows a schedule of its own, whose last wait repeats', () => {
    const schedule = [SECOND, MINUTE];
    expect([1, 2, 3, 9].map((attemptCount) => wait({ schedule, attemptCount }))).toEqual([
      SECOND,
      MINUTE,
      MINUTE,
      MINUTE,
    ]);
  });

  const overloads: FailedAttempt['result'][] = [
    ...[429, 502, 503, 504].map(answered),
    { outcome: AttemptOutcome.TIMED_OUT, status: null },
    { outcome: AttemptOutcome.TIMED_OUT, status: 200 },
  ];
  it.each(overloads)('gives $outcome $status at least 60 s, whatever the schedule says', (result) => {
    for (const chance of [0, MIDDLE, NEARLY_ONE]) {
      expect(wait({ result, chance })).toBeGreaterThanOrEqual(MINUTE);
      expect(wait({ result, chance })).toBeLessThanOrEqual(1.2 * MINUTE);
    }
    expect(wait({ result, attemptCount: 7 })).toBe(10 * MINUTE);
  });

  it.each([400, 401, 404, 410, 500, 501])('lets %i follow the schedule', (status) => {
    expect(wait({ result: answered(status) })).toBe(5 * SECOND);
  });

  const asked = [
    { says: 'less than the schedule: the schedule', attemptCount: 6, retryAfterMs: MINUTE, want: 5 * MINUTE },
    { says: 'a little more: what is asked', attemptCount: 6, retryAfterMs: 7 * MINUTE, want: 7 * MINUTE },
    { says: 'far more: twice the schedule', attemptCount: 6, retryAfterMs: 9 * HOUR, want: 10 * MINUTE },
    { says: 'two hours late in the schedule: an hour at most', attemptCount: 10, retryAfterMs: 2 * HOUR, want: HOUR },
    {
      says: 'two hours when the schedule waits longer: the schedule',
      attemptCount: 12,
      retryAfterMs: HOUR,
      want: 4 * HOUR,
    },
  ];
  it.each(asked)('answers Retry-After for $says', ({ attemptCount, retryAfterMs: ms, want }) => {
    expect(wait({ attemptCount, retryAfterMs: ms })).toBe(want);
  });

  it('never waits less than four fifths of a step, nor longer than needed', () => {
    const anyFailure = fc.record({
      attemptCount: fc.integer({ min: 1, max: 1000 }),
      status: fc.option(fc.integer({ min: 100, max: 599 }), { nil: null }),
      retryAfterMs: fc.option(fc.integer({ min: 0, max: 10 ** 12 }), { nil: null }),
      chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    });
    fc.assert(
      fc.property(anyFailure, ({ attemptCount, status, retryAfterMs: asking, chance }) => {
        const next = wait({
          attemptCount,
          result: { outcome: AttemptOutcome.NOT_ACKNOWLEDGED, status },
          retryAfterMs: asking,
          chance,
        });
        const step = RETRY_SCHEDULE[Math.min(attemptCount, RETRY_SCHEDULE.length) - 1] ?? Number.NaN;
        expect(next).toBeGreaterThanOrEqual(Math.floor(0.8 * step));
        expect(next).toBeLessThanOrEqual(Math.ceil(Math.max(1.2 * step, 2.4 * MINUTE, 2.4 * Math.min(step, HOUR))));
      }),
      seeded(),
    );
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const cases: { header: string | null; want: number | null }[] = [
    { header: null, want: null },
    { header: '120', want: 120_000 },
    { header: ' 7 ', want: 7_000 },
    { header: 'Thu, 01 Jan 2026 00:02:00 GMT', want: 120_000 },
    { header: 'Wed, 31 Dec 2025 00:00:00 GMT', want: 0 },
    { header: '-5', want: null },
    { header: '1e9', want: null },
    { header: '99999999999999', want: null },
    { header: 'soon', want: null },
    { header: 'Thu, not a date', want: null },
  ];
  it.each(cases)('$header asks for $want ms', ({ header, want }) => {
    expect(retryAfterMs(header, now)).toBe(want);
  });
});
