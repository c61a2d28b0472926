/**
 * MongoDB's refusal of a second document with the same unique key: to recognise it, and to get over it.
 */
export const DUPLICATE_KEY = 11_000;

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
}

/** An upsert, done again when another one has inserted the same document at the same moment: it is there now. */
export async function upsertTwice<Answer>(upsert: () => Promise<Answer>): Promise<Answer> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}
