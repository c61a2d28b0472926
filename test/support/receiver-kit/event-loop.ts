/**
 * Lets pending work go on, without a timer.
 */

/** Lets whatever is ready run. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

export const never = (): Promise<void> => new Promise(() => undefined);
