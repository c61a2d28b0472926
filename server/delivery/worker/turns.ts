/** Whose turn it is to be served, of the endpoints that have something due. Pure. */

/** An endpoint that has something due. */
export interface Waiting {
  readonly lane: string;
  /** Whose endpoint it is. */
  readonly owner: string;
  /** Since when something has been due. */
  readonly dueAt: Date;
  /** At which look it had its last turn; 0 for never. */
  readonly turn: number;
  readonly pace: 'quick' | 'slow';
}

/**
 * In the order in which they are served: one endpoint of each owner, then a second of each, and so on; those first whose last turn is
 * longest ago, and of these what has waited longest. What is slow comes last of its owner's. Thus neither a backlog nor many endpoints keep
 * others waiting, whichever of them are slow.
 */
export function inTurn(waiting: readonly Waiting[]): string[] {
  const places = new Map<string, number>();
  const isSlow = ({ pace }: Waiting) => (pace === 'slow' ? 1 : 0);
  return [...waiting]
    .sort((one, other) => isSlow(one) - isSlow(other) || longestAgo(one, other))
    .map((one) => {
      const place = places.get(one.owner) ?? 0;
      places.set(one.owner, place + 1);
      return { ...one, place };
    })
    .sort((one, other) => one.place - other.place || longestAgo(one, other))
    .map(({ lane }) => lane);
}

function longestAgo(one: Waiting, other: Waiting): number {
  return one.turn - other.turn || one.dueAt.getTime() - other.dueAt.getTime();
}
