/**
 * How long events and ended jobs are remembered. One rule for the stores.
 */
import { ReceiverError } from '../errors.ts';

const DAY_MS = 86_400_000;

/**
 * When what changes now may be forgotten.
 * @throws ReceiverError ERR_CONFIG when the days are below 1.
 */
export function retention(store: string, days = 30): (now: Date) => Date {
  if (!Number.isFinite(days) || days < 1) {
    throw new ReceiverError('ERR_CONFIG', `${store}: retentionDays must be a number, 1 or more.`);
  }
  return (now) => new Date(now.getTime() + days * DAY_MS);
}

/**
 * A duplicate of what is done renews its record: the service may send it again for longer than the record is kept. Only
 * what expires before this moment is written, so that few duplicates cost a write.
 */
export function renewedBefore(expireAt: (now: Date) => Date, now: Date): Date {
  return new Date(now.getTime() + (expireAt(now).getTime() - now.getTime()) * 0.9);
}
