/**
 * Finds the endpoints with due deliveries. Few endpoints are read by one query. Many are read in
 * pages, one at a time. Of a merchant with very many endpoints, a read takes the first page, which
 * includes its configured endpoint, and one further page in rotation: only its own endpoints wait for each other. What
 * a read finds of very many endpoints serves several rounds. Endpoints known to have more due are in every look.
 */
import type { Clock } from '../../platform/runtime.ts';
import type { DeliveryStore, DueEndpoint } from '../queue/delivery-store.ts';
import { endpointKeyParts, endpointKeyRange } from '../queue/endpoint.ts';

/** With more endpoints than this, they are read in pages. */
const UNPAGED_LIMIT = 5_000;
/**
 * Index entries of one page; it cannot hold more endpoints than that. Small: while a page is read and its breakers are, new events
 * wait for the database.
 */
export const PAGE_SIZE = 200;
/**
 * A merchant with at least this many of a page's endpoints, or with all of them, gets one further page; then the read continues behind
 * that merchant.
 */
const PASS_OVER_FROM = PAGE_SIZE / 2;
/** From this many endpoints that are due on, of all or of a page, they are very many: also where ten events wait for each. */
const VERY_MANY = { whole: 1_000, paged: PAGE_SIZE / 10 } as const;
/** How long very many endpoints are kept for the next rounds, milliseconds. */
const KEEP_MS = { whole: 1_000, paged: 500 } as const;
/** Endpoints known to have more due; further ones are found by reading. */
const MOST_KNOWN = 1_000;
const MOST_SHARES = 32;

/** An endpoint to serve. */
export interface EndpointTurn extends DueEndpoint {
  /** `known`: it had more due than its last turn took, or has a new due delivery. */
  readonly origin: 'read' | 'known';
  /** Shares of the round: they double, up to MOST_SHARES, while more is due than a turn takes. */
  readonly shares: number;
}

export interface Look {
  readonly endpoints: readonly EndpointTurn[];
  /**
   * `page`: the next look finds others. `very-many`: serve a few of them; the next looks return the others for a while
   * without reading.
   */
  readonly extent: 'all' | 'page' | 'very-many';
}

export interface DueEndpoints {
  /** The endpoints that have due deliveries. */
  look(now: Date): Promise<Look>;
  /** This endpoint has a new due delivery, or one that was read and not claimed. */
  due(endpointKey: string, now: Date): void;
  /** More is due of this endpoint than its turn took: the next turn is twice as large. */
  more(endpointKey: string, now: Date): void;
  /**
   * Nothing more was due of these endpoints at `now`, or nothing may be sent to them. They get no turn until the next
   * read, unless a delivery became due since.
   */
  done(endpointKeys: Iterable<string>, now: Date): void;
  /** The next look reads. */
  readNext(): void;
}

interface Known {
  readonly shares: number;
  /** When it became known, and when it last got a due delivery. */
  readonly since: Date;
  readonly newest: Date;
}

/** What the reads found since the first page. */
const newCycle = () => ({ endpoints: 0, passedOver: new Set<string>() });

/** Creates a finder that has read nothing. */
export function createDueEndpoints(
  deliveries: Pick<DeliveryStore, 'endpointDueTimes' | 'endpointKeyAhead'>,
  clock: Clock,
): DueEndpoints {
  let reading: 'whole' | 'paged' = 'whole';
  /** For each merchant with very many endpoints: the key through which they were read last. */
  let readThrough = new Map<string, string>();
  let resumeAfter = '';
  let cycle = newCycle();
  let kept = new Map<string, EndpointTurn>();
  let keptUntil = new Date(0);
  const known = new Map<string, Known>();

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
    const through = await deliveries.endpointKeyAhead({ after: resumeAfter, before: null, keys: PAGE_SIZE });
    const range = through === null ? {} : { through };
    const found = [...(await deliveries.endpointDueTimes({ after: resumeAfter, ...range }))];
    resumeAfter = through ?? '';
    if (through !== null) {
      const { merchantId } = endpointKeyParts(through);
      const own = found.filter(({ endpointKey }) => endpointKeyParts(endpointKey).merchantId === merchantId).length;
      if (own >= PASS_OVER_FROM || own === found.length) {
        cycle.passedOver.add(merchantId);
        found.push(...(await pageOfOthers(merchantId, through)));
        resumeAfter = endpointKeyRange(merchantId).$lt;
      }
    }
    cycle.endpoints += found.length;
    if (resumeAfter === '') {
      const { passedOver, endpoints } = cycle;
      readThrough = new Map([...readThrough].filter(([merchantId]) => passedOver.has(merchantId)));
      if (passedOver.size === 0 && endpoints <= UNPAGED_LIMIT) reading = 'whole';
      cycle = newCycle();
    }
    return found;
  };

  const read = async (now: Date): Promise<EndpointTurn[]> => {
    if (reading === 'whole') {
      known.clear();
      const found = await deliveries.endpointDueTimes({ after: '', limit: UNPAGED_LIMIT + 1 });
      if (found.length <= UNPAGED_LIMIT) return turnsOf(found, now);
      reading = 'paged';
    }
    return turnsOf(await paged(), now);
  };

  const know = (endpointKey: string, now: Date, shares: (before: number) => number): void => {
    const before = known.get(endpointKey);
    if (known.size >= MOST_KNOWN && before === undefined) return;
    const { since, newest } = before ?? { since: now, newest: now };
    const next = { shares: before === undefined ? 1 : shares(before.shares), since };
    known.set(endpointKey, { ...next, newest: newest > now ? newest : now });
  };
  const withKnown = (found: ReadonlyMap<string, EndpointTurn>, now: Date): EndpointTurn[] => {
    const turns = new Map(found);
    for (const [endpointKey, { since: dueAt, shares }] of known) {
      // What became due after `now` is not read by this round.
      if (dueAt <= now) turns.set(endpointKey, { endpointKey, dueAt, shares, origin: 'known' });
    }
    return [...turns.values()];
  };

  return {
    async look(now) {
      const leftMs = keptUntil.getTime() - clock.now().getTime();
      if (kept.size > 0 && leftMs > 0 && leftMs <= KEEP_MS[reading]) {
        return { endpoints: withKnown(kept, now), extent: 'very-many' };
      }
      kept = new Map();
      const found = new Map((await read(now)).map((endpoint) => [endpoint.endpointKey, endpoint]));
      if (found.size < VERY_MANY[reading]) {
        return { endpoints: withKnown(found, now), extent: reading === 'whole' ? 'all' : 'page' };
      }
      kept = found;
      keptUntil = new Date(clock.now().getTime() + KEEP_MS[reading]);
      return { endpoints: withKnown(kept, now), extent: 'very-many' };
    },
    due: (endpointKey, now) => know(endpointKey, now, (shares) => shares),
    more: (endpointKey, now) => know(endpointKey, now, (shares) => Math.min(shares * 2, MOST_SHARES)),
    done(endpointKeys, now) {
      for (const endpointKey of endpointKeys) {
        kept.delete(endpointKey);
        const { newest = now } = known.get(endpointKey) ?? {};
        if (newest <= now) known.delete(endpointKey);
      }
    },
    readNext() {
      kept = new Map();
    },
  };
}

/** Those that are due now, with the usual share. */
function turnsOf(found: readonly DueEndpoint[], now: Date): EndpointTurn[] {
  return found
    .filter((endpoint) => endpoint.dueAt <= now)
    .map((endpoint) => ({ ...endpoint, origin: 'read', shares: 1 }));
}
