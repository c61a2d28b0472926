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
  refresh(lanes: readonly string[]): Promise<void>;
  /** A lease under which one new delivery of an endpoint may be stored; null when it must wait its turn. */
  reserve(lane: string): LeaseReservation | null;
  /** When a lease ends that is taken now. */
  leaseEnd(): Date;
  /** A reservation that is not used. */
  cancelReservation(lane: string): void;
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
const ENDPOINTS_AT_ONCE = 40;
/** What an endpoint may take at least when it is its turn: fewer at a time costs more than it brings. */
const LEAST_SHARE = 8;

/** A dispatcher with nothing in hand. */
export function createDispatcher(parts: DispatcherOf): Dispatcher {
  const { deliveries, leaseStore, refusals, monitor, runtime, settings, log, prefetch, checkpoint } = parts;
  const { execute, ended, hasCapacity } = parts;
  const worker = shortId('wrk', runtime.random);
  let batch = 0;
  /** The endpoints of which more is due than was taken at the last look: what is new goes behind that. */
  let behind = new Set<string>();
  /** At which look each endpoint that has something due had its last turn. */
  let turns = new Map<string, number>();
  let looks = 0;
  /** Whether slots over all were what it wanted for; and the owners who have as many as one may have. */
  let crowded = false;
  let full = new Set<string>();
  let open = true;
  const newOwner = () => {
    batch += 1;
    return `${worker}.${batch}`;
  };
  const leaseEnd = () => new Date(runtime.clock.now().getTime() + settings.leaseMs);
  /** There is room for an endpoint: worth a look where that is what was wanted. */
  const left = (lane: string) => {
    const wanted = crowded || full.has(ownerOf(lane)) || (behind.has(lane) && queues.hasCapacity(lane));
    if (open && wanted && queues.capacity() >= settings.heldPerEndpoint / 2) hasCapacity();
  };
  const executeOrReturn = async (lease: LeasedDelivery, slot: Slot): Promise<Ending> => {
    // What is acknowledged needs no endpoint any more.
    const sends = lease.state === DeliveryState.PENDING && lease.attemptKind === 'usual';
    if (!sends || monitor.admission(lease.lane) === 'open') return execute(lease, slot);
    await leaseStore.release([lease], runtime.clock.now());
    return 'returned';
  };
  const dueEndpoints = createDueEndpoints(deliveries);
  const probes = createProbes({ monitor, log });
  /** Gives back what was leased and has not begun. */
  const release = async (leases: readonly LeasedDelivery[]): Promise<void> => {
    if (leases.length === 0) return;
    await probes.releaseProbe(leases);
    await leaseStore.release(leases, runtime.clock.now());
  };
  const queues = createEndpointQueues<LeasedDelivery>({
    limits: settings,
    elapsed: () => performance.now(),
    atOnce: monitor.atOnce,
    ownerOf,
    left,
    async run(lease, slot) {
      const ending = await executeOrReturn(lease, slot).catch((error: unknown): Ending => {
        log.warn(
          { event: 'webhook.delivery.interrupted', err: error, eventId: lease.id },
          'An error interrupted a webhook delivery; retrying when its lease ends',
        );
        return 'abandoned';
      });
      if (probes.isUnsent(lease, ending)) {
        // Another delivery may be it.
        await probes.giveBack(lease.lane);
        hasCapacity();
      }
      ended(ending);
    },
  });

  const stateOf = (lane: string) =>
    ({ turn: turns.get(lane) ?? 0, pace: queues.isSlow(lane) ? 'slow' : 'quick' }) as const;

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
      const acknowledged = deliveries.acknowledged({ now, limit: ENDPOINTS_AT_ONCE, except: inCooldown });
      [acknowledgedBefore] = await Promise.all([acknowledged, monitor.refresh(due.map(({ lane }) => lane))]);
    }
    const waiting = due.filter(({ lane }) => monitor.admission(lane) !== 'closed');
    const capacityIn = queues.capacities();
    const withCapacity = waiting
      .filter(({ lane }) => queues.hasCapacity(lane))
      .map((one) => ({ ...one, owner: ownerOf(one.lane), isFree: capacityIn(one.lane) > 0 }));
    const free = withCapacity.filter(({ isFree }) => isFree);
    const line = fairOrder(free.map(({ lane, dueAt, owner }) => ({ lane, dueAt, owner, ...stateOf(lane) })));
    const share = Math.max(LEAST_SHARE, Math.floor(queues.capacity() / Math.max(1, line.length)));
    const most = Math.min(ENDPOINTS_AT_ONCE, Math.max(1, Math.floor(queues.capacity() / share)));
    const chosen = line.slice(0, most);
    crowded = chosen.length < line.length;
    full = new Set(withCapacity.filter(({ isFree }) => !isFree).map(({ owner }) => owner));
    looks += 1;
    turns = new Map(waiting.map(({ lane }) => [lane, turns.get(lane) ?? 0]));
    for (const lane of chosen) turns.set(lane, looks);
    behind = new Set([...turns.keys()].filter((lane) => turns.get(lane) !== looks));
    const usual = chosen.filter((lane) => monitor.admission(lane) === 'open');
    // What is acknowledged needs no endpoint any more: it waits for no breaker and no turn.
    const except = [...inCooldown, ...acknowledgedBefore.map(({ _id }) => _id)];
    const found = await mapWithLimit(usual, async (lane) => {
      const limit = Math.min(share, capacityIn(lane));
      const documents = await deliveries.due({ lane, now, limit, except });
      if (documents.length === limit) behind.add(lane);
      return documents;
    });
    const probed = chosen.filter((lane) => monitor.admission(lane) === 'probe');
    return {
      usual: [...acknowledgedBefore, ...found],
      probes: await mapWithLimit(probed, (lane) => deliveries.due({ lane, now, limit: 1, except })),
    };
  };

  /** Leases what is still as it was read; with the intents of the attempts that are known already and follow at once. */
  const claim = async (documents: readonly UnclaimedDelivery[], now: Date): Promise<LeasedDelivery[]> => {
    const owner = newOwner();
    const turns = new Map<string, number>();
    const offered = documents.map(async (document) => {
      const free = turns.get(document.lane) ?? queues.turnsIn(document.lane);
      turns.set(document.lane, free - 1);
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
      crowded = queues.capacity() <= 0;
      if (!open || crowded) return 0;
      const held = new Set(queues.held().map(({ id }) => id));
      const chosen = await choose(now);
      const placed = (documents: readonly UnclaimedDelivery[]) =>
        documents.filter(({ _id, lane }) => !held.has(_id) && queues.reserve(lane));
      const [probing, usual] = [placed(chosen.probes), placed(chosen.usual)];
      if (probing.length + usual.length === 0) return 0;
      let taken: readonly UnclaimedDelivery[] = [];
      let claimed: LeasedDelivery[] = [];
      try {
        await checkpoint(Step.DUE_READ);
        taken = await probes.takeFor(probing);
        claimed = await claim([...taken, ...usual], now);
      } finally {
        const got = new Set(claimed.map(({ id }) => id));
        for (const { _id, lane } of [...probing, ...usual]) if (!got.has(_id)) queues.cancel(lane);
        for (const { _id, lane } of taken) if (!got.has(_id)) await probes.giveBack(lane);
      }
      const sentAsProbes = new Set(taken.map(({ _id }) => _id));
      const attemptKindOf = ({ id }: LeasedDelivery): AttemptKind => (sentAsProbes.has(id) ? 'probe' : 'usual');
      queues.fill(claimed.map((item) => ({ lane: item.lane, item: { ...item, attemptKind: attemptKindOf(item) } })));
      return claimed.length;
    },
    refresh: monitor.refresh,
    reserve(lane) {
      const free = open && !behind.has(lane) && monitor.admission(lane) === 'open' && queues.hasCapacity(lane);
      if (!free || monitor.atOnce(lane, settings.perEndpoint) < settings.perEndpoint || !queues.reserve(lane))
        return null;
      const turn = queues.isNext(lane) ? 'next' : 'later';
      return { owner: newOwner(), turn };
    },
    leaseEnd,
    cancelReservation: queues.cancel,
    admit: (leases) => queues.fill(leases.map((item) => ({ lane: item.lane, item }))),
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
function ownerOf(lane: string): string {
  return endpointKeyParts(lane).merchantId;
}
