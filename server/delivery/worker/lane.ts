/** What a process holds of one endpoint's deliveries. */
import { createGate, type Gate } from './gate.ts';

export interface Lane<Item> {
  readonly name: string;
  /** Whose endpoint it is. */
  readonly owner: string;
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
export const RUNNING_PER_REQUEST = 3;

/** A lane with nobody in it, for so many requests at a time. */
export function createLane<Item>(name: string, owner: string, requests: number): Lane<Item> {
  return {
    name,
    owner,
    queue: [],
    requests: createGate(requests),
    unstored: createGate(requests * UNSTORED_PER_REQUEST),
    running: new Map(),
    stored: new Set(),
    reserved: 0,
    slow: false,
  };
}

/** How many have no stored outcome yet: what is left to do afterwards keeps no other from being taken in. */
export function openIn({ queue, running, reserved }: Lane<unknown>): number {
  return queue.length + running.size + reserved;
}
