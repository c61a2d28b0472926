/** Readiness of a process: it is not stopping, and its database answers. */
import type { Db } from 'mongodb';

/** The time limit of the ping, in milliseconds. */
const READY_MS = 2_000;

/** Returns a check that resolves to why the process is not ready; to undefined when it is ready. */
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
