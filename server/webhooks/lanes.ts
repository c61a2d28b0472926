/**
 * The deliveries that this process holds, in a lane for each endpoint: how many run at a time, and whose turn it is. One endpoint that
 * hangs cannot take every place: its lane is short, and slow lanes share places of their own.
 */
import { createGate, type Gate } from './gate.ts';

/** A delivery's place in the lane of its endpoint. */
export interface Place {
  /** Resolves when its request may be made. */
  begin(): Promise<void>;
  /** Its request is over: another one of the lane may be made. */
  answered(): void;
  /** What the request came to is stored. What is left to do takes no place from the others of the lane. */
  stored(): void;
}

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
  /** Runs one; never rejects. */
  readonly run: (item: Item, place: Place) => Promise<void>;
}

interface Lane<Item> {
  readonly name: string;
  readonly queue: Item[];
  /** Requests under way. */
  readonly requests: Gate;
  /** Requests whose outcome is not stored: should the process die, so many are sent twice. */
  readonly unstored: Gate;
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
const RUNNING_PER_REQUEST = 3;

export type Lanes<Item> = ReturnType<typeof createLanes<Item>>;

/** Lanes with nobody in them. */
export function createLanes<Item>({ limits, elapsed, atOnce, run }: LanesOf<Item>) {
  const lanes = new Map<string, Lane<Item>>();
  let total = 0;
  const done: (() => void)[] = [];
  const most = limits.perLane * RUNNING_PER_REQUEST;

  const laneOf = (name: string): Lane<Item> => {
    const known = lanes.get(name);
    if (known !== undefined) return known;
    const made: Lane<Item> = {
      name,
      queue: [],
      requests: createGate(limits.perLane),
      unstored: createGate(limits.perLane * UNSTORED_PER_REQUEST),
      running: new Map(),
      stored: new Set(),
      reserved: 0,
      slow: false,
    };
    lanes.set(name, made);
    return made;
  };
  const heldIn = ({ queue, running, stored, reserved }: Lane<Item>) =>
    queue.length + running.size + stored.size + reserved;
  const forget = (lane: Lane<Item>) => {
    // That it was slow is remembered, but not of ever more endpoints.
    if (heldIn(lane) === 0 && (!lane.slow || lanes.size > limits.held)) lanes.delete(lane.name);
    if (total === 0) for (const resolve of done.splice(0)) resolve();
  };
  const looksSlow = ({ slow, running }: Lane<Item>, now: number) => {
    const [oldest = now] = running.values();
    return slow || now - oldest > limits.slowMs;
  };

  /** How many may be held of a lane: of a slow one no more than it is served in a while, so that slow ones together leave room. */
  const mostOf = (lane: Lane<Item>): number => (looksSlow(lane, elapsed()) ? most : limits.heldPerLane);

  const start = (lane: Lane<Item>, item: Item) => {
    const began = elapsed();
    lane.running.set(item, began);
    let entered = false;
    const leave = () => {
      if (entered) lane.unstored.leave();
      entered = false;
      if (lane.running.delete(item)) lane.slow = elapsed() - began > limits.slowMs;
    };
    const place: Place = {
      async begin() {
        await lane.unstored.enter();
        entered = true;
        await lane.requests.enter();
      },
      answered: lane.requests.leave,
      stored() {
        leave();
        lane.stored.add(item);
        pump();
      },
    };
    run(item, place).then(() => {
      leave();
      lane.stored.delete(item);
      total -= 1;
      forget(lane);
      pump();
    });
  };

  /** Starts what has a place, one of each lane in turn. */
  const pump = () => {
    const now = elapsed();
    let quick = limits.overall;
    let slow = limits.overallSlow;
    for (const lane of lanes.values()) {
      if (looksSlow(lane, now)) slow -= lane.running.size;
      else quick -= lane.running.size;
    }
    for (let started = true; started; ) {
      started = false;
      for (const lane of [...lanes.values()]) {
        if (lane.queue.length === 0 || lane.running.size >= atOnce(lane.name, most)) continue;
        const isSlow = looksSlow(lane, now);
        if ((isSlow ? slow : quick) <= 0) continue;
        const item = lane.queue.shift();
        if (item === undefined) continue;
        if (isSlow) slow -= 1;
        else quick -= 1;
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
    room: () => limits.held - total,
    /** Places free in a lane. */
    roomIn(name: string): number {
      const lane = lanes.get(name);
      return lane === undefined ? limits.heldPerLane : mostOf(lane) - heldIn(lane);
    },
    /** How many more of a lane may begin now. */
    turnsIn(name: string): number {
      const lane = lanes.get(name);
      return Math.min(most, atOnce(name, most)) - (lane === undefined ? 0 : lane.queue.length + lane.running.size);
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
      if (total >= limits.held) return false;
      const lane = laneOf(name);
      if (heldIn(lane) >= mostOf(lane) || (total >= limits.held / 2 && looksSlow(lane, elapsed()))) {
        forget(lane);
        return false;
      }
      lane.reserved += 1;
      total += 1;
      return true;
    },
    /** Gives a kept place back. */
    cancel(name: string): void {
      const lane = laneOf(name);
      lane.reserved -= 1;
      total -= 1;
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
      const kept = total > limits.held / 2 ? 0 : most;
      const surplus = slow.flatMap(({ queue, running }) => queue.splice(Math.max(0, kept - running.size)));
      total -= surplus.length;
      for (const lane of slow) forget(lane);
      return surplus;
    },
    /** Takes out everything that has not begun. */
    drain(): Item[] {
      const waiting = [...lanes.values()].flatMap(({ queue }) => queue.splice(0));
      total -= waiting.length;
      for (const lane of [...lanes.values()]) forget(lane);
      return waiting;
    },
    /** Resolves when nothing is held any more. */
    idle: (): Promise<void> => (total === 0 ? Promise.resolve() : new Promise((resolve) => done.push(resolve))),
    pump,
  };
}
