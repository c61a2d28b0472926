/**
 * What a process holds of one endpoint's deliveries, and the limits that it goes by: a semaphore for the requests under way, and a
 * fair-share limiter for slots that many owners share. What waited for long may have been stopped meanwhile: that is read before its
 * request goes out, for all that wait at once, so that a long line costs a few reads a second however quickly it moves.
 */

/** A delivery's slot in the queue of its endpoint. */
export interface Slot {
  /** Resolves when its request may be made; `closed` when none may be made any more. */
  begin(): Promise<Entry>;
  /** Its request is over: another one of the endpoint may be made. */
  answered(): void;
  /** What the request came to is stored. What is left to do takes no slot from the others of the endpoint. */
  stored(): void;
}

export interface EndpointQueue<Item> {
  readonly endpointKey: string;
  /** Whose endpoint it is. */
  readonly owner: string;
  readonly waiting: Item[];
  /** Requests under way. */
  readonly requests: Semaphore;
  /** Requests whose outcome is not stored: should the process die, so many are sent twice. */
  readonly unstored: Semaphore;
  /** When each that runs began. */
  readonly running: Map<Item, number>;
  /** Those whose outcome is stored and not yet told to their documents. */
  readonly stored: Set<Item>;
  reserved: number;
  slow: boolean;
}

/** Outcomes being stored while the next requests run: one for each request. */
const UNSTORED_PER_REQUEST = 2;
/** Deliveries being made ready while those before them are under way: one more for each request. */
export const RUNNING_PER_REQUEST = 3;

/** A queue with nothing in it, for so many requests at a time. */
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
  };
}

/** How many have no stored outcome yet: what is left to do afterwards keeps no other from being taken in. */
export function openIn({ waiting, running, reserved }: EndpointQueue<unknown>): number {
  return waiting.length + running.size + reserved;
}

/** `inside`: entered, and to be left again. `closed`: nobody else enters. */
export type Entry = 'inside' | 'closed';

/** Lets so many through at a time; the others wait in line, until one leaves or the semaphore is closed. */
export interface Semaphore {
  enter(): Promise<Entry>;
  leave(): void;
  /** Lets nobody in any more, those in line neither. */
  close(): void;
}

/** An open semaphore with nobody inside. */
function createSemaphore(limit: number): Semaphore {
  const waiting: ((entry: Entry) => void)[] = [];
  let inside = 0;
  let open = true;
  return {
    enter() {
      if (!open) return Promise.resolve('closed');
      if (inside < limit) {
        inside += 1;
        return Promise.resolve('inside');
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next('inside');
    },
    close() {
      open = false;
      for (const resolve of waiting.splice(0)) resolve('closed');
    },
  };
}

/**
 * Slots that many owners share. One owner alone gets half of them, say: as many as it leaves free. Where others have slots too, each gets
 * as many as all of them leave free, so that whoever comes next finds as many; and the last tenth is for owners that have none. A merchant
 * whose many endpoints hang, or answer late, keeps no other merchant waiting, and two of them do not either. Pure.
 */
export interface FairShareLimiter {
  /** Whether there is a slot for this owner. */
  isFree(owner: string): boolean;
  /** So many more are taken, or fewer. */
  count(owner: string, more: number): void;
  /** How many are taken, over all. */
  taken(): number;
  /** How many there are for this owner. */
  capacity(owner: string): number;
}

const NEWCOMER_SHARE = 1 / 10;
/** Less than what fractions of slots are apart, and more than their error. */
const EPSILON = 1e-6;

/** So many slots, all free. `share`: how much of what is free and its own one owner may have. */
export function createFairShareLimiter(limit: number, share = 1 / 2): FairShareLimiter {
  const takenBy = new Map<string, number>();
  let taken = 0;
  const capacity = (owner: string): number => {
    const own = takenBy.get(owner) ?? 0;
    const free = limit - taken;
    const fair = Math.ceil(share * (free + own) - own - EPSILON);
    // All but the last tenth; whoever has none finds at least one slot there.
    const usual = Math.ceil(limit * (1 - NEWCOMER_SHARE)) - taken;
    const left = own === 0 && free > 0 ? Math.max(1, usual) : usual;
    return Math.max(0, Math.min(fair, left));
  };
  return {
    isFree: (owner) => capacity(owner) > 0,
    count(owner, more) {
      taken += more;
      const own = (takenBy.get(owner) ?? 0) + more;
      if (own === 0) takenBy.delete(owner);
      else takenBy.set(owner, own);
    },
    taken: () => taken,
    capacity,
  };
}

/** How long ago it may have been read, milliseconds. What waited no longer is not asked about: its claim told. */
const FRESH_MS = 250;

export interface WaitQueueOf {
  /** Which of these deliveries somebody wants stopped. */
  readonly stopWanted: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed: () => number;
}

/** `inside`, `stopped`: the request may be made, or was not to be; the slot must be left. `closed`: none may be made any more. */
export type WaitResult = 'inside' | 'stopped' | 'closed';

/** A line with nobody in it. */
export function createWaitQueue({ stopWanted, elapsed }: WaitQueueOf) {
  const waiting = new Set<string>();
  let last: { readonly at: number; readonly stopped: Promise<ReadonlySet<string>> } | null = null;

  const stopped = (now: number): Promise<ReadonlySet<string>> => {
    if (last === null || now - last.at > FRESH_MS) {
      last = { at: now, stopped: stopWanted([...waiting]).then((ids) => new Set(ids)) };
    }
    return last.stopped;
  };

  return {
    /** Resolves when it is a delivery's turn. Rejects, and has no slot, when what was stopped cannot be read. */
    async enter(id: string, slot: Pick<Slot, 'begin' | 'answered'>): Promise<WaitResult> {
      const since = elapsed();
      waiting.add(id);
      try {
        if ((await slot.begin()) === 'closed') return 'closed';
        const now = elapsed();
        if (now - since <= FRESH_MS) return 'inside';
        return (await stopped(now)).has(id) ? 'stopped' : 'inside';
      } catch (error) {
        slot.answered();
        throw error;
      } finally {
        waiting.delete(id);
      }
    },
  };
}
