/**
 * Which fields of something a change touched. Pure; compares values and answers names alone.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The names of the fields that differ, those of `after` first. */
export function changedFields(before: Fields, after: Fields): readonly string[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** The fields of a map as fields of their own: `{ a: 1 }` under `headers` is `{ 'headers.a': 1 }`. */
export function spreadFields(name: string, map: Fields): Fields {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [`${name}.${key}`, value]));
}
