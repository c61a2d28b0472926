/**
 * The deliveries that this process holds, in a queue for each endpoint: how many run at a time, and whose turn it is. One endpoint that
 * hangs cannot take every slot: its queue is short, and slow endpoints share slots of their own. Nor can one owner of many endpoints.
 */
import {
  createFairPlaces,
  createLane,
  type FairPlaces,
  type Lane,
  openIn,
  type Place,
  RUNNING_PER_REQUEST,
} from './endpoint-queue.ts';

export interface LaneLimits {
  /** Requests at a time to one endpoint. */
  readonly perLane: number;
  /** Deliveries at a time over all endpoints that answer quickly, and over all that do not. */
  readonly overall: number;
  readonly overallSlow: number;
  /** Deliveries held at a time, begun or not: for one endpoint, and over all. */
  readonly heldPerLane: number;
  readonly held: number;
  /** An endpoint that takes longer than this is slow, in milliseconds. */
  readonly slowMs: number;
}

export interface LanesOf<Item> {
  readonly limits: LaneLimits;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed: () => number;
  /** How many may run for an endpoint now, of so many at most. */
  readonly atOnce: (lane: string, most: number) => number;
  /** Whose endpoint it is. */
  readonly ownerOf: (lane: string) => string;
  /** Called when a delivery has made room for others of its lane. */
  readonly left: (lane: string) => void;
  /** Runs one; never rejects. */
  readonly run: (item: Item, place: Place) => Promise<void>;
}

/** How much of what is held may be one owner's: more than all slow endpoints together, so that those leave room for its quick ones. */
const HELD_BY_ONE = 3 / 4;

export type Lanes<Item> = ReturnType<typeof createLanes<Item>>;

/** Lanes with nobody in them. */
export function createLanes<Item>({ limits, elapsed, atOnce, ownerOf, left, run }: LanesOf<Item>) {
  const lanes = new Map<string, Lane<Item>>();
  const held = createFairPlaces(limits.held, HELD_BY_ONE);
  let open = true;
  const done: (() => void)[] = [];
  const most = limits.perLane * RUNNING_PER_REQUEST;

  const laneOf = (name: string): Lane<Item> => {
    const known = lanes.get(name);
    if (known !== undefined) return known;
    const made = createLane<Item>(name, ownerOf(name), limits.perLane);
    lanes.set(name, made);
    return made;
  };
  const forget = (lane: Lane<Item>) => {
    // That it was slow is remembered, but not of ever more endpoints.
    if (openIn(lane) + lane.stored.size === 0 && (!lane.slow || lanes.size > limits.held)) lanes.delete(lane.name);
    if (held.taken() === 0) for (const resolve of done.splice(0)) resolve();
  };
  const looksSlow = ({ slow, running }: Lane<Item>, now: number) => {
    const [oldest = now] = running.values();
    return slow || now - oldest > limits.slowMs;
  };

  /** What is held of slow lanes, by owner: half of all that is held, at the most. What others hold of quick ones does not count. */
  const heldOfSlow = (now: number): FairPlaces => {
    const places = createFairPlaces(limits.held / 2);
    for (const lane of lanes.values()) {
      const count = openIn(lane);
      if (count > 0 && looksSlow(lane, now)) places.count(lane.owner, count);
    }
    return places;
  };

  /** How many may be held of a lane: of a slow one no more than it is served in a while, so that slow ones together leave room. */
  const mostOf = (lane: Lane<Item>): number => (looksSlow(lane, elapsed()) ? most : limits.heldPerLane);

  /** Takes out all that wait but the first so many. */
  const take = (lane: Lane<Item>, kept: number): Item[] => {
    const taken = lane.queue.splice(kept);
    held.count(lane.owner, -taken.length);
    forget(lane);
    return taken;
  };

  const start = (lane: Lane<Item>, item: Item) => {
    const began = elapsed();
    lane.running.set(item, began);
    let entered = false;
    const leave = () => {
      if (entered) lane.unstored.leave();
      entered = false;
      if (!lane.running.delete(item)) return;
      lane.slow = elapsed() - began > limits.slowMs;
      pump();
    };
    const place: Place = {
      async begin() {
        if (!open || (await lane.unstored.enter()) === 'closed') return 'closed';
        entered = true;
        return lane.requests.enter();
      },
      answered: lane.requests.leave,
      stored() {
        lane.stored.add(item);
        leave();
        left(lane.name);
      },
    };
    run(item, place).then(() => {
      lane.stored.delete(item);
      held.count(lane.owner, -1);
      leave();
      left(lane.name);
      forget(lane);
    });
  };

  /** Starts what has a place, one of each lane in turn. */
  const pump = () => {
    if (!open) return;
    const now = elapsed();
    const quick = createFairPlaces(limits.overall);
    const slow = createFairPlaces(limits.overallSlow);
    const placesOf = (lane: Lane<Item>) => (looksSlow(lane, now) ? slow : quick);
    for (const lane of lanes.values()) placesOf(lane).count(lane.owner, lane.running.size);
    for (let started = true; started; ) {
      started = false;
      for (const lane of [...lanes.values()]) {
        if (lane.queue.length === 0 || lane.running.size >= atOnce(lane.name, most)) continue;
        const places = placesOf(lane);
        if (!places.isFree(lane.owner)) continue;
        const item = lane.queue.shift();
        if (item === undefined) continue;
        places.count(lane.owner, 1);
        // To the end of the line.
        lanes.delete(lane.name);
        lanes.set(lane.name, lane);
        start(lane, item);
        started = true;
      }
    }
  };

  return {
    /** Places free, over all. */
    room: () => limits.held - held.taken(),
    /** A function that answers how many places are free for a lane now. */
    rooms(): (name: string) => number {
      const now = elapsed();
      const ofSlow = heldOfSlow(now);
      return (name) => {
        const lane = lanes.get(name);
        if (lane === undefined) return Math.min(limits.heldPerLane, held.room(ownerOf(name)));
        const room = Math.min(mostOf(lane) - openIn(lane), held.room(lane.owner));
        return looksSlow(lane, now) ? Math.min(room, ofSlow.room(lane.owner)) : room;
      };
    },
    /** Whether half of a lane's places are free: to take in fewer at a time costs more than it brings. */
    isRoomy(name: string): boolean {
      const lane = lanes.get(name);
      return lane === undefined || openIn(lane) <= mostOf(lane) / 2;
    },
    /** How many more of a lane may begin soon: of one that answers quickly all that it may hold. */
    turnsIn(name: string): number {
      const lane = lanes.get(name);
      const soon = lane !== undefined && looksSlow(lane, elapsed()) ? most : limits.heldPerLane;
      return Math.min(soon, atOnce(name, soon)) - (lane === undefined ? 0 : lane.queue.length + lane.running.size);
    },
    /** Whether what was last reserved in a lane comes before the others of it are over. */
    isNext(name: string): boolean {
      const lane = lanes.get(name);
      return lane === undefined || lane.queue.length + lane.running.size + lane.reserved <= limits.perLane;
    },
    isSlow(name: string): boolean {
      const lane = lanes.get(name);
      return lane !== undefined && looksSlow(lane, elapsed());
    },
    /** Keeps a place. False when there is none. */
    reserve(name: string): boolean {
      const lane = laneOf(name);
      const now = elapsed();
      const isFull = openIn(lane) >= mostOf(lane) || !held.isFree(lane.owner);
      if (isFull || (looksSlow(lane, now) && !heldOfSlow(now).isFree(lane.owner))) {
        forget(lane);
        return false;
      }
      lane.reserved += 1;
      held.count(lane.owner, 1);
      return true;
    },
    /** Gives a kept place back. */
    cancel(name: string): void {
      const lane = laneOf(name);
      lane.reserved -= 1;
      held.count(lane.owner, -1);
      forget(lane);
    },
    /** Puts items in kept places, and starts what may start. */
    fill(items: readonly { readonly lane: string; readonly item: Item }[]): void {
      for (const { lane: name, item } of items) {
        const lane = laneOf(name);
        lane.reserved -= 1;
        lane.queue.push(item);
      }
      pump();
    },
    /** Everything that is held. */
    held: (): Item[] =>
      [...lanes.values()].flatMap(({ queue, running, stored }) => [...queue, ...running.keys(), ...stored]),
    /** Takes out what has not begun of slow endpoints, but for a few each: others may need the room. */
    surplus(): Item[] {
      const now = elapsed();
      const slow = [...lanes.values()].filter((lane) => looksSlow(lane, now));
      const kept = heldOfSlow(now).taken() > limits.held / 2 ? 0 : most;
      return slow.flatMap((lane) => take(lane, Math.max(0, kept - lane.running.size)));
    },
    /** Lets no request begin any more. */
    close(): void {
      open = false;
      for (const { unstored, requests } of lanes.values()) for (const gate of [unstored, requests]) gate.close();
    },
    /** Takes out everything that has not been started. */
    drain(): Item[] {
      return [...lanes.values()].flatMap((lane) => take(lane, 0));
    },
    /** Resolves when nothing is held any more. */
    idle: (): Promise<void> => (held.taken() === 0 ? Promise.resolve() : new Promise((resolve) => done.push(resolve))),
    pump,
  };
}
