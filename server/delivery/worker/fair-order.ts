/**
 * The order in which a round serves endpoints. Neither a backlog nor many or slow endpoints of one owner delay another owner.
 */

/** An endpoint with due deliveries. */
export interface ReadyEndpoint {
  readonly endpointKey: string;
  /** The merchant that the endpoint belongs to. */
  readonly owner: string;
  /** When its earliest delivery became due. */
  readonly dueAt: Date;
  /** The round in which it was last served; 0 for never. */
  readonly lastServed: number;
  readonly pace: 'quick' | 'slow';
}

/**
 * Orders endpoints for service: one endpoint of each owner, then a second of each, and so on. Within an owner, fast
 * endpoints come first, then those served longest ago, then those due longest.
 */
export function fairOrder(waiting: readonly ReadyEndpoint[]): string[] {
  const ranks = new Map<string, number>();
  const isSlow = ({ pace }: ReadyEndpoint) => (pace === 'slow' ? 1 : 0);
  return [...waiting]
    .sort((one, other) => isSlow(one) - isSlow(other) || byLastServed(one, other))
    .map((one) => {
      const rank = ranks.get(one.owner) ?? 0;
      ranks.set(one.owner, rank + 1);
      return { ...one, rank };
    })
    .sort((one, other) => one.rank - other.rank || byLastServed(one, other))
    .map(({ endpointKey }) => endpointKey);
}

function byLastServed(one: ReadyEndpoint, other: ReadyEndpoint): number {
  return one.lastServed - other.lastServed || one.dueAt.getTime() - other.dueAt.getTime();
}
