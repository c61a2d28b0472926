/**
 * How many requests run at a time: over all, and in each lane, so that one endpoint that hangs cannot take every place.
 * Counts this process only.
 */

export interface Lanes {
  /** Places free over all. */
  room(): number;
  /** Lanes without a free place. */
  full(): string[];
  /** Takes a place. False when the lane, or the whole, has none. */
  take(lane: string): boolean;
  /** Gives a place back. */
  free(lane: string): void;
}

export interface LaneLimits {
  readonly perLane: number;
  readonly overall: number;
}

/** Lanes with nobody in them. */
export function createLanes({ perLane, overall }: LaneLimits): Lanes {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    room: () => overall - total,
    full: () => [...taken].filter(([, count]) => count >= perLane).map(([lane]) => lane),
    take(lane) {
      const count = taken.get(lane) ?? 0;
      if (count >= perLane || total >= overall) return false;
      taken.set(lane, count + 1);
      total += 1;
      return true;
    },
    free(lane) {
      const count = taken.get(lane) ?? 0;
      if (count === 0) return;
      if (count === 1) taken.delete(lane);
      else taken.set(lane, count - 1);
      total -= 1;
    },
  };
}
