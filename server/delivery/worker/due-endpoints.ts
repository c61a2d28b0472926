/**
 * Finds the endpoints with due deliveries and orders them fairly. Few endpoints are read by one query. Many are read in
 * pages, at most PAGES_PER_ROUND a round. Of a merchant with very many endpoints, a round reads the first page, which
 * includes its configured endpoint, and one further page in rotation: only its own endpoints wait for each other.
 */
import type { DeliveryStore, DueEndpoint } from '../queue/delivery-store.ts';
import { endpointKeyParts, endpointKeyRange } from '../queue/endpoint.ts';

/** With more endpoints than this, they are read in pages. */
const UNPAGED_LIMIT = 5_000;
/** Index entries of one page; it cannot hold more endpoints than that. */
export const PAGE_SIZE = 2_000;
/** A merchant with this many endpoints at the end of a page, or with all of the page, is read one page at a time. */
const PASS_OVER_FROM = PAGE_SIZE / 2;
/** Pages of one round; the next round continues there. */
const PAGES_PER_ROUND = 3;

/** Creates a function that returns the endpoints with due deliveries, each with its earliest due time. */
export function createDueEndpoints(
  deliveries: Pick<DeliveryStore, 'endpointDueTimes' | 'endpointKeyAhead'>,
): (now: Date) => Promise<DueEndpoint[]> {
  let reading: 'whole' | 'paged' = 'whole';
  /** For each merchant with very many endpoints: the key through which they were read last. */
  let readThrough = new Map<string, string>();
  let resumeAfter = '';

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
    for (let pages = 0; pages < PAGES_PER_ROUND; pages += 1) {
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

  return async (now) => {
    const found = reading === 'paged' ? await paged() : await deliveries.endpointDueTimes({ after: '' });
    if (found.length > UNPAGED_LIMIT) reading = 'paged';
    return found.filter(({ dueAt }) => dueAt <= now);
  };
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
