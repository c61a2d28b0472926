/**
 * Which endpoints a round serves, in which order, and how many deliveries it claims for each. Neither a backlog nor many or slow
 * endpoints of one owner delay another owner.
 */
import type { EndpointTurn, Look } from './due-endpoints.ts';

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

/** An endpoint with room for further deliveries. */
interface Candidate extends ReadyEndpoint, Pick<EndpointTurn, 'origin' | 'shares'> {
  /** Free slots that this endpoint may take. */
  readonly capacity: number;
}

export interface Slots {
  /** Free slots of the worker, and of an owner. */
  readonly capacity: number;
  readonly capacityOf: (owner: string) => number;
  readonly extent: Look['extent'];
}

export interface SharedSlots {
  /** The endpoints that get a turn, in their order, and how many deliveries each may claim. */
  readonly limitOf: ReadonlyMap<string, number>;
  /** Owners that have no slot left, and owners of endpoints that the round has no turn for. */
  readonly fullOwners: Set<string>;
  readonly withoutTurn: ReadonlySet<string>;
}

/** Endpoints served in one round; fewer where very many are due, so that new events do not wait for a long round. */
const ENDPOINTS_PER_ROUND = 100;
const ENDPOINTS_PER_ROUND_OF_VERY_MANY = 8;
/** Of these, and of the free slots, the share for endpoints that are known to have more due. */
const KNOWN_SHARE = 1 / 2;
/** Fewest deliveries offered to an endpoint in a round: claiming fewer costs more than it saves. */
const MIN_SHARE = 8;

/** Divides the free slots of a round among endpoints. */
export function shareSlots(candidates: readonly Candidate[], { capacity, capacityOf, extent }: Slots): SharedSlots {
  const turns = candidates.filter((candidate) => candidate.capacity > 0);
  const share = Math.max(MIN_SHARE, Math.floor(capacity / Math.max(1, turns.length)));
  const most = extent === 'very-many' ? ENDPOINTS_PER_ROUND_OF_VERY_MANY : ENDPOINTS_PER_ROUND;
  const endpointLimit = Math.min(most, Math.max(1, Math.floor(capacity / share)));
  const known = fairOrder(turns.filter(({ origin }) => origin === 'known'));
  const ofKnown = Math.ceil(endpointLimit * KNOWN_SHARE);
  const read = fairOrder(turns.filter(({ origin }) => origin === 'read'));
  const fullOwners = new Set(candidates.filter((one) => one.capacity <= 0).map(({ owner }) => owner));
  const withoutTurn = new Set<string>();
  const limitOf = new Map<string, number>();
  const ownerCapacity = new Map<string, number>();
  /** Of the free slots, what is left, and what shares beyond the usual may take in all. */
  let left = capacity;
  let extra = capacity * KNOWN_SHARE;
  for (const turn of [...known.slice(0, ofKnown), ...read, ...known.slice(ofKnown)]) {
    const { endpointKey, owner } = turn;
    const ofOwner = ownerCapacity.get(owner) ?? capacityOf(owner);
    const wanted = Math.min(share * turn.shares, share + Math.floor(extra));
    const limit = Math.min(wanted, turn.capacity, ofOwner, left);
    if (ofOwner <= 0) fullOwners.add(owner);
    else if (left <= 0 || limitOf.size === endpointLimit) withoutTurn.add(owner);
    else {
      limitOf.set(endpointKey, limit);
      ownerCapacity.set(owner, ofOwner - limit);
      left -= limit;
      extra -= Math.max(0, limit - share);
    }
  }
  return { limitOf, fullOwners, withoutTurn };
}

/**
 * Orders endpoints for service: one endpoint of each owner, then a second of each, and so on. Within an owner, fast
 * endpoints come first, then those served longest ago, then those due longest.
 */
export function fairOrder<Ready extends ReadyEndpoint>(waiting: readonly Ready[]): Ready[] {
  const ranks = new Map<string, number>();
  const isSlow = ({ pace }: ReadyEndpoint) => (pace === 'slow' ? 1 : 0);
  return [...waiting]
    .sort((one, other) => isSlow(one) - isSlow(other) || byLastServed(one, other))
    .map((one) => {
      const rank = ranks.get(one.owner) ?? 0;
      ranks.set(one.owner, rank + 1);
      return { one, rank };
    })
    .sort((one, other) => one.rank - other.rank || byLastServed(one.one, other.one))
    .map(({ one }) => one);
}

function byLastServed(one: ReadyEndpoint, other: ReadyEndpoint): number {
  return one.lastServed - other.lastServed || one.dueAt.getTime() - other.dueAt.getTime();
}
