/** The intervals of the payment metrics: days and hours of a time zone, also across the changes of summer time. */
import { expect, it } from 'vitest';
import { intervalsOf, isTimezone } from '../../../server/api/settings/metrics/wire.ts';

const startsOf = (interval: 'day' | 'hour', timezone: string, from: string, to: string) =>
  intervalsOf({ interval, timezone, from: new Date(from), to: new Date(to) }).map((start) =>
    start.toISOString().slice(5, 16),
  );

it.each([
  ['UTC', '2026-03-14T00:00Z', '2026-03-16T00:00Z', ['03-14T00:00', '03-15T00:00']],
  ['Asia/Kolkata', '2026-03-13T18:30Z', '2026-03-15T18:30Z', ['03-13T18:30', '03-14T18:30']],
  // Summer time ends on 1 November 2026 and begins on 14 March 2027.
  ['America/New_York', '2026-10-31T04:00Z', '2026-11-03T05:00Z', ['10-31T04:00', '11-01T04:00', '11-02T05:00']],
  ['America/New_York', '2027-03-13T05:00Z', '2027-03-16T04:00Z', ['03-13T05:00', '03-14T05:00', '03-15T04:00']],
  // The day on which summer time begins has no midnight: it begins at one o'clock.
  ['America/Santiago', '2026-09-05T04:00Z', '2026-09-08T03:00Z', ['09-05T04:00', '09-06T04:00', '09-07T03:00']],
  // Midnight is at 18:15 UTC.
  ['Asia/Kathmandu', '2026-03-13T18:00Z', '2026-03-15T18:00Z', ['03-13T18:00', '03-14T18:00']],
  // The period begins in the middle of a day.
  ['UTC', '2026-03-14T22:30Z', '2026-03-15T00:30Z', ['03-14T22:30', '03-15T00:00']],
])('days in %s from %s', (timezone, from, to, starts) => {
  expect(startsOf('day', timezone, from, to)).toEqual(starts);
});

it.each([
  ['Asia/Kolkata', '2026-03-13T18:30Z', '2026-03-13T21:00Z', ['03-13T18:30', '03-13T19:30', '03-13T20:30']],
  // 01:00 comes twice.
  [
    'America/New_York',
    '2026-11-01T04:00Z',
    '2026-11-01T08:00Z',
    ['04:00', '05:00', '06:00', '07:00'].map((at) => `11-01T${at}`),
  ],
])('hours in %s from %s', (timezone, from, to, starts) => {
  expect(startsOf('hour', timezone, from, to)).toEqual(starts);
});

it('knows which time zones exist', () => {
  expect(['UTC', 'Asia/Calcutta', 'Etc/GMT+5', 'Asia/Bombay', 'x'].map(isTimezone)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
