/** Says whether a process can do its work: it is not stopping, and its database answers. */
import type { Db } from 'mongodb';

/** How long MongoDB may take to show that it is there. Milliseconds. */
const READY_MS = 2_000;

/** A function that answers why the process cannot work; undefined when it can. */
export function createUnready(db: Db, stopping: () => string | undefined): () => Promise<string | undefined> {
  return async () => {
    const reason = stopping();
    if (reason !== undefined) return reason;
    try {
      await db.command({ ping: 1 }, { signal: AbortSignal.timeout(READY_MS) });
      return undefined;
    } catch {
      return 'MongoDB does not answer';
    }
  };
}
