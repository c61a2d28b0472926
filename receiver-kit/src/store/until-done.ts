/** Runs the work once, however many ask; after a failure the next one who asks runs it again. */
export function untilDone(work: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | null = null;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}
