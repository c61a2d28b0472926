/**
 * What guessing costs: after so many failures under one key, the next attempt is let pass only after a pause. Pure; store.ts keeps
 * the counts. Failures are counted by name and address together, by address or its IPv6 site alone, and by name alone. The last only slows down,
 * so that an attacker with many addresses meets a pause and the owner is never shut out for long.
 * A device that has logged in before is counted by itself, whatever others do (OWASP, "Device Cookies").
 */
import { createHash } from 'node:crypto';
import { callerBlock, callerSite } from '../../platform/addresses/network-address.ts';

/** How long a failure counts: 15 minutes, in milliseconds. */
export const COUNTED_MS = 15 * 60_000;

/** The pause after the failure of number `free`, doubled with each further one up to `mostMs`. */
export interface GuessLimit {
  readonly free: number;
  readonly firstMs: number;
  readonly mostMs: number;
}

const lockAfter = (free: number): GuessLimit => ({ free, firstMs: COUNTED_MS, mostMs: COUNTED_MS });

export const guessLimits = {
  /** Of one name from one address, of one device, and of one session that changes its password. */
  pair: lockAfter(10),
  /** Of one address, whatever the names: an office with many users, or somebody who tries one password on many names. */
  address: lockAfter(50),
  /** Of all addresses of one IPv6 /48 together: eight times what one may fail. */
  site: lockAfter(8 * 50),
  /** Of one name from wherever. */
  name: { free: 10, firstMs: 1_000, mostMs: 60_000 },
} as const satisfies Record<string, GuessLimit>;

/** A user name as it is counted. A hash, because people type passwords into the wrong field. */
function hashed(username: string): string {
  return createHash('sha256').update(usernameKey(username), 'utf8').digest('hex');
}

export function usernameLockKey(username: string): string {
  return `name:${hashed(username)}`;
}

/** The beginning of the keys of a name from each address. */
export function pairLockPrefix(username: string): string {
  return `pair:${hashed(username)}:`;
}

export function pairLockKey(username: string, address: string): string {
  return `${pairLockPrefix(username)}${callerBlock(address)}`;
}

export function addressLockKey(address: string): string {
  return `address:${callerBlock(address)}`;
}

/** Null for an address that has no site around it. */
export function siteLockKey(address: string): string | null {
  const site = callerSite(address);
  return site === null ? null : `site:${site}`;
}

/** Under what it is remembered that attempts on this user name were refused by a lock. */
export function refusalKey(lockKey: string, username: string): string {
  return `refused:${hashed(username)}:${lockKey}`;
}

/** What makes two user names the same. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}
