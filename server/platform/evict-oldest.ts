/** Deletes the entry that was inserted first if the map exceeds its limit. Call it after each insertion. */
export function evictOldest<Key, Value>(map: Map<Key, Value>, limit: number): void {
  const [oldest] = map.keys();
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}
