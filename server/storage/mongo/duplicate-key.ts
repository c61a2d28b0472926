/**
 * Handles MongoDB's duplicate key errors.
 */
export const DUPLICATE_KEY = 11_000;

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/**
 * Runs an upsert, and repeats it once after a duplicate key error: a concurrent upsert has just inserted the document.
 */
export async function upsertTwice<Answer>(upsert: () => Promise<Answer>): Promise<Answer> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}
