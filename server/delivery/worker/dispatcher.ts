/**
 * Claims due deliveries as far as there are slots for them, endpoint by endpoint, and has each executed. Keeps the leases of what it
 * holds. Does not know what executing is.
 */
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { type AttemptKind, DeliveryState, type LeasedDelivery } from '../queue/delivery.ts';
import type { DeliveryStore, UnclaimedDelivery } from '../queue/delivery-store.ts';
import { endpointKeyParts } from '../queue/endpoint.ts';
import type { LeaseReservation, LeaseStore } from '../queue/lease-store.ts';
import type { RefusedClaims } from '../queue/refusals.ts';
import { type Checkpoint, Step, type WebhookLog, type WorkerSettings } from '../queue/worker-ports.ts';
import type { ExecutionResult } from './delivery-executor.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';
import type { Slot } from './endpoint-queue.ts';
import { createEndpointQueues } from './endpoint-queues.ts';
import type { Prefetch } from './prepare-attempt.ts';
import { createProbes } from './probes.ts';
import { createDueEndpoints, fairOrder } from './scheduler.ts';

/** How executing ended. `abandoned`: an error broke it off; the lease's end brings the delivery back. */
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
  execute(lease: LeasedDelivery, slot: Slot): Promise<ExecutionResult>;
  /** Called when a delivery is out of hand. */
  ended(ending: Ending): void;
  /** Called when there is room again for what was left. */
  hasCapacity(): void;
}

export interface Dispatcher {
  /** Claims of what is due as much as one look finds room for, and starts executing it. Answers how many; there may be more. Not to be called twice at once. */
  dispatch(): Promise<number>;
  /** Reads what other workers found out about endpoints that new deliveries are to be stored for. */
  refresh(endpointKeys: readonly string[]): Promise<void>;
  /** A lease under which one new delivery of an endpoint may be stored; null when it must wait its turn. */
  reserve(endpointKey: string): LeaseReservation | null;
  /** When a lease ends that is taken now. */
  leaseEnd(): Date;
  /** A reservation that is not used. */
  cancelReservation(endpointKey: string): void;
  /** Executes deliveries that were stored under their reservations. */
  admit(leases: readonly LeasedDelivery[]): void;
  /** Renews every lease in hand. */
  renew(): Promise<void>;
  /** Takes nothing new, and lets no request begin any more. */
  close(): void;
  /** Gives back what has not begun. */
  release(): Promise<void>;
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
}

/** What to claim in one look. */
interface Chosen {
  readonly usual: readonly UnclaimedDelivery[];
  /** One for each endpoint whose breaker is open and whose probe may be taken. */
  readonly probes: readonly UnclaimedDelivery[];
}

/** Endpoints of one look: more are for the next. */
const ENDPOINTS_PER_ROUND = 40;
/** What an endpoint may take at least when it is its turn: fewer at a time costs more than it brings. */
const MIN_SHARE = 8;

/** A dispatcher with nothing in hand. */
export function createDispatcher(parts: DispatcherOf): Dispatcher {
  const { deliveries, leaseStore, refusals, monitor, runtime, settings, log, prefetch, checkpoint } = parts;
  const { execute, ended, hasCapacity } = parts;
  const worker = shortId('wrk', runtime.random);
  let batch = 0;
  /** The endpoints of which more is due than was taken at the last look: what is new goes behind that. */
  let backlogged = new Set<string>();
  /** At which look each endpoint that has something due had its last turn. */
  let lastServed = new Map<string, number>();
  let round = 0;
  /** Whether slots over all were what it wanted for; and the owners who have as many as one may have. */
  let isAtCapacity = false;
  let fullOwners = new Set<string>();
  let open = true;
  const newOwner = () => {
    batch += 1;
    return `${worker}.${batch}`;
  };
  const leaseEnd = () => new Date(runtime.clock.now().getTime() + settings.leaseMs);
  /** There is room for an endpoint: worth a look where that is what was wanted. */
  const slotFreed = (endpointKey: string) => {
    const wanted =
      isAtCapacity ||
      fullOwners.has(ownerOf(endpointKey)) ||
      (backlogged.has(endpointKey) && queues.hasCapacity(endpointKey));
    if (open && wanted && queues.capacity() >= settings.heldPerEndpoint / 2) hasCapacity();
  };
  const executeOrReturn = async (lease: LeasedDelivery, slot: Slot): Promise<Ending> => {
    // What is acknowledged needs no endpoint any more.
    const sends = lease.state === DeliveryState.PENDING && lease.attemptKind === 'usual';
    if (!sends || monitor.admission(lease.endpointKey) === 'open') return execute(lease, slot);
    await leaseStore.release([lease], runtime.clock.now());
    return 'returned';
  };
  const dueEndpoints = createDueEndpoints(deliveries);
  const probes = createProbes({ monitor, log });
  /** Gives back what was leased and has not begun. */
  const release = async (leases: readonly LeasedDelivery[]): Promise<void> => {
    if (leases.length === 0) return;
    await probes.releaseUnsent(leases);
    await leaseStore.release(leases, runtime.clock.now());
  };
  const queues = createEndpointQueues<LeasedDelivery>({
    limits: settings,
    elapsed: () => performance.now(),
    atOnce: monitor.atOnce,
    ownerOf,
    slotFreed,
    async run(lease, slot) {
      const ending = await executeOrReturn(lease, slot).catch((error: unknown): Ending => {
        log.warn({ err: error, eventId: lease.id }, 'webhook delivery broken off; it comes back when its lease ends');
        return 'abandoned';
      });
      if (probes.isUnsent(lease, ending)) {
        // Another delivery may be it.
        await probes.release(lease.endpointKey);
        hasCapacity();
      }
      ended(ending);
    },
  });

  const stateOf = (endpointKey: string) =>
    ({ lastServed: lastServed.get(endpointKey) ?? 0, pace: queues.isSlow(endpointKey) ? 'slow' : 'quick' }) as const;

  /**
   * What to claim: of each endpoint in turn its share of the room there is, of one whose breaker is open a single probe. Asked for by
   * endpoint, since the oldest of all would be those of the greatest backlog.
   */
  const choose = async (now: Date): Promise<Chosen> => {
    const inCooldown = refusals.inCooldown();
    const due = await dueEndpoints(now);
    let acknowledgedBefore: UnclaimedDelivery[] = [];
    if (due.length > 0) {
      await checkpoint(Step.DUE_FOUND);
      const acknowledged = deliveries.acknowledged({ now, limit: ENDPOINTS_PER_ROUND, except: inCooldown });
      [acknowledgedBefore] = await Promise.all([
        acknowledged,
        monitor.refresh(due.map(({ endpointKey }) => endpointKey)),
      ]);
    }
    const waiting = due.filter(({ endpointKey }) => monitor.admission(endpointKey) !== 'closed');
    const capacityIn = queues.capacities();
    const withCapacity = waiting
      .filter(({ endpointKey }) => queues.hasCapacity(endpointKey))
      .map((one) => ({ ...one, owner: ownerOf(one.endpointKey), isFree: capacityIn(one.endpointKey) > 0 }));
    const free = withCapacity.filter(({ isFree }) => isFree);
    const ordered = fairOrder(
      free.map(({ endpointKey, dueAt, owner }) => ({ endpointKey, dueAt, owner, ...stateOf(endpointKey) })),
    );
    const share = Math.max(MIN_SHARE, Math.floor(queues.capacity() / Math.max(1, ordered.length)));
    const endpointLimit = Math.min(ENDPOINTS_PER_ROUND, Math.max(1, Math.floor(queues.capacity() / share)));
    const chosen = ordered.slice(0, endpointLimit);
    isAtCapacity = chosen.length < ordered.length;
    fullOwners = new Set(withCapacity.filter(({ isFree }) => !isFree).map(({ owner }) => owner));
    round += 1;
    lastServed = new Map(waiting.map(({ endpointKey }) => [endpointKey, lastServed.get(endpointKey) ?? 0]));
    for (const endpointKey of chosen) lastServed.set(endpointKey, round);
    backlogged = new Set([...lastServed.keys()].filter((endpointKey) => lastServed.get(endpointKey) !== round));
    const usual = chosen.filter((endpointKey) => monitor.admission(endpointKey) === 'open');
    // What is acknowledged needs no endpoint any more: it waits for no breaker and no turn.
    const except = [...inCooldown, ...acknowledgedBefore.map(({ _id }) => _id)];
    const found = await mapWithLimit(usual, async (endpointKey) => {
      const limit = Math.min(share, capacityIn(endpointKey));
      const documents = await deliveries.due({ endpointKey, now, limit, except });
      if (documents.length === limit) backlogged.add(endpointKey);
      return documents;
    });
    const probed = chosen.filter((endpointKey) => monitor.admission(endpointKey) === 'probe');
    return {
      usual: [...acknowledgedBefore, ...found],
      probes: await mapWithLimit(probed, (endpointKey) => deliveries.due({ endpointKey, now, limit: 1, except })),
    };
  };

  /** Leases what is still as it was read; with the intents of the attempts that are known already and follow at once. */
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
      if (!open || isAtCapacity) return 0;
      const held = new Set(queues.held().map(({ id }) => id));
      const chosen = await choose(now);
      const reserved = (documents: readonly UnclaimedDelivery[]) =>
        documents.filter(({ _id, lane }) => !held.has(_id) && queues.reserve(lane));
      const [probing, usual] = [reserved(chosen.probes), reserved(chosen.usual)];
      if (probing.length + usual.length === 0) return 0;
      let takenProbes: readonly UnclaimedDelivery[] = [];
      let claimed: LeasedDelivery[] = [];
      try {
        await checkpoint(Step.DUE_READ);
        takenProbes = await probes.takeFor(probing);
        claimed = await claim([...takenProbes, ...usual], now);
      } finally {
        const claimedIds = new Set(claimed.map(({ id }) => id));
        for (const { _id, lane } of [...probing, ...usual]) if (!claimedIds.has(_id)) queues.cancel(lane);
        for (const { _id, lane } of takenProbes) if (!claimedIds.has(_id)) await probes.release(lane);
      }
      const sentAsProbes = new Set(takenProbes.map(({ _id }) => _id));
      const attemptKindOf = ({ id }: LeasedDelivery): AttemptKind => (sentAsProbes.has(id) ? 'probe' : 'usual');
      queues.fill(
        claimed.map((item) => ({ endpointKey: item.endpointKey, item: { ...item, attemptKind: attemptKindOf(item) } })),
      );
      return claimed.length;
    },
    refresh: monitor.refresh,
    reserve(endpointKey) {
      const free =
        open &&
        !backlogged.has(endpointKey) &&
        monitor.admission(endpointKey) === 'open' &&
        queues.hasCapacity(endpointKey);
      if (
        !free ||
        monitor.atOnce(endpointKey, settings.perEndpoint) < settings.perEndpoint ||
        !queues.reserve(endpointKey)
      )
        return null;
      const position = queues.startsNext(endpointKey) ? 'next' : 'later';
      return { owner: newOwner(), position };
    },
    leaseEnd,
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

/** Whose endpoint it is. */
function ownerOf(endpointKey: string): string {
  return endpointKeyParts(endpointKey).merchantId;
}
