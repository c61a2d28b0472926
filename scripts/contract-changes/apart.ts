/** What two versions of something named have alone, and what they have both. Pure. */

interface Apart<Value> {
  readonly gone: readonly string[];
  readonly fresh: readonly (readonly [name: string, now: Value])[];
  readonly both: readonly (readonly [name: string, before: Value, now: Value])[];
}

/** Each in the order of the version that it is of; what both have, in that of the earlier. */
export function apart<Value>(old: ReadonlyMap<string, Value>, now: ReadonlyMap<string, Value>): Apart<Value> {
  return {
    gone: [...old.keys()].filter((name) => !now.has(name)),
    fresh: [...now].filter(([name]) => !old.has(name)),
    both: [...old].flatMap(([name, before]) => {
      const after = now.get(name);
      return after === undefined ? [] : [[name, before, after] as const];
    }),
  };
}
