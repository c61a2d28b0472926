/**
 * The queue of one endpoint in this process, and its limits: semaphores for concurrent requests. A delivery that waited for a slot may have been stopped in the meantime: one
 * query, shared by all that wait, checks that before the request goes out.
 */
import { createSemaphore, type Entry, type Semaphore } from '../../platform/semaphore.ts';
import type { LeasedDelivery } from '../queue/delivery.ts';

/** A delivery's slot in the queue of its endpoint. */
export interface Slot {
  /** Waits for the request's turn. `closed`: the worker is stopping, send nothing. */
  begin(): Promise<Entry>;
  /** The turn is over: the endpoint's next request may start. `sent`: whether one was sent; its time tells a slow endpoint. */
  answered(sent: boolean): void;
  /** The outcome is stored. The remaining work holds no slot of the endpoint. */
  stored(): void;
}

export interface EndpointQueue<Item> {
  readonly endpointKey: string;
  /** The merchant that the endpoint belongs to. */
  readonly owner: string;
  readonly waiting: Item[];
  /** Concurrent requests. */
  readonly requests: Semaphore;
  /** Requests without a stored outcome: if the process dies, this many may be sent twice. */
  readonly unstored: Semaphore;
  /** When each running execution began to send, or else when it started, milliseconds. */
  readonly running: Map<Item, number>;
  /** Executions whose outcome is stored and not yet marked in the host document. */
  readonly stored: Set<Item>;
  reserved: number;
  slow: boolean;
  /** How long an answer takes: a moving average, milliseconds; null before the first. */
  answerMs: number | null;
}

/** Requests without a stored outcome allowed for each concurrent request: more of them share a write. */
const UNSTORED_PER_REQUEST = 4;
/** Executions allowed for each concurrent request: one more than above, so that the next attempt is prepared early. */
export const RUNNING_PER_REQUEST = UNSTORED_PER_REQUEST + 1;
/** The same for a slow endpoint, which waits for its answers and not for writes: others need the slots. */
export const RUNNING_PER_SLOW_REQUEST = 3;

/** Creates an empty queue for this many concurrent requests. */
export function createEndpointQueue<Item>(endpointKey: string, owner: string, requests: number): EndpointQueue<Item> {
  return {
    endpointKey,
    owner,
    waiting: [],
    requests: createSemaphore(requests),
    unstored: createSemaphore(requests * UNSTORED_PER_REQUEST),
    running: new Map(),
    stored: new Set(),
    reserved: 0,
    slow: false,
    answerMs: null,
  };
}

/** Weight of the newest answer in the average. */
const NEWEST_WEIGHT = 1 / 8;

/** Records how long an answer took, milliseconds. */
export function countAnswer(queue: EndpointQueue<unknown>, tookMs: number): void {
  const before = queue.answerMs ?? tookMs;
  queue.answerMs = before + (tookMs - before) * NEWEST_WEIGHT;
}

/** Counts deliveries without a stored outcome; what remains to do after that does not block new ones. */
export function openIn({ waiting, running, reserved }: EndpointQueue<unknown>): number {
  return waiting.length + running.size + reserved;
}

/** Maximum age of a stop check, milliseconds. A delivery that waited less was checked by its claim. */
const FRESH_MS = 250;

export type WaitingDelivery = Pick<LeasedDelivery, 'id' | 'merchantId'>;

export interface WaitQueueOf {
  /** Returns which of these deliveries are to be stopped. */
  readonly stopWanted: (waiting: readonly WaitingDelivery[]) => Promise<readonly string[]>;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
}

/**
 * `entered`: send the request, then leave the slot. `stopped`: do not send, leave the slot. `closed`: do not send; no
 * slot was taken.
 */
export type WaitResult = 'entered' | 'stopped' | 'closed';

/** Creates an empty wait queue. */
export function createWaitQueue({ stopWanted, elapsed }: WaitQueueOf) {
  const waiting = new Set<WaitingDelivery>();
  let last: { readonly at: number; readonly stopped: Promise<ReadonlySet<string>> } | null = null;

  const stopped = (now: number): Promise<ReadonlySet<string>> => {
    if (last === null || now - last.at > FRESH_MS) {
      last = { at: now, stopped: stopWanted([...waiting]).then((ids) => new Set(ids)) };
    }
    return last.stopped;
  };

  return {
    /** Waits for a slot. Rejects, without a slot, when the stop check fails. */
    async enter(delivery: WaitingDelivery, slot: Pick<Slot, 'begin' | 'answered'>): Promise<WaitResult> {
      const since = elapsed();
      waiting.add(delivery);
      try {
        if ((await slot.begin()) === 'closed') return 'closed';
        const now = elapsed();
        if (now - since <= FRESH_MS) return 'entered';
        return (await stopped(now)).has(delivery.id) ? 'stopped' : 'entered';
      } catch (error) {
        slot.answered(false);
        throw error;
      } finally {
        waiting.delete(delivery);
      }
    },
  };
}
