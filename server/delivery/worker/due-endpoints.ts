/**
 * Finds the endpoints with due deliveries and orders them fairly. Few endpoints are read by one query. Many are read in
 * pages, at most PAGES_PER_READ at a time. Of a merchant with very many endpoints, a read takes the first page, which
 * includes its configured endpoint, and one further page in rotation: only its own endpoints wait for each other. What
 * a read finds of very many endpoints serves several rounds. Endpoints known to have more due are in every round.
 */
import type { Clock } from '../../platform/runtime.ts';
import type { DeliveryStore, DueEndpoint } from '../queue/delivery-store.ts';
import { endpointKeyParts, endpointKeyRange } from '../queue/endpoint.ts';

/** With more endpoints than this, they are read in pages. */
const UNPAGED_LIMIT = 5_000;
/** Index entries of one page; it cannot hold more endpoints than that. */
export const PAGE_SIZE = 1_000;
/** A merchant with this many endpoints at the end of a page, or with all of the page, is read one page at a time. */
const PASS_OVER_FROM = PAGE_SIZE / 2;
/** Pages of one read; the next read continues there. */
const PAGES_PER_READ = 3;
/** From this many endpoints on, they are kept for the next rounds, for so many milliseconds. */
const VERY_MANY = 1_000;
const KEEP_MS = 1_000;
/** Endpoints known to have more due; further ones are found by reading. */
const MOST_KNOWN = 1_000;
const MOST_SHARES = 32;

/** An endpoint to serve. */
export interface EndpointTurn extends DueEndpoint {
  /** Shares of the round: they double, up to MOST_SHARES, while more is due than a turn takes. */
  readonly shares: number;
}

export interface Look {
  readonly endpoints: readonly EndpointTurn[];
  /** `very-many`: serve a few of them; the next look returns the others without reading. */
  readonly extent: 'all' | 'very-many';
}

export interface DueEndpoints {
  /** The endpoints that have due deliveries, each with its earliest due time. */
  look(now: Date): Promise<Look>;
  /** More is due of this endpoint than its turn took, or it has a new due delivery. */
  more(endpointKey: string, now: Date): void;
  /** Nothing more is due of these endpoints, or nothing may be sent now. They get no turn until the next read or `more`. */
  done(turns: Iterable<EndpointTurn>): void;
}

/** Creates a finder that has read nothing. */
export function createDueEndpoints(
  deliveries: Pick<DeliveryStore, 'endpointDueTimes' | 'endpointKeyAhead'>,
  clock: Clock,
): DueEndpoints {
  let reading: 'whole' | 'paged' = 'whole';
  /** For each merchant with very many endpoints: the key through which they were read last. */
  let readThrough = new Map<string, string>();
  let resumeAfter = '';
  let kept = new Map<string, EndpointTurn>();
  let keptUntil = new Date(0);
  /** Endpoints with more due than their turns took, or with new due deliveries. */
  const known = new Map<string, EndpointTurn>();

  /** The next page of a merchant's endpoints after `first`, in rotation. */
  const pageOfOthers = async (merchantId: string, first: string): Promise<readonly DueEndpoint[]> => {
    const last = readThrough.get(merchantId) ?? first;
    const after = last > first ? last : first;
    const before = endpointKeyRange(merchantId).$lt;
    const through = await deliveries.endpointKeyAhead({ after, before, keys: PAGE_SIZE });
    if (through === null) readThrough.delete(merchantId);
    else readThrough.set(merchantId, through);
    return deliveries.endpointDueTimes(through === null ? { after, before } : { after, through });
  };

  const paged = async (): Promise<readonly DueEndpoint[]> => {
    const found: DueEndpoint[] = [];
    const passedOver = new Set<string>();
    const begin = resumeAfter;
    let after = begin;
    for (let pages = 0; pages < PAGES_PER_READ; pages += 1) {
      const through = await deliveries.endpointKeyAhead({ after, before: null, keys: PAGE_SIZE });
      const page = await deliveries.endpointDueTimes(through === null ? { after } : { after, through });
      found.push(...page);
      resumeAfter = through ?? '';
      if (through === null) break;
      const { merchantId } = endpointKeyParts(through);
      const own = page.filter(({ endpointKey }) => endpointKeyParts(endpointKey).merchantId === merchantId).length;
      if (own >= PASS_OVER_FROM || own === page.length) {
        passedOver.add(merchantId);
        found.push(...(await pageOfOthers(merchantId, through)));
        resumeAfter = endpointKeyRange(merchantId).$lt;
      }
      after = resumeAfter;
    }
    if (begin === '' && resumeAfter === '') {
      readThrough = new Map([...readThrough].filter(([merchantId]) => passedOver.has(merchantId)));
      if (passedOver.size === 0 && found.length <= UNPAGED_LIMIT) reading = 'whole';
    }
    return found;
  };

  const read = async (now: Date): Promise<EndpointTurn[]> => {
    if (reading === 'whole') {
      known.clear();
      const found = await deliveries.endpointDueTimes({ after: '' });
      if (found.length <= UNPAGED_LIMIT) return turnsOf(found, now);
      reading = 'paged';
    }
    return turnsOf(await paged(), now);
  };

  return {
    async look(now) {
      const leftMs = keptUntil.getTime() - clock.now().getTime();
      if (kept.size === 0 || leftMs <= 0 || leftMs > KEEP_MS) {
        kept = new Map();
        const found = await read(now);
        if (found.length < VERY_MANY && reading === 'whole') return { endpoints: found, extent: 'all' };
        kept = new Map(found.map((endpoint) => [endpoint.endpointKey, endpoint]));
        keptUntil = new Date(clock.now().getTime() + KEEP_MS);
      }
      // What became due after `now` is not read by this round.
      const withMore = [...known].filter(([, { dueAt }]) => dueAt <= now);
      return { endpoints: [...new Map([...kept, ...withMore]).values()], extent: 'very-many' };
    },
    more(endpointKey, now) {
      const before = known.get(endpointKey);
      if (known.size >= MOST_KNOWN && before === undefined) return;
      const shares = before === undefined ? 1 : Math.min(before.shares * 2, MOST_SHARES);
      known.set(endpointKey, { endpointKey, dueAt: now, shares });
    },
    done(turns) {
      for (const turn of turns) {
        kept.delete(turn.endpointKey);
        // Unless it has a new due delivery since the look.
        if (known.get(turn.endpointKey) === turn) known.delete(turn.endpointKey);
      }
    },
  };
}

/** Those that are due now, with a usual share. */
function turnsOf(found: readonly DueEndpoint[], now: Date): EndpointTurn[] {
  return found.filter((endpoint) => endpoint.dueAt <= now).map((endpoint) => ({ ...endpoint, shares: 1 }));
}

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
 * endpoints come first, then those served longest ago, then those due longest. Neither a backlog nor many or slow
 * endpoints of one owner delay another owner.
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
