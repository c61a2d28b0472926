/**
 * The endpoints of a merchant as the settings show them: the configured one, and every other that fails, is paused or has a
 * backlog, sorted by key. An order can bring an address of its own, so there may be as many as orders: a page costs the same.
 */
import type { Db } from 'mongodb';
import {
  type EndpointHealth,
  type EndpointPosition,
  endpointIdOf,
  endpointKeyAt,
  endpointKeyOf,
  endpointKeyParts,
  endpointKeyRange,
  keysAfter,
} from '../queue/endpoint.ts';
import { type Counted, createEndpointBacklog, type EndpointBacklog } from '../queue/endpoint-backlog-store.ts';
import type { EndpointStore } from '../queue/endpoint-store.ts';

/** One endpoint of a merchant. */
export interface EndpointReport {
  readonly endpointId: string;
  /** The origin of an order's own address; null for the configured one. */
  readonly origin: string | null;
  readonly health: EndpointHealth | null;
  readonly backlog: EndpointBacklog | null;
  readonly isPaused: boolean;
}

export interface EndpointPage {
  /** Null: from the first. */
  readonly after: EndpointPosition | null;
  readonly limit: number;
}

export interface EndpointReportsOf {
  readonly db: Db;
  readonly endpoints: Pick<EndpointStore, 'unhealthyOf' | 'pausedAmong' | 'unhealthyIn' | 'pausedIn'>;
}

export function createEndpointReports({ db, endpoints }: EndpointReportsOf) {
  const backlog = createEndpointBacklog(db);

  /** The first keys of the range; the configured endpoint is always one. */
  const keysOf = async (
    merchantId: string,
    { after, limit }: EndpointPage,
    parked: readonly Counted[],
  ): Promise<string[]> => {
    const range = after === null ? endpointKeyRange(merchantId) : keysAfter(endpointKeyAt(merchantId, after));
    const found = await Promise.all([
      endpoints.unhealthyIn(range, limit),
      endpoints.pausedIn(range, limit),
      backlog.keys(merchantId, range, { limit, parked }),
    ]);
    const keys = new Set([...(after === null ? [endpointKeyOf(merchantId, null)] : []), ...found.flat()]);
    return [...keys].sort().slice(0, limit);
  };
  const reports = async (endpointKeys: readonly string[], parked: readonly Counted[]): Promise<EndpointReport[]> => {
    const [unhealthy, paused, backlogs] = await Promise.all([
      endpoints.unhealthyOf(endpointKeys),
      endpoints.pausedAmong(endpointKeys),
      backlog.of(endpointKeys, parked),
    ]);
    const healthOf = new Map(unhealthy.map((health) => [health._id, health]));
    const pausedKeys = new Set(paused);
    return endpointKeys.map((endpointKey) => ({
      endpointId: endpointIdOf(endpointKey),
      origin: endpointKeyParts(endpointKey).origin,
      health: healthOf.get(endpointKey) ?? null,
      backlog: backlogs.get(endpointKey) ?? null,
      isPaused: pausedKeys.has(endpointKey),
    }));
  };

  return {
    async page(merchantId: string, page: EndpointPage): Promise<EndpointReport[]> {
      const parked = await backlog.parked(merchantId);
      return reports(await keysOf(merchantId, page, parked), parked);
    },

    async of(endpointKey: string): Promise<EndpointReport | null> {
      const { merchantId } = endpointKeyParts(endpointKey);
      return (await reports([endpointKey], await backlog.parked(merchantId)))[0] ?? null;
    },
  };
}
