/**
 * Claims due deliveries as far as there are places for them, endpoint by endpoint, and has each carried. Keeps the leases of what it
 * holds. Does not know what carrying is.
 */
import type { Runtime } from '../runtime.ts';
import { shortId } from '../short-id.ts';
import type { Carried } from './courier.ts';
import { DeliveryState, type Errand, type LeasedDelivery } from './delivery.ts';
import type { Seat } from './delivery-document.ts';
import type { DeliveryStore, DueDelivery, DueLane } from './delivery-store.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';
import { createLanes, type Place } from './lanes.ts';
import type { Foresight } from './prepare-attempt.ts';
import type { WebhookLog, WorkerSettings } from './worker-ports.ts';

/**
 * How carrying ended. `abandoned`: an error broke it off; the lease's end brings the delivery back. `returned`: it was not begun, since
 * the endpoint's breaker had opened; it waits in the backlog.
 */
export type Ending = Carried | 'abandoned' | 'returned';

export interface DispatcherOf {
  readonly deliveries: DeliveryStore;
  readonly monitor: EndpointMonitor;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly log: WebhookLog;
  readonly foresee: Foresight;
  carry(lease: LeasedDelivery, place: Place): Promise<Carried>;
  /** Called when a delivery is out of hand. `more`: it is worth looking for more now. */
  ended(ending: Ending, more: 'look' | 'enough'): void;
}

export interface Dispatcher {
  /** Claims what is due and has room, and starts carrying it. Answers how many. Not to be called twice at once. */
  dispatch(): Promise<number>;
  /** A lease under which one new delivery of an endpoint may be stored; null when it must wait its turn. */
  seat(lane: string): Seat | null;
  /** A seat that is not used. */
  unseat(lane: string): void;
  /** Carries deliveries that were stored in their seats. */
  admit(leases: readonly LeasedDelivery[]): void;
  /** Renews every lease in hand. */
  renew(): Promise<void>;
  /** Gives back what has not begun. */
  release(): Promise<void>;
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
}

/** What to claim in one look. */
interface Chosen {
  readonly usual: readonly DueDelivery[];
  /** One for each endpoint whose breaker is open and whose probe was taken. */
  readonly probes: readonly DueDelivery[];
}

/** Endpoints of one look: more are for the next. */
const LANES_AT_ONCE = 100;

/** A dispatcher with nothing in hand. */
export function createDispatcher(parts: DispatcherOf): Dispatcher {
  const { deliveries, monitor, runtime, settings, log, foresee, carry, ended } = parts;
  const worker = shortId('wrk', runtime.random);
  let batch = 0;
  let backlog = false;
  let open = true;
  const newOwner = () => {
    batch += 1;
    return `${worker}.${batch}`;
  };
  const leaseEnd = (now: Date) => new Date(now.getTime() + settings.leaseMs);
  const worthLooking = (lane: string) => {
    if (!backlog || !open) return false;
    return lanes.roomIn(lane) >= settings.heldPerLane / 2 && lanes.room() >= settings.heldPerLane / 2;
  };
  const carryOrReturn = async (lease: LeasedDelivery, place: Place): Promise<Ending> => {
    // What is acknowledged needs no endpoint any more.
    const sends = lease.state === DeliveryState.PENDING && lease.errand === 'usual';
    if (!sends || monitor.admission(lease.lane) === 'open') return carry(lease, place);
    await deliveries.release([lease], runtime.clock.now());
    return 'returned';
  };
  const lanes = createLanes<LeasedDelivery>({
    limits: settings,
    elapsed: () => performance.now(),
    atOnce: monitor.atOnce,
    async run(lease, place) {
      const ending = await carryOrReturn(lease, place).catch((error: unknown): Ending => {
        log.warn({ err: error, eventId: lease.id }, 'webhook delivery broken off; it comes back when its lease ends');
        return 'abandoned';
      });
      ended(ending, worthLooking(lease.lane) ? 'look' : 'enough');
    },
  });

  /** What to claim: of endpoints in order as much as there is room for, of one whose breaker is open a single probe. */
  const choose = async (now: Date): Promise<Chosen> => {
    const due = await deliveries.dueLanes(now);
    if (due.length === 0) return { usual: [], probes: [] };
    await monitor.refresh();
    const waiting = due.filter(({ lane }) => monitor.admission(lane) !== 'closed');
    const roomy = waiting.filter(({ lane }) => lanes.roomIn(lane) > 0);
    backlog = roomy.length < waiting.length || roomy.length > LANES_AT_ONCE;
    // What is slow comes last: its backlog is the oldest, and would be all that is ever looked at.
    const rank = ({ lane, dueAt }: DueLane): number => dueAt.getTime() + (lanes.isSlow(lane) ? now.getTime() : 0);
    const chosen = roomy.sort((one, other) => rank(one) - rank(other)).slice(0, LANES_AT_ONCE);
    const probed = chosen.filter(({ lane }) => monitor.admission(lane) === 'probe').map(({ lane }) => lane);
    const usual = chosen.map(({ lane }) => lane).filter((lane) => !probed.includes(lane));
    const limit = Math.min(lanes.room(), settings.heldPerLane * Math.max(1, usual.length));
    const found = usual.length === 0 ? [] : await deliveries.due({ lanes: usual, now, limit });
    if (found.length === limit) backlog = true;
    const probes: DueDelivery[] = [];
    for (const lane of probed) {
      if (await monitor.takeProbe(lane)) probes.push(...(await deliveries.due({ lanes: [lane], now, limit: 1 })));
    }
    return { usual: found, probes };
  };

  /** Leases what is still due; with the intents of the attempts that are known already and follow at once. */
  const claim = async (ids: readonly string[], now: Date): Promise<LeasedDelivery[]> => {
    const owner = newOwner();
    const turns = new Map<string, number>();
    const bids = (await deliveries.stillDue(ids, now)).map(async (document) => {
      const free = turns.get(document.lane) ?? lanes.turnsIn(document.lane);
      turns.set(document.lane, free - 1);
      return { document, prepared: free > 0 ? await foresee(document, owner) : null };
    });
    return deliveries.claim({ bids: await Promise.all(bids), owner, now, until: leaseEnd(runtime.clock.now()) });
  };

  return {
    async dispatch() {
      lanes.pump();
      const now = runtime.clock.now();
      const surplus = lanes.surplus();
      if (surplus.length > 0) await deliveries.release(surplus, now);
      backlog = lanes.room() <= 0;
      if (!open || lanes.room() <= 0) return 0;
      const held = new Set(lanes.held().map(({ id }) => id));
      const { usual, probes } = await choose(now);
      const probing = new Set(probes.map(({ id }) => id));
      const chosen = [...usual, ...probes].filter(({ id, lane }) => !held.has(id) && lanes.reserve(lane));
      if (chosen.length === 0) return 0;
      let claimed: LeasedDelivery[] = [];
      try {
        claimed = await claim(
          chosen.map(({ id }) => id),
          now,
        );
      } finally {
        const got = new Set(claimed.map(({ id }) => id));
        for (const { id, lane } of chosen) if (!got.has(id)) lanes.cancel(lane);
      }
      const errandOf = ({ id }: LeasedDelivery): Errand => (probing.has(id) ? 'probe' : 'usual');
      lanes.fill(claimed.map((item) => ({ lane: item.lane, item: { ...item, errand: errandOf(item) } })));
      return claimed.length;
    },
    seat(lane) {
      const free =
        open && !backlog && monitor.admission(lane) === 'open' && lanes.roomIn(lane) > settings.heldPerLane / 2;
      if (!free || monitor.atOnce(lane, settings.perLane) < settings.perLane || !lanes.reserve(lane)) return null;
      const turn = lanes.isNext(lane) ? 'next' : 'later';
      return { owner: newOwner(), until: leaseEnd(runtime.clock.now()), turn };
    },
    unseat: lanes.cancel,
    admit: (leases) => lanes.fill(leases.map((item) => ({ lane: item.lane, item }))),
    async renew() {
      const leases = lanes.held();
      if (leases.length > 0) await deliveries.renew(leases, leaseEnd(runtime.clock.now()));
    },
    async release() {
      open = false;
      const leases = lanes.drain();
      if (leases.length > 0) await deliveries.release(leases, runtime.clock.now());
    },
    idle: lanes.idle,
  };
}
