/**
 * Moments in answers. Pure.
 */

/** A moment as `YYYY-MM-DDTHH:MM:SSZ`. */
export function toTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
