/**
 * The deliveries that this process holds, in one queue for each endpoint: how many run at a time, and which start next.
 * Queue limits and a separate pool of slots for slow endpoints keep one endpoint that hangs, or one owner of many, from
 * taking every slot.
 */
import { createFairShareLimiter, type FairShareLimiter } from '../../platform/fair-share.ts';
import {
  countAnswer,
  createEndpointQueue,
  type EndpointQueue,
  openIn,
  RUNNING_PER_REQUEST,
  RUNNING_PER_SLOW_REQUEST,
  type Slot,
} from './endpoint-queue.ts';

export interface EndpointQueueLimits {
  /** Concurrent requests to one endpoint. */
  readonly perEndpoint: number;
  /** Concurrent deliveries over all fast endpoints, and over all slow ones. */
  readonly overall: number;
  readonly overallSlow: number;
  /** Deliveries held at a time, started or not: for one endpoint, and in total. */
  readonly heldPerEndpoint: number;
  readonly held: number;
  /** An endpoint whose attempts take longer than this is slow, milliseconds. */
  readonly slowMs: number;
  /** Length of a lease, milliseconds. */
  readonly leaseMs: number;
}

export interface EndpointQueuesOf<Item> {
  readonly limits: EndpointQueueLimits;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  /** Concurrent deliveries allowed for an endpoint now, at most `limit`. */
  readonly atOnce: (endpointKey: string, limit: number) => number;
  /** The merchant that the endpoint belongs to. */
  readonly ownerOf: (endpointKey: string) => string;
  /** Called when a delivery has freed a slot of its endpoint. */
  readonly slotFreed: (endpointKey: string) => void;
  /** Executes one delivery; never rejects. */
  readonly run: (item: Item, slot: Slot) => Promise<void>;
}

/**
 * Share of the held deliveries that one owner may have: more than all slow endpoints together, so that its fast ones
 * still find slots.
 */
const HELD_SHARE_PER_OWNER = 3 / 4;

/**
 * Share of a lease in which an endpoint must answer what is held for it. An attempt that waits for a third of its lease is prepared and
 * stored once more.
 */
const HELD_SHARE_OF_LEASE = 1 / 6;

export type EndpointQueues<Item> = ReturnType<typeof createEndpointQueues<Item>>;

/** Creates empty queues. */
export function createEndpointQueues<Item>({
  limits,
  elapsed,
  atOnce,
  ownerOf,
  slotFreed,
  run,
}: EndpointQueuesOf<Item>) {
  const queues = new Map<string, EndpointQueue<Item>>();
  const held = createFairShareLimiter(limits.held, HELD_SHARE_PER_OWNER);
  let open = true;
  const idleWaiters: (() => void)[] = [];
  const runningLimit = limits.perEndpoint * RUNNING_PER_REQUEST;
  const slowRunningLimit = limits.perEndpoint * RUNNING_PER_SLOW_REQUEST;

  const queueOf = (endpointKey: string): EndpointQueue<Item> => {
    const known = queues.get(endpointKey);
    if (known !== undefined) return known;
    const made = createEndpointQueue<Item>(endpointKey, ownerOf(endpointKey), limits.perEndpoint);
    queues.set(endpointKey, made);
    return made;
  };
  const forget = (queue: EndpointQueue<Item>) => {
    // Keep the record that an endpoint was slow, but not for an unlimited number of endpoints.
    if (openIn(queue) + queue.stored.size === 0 && (!queue.slow || queues.size > limits.held))
      queues.delete(queue.endpointKey);
    if (held.taken() === 0) for (const resolve of idleWaiters.splice(0)) resolve();
  };
  const looksSlow = ({ slow, running }: EndpointQueue<Item>, now: number) => {
    const [oldest = now] = running.values();
    return slow || now - oldest > limits.slowMs;
  };

  /**
   * Held deliveries of slow endpoints by owner, limited to half of the total. Deliveries of fast endpoints do not
   * count.
   */
  const heldOfSlow = (now: number): FairShareLimiter => {
    const limiter = createFairShareLimiter(limits.held / 2);
    for (const queue of queues.values()) {
      const count = openIn(queue);
      if (count > 0 && looksSlow(queue, now)) limiter.count(queue.owner, count);
    }
    return limiter;
  };

  /**
   * Deliveries held for one endpoint: as many as it answers in time; few for a slow one, so that slow endpoints together
   * leave slots free.
   */
  const heldLimitOf = (queue: EndpointQueue<Item>): number => {
    if (looksSlow(queue, elapsed())) return slowRunningLimit;
    if (queue.answerMs === null) return limits.heldPerEndpoint;
    const answered = Math.floor(
      (limits.perEndpoint * limits.leaseMs * HELD_SHARE_OF_LEASE) / Math.max(1, queue.answerMs),
    );
    return Math.min(limits.heldPerEndpoint, Math.max(runningLimit, answered));
  };

  /** Removes and returns the waiting deliveries after the first `kept`. */
  const take = (queue: EndpointQueue<Item>, kept: number): Item[] => {
    const taken = queue.waiting.splice(kept);
    held.count(queue.owner, -taken.length);
    forget(queue);
    return taken;
  };

  const start = (queue: EndpointQueue<Item>, item: Item) => {
    queue.running.set(item, elapsed());
    let entered = false;
    const leave = () => {
      if (entered) queue.unstored.leave();
      entered = false;
      if (queue.running.delete(item)) pump();
    };
    const slot: Slot = {
      async begin() {
        if (!open || (await queue.unstored.enter()) === 'closed') return 'closed';
        entered = true;
        const entry = await queue.requests.enter();
        // The wait for the turn says nothing about the endpoint.
        if (queue.running.has(item)) queue.running.set(item, elapsed());
        return entry;
      },
      answered(sent) {
        if (sent) {
          const tookMs = elapsed() - (queue.running.get(item) ?? elapsed());
          queue.slow = tookMs > limits.slowMs;
          countAnswer(queue, tookMs);
        }
        queue.requests.leave();
      },
      stored() {
        queue.stored.add(item);
        leave();
        slotFreed(queue.endpointKey);
      },
    };
    run(item, slot).then(() => {
      queue.stored.delete(item);
      held.count(queue.owner, -1);
      leave();
      slotFreed(queue.endpointKey);
      forget(queue);
    });
  };

  /** Starts waiting deliveries that have a slot, round robin over the endpoints. */
  const pump = () => {
    if (!open) return;
    const now = elapsed();
    const quick = createFairShareLimiter(limits.overall);
    const slow = createFairShareLimiter(limits.overallSlow);
    const limiterOf = (queue: EndpointQueue<Item>) => (looksSlow(queue, now) ? slow : quick);
    for (const queue of queues.values()) {
      const { owner, running } = queue;
      // Of a slow one, those beyond its concurrent requests wait for a turn, and take no slot from others.
      limiterOf(queue).count(owner, looksSlow(queue, now) ? Math.min(running.size, limits.perEndpoint) : running.size);
    }
    for (let started = true; started; ) {
      started = false;
      for (const queue of [...queues.values()]) {
        const limit = looksSlow(queue, now) ? slowRunningLimit : runningLimit;
        if (queue.waiting.length === 0 || queue.running.size >= atOnce(queue.endpointKey, limit)) continue;
        const limiter = limiterOf(queue);
        if (!limiter.isFree(queue.owner)) continue;
        const item = queue.waiting.shift();
        if (item === undefined) continue;
        limiter.count(queue.owner, 1);
        // Move the endpoint to the end of the round.
        queues.delete(queue.endpointKey);
        queues.set(queue.endpointKey, queue);
        start(queue, item);
        started = true;
      }
    }
  };

  /** How many more deliveries of an endpoint can start soon; for a fast one, as many as it may hold. */
  const startableIn = (endpointKey: string): number => {
    const queue = queues.get(endpointKey);
    const soon = queue === undefined ? limits.heldPerEndpoint : heldLimitOf(queue);
    const begun = queue === undefined ? 0 : queue.waiting.length + queue.running.size;
    return Math.min(soon, atOnce(endpointKey, soon)) - begun;
  };

  return {
    /** Free slots in total, and those that one owner may take. */
    capacity: () => limits.held - held.taken(),
    capacityOf: held.capacity,
    /** Returns a function that gives the free slots of an endpoint at this moment. */
    capacities(): (endpointKey: string) => number {
      const now = elapsed();
      const ofSlow = heldOfSlow(now);
      return (endpointKey) => {
        const queue = queues.get(endpointKey);
        if (queue === undefined) return Math.min(limits.heldPerEndpoint, held.capacity(ownerOf(endpointKey)));
        const capacity = Math.min(heldLimitOf(queue) - openIn(queue), held.capacity(queue.owner));
        return looksSlow(queue, now) ? Math.min(capacity, ofSlow.capacity(queue.owner)) : capacity;
      };
    },
    /** Whether at least half of an endpoint's slots are free: claiming fewer at a time costs more than it saves. */
    hasCapacity(endpointKey: string): boolean {
      const queue = queues.get(endpointKey);
      return queue === undefined || openIn(queue) <= heldLimitOf(queue) / 2;
    },
    /** The same for the slots of an owner: as many are free as half of an endpoint's, or as the owner has taken. */
    hasOwnerCapacity: (owner: string): boolean =>
      held.capacity(owner) >= Math.min(limits.heldPerEndpoint / 2, held.takenBy(owner)),
    startableIn,
    /** Whether the slot reserved last can start soon. */
    startsSoon: (endpointKey: string): boolean => startableIn(endpointKey) >= (queues.get(endpointKey)?.reserved ?? 0),
    isSlow(endpointKey: string): boolean {
      const queue = queues.get(endpointKey);
      return queue !== undefined && looksSlow(queue, elapsed());
    },
    /** Reserves a slot. Returns false when none is free. */
    reserve(endpointKey: string): boolean {
      const queue = queueOf(endpointKey);
      const now = elapsed();
      const isFull = openIn(queue) >= heldLimitOf(queue) || !held.isFree(queue.owner);
      if (isFull || (looksSlow(queue, now) && !heldOfSlow(now).isFree(queue.owner))) {
        forget(queue);
        return false;
      }
      queue.reserved += 1;
      held.count(queue.owner, 1);
      return true;
    },
    /** Releases a reserved slot. */
    cancel(endpointKey: string): void {
      const queue = queueOf(endpointKey);
      queue.reserved -= 1;
      held.count(queue.owner, -1);
      forget(queue);
    },
    /** Puts deliveries into their reserved slots and starts those that can run. */
    fill(items: readonly { readonly endpointKey: string; readonly item: Item }[]): void {
      for (const { endpointKey, item } of items) {
        const queue = queueOf(endpointKey);
        queue.reserved -= 1;
        queue.waiting.push(item);
      }
      pump();
    },
    held: (): Item[] =>
      [...queues.values()].flatMap(({ waiting, running, stored }) => [...waiting, ...running.keys(), ...stored]),
    /**
     * Removes and returns waiting deliveries of slow endpoints, except a few each: other endpoints may need the slots.
     */
    surplus(): Item[] {
      const now = elapsed();
      const slow = [...queues.values()].filter((queue) => looksSlow(queue, now));
      const kept = heldOfSlow(now).taken() > limits.held / 2 ? 0 : slowRunningLimit;
      return slow.flatMap((queue) => take(queue, Math.max(0, kept - queue.running.size)));
    },
    /** Starts no more requests. */
    close(): void {
      open = false;
      for (const { unstored, requests } of queues.values())
        for (const semaphore of [unstored, requests]) semaphore.close();
    },
    /** Removes and returns every delivery that has not started. */
    drain(): Item[] {
      return [...queues.values()].flatMap((queue) => take(queue, 0));
    },
    idle: (): Promise<void> =>
      held.taken() === 0 ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve)),
    pump,
  };
}
