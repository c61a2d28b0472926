/**
 * Waits for an answer from outside no longer than a payment can: what does not come in time counts as not given.
 */

/** What the work comes to. @throws Error when it takes longer than so many milliseconds; the work itself goes on unheeded. */
export async function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
