/**
 * Claims due deliveries as far as there are places for them, and has each carried. Keeps what is in flight: their leases and
 * their places. Does not know what carrying is.
 */
import type { Runtime } from '../runtime.ts';
import type { Carried } from './courier.ts';
import type { LeasedDelivery } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { createLanes } from './lanes.ts';
import type { WebhookLog, WorkerSettings } from './worker-ports.ts';

/** How carrying ended. `abandoned`: an error broke it off; the lease's end brings the delivery back. */
export type Ending = Carried | 'abandoned';

export interface DispatcherOf {
  readonly deliveries: DeliveryStore;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly log: WebhookLog;
  carry(lease: LeasedDelivery): Promise<Carried>;
  /** Called when a delivery is out of flight and its place free. */
  ended(ending: Ending): void;
}

export interface Dispatcher {
  /** Claims what is due and has room, and starts carrying it. Answers how many. Not to be called twice at once. */
  dispatch(): Promise<number>;
  /** True when the last look left something out for want of room, or may have: look again when a place is free. */
  hasBacklog(): boolean;
  /** Renews every lease in flight. */
  renew(): Promise<void>;
  /** Resolves when nothing is in flight. */
  idle(): Promise<void>;
}

/** A dispatcher with nothing in flight. */
export function createDispatcher({ deliveries, runtime, settings, log, carry, ended }: DispatcherOf): Dispatcher {
  const worker = `wrk_${runtime.random.bytes(8).toString('hex')}`;
  const lanes = createLanes(settings);
  const inFlight = new Map<string, { lease: LeasedDelivery; done: Promise<void> }>();
  let batch = 0;
  let backlog = false;
  const leaseEnd = (now: Date) => new Date(now.getTime() + settings.leaseMs);

  const start = (lease: LeasedDelivery) => {
    const broke = (error: unknown): Ending => {
      log.warn({ err: error, eventId: lease.id }, 'webhook delivery broken off; it comes back when its lease ends');
      return 'abandoned';
    };
    const over = (ending: Ending) => {
      inFlight.delete(lease.id);
      lanes.free(lease.lane);
      ended(ending);
    };
    inFlight.set(lease.id, { lease, done: carry(lease).catch(broke).then(over) });
  };

  return {
    async dispatch() {
      const room = lanes.room();
      backlog = room === 0;
      if (room === 0) return 0;
      const except = lanes.full();
      const due = await deliveries.due({ now: runtime.clock.now(), except, limit: room });
      const chosen = due.filter(({ id, lane }) => !inFlight.has(id) && lanes.take(lane));
      backlog = due.length > 0 || except.length > 0;
      if (chosen.length === 0) return 0;
      const leases = new Map<string, LeasedDelivery>();
      try {
        batch += 1;
        const now = runtime.clock.now();
        const ids = chosen.map(({ id }) => id);
        const claimed = await deliveries.claim({ ids, owner: `${worker}.${batch}`, now, until: leaseEnd(now) });
        for (const lease of claimed) leases.set(lease.id, lease);
      } finally {
        for (const { id, lane } of chosen) if (!leases.has(id)) lanes.free(lane);
      }
      for (const lease of leases.values()) start(lease);
      return leases.size;
    },
    hasBacklog: () => backlog,
    async renew() {
      if (inFlight.size === 0) return;
      const leases = [...inFlight.values()].map(({ lease }) => lease);
      await deliveries.renew(leases, leaseEnd(runtime.clock.now()));
    },
    async idle() {
      while (inFlight.size > 0) await Promise.all([...inFlight.values()].map(({ done }) => done));
    },
  };
}
