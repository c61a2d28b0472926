/** A difference between two versions of the contract, and what a comparison needs to find one. Pure. */
import type { Json, JsonObject } from '../generate/json.ts';

/**
 * `breaking`: a client that did as the earlier version says no longer works. `opening`: it works on, and others may call what they
 * could not. `addition`: it works on, and can do more. `note`: worth telling, and nothing to do.
 */
export type Weight = 'breaking' | 'opening' | 'addition' | 'note';

export interface Change {
  readonly weight: Weight;
  /** The operation, event or schema: `POST /orders`, `ORDER_SUCCEEDED`, `Order (answered)`. */
  readonly where: string;
  readonly what: string;
}

export type Changes = readonly Change[];

export const NONE: Changes = [];

/** Who writes a value: the client, or the service. What is a restriction for one is a promise to the other. */
export type Direction = 'request' | 'response';

/** The line by which a change is told, and by which it is accepted. */
export function lineOf({ where, what }: Change): string {
  return `${where}: ${what}`;
}

/** Breaking for values of one direction, for those of the other something to know. */
export function weightFor(direction: Direction, breaking: Direction, otherwise: Weight): Weight {
  return direction === breaking ? 'breaking' : otherwise;
}

/** Whether something has to be there, before and now: what one side must send, the other can count on. */
export function requiredChanges(
  direction: Direction,
  [was, is]: readonly [was: boolean, is: boolean],
  where: string,
  subject = '',
): Changes {
  if (was === is) return NONE;
  return is
    ? [{ weight: weightFor(direction, 'request', 'note'), where, what: `${subject}now required` }]
    : [{ weight: weightFor(direction, 'response', 'addition'), where, what: `${subject}now optional` }];
}

export interface Comparison {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly direction: Direction;
  /** The names that were compared, each with what it is called now. */
  readonly seen: Set<string>;
  /** What is being compared: a schema may hold itself. */
  readonly within: readonly string[];
  /** Compares two schemas, for the parts of one that contain schemas. */
  readonly compare: (
    comparison: Comparison,
    before: Json | undefined,
    after: Json | undefined,
    where: string,
  ) => Changes;
}

interface MapDifference<Value> {
  readonly removed: readonly string[];
  readonly added: readonly (readonly [name: string, now: Value])[];
  readonly common: readonly (readonly [name: string, before: Value, now: Value])[];
}

/** Each in the order of the version that it is of; what both have, in that of the earlier. */
export function compareMaps<Value>(
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
): MapDifference<Value> {
  return {
    removed: [...old.keys()].filter((name) => !now.has(name)),
    added: [...now].filter(([name]) => !old.has(name)),
    common: [...old].flatMap(([name, before]) => {
      const after = now.get(name);
      return after === undefined ? [] : [[name, before, after] as const];
    }),
  };
}
