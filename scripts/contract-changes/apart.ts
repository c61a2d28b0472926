/** What two versions of something named have alone, and what they have both. Pure. */

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
