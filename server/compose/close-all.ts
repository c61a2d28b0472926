/** Stops what a process has started. */

export type Closer = () => Promise<void>;

/** Closes everything in reverse start order, even if some fail. Throws the first failure. */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.toReversed()) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
