/**
 * Claims due deliveries as far as there are places for them, endpoint by endpoint, and has each carried. Keeps the leases of what it
 * holds. Does not know what carrying is.
 */
import { fewAtATime } from '../../platform/few-at-a-time.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/short-id.ts';
import { DeliveryState, type Errand, type LeasedDelivery } from '../queue/delivery.ts';
import type { DeliveryStore, UnclaimedDelivery } from '../queue/delivery-store.ts';
import { laneParts } from '../queue/endpoint.ts';
import type { LeaseStore, Seat } from '../queue/lease-store.ts';
import type { RefusedClaims } from '../queue/refusals.ts';
import { type Checkpoint, Step, type WebhookLog, type WorkerSettings } from '../queue/worker-ports.ts';
import type { Carried } from './delivery-executor.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';
import type { Place } from './endpoint-queue.ts';
import { createLanes } from './endpoint-queues.ts';
import type { Foresight } from './prepare-attempt.ts';
import { createProbes } from './probes.ts';
import { createDueLanes, inTurn } from './scheduler.ts';

/** How carrying ended. `abandoned`: an error broke it off; the lease's end brings the delivery back. */
export type Ending = Carried | 'abandoned';

export interface DispatcherOf {
  readonly deliveries: DeliveryStore;
  readonly leaseStore: LeaseStore;
  readonly refusals: Pick<RefusedClaims, 'resting'>;
  readonly monitor: EndpointMonitor;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly log: WebhookLog;
  readonly foresee: Foresight;
  readonly checkpoint: Checkpoint;
  carry(lease: LeasedDelivery, place: Place): Promise<Carried>;
  /** Called when a delivery is out of hand. */
  ended(ending: Ending): void;
  /** Called when there is room again for what was left. */
  roomy(): void;
}

export interface Dispatcher {
  /** Claims of what is due as much as one look finds room for, and starts carrying it. Answers how many; there may be more. Not to be called twice at once. */
  dispatch(): Promise<number>;
  /** Reads what other workers found out about endpoints that are to be seated. */
  refresh(lanes: readonly string[]): Promise<void>;
  /** A lease under which one new delivery of an endpoint may be stored; null when it must wait its turn. */
  seat(lane: string): Seat | null;
  /** When a lease ends that is taken now. */
  leaseEnd(): Date;
  /** A seat that is not used. */
  unseat(lane: string): void;
  /** Carries deliveries that were stored in their seats. */
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
const LANES_AT_ONCE = 40;
/** What an endpoint may take at least when it is its turn: fewer at a time costs more than it brings. */
const LEAST_SHARE = 8;

/** A dispatcher with nothing in hand. */
export function createDispatcher(parts: DispatcherOf): Dispatcher {
  const { deliveries, leaseStore, refusals, monitor, runtime, settings, log, foresee, checkpoint } = parts;
  const { carry, ended, roomy } = parts;
  const worker = shortId('wrk', runtime.random);
  let batch = 0;
  /** The endpoints of which more is due than was taken at the last look: what is new goes behind that. */
  let behind = new Set<string>();
  /** At which look each endpoint that has something due had its last turn. */
  let turns = new Map<string, number>();
  let looks = 0;
  /** Whether places over all were what it wanted for; and the owners who have as many as one may have. */
  let crowded = false;
  let full = new Set<string>();
  let open = true;
  const newOwner = () => {
    batch += 1;
    return `${worker}.${batch}`;
  };
  const leaseEnd = () => new Date(runtime.clock.now().getTime() + settings.leaseMs);
  /** There is room in a lane: worth a look where that is what was wanted. */
  const left = (lane: string) => {
    const wanted = crowded || full.has(ownerOf(lane)) || (behind.has(lane) && lanes.isRoomy(lane));
    if (open && wanted && lanes.room() >= settings.heldPerLane / 2) roomy();
  };
  const carryOrReturn = async (lease: LeasedDelivery, place: Place): Promise<Ending> => {
    // What is acknowledged needs no endpoint any more.
    const sends = lease.state === DeliveryState.PENDING && lease.errand === 'usual';
    if (!sends || monitor.admission(lease.lane) === 'open') return carry(lease, place);
    await leaseStore.release([lease], runtime.clock.now());
    return 'returned';
  };
  const dueLanes = createDueLanes(deliveries);
  const probes = createProbes({ monitor, log });
  /** Gives back what was leased and has not begun. */
  const giveBack = async (leases: readonly LeasedDelivery[]): Promise<void> => {
    if (leases.length === 0) return;
    await probes.giveBackOf(leases);
    await leaseStore.release(leases, runtime.clock.now());
  };
  const lanes = createLanes<LeasedDelivery>({
    limits: settings,
    elapsed: () => performance.now(),
    atOnce: monitor.atOnce,
    ownerOf,
    left,
    async run(lease, place) {
      const ending = await carryOrReturn(lease, place).catch((error: unknown): Ending => {
        log.warn({ err: error, eventId: lease.id }, 'webhook delivery broken off; it comes back when its lease ends');
        return 'abandoned';
      });
      if (probes.isUnsent(lease, ending)) {
        // Another delivery may be it.
        await probes.giveBack(lease.lane);
        roomy();
      }
      ended(ending);
    },
  });

  const stateOf = (lane: string) =>
    ({ turn: turns.get(lane) ?? 0, pace: lanes.isSlow(lane) ? 'slow' : 'quick' }) as const;

  /**
   * What to claim: of each endpoint in turn its share of the room there is, of one whose breaker is open a single probe. Asked for by
   * endpoint, since the oldest of all would be those of the greatest backlog.
   */
  const choose = async (now: Date): Promise<Chosen> => {
    const resting = refusals.resting();
    const due = await dueLanes(now);
    let told: UnclaimedDelivery[] = [];
    if (due.length > 0) {
      await checkpoint(Step.DUE_FOUND);
      const acknowledged = deliveries.acknowledged({ now, limit: LANES_AT_ONCE, except: resting });
      [told] = await Promise.all([acknowledged, monitor.refresh(due.map(({ lane }) => lane))]);
    }
    const waiting = due.filter(({ lane }) => monitor.admission(lane) !== 'closed');
    const roomIn = lanes.rooms();
    const roomyOnes = waiting
      .filter(({ lane }) => lanes.isRoomy(lane))
      .map((one) => ({ ...one, owner: ownerOf(one.lane), isFree: roomIn(one.lane) > 0 }));
    const free = roomyOnes.filter(({ isFree }) => isFree);
    const line = inTurn(free.map(({ lane, dueAt, owner }) => ({ lane, dueAt, owner, ...stateOf(lane) })));
    const share = Math.max(LEAST_SHARE, Math.floor(lanes.room() / Math.max(1, line.length)));
    const most = Math.min(LANES_AT_ONCE, Math.max(1, Math.floor(lanes.room() / share)));
    const chosen = line.slice(0, most);
    crowded = chosen.length < line.length;
    full = new Set(roomyOnes.filter(({ isFree }) => !isFree).map(({ owner }) => owner));
    looks += 1;
    turns = new Map(waiting.map(({ lane }) => [lane, turns.get(lane) ?? 0]));
    for (const lane of chosen) turns.set(lane, looks);
    behind = new Set([...turns.keys()].filter((lane) => turns.get(lane) !== looks));
    const usual = chosen.filter((lane) => monitor.admission(lane) === 'open');
    // What is acknowledged needs no endpoint any more: it waits for no breaker and no turn.
    const except = [...resting, ...told.map(({ _id }) => _id)];
    const found = await fewAtATime(usual, async (lane) => {
      const limit = Math.min(share, roomIn(lane));
      const documents = await deliveries.due({ lane, now, limit, except });
      if (documents.length === limit) behind.add(lane);
      return documents;
    });
    const probed = chosen.filter((lane) => monitor.admission(lane) === 'probe');
    return {
      usual: [...told, ...found],
      probes: await fewAtATime(probed, (lane) => deliveries.due({ lane, now, limit: 1, except })),
    };
  };

  /** Leases what is still as it was read; with the intents of the attempts that are known already and follow at once. */
  const claim = async (documents: readonly UnclaimedDelivery[], now: Date): Promise<LeasedDelivery[]> => {
    const owner = newOwner();
    const turns = new Map<string, number>();
    const offered = documents.map(async (document) => {
      const free = turns.get(document.lane) ?? lanes.turnsIn(document.lane);
      turns.set(document.lane, free - 1);
      return { document, prepared: free > 0 ? await foresee(document, { owner, pace: 'patience' }) : null };
    });
    const candidates = await Promise.all(offered);
    await checkpoint(Step.FORESEEN);
    return leaseStore.claim({ candidates, owner, now, until: leaseEnd() });
  };

  return {
    async dispatch() {
      lanes.pump();
      const now = runtime.clock.now();
      await giveBack(lanes.surplus());
      crowded = lanes.room() <= 0;
      if (!open || crowded) return 0;
      const held = new Set(lanes.held().map(({ id }) => id));
      const chosen = await choose(now);
      const placed = (documents: readonly UnclaimedDelivery[]) =>
        documents.filter(({ _id, lane }) => !held.has(_id) && lanes.reserve(lane));
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
        for (const { _id, lane } of [...probing, ...usual]) if (!got.has(_id)) lanes.cancel(lane);
        for (const { _id, lane } of taken) if (!got.has(_id)) await probes.giveBack(lane);
      }
      const sentAsProbes = new Set(taken.map(({ _id }) => _id));
      const errandOf = ({ id }: LeasedDelivery): Errand => (sentAsProbes.has(id) ? 'probe' : 'usual');
      lanes.fill(claimed.map((item) => ({ lane: item.lane, item: { ...item, errand: errandOf(item) } })));
      return claimed.length;
    },
    refresh: monitor.refresh,
    seat(lane) {
      const free = open && !behind.has(lane) && monitor.admission(lane) === 'open' && lanes.isRoomy(lane);
      if (!free || monitor.atOnce(lane, settings.perLane) < settings.perLane || !lanes.reserve(lane)) return null;
      const turn = lanes.isNext(lane) ? 'next' : 'later';
      return { owner: newOwner(), turn };
    },
    leaseEnd,
    unseat: lanes.cancel,
    admit: (leases) => lanes.fill(leases.map((item) => ({ lane: item.lane, item }))),
    async renew() {
      const leases = lanes.held();
      if (leases.length > 0) await leaseStore.renew(leases, leaseEnd());
    },
    close() {
      open = false;
      lanes.close();
    },
    release: () => giveBack(lanes.drain()),
    idle: lanes.idle,
  };
}

/** Whose endpoint it is. */
function ownerOf(lane: string): string {
  return laneParts(lane).merchantId;
}
