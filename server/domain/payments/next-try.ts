const HOUR_MS = 3_600_000;

/**
 * How long to wait until a request is repeated whose result is open since `since`: an eighth of that time, at least `leastMs` and
 * at most an hour.
 */
export function untilNextTry(leastMs: number, since: Date, now: Date): number {
  return Math.max(leastMs, Math.min(HOUR_MS, (now.getTime() - since.getTime()) / 8));
}
