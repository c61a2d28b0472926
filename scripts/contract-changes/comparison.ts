/** What a comparison of two bundles knows while it goes through their schemas. */
import type { Json, JsonObject } from '../generate/json.ts';
import type { Change, Direction } from './change.ts';

export interface Comparison {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly direction: Direction;
  /** The names that were compared, each with what it is called now. */
  readonly seen: Set<string>;
  /** What is being compared: a schema may hold itself. */
  readonly within: readonly string[];
}

/** Compares two schemas. Whatever compares a part of one is given it, since the part holds schemas again. */
export type Compare = (
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
) => readonly Change[];
