/**
 * Claims due deliveries, endpoint by endpoint, up to the free slots, starts their execution, and renews their leases.
 */
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { AttemptKind, LeasedDelivery } from '../queue/delivery.ts';
import type { DeliveryStore, DueEndpoint, UnclaimedDelivery } from '../queue/delivery-store.ts';
import { endpointKeyParts } from '../queue/endpoint.ts';
import type { LeaseReservation, LeaseStore } from '../queue/lease-store.ts';
import type { RefusedClaims } from '../queue/refusals.ts';
import { type Checkpoint, Step, type WebhookLog, type WorkerSettings } from '../queue/worker-ports.ts';
import type { ExecutionResult } from './delivery-executor.ts';
import { createDueEndpoints, type Look } from './due-endpoints.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';
import type { Slot } from './endpoint-queue.ts';
import { createEndpointQueues } from './endpoint-queues.ts';
import { shareSlots } from './fair-turns.ts';
import type { Prefetch } from './prepare-attempt.ts';
import { createProbes } from './probes.ts';
import type { WorkerGroup } from './worker-group.ts';

/** How an execution ended. `abandoned` also covers an unexpected error. */
export type Ending = ExecutionResult | 'abandoned';

export interface DispatcherOf {
  readonly deliveries: DeliveryStore;
  readonly leaseStore: LeaseStore;
  readonly refusals: Pick<RefusedClaims, 'inCooldown'>;
  readonly monitor: EndpointMonitor;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly log: WebhookLog;
  readonly prefetch: Prefetch;
  readonly checkpoint: Checkpoint;
  readonly group: Pick<WorkerGroup, 'isOwn'>;
  execute(lease: LeasedDelivery, slot: Slot): Promise<ExecutionResult>;
  /** Called when an execution has ended. */
  ended(ending: Ending): void;
  /** Called when slots are free again for due deliveries that did not fit. */
  hasCapacity(): void;
}

export interface Dispatcher {
  /** Claims and starts one round of due deliveries; more may be due. Do not call concurrently. */
  dispatch(): Promise<Dispatched>;
  /** Loads the health of endpoints, as shared by all workers, before `reserve`. */
  refresh(endpointKeys: readonly string[]): Promise<void>;
  /** Returns an owner for the leases of one round. */
  newOwner(): string;
  /** Reserves a slot and a lease for one new delivery; null when it must be stored without a lease. */
  reserve(endpointKey: string, owner: string): LeaseReservation | null;
  /** When a lease taken now expires. */
  leaseEnd(): Date;
  /** New deliveries of these endpoints are stored without a lease: the next rounds include them. */
  left(endpointKeys: Iterable<string>): void;
  /** Releases an unused reservation. */
  cancelReservation(endpointKey: string): void;
  /** Starts executing deliveries that were stored under their reservations. */
  admit(leases: readonly LeasedDelivery[]): void;
  /** Renews the lease of every delivery that this worker holds. */
  renew(): Promise<void>;
  /** Takes no new deliveries and starts no more requests. */
  close(): void;
  /** Releases the leases of deliveries whose execution has not started. */
  release(): Promise<void>;
  /** Resolves when this worker holds no delivery. */
  idle(): Promise<void>;
}

/** What one round did. */
export interface Dispatched {
  readonly claimed: number;
  /** Endpoints that were asked for due deliveries. */
  readonly asked: number;
  /** Whether deliveries wait for endpoints that are not dead. */
  readonly healthy: 'waiting' | 'none';
  /** `very-many`: such rounds keep the process and the database busy. `page`: the next round looks at others. */
  readonly extent: Look['extent'];
}

/** What to claim in one round. */
interface Chosen extends Omit<Dispatched, 'claimed'> {
  readonly usual: readonly UnclaimedDelivery[];
  /** At most one for each endpoint whose circuit breaker is open and whose probe is due. */
  readonly probes: readonly UnclaimedDelivery[];
}

/** Concurrent queries of a round among very many endpoints: few, so that those of new events get in between. */
const QUERIES_AMONG_VERY_MANY = 2;
/** Acknowledged deliveries that one round completes. */
const MOST_ACKNOWLEDGED = 100;

/** Creates a dispatcher that holds no deliveries. */
export function createDispatcher(parts: DispatcherOf): Dispatcher {
  const { deliveries, leaseStore, refusals, monitor, runtime, settings, log, prefetch, checkpoint, group } = parts;
  const { execute, ended, hasCapacity } = parts;
  const worker = shortId('wrk', runtime.random);
  let batch = 0;
  /** Endpoints that had more due than the last round took: their new deliveries must queue behind it. */
  let backlogged = new Set<string>();
  /** The round in which each due endpoint was last served; 0 for never. */
  let lastServed = new Map<string, number>();
  let round = 0;
  /** Whether the last round found no free slot, which owners ran out of their fair share, and which found no turn. */
  let isAtCapacity = false;
  let fullOwners = new Set<string>();
  let leftOut: readonly string[] = [];
  let open = true;
  const newOwner = () => {
    batch += 1;
    return `${worker}.${batch}`;
  };
  const leaseEnd = () => new Date(runtime.clock.now().getTime() + settings.leaseMs);
  /** Asks for another round if the freed slot is one that the last round lacked. */
  const slotFreed = (key: string) => {
    if (!open || queues.capacity() < settings.heldPerEndpoint / 2) return;
    const owner = ownerOf(key);
    const isWaiting = fullOwners.has(owner) || (backlogged.has(key) && queues.hasCapacity(key));
    const isWanted = isAtCapacity || (isWaiting && queues.hasOwnerCapacity(owner));
    if (isWanted || leftOut.some(queues.hasOwnerCapacity)) hasCapacity();
  };
  const dueEndpoints = createDueEndpoints(deliveries, runtime.clock);
  const probes = createProbes({ monitor, log });
  /** Releases leased deliveries whose execution has not started. */
  const release = async (leases: readonly LeasedDelivery[]): Promise<void> => {
    if (leases.length === 0) return;
    await probes.release(
      leases.filter(({ attemptKind }) => attemptKind === 'probe').map(({ endpointKey }) => endpointKey),
    );
    await leaseStore.release(leases, runtime.clock.now());
  };
  const queues = createEndpointQueues<LeasedDelivery>({
    limits: settings,
    elapsed: () => performance.now(),
    atOnce: monitor.atOnce,
    ownerOf,
    slotFreed,
    async run(lease, slot) {
      const ending = await execute(lease, slot).catch((error: unknown): Ending => {
        log.warn(
          { event: 'webhook.delivery.interrupted', err: error, eventId: lease.id },
          'An error interrupted a webhook delivery; retrying when its lease ends',
        );
        return 'abandoned';
      });
      if (probes.isUnsent(lease, ending)) {
        // Another delivery can be the probe.
        await probes.release([lease.endpointKey]);
        hasCapacity();
      }
      ended(ending);
    },
  });

  const stateOf = (endpointKey: string) =>
    ({ lastServed: lastServed.get(endpointKey) ?? 0, pace: queues.isSlow(endpointKey) ? 'slow' : 'quick' }) as const;

  /**
   * Chooses what to claim: a share of the free slots for each endpoint in fair order, and a single probe where the
   * breaker is open. One query for each endpoint: the oldest deliveries overall would all belong to the largest
   * backlog.
   */
  const choose = async (now: Date): Promise<Chosen> => {
    const inCooldown = refusals.inCooldown();
    const { endpoints, extent } = await dueEndpoints.look(now);
    const isOwn = ({ endpointKey }: DueEndpoint) => group.isOwn(ownerOf(endpointKey));
    const due = endpoints.filter(isOwn);
    const done = (some: readonly DueEndpoint[]) =>
      dueEndpoints.done(
        some.map(({ endpointKey }) => endpointKey),
        now,
      );
    if (due.length < endpoints.length) done(endpoints.filter((endpoint) => !isOwn(endpoint)));
    let acknowledgedBefore: UnclaimedDelivery[] = [];
    if (due.length > 0) {
      await checkpoint(Step.DUE_FOUND);
      const acknowledged = deliveries.acknowledged({ now, limit: MOST_ACKNOWLEDGED, except: inCooldown });
      const refreshed = monitor.refresh(due.map(({ endpointKey }) => endpointKey));
      [acknowledgedBefore] = await Promise.all([acknowledged, refreshed]);
    }
    const isClosed = ({ endpointKey }: DueEndpoint) => monitor.admission(endpointKey) === 'closed';
    done(due.filter(isClosed));
    const waiting = due.filter((endpoint) => !isClosed(endpoint));
    const capacityIn = queues.capacities();
    const withCapacity = waiting
      .filter(({ endpointKey }) => queues.hasCapacity(endpointKey))
      .map((endpoint) => ({
        ...endpoint,
        ...stateOf(endpoint.endpointKey),
        owner: ownerOf(endpoint.endpointKey),
        capacity: capacityIn(endpoint.endpointKey),
        // Dead endpoints take turns, however old the events are that wait for them.
        dueAt: monitor.probeDueAt(endpoint.endpointKey) ?? endpoint.dueAt,
      }));
    const shared = shareSlots(withCapacity, { capacity: queues.capacity(), capacityOf: queues.capacityOf, extent });
    const { limitOf } = shared;
    fullOwners = shared.fullOwners;
    leftOut = [...shared.withoutTurn];
    const chosen = [...limitOf.keys()];
    // None of those that are kept has a free slot: others may.
    if (chosen.length === 0) dueEndpoints.readNext();
    round += 1;
    lastServed = new Map(waiting.map(({ endpointKey }) => [endpointKey, lastServed.get(endpointKey) ?? 0]));
    for (const endpointKey of chosen) lastServed.set(endpointKey, round);
    backlogged = new Set([...lastServed.keys()].filter((endpointKey) => lastServed.get(endpointKey) !== round));
    const usual = chosen.filter((endpointKey) => monitor.admission(endpointKey) === 'open');
    // An acknowledged delivery sends nothing: no breaker and no slot holds it back.
    const except = [...inCooldown, ...acknowledgedBefore.map(({ _id }) => _id)];
    const dueOf = async (endpointKey: string) => {
      const limit = limitOf.get(endpointKey) ?? 0;
      const documents = await deliveries.due({ endpointKey, now, limit, except });
      if (documents.length < limit) dueEndpoints.done([endpointKey], now);
      else {
        backlogged.add(endpointKey);
        dueEndpoints.more(endpointKey, now);
      }
      return documents;
    };
    const probeOf = (endpointKey: string) => deliveries.due({ endpointKey, now, limit: 1, except });
    const atOnce = extent === 'very-many' ? QUERIES_AMONG_VERY_MANY : undefined;
    const found = await mapWithLimit(usual, dueOf, atOnce);
    const probed = chosen.filter((endpointKey) => monitor.admission(endpointKey) === 'probe');
    dueEndpoints.done(probed, now);
    return {
      asked: chosen.length,
      healthy: waiting.some(({ endpointKey }) => monitor.admission(endpointKey) === 'open') ? 'waiting' : 'none',
      extent,
      usual: [...acknowledgedBefore, ...found],
      probes: await mapWithLimit(probed, probeOf, atOnce),
    };
  };

  /** Leases deliveries that are unchanged since they were read, with the intents of prepared attempts. */
  const claim = async (documents: readonly UnclaimedDelivery[], now: Date): Promise<LeasedDelivery[]> => {
    const owner = newOwner();
    const freeSlots = new Map<string, number>();
    const offered = documents.map(async (document) => {
      const free = freeSlots.get(document.lane) ?? queues.startableIn(document.lane);
      freeSlots.set(document.lane, free - 1);
      return { document, prepared: free > 0 ? await prefetch(document, { owner, pace: 'patience' }) : null };
    });
    const candidates = await Promise.all(offered);
    await checkpoint(Step.FORESEEN);
    return leaseStore.claim({ candidates, owner, now, until: leaseEnd() });
  };

  return {
    async dispatch() {
      queues.pump();
      const now = runtime.clock.now();
      await release(queues.surplus());
      isAtCapacity = queues.capacity() <= 0;
      if (!open || isAtCapacity) return { claimed: 0, asked: 0, healthy: 'none', extent: 'all' };
      const held = new Set(queues.held().map(({ id }) => id));
      const { usual: found, probes: foundProbes, ...looked } = await choose(now);
      const reserved = (documents: readonly UnclaimedDelivery[]) =>
        documents.filter(({ _id, lane }) => {
          if (held.has(_id)) return false;
          const isReserved = queues.reserve(lane);
          if (!isReserved) dueEndpoints.due(lane, now);
          return isReserved;
        });
      const [probing, usual] = [reserved(foundProbes), reserved(found)];
      if (probing.length + usual.length === 0) return { claimed: 0, ...looked };
      let takenProbes: readonly UnclaimedDelivery[] = [];
      let claimed: LeasedDelivery[] = [];
      try {
        await checkpoint(Step.DUE_READ);
        takenProbes = await probes.takeFor(probing);
        claimed = await claim([...takenProbes, ...usual], now);
      } finally {
        const claimedIds = new Set(claimed.map(({ id }) => id));
        for (const { _id, lane } of [...probing, ...usual]) {
          if (claimedIds.has(_id)) continue;
          queues.cancel(lane);
          dueEndpoints.due(lane, now);
        }
        await probes.release(takenProbes.filter(({ _id }) => !claimedIds.has(_id)).map(({ lane }) => lane));
      }
      const sentAsProbes = new Set(takenProbes.map(({ _id }) => _id));
      const attemptKindOf = ({ id }: LeasedDelivery): AttemptKind => (sentAsProbes.has(id) ? 'probe' : 'usual');
      const items = claimed.map((lease) => ({ ...lease, attemptKind: attemptKindOf(lease) }));
      queues.fill(items.map((item) => ({ endpointKey: item.endpointKey, item })));
      return { claimed: claimed.length, ...looked };
    },
    refresh: monitor.refresh,
    newOwner,
    reserve(key, owner) {
      const isOpen = open && !backlogged.has(key) && monitor.admission(key) === 'open';
      const isStarting = monitor.atOnce(key, settings.perEndpoint) < settings.perEndpoint;
      if (!isOpen || isStarting || !queues.reserve(key)) return null;
      return { owner, position: queues.startsSoon(key) ? 'soon' : 'later' };
    },
    leaseEnd,
    left(endpointKeys) {
      const now = runtime.clock.now();
      // Of a closed one, the next read finds them.
      for (const endpointKey of endpointKeys)
        if (monitor.admission(endpointKey) !== 'closed') dueEndpoints.due(endpointKey, now);
    },
    cancelReservation: queues.cancel,
    admit: (leases) => queues.fill(leases.map((item) => ({ endpointKey: item.endpointKey, item }))),
    async renew() {
      const leases = queues.held();
      if (leases.length > 0) await leaseStore.renew(leases, leaseEnd());
    },
    close() {
      open = false;
      queues.close();
    },
    release: () => release(queues.drain()),
    idle: queues.idle,
  };
}

/** The merchant that the endpoint belongs to. */
function ownerOf(endpointKey: string): string {
  return endpointKeyParts(endpointKey).merchantId;
}
