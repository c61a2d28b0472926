/**
 * Maintenance of the stores: creates indexes and tables once, and purges old records.
 */
import { ReceiverError } from '../errors.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * When a record that changes now expires.
 * @throws ReceiverError ERR_CONFIG when the days are below 1.
 */
export function retention(store: string, days = 30): (now: Date) => Date {
  if (!Number.isFinite(days) || days < 1) {
    throw new ReceiverError('ERR_CONFIG', `${store}: retentionDays must be a number, 1 or more.`);
  }
  return (now) => new Date(now.getTime() + days * DAY_MS);
}

/**
 * A duplicate of a completed event renews its record: the service may send it for longer than the record is stored. Only
 * records that expire before this time are written, so that few duplicates cost a write.
 */
export function renewedBefore(expireAt: (now: Date) => Date, now: Date): Date {
  return new Date(now.getTime() + (expireAt(now).getTime() - now.getTime()) * 0.9);
}

/** Runs the work once, however many callers ask; after a failure the next caller runs it again. */
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

/** Runs the work in the background, at most once an hour, and ignores its failures. */
export function hourly(work: (now: Date) => Promise<unknown>): (now: Date) => void {
  let next = 0;
  return (now) => {
    if (now.getTime() < next) return;
    next = now.getTime() + HOUR_MS;
    work(now).catch(() => undefined);
  };
}
