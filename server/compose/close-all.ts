/** Stops what a process has started, within a deadline. */
import { setTimeout as sleep } from 'node:timers/promises';

export type Closer = () => Promise<void>;

/** Closes everything in reverse start order, even if some fail. Throws the first failure. */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.toReversed()) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * How long a stop waits for what may wait for others: callers, gateways, endpoints, the database; milliseconds. As long as for the last
 * requests (30 s), and for webhooks too (10 s).
 */
const STOP_MS = 40_000;

export interface Deadline {
  /** The stop begins. */
  start(): void;
  /** The same closer, which resolves at the deadline at the latest. The next start, or another process, finishes what is cut off. */
  limit(close: () => Promise<unknown>): Closer;
}

export function createDeadline(stopMs = STOP_MS): Deadline {
  let over: Promise<void> = new Promise(() => {});
  return {
    start() {
      over = sleep(stopMs, undefined, { ref: false });
    },
    limit: (close) => async () => void (await Promise.race([close(), over])),
  };
}
