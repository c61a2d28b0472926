/**
 * Login to the settings: access tokens, and limits on password guessing.
 *
 * An access token is 256 random bits, shown once. Only its SHA-256 hash is stored.
 *
 * Limits on password guessing: after a number of failures under one key, the next attempt must wait. Failures are counted by
 * user name and address together, by address, by IPv6 site, and by user name alone. The last only slows attempts down, so that
 * an attacker with many addresses has to wait and the owner is never locked out for long. A device that has logged in before
 * has its own count (OWASP, "Device Cookies"). Pure; the counts are in storage.
 */
import { createHash } from 'node:crypto';
import { callerBlock, callerSite } from '../../platform/addresses/network-address.ts';
import type { Random } from '../../platform/runtime.ts';

/** How long a settings session lasts: 8 hours with an access token, 12 in a browser. In milliseconds. */
export const SESSION_MS = { token: 8 * 60 * 60_000, browser: 12 * 60 * 60_000 } as const;

/** How long the confirmation of a browser session lasts: 10 minutes, in milliseconds. */
export const CONFIRMED_MS = 10 * 60_000;

/** How long a settings session lasts without use: 15 minutes, in milliseconds (PCI DSS 8.2.8). */
export const SESSION_IDLE_MS = 15 * 60_000;

/** Creates an access token of 256 random bits for the settings. */
export function makeSessionToken(random: Random): string {
  return `svc_set_${random.bytes(32).toString('hex')}`;
}

/** What is stored of a session's token: its SHA-256 hash, in hex. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** How long a failure counts: 15 minutes, in milliseconds. */
export const COUNTED_MS = 15 * 60_000;

/** The wait after `free` failures is `firstMs`; it doubles with each further failure up to `mostMs`. */
export interface GuessLimit {
  readonly free: number;
  readonly firstMs: number;
  readonly mostMs: number;
}

const lockAfter = (free: number): GuessLimit => ({ free, firstMs: COUNTED_MS, mostMs: COUNTED_MS });

export const guessLimits = {
  /** Of one user name from one address, of one device, and of one session that confirms its user. */
  pair: lockAfter(10),
  /** Of one address with any user names: an office with many users, or one password tried on many names. */
  address: lockAfter(50),
  /** Of all addresses of one IPv6 /48: eight times the limit of one address. */
  site: lockAfter(8 * 50),
  /** Of one user name from any address. */
  name: { free: 10, firstMs: 1_000, mostMs: 60_000 },
} as const satisfies Record<string, GuessLimit>;

/** The hash of a user name: people type passwords into the wrong field. */
function hashed(username: string): string {
  return createHash('sha256').update(usernameKey(username), 'utf8').digest('hex');
}

export function usernameLockKey(username: string): string {
  return `name:${hashed(username)}`;
}

/** The prefix of a user name's pair keys. */
export function pairLockPrefix(username: string): string {
  return `pair:${hashed(username)}:`;
}

export function pairLockKey(username: string, address: string): string {
  return `${pairLockPrefix(username)}${callerBlock(address)}`;
}

export function addressLockKey(address: string): string {
  return `address:${callerBlock(address)}`;
}

/** Null for an address without an IPv6 site. */
export function siteLockKey(address: string): string | null {
  const site = callerSite(address);
  return site === null ? null : `site:${site}`;
}

/** The key of the record that a lock refused attempts on this user name. */
export function refusalKey(lockKey: string, username: string): string {
  return `refused:${hashed(username)}:${lockKey}`;
}

/** User names are case-insensitive. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}
