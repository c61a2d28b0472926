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
