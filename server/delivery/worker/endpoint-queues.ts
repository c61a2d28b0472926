/**
 * The deliveries that this process holds, in a queue for each endpoint: how many run at a time, and whose turn it is. One endpoint that
 * hangs cannot take every slot: its queue is short, and slow endpoints share slots of their own. Nor can one owner of many endpoints.
 */
import {
  createEndpointQueue,
  createFairShareLimiter,
  type EndpointQueue,
  type FairShareLimiter,
  openIn,
  RUNNING_PER_REQUEST,
  type Slot,
} from './endpoint-queue.ts';

export interface EndpointQueueLimits {
  /** Requests at a time to one endpoint. */
  readonly perEndpoint: number;
  /** Deliveries at a time over all endpoints that answer quickly, and over all that do not. */
  readonly overall: number;
  readonly overallSlow: number;
  /** Deliveries held at a time, begun or not: for one endpoint, and over all. */
  readonly heldPerEndpoint: number;
  readonly held: number;
  /** An endpoint that takes longer than this is slow, in milliseconds. */
  readonly slowMs: number;
}

export interface EndpointQueuesOf<Item> {
  readonly limits: EndpointQueueLimits;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed: () => number;
  /** How many may run for an endpoint now, of so many at most. */
  readonly atOnce: (endpointKey: string, limit: number) => number;
  /** Whose endpoint it is. */
  readonly ownerOf: (endpointKey: string) => string;
  /** Called when a delivery has made room for others of its endpoint. */
  readonly slotFreed: (endpointKey: string) => void;
  /** Runs one; never rejects. */
  readonly run: (item: Item, slot: Slot) => Promise<void>;
}

/** How much of what is held may be one owner's: more than all slow endpoints together, so that those leave room for its quick ones. */
const HELD_SHARE_PER_OWNER = 3 / 4;

export type EndpointQueues<Item> = ReturnType<typeof createEndpointQueues<Item>>;

/** Queues with nothing in them. */
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

  const queueOf = (endpointKey: string): EndpointQueue<Item> => {
    const known = queues.get(endpointKey);
    if (known !== undefined) return known;
    const made = createEndpointQueue<Item>(endpointKey, ownerOf(endpointKey), limits.perEndpoint);
    queues.set(endpointKey, made);
    return made;
  };
  const forget = (queue: EndpointQueue<Item>) => {
    // That it was slow is remembered, but not of ever more endpoints.
    if (openIn(queue) + queue.stored.size === 0 && (!queue.slow || queues.size > limits.held))
      queues.delete(queue.endpointKey);
    if (held.taken() === 0) for (const resolve of idleWaiters.splice(0)) resolve();
  };
  const looksSlow = ({ slow, running }: EndpointQueue<Item>, now: number) => {
    const [oldest = now] = running.values();
    return slow || now - oldest > limits.slowMs;
  };

  /** What is held of slow endpoints, by owner: half of all that is held, at the most. What others hold of quick ones does not count. */
  const heldOfSlow = (now: number): FairShareLimiter => {
    const limiter = createFairShareLimiter(limits.held / 2);
    for (const queue of queues.values()) {
      const count = openIn(queue);
      if (count > 0 && looksSlow(queue, now)) limiter.count(queue.owner, count);
    }
    return limiter;
  };

  /** How many may be held of an endpoint: of a slow one no more than it is served in a while, so that slow ones together leave room. */
  const heldLimitOf = (queue: EndpointQueue<Item>): number =>
    looksSlow(queue, elapsed()) ? runningLimit : limits.heldPerEndpoint;

  /** Takes out all that wait but the first so many. */
  const take = (queue: EndpointQueue<Item>, kept: number): Item[] => {
    const taken = queue.waiting.splice(kept);
    held.count(queue.owner, -taken.length);
    forget(queue);
    return taken;
  };

  const start = (queue: EndpointQueue<Item>, item: Item) => {
    const began = elapsed();
    queue.running.set(item, began);
    let entered = false;
    const leave = () => {
      if (entered) queue.unstored.leave();
      entered = false;
      if (!queue.running.delete(item)) return;
      queue.slow = elapsed() - began > limits.slowMs;
      pump();
    };
    const slot: Slot = {
      async begin() {
        if (!open || (await queue.unstored.enter()) === 'closed') return 'closed';
        entered = true;
        return queue.requests.enter();
      },
      answered: queue.requests.leave,
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

  /** Starts what has a slot, one of each endpoint in turn. */
  const pump = () => {
    if (!open) return;
    const now = elapsed();
    const quick = createFairShareLimiter(limits.overall);
    const slow = createFairShareLimiter(limits.overallSlow);
    const limiterOf = (queue: EndpointQueue<Item>) => (looksSlow(queue, now) ? slow : quick);
    for (const queue of queues.values()) limiterOf(queue).count(queue.owner, queue.running.size);
    for (let started = true; started; ) {
      started = false;
      for (const queue of [...queues.values()]) {
        if (queue.waiting.length === 0 || queue.running.size >= atOnce(queue.endpointKey, runningLimit)) continue;
        const limiter = limiterOf(queue);
        if (!limiter.isFree(queue.owner)) continue;
        const item = queue.waiting.shift();
        if (item === undefined) continue;
        limiter.count(queue.owner, 1);
        // To the end of the line.
        queues.delete(queue.endpointKey);
        queues.set(queue.endpointKey, queue);
        start(queue, item);
        started = true;
      }
    }
  };

  return {
    /** Slots free, over all. */
    capacity: () => limits.held - held.taken(),
    /** A function that answers how many slots are free for an endpoint now. */
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
    /** Whether half of an endpoint's slots are free: to take in fewer at a time costs more than it brings. */
    hasCapacity(endpointKey: string): boolean {
      const queue = queues.get(endpointKey);
      return queue === undefined || openIn(queue) <= heldLimitOf(queue) / 2;
    },
    /** How many more of an endpoint may begin soon: of one that answers quickly all that it may hold. */
    startableIn(endpointKey: string): number {
      const queue = queues.get(endpointKey);
      const soon = queue !== undefined && looksSlow(queue, elapsed()) ? runningLimit : limits.heldPerEndpoint;
      return (
        Math.min(soon, atOnce(endpointKey, soon)) -
        (queue === undefined ? 0 : queue.waiting.length + queue.running.size)
      );
    },
    /** Whether what was last reserved in an endpoint comes before the others of it are over. */
    startsNext(endpointKey: string): boolean {
      const queue = queues.get(endpointKey);
      return queue === undefined || queue.waiting.length + queue.running.size + queue.reserved <= limits.perEndpoint;
    },
    isSlow(endpointKey: string): boolean {
      const queue = queues.get(endpointKey);
      return queue !== undefined && looksSlow(queue, elapsed());
    },
    /** Keeps a slot. False when there is none. */
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
    /** Gives a kept slot back. */
    cancel(endpointKey: string): void {
      const queue = queueOf(endpointKey);
      queue.reserved -= 1;
      held.count(queue.owner, -1);
      forget(queue);
    },
    /** Puts items in kept slots, and starts what may start. */
    fill(items: readonly { readonly endpointKey: string; readonly item: Item }[]): void {
      for (const { endpointKey, item } of items) {
        const queue = queueOf(endpointKey);
        queue.reserved -= 1;
        queue.waiting.push(item);
      }
      pump();
    },
    /** Everything that is held. */
    held: (): Item[] =>
      [...queues.values()].flatMap(({ waiting, running, stored }) => [...waiting, ...running.keys(), ...stored]),
    /** Takes out what has not begun of slow endpoints, but for a few each: others may need the room. */
    surplus(): Item[] {
      const now = elapsed();
      const slow = [...queues.values()].filter((queue) => looksSlow(queue, now));
      const kept = heldOfSlow(now).taken() > limits.held / 2 ? 0 : runningLimit;
      return slow.flatMap((queue) => take(queue, Math.max(0, kept - queue.running.size)));
    },
    /** Lets no request begin any more. */
    close(): void {
      open = false;
      for (const { unstored, requests } of queues.values())
        for (const semaphore of [unstored, requests]) semaphore.close();
    },
    /** Takes out everything that has not been started. */
    drain(): Item[] {
      return [...queues.values()].flatMap((queue) => take(queue, 0));
    },
    /** Resolves when nothing is held any more. */
    idle: (): Promise<void> =>
      held.taken() === 0 ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve)),
    pump,
  };
}
