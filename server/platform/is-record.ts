/**
 * Tells what has named parts in a document that nothing is known of. Pure.
 */

/** Whether a value is an object, or a list, so that it can be asked for a part by name. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
