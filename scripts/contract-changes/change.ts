/** A difference between two versions of the contract, and what a comparison needs to find one. Pure. */
import type { Json, JsonObject } from '../generate/json.ts';

/**
 * `breaking`: clients of the earlier version may fail. `opening`: more callers may use an operation. `addition`: new for clients.
 * `note`: no action needed.
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

/** Who writes a value: the client (`request`) or the service (`response`, webhooks included). */
export type Direction = 'request' | 'response';

/** The text of a change in messages and in accepted.yaml. */
export function lineOf({ where, what }: Change): string {
  return `${where}: ${what}`;
}

/** `breaking` in one direction, `otherwise` in the other. */
export function weightFor(direction: Direction, breaking: Direction, otherwise: Weight): Weight {
  return direction === breaking ? 'breaking' : otherwise;
}

/** Compares whether a part is required. */
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
  /** Pairs of names that were compared. */
  readonly seen: Set<string>;
  /** Pairs of schemas under comparison, for recursive schemas. */
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

/** Compares the keys of two maps. */
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
