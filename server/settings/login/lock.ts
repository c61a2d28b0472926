/**
 * When guessing stops: after so many failures for one user name or from one address, the door is shut for a while.
 * Pure; store.ts keeps the counts.
 */
import { createHash } from 'node:crypto';
import { callerBlock } from '../../addresses/caller-block.ts';
import { usernameKey } from '../../merchants/stored-merchant.ts';

/** How many failures are let pass. */
export const FAILURES_ALLOWED = 10;

/** For how long the door then is shut, and how long a failure counts: 15 minutes, in milliseconds. */
export const LOCK_MS = 15 * 60_000;

/** The attempts counted under one key, this one included, and until when they count. */
export interface AttemptCount {
  readonly attempts: number;
  readonly until: Date;
}

/** Whole seconds to wait, at least 1; null when the attempt may go on. */
export function lockedForSeconds(count: AttemptCount, now: Date): number | null {
  if (count.attempts <= FAILURES_ALLOWED) return null;
  return Math.max(1, Math.ceil((count.until.getTime() - now.getTime()) / 1_000));
}

/** The key a user name is counted under. A hash, because people type passwords into the wrong field. */
export function usernameLockKey(username: string): string {
  return `name:${createHash('sha256').update(usernameKey(username), 'utf8').digest('hex')}`;
}

/** The key a source address is counted under. */
export function addressLockKey(address: string): string {
  return `address:${callerBlock(address)}`;
}
