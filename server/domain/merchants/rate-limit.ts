/** How many calls somebody may make. Pure data. */

export interface RateLimit {
  /** How many a second in the long run. */
  readonly perSecond: number;
  /** How many at once, after a rest. */
  readonly burst: number;
}
