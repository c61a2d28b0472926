/**
 * Which endpoints have something due, and whose turn it is. The first at a cost that does not grow with the endpoints of one merchant: all
 * are looked at by one question where they are few. Where they are many, they are looked at a page at a time, and of a merchant with very
 * many only the first ones, its configured endpoint among them, and a page of the others in turn: its own endpoints wait for each other
 * then, and nobody else does.
 */
import type { DeliveryStore, DueEndpoint } from '../queue/delivery-store.ts';
import { endpointKeyParts, endpointKeyRange } from '../queue/endpoint.ts';

/** More endpoints than these are looked at in pages. */
const UNPAGED_LIMIT = 5_000;
/** Waiting deliveries of one page: there are no more endpoints in it than that. */
export const PAGE_SIZE = 2_000;
/** A merchant with so many endpoints at the end of a page, or with all of a page, is passed over, but for a page of the others. */
const PASS_OVER_FROM = PAGE_SIZE / 2;
/** Pages of one look: what comes after these is for the next look. */
const PAGES_PER_ROUND = 20;

/** A function that answers the endpoints with something due, each with its earliest. */
export function createDueEndpoints(
  deliveries: Pick<DeliveryStore, 'endpointDueTimes' | 'endpointKeyAhead'>,
): (now: Date) => Promise<DueEndpoint[]> {
  let reading: 'whole' | 'paged' = 'whole';
  /** Up to where the others were looked at, of each merchant with very many. */
  let readThrough = new Map<string, string>();
  let resumeAfter = '';

  /** The next page of a merchant's endpoints, of those after `first`. */
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

/** An endpoint that has something due. */
export interface ReadyEndpoint {
  readonly endpointKey: string;
  /** Whose endpoint it is. */
  readonly owner: string;
  /** Since when something has been due. */
  readonly dueAt: Date;
  /** At which look it had its last turn; 0 for never. */
  readonly lastServed: number;
  readonly pace: 'quick' | 'slow';
}

/**
 * In the order in which they are served: one endpoint of each owner, then a second of each, and so on; those first whose last turn is
 * longest ago, and of these what has waited longest. What is slow comes last of its owner's. Thus neither a backlog nor many endpoints keep
 * others waiting, whichever of them are slow.
 */
export function fairOrder(waiting: readonly ReadyEndpoint[]): string[] {
  const ranks = new Map<string, number>();
  const isSlow = ({ pace }: ReadyEndpoint) => (pace === 'slow' ? 1 : 0);
  return [...waiting]
    .sort((one, other) => isSlow(one) - isSlow(other) || byLastServed(one, other))
    .map((one) => {
      const rank = ranks.get(one.owner) ?? 0;
      ranks.set(one.owner, rank + 1);
      return { ...one, place: rank };
    })
    .sort((one, other) => one.place - other.place || byLastServed(one, other))
    .map(({ endpointKey }) => endpointKey);
}

function byLastServed(one: ReadyEndpoint, other: ReadyEndpoint): number {
  return one.lastServed - other.lastServed || one.dueAt.getTime() - other.dueAt.getTime();
}
