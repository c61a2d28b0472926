/**
 * Access tokens of the settings: 256 random bits, shown once; what is kept is their SHA-256 hash, the session's id.
 */
import { createHash } from 'node:crypto';
import type { Random } from '../../platform/runtime.ts';

/** How long a settings session lasts: 8 hours, in milliseconds. */
export const SESSION_MS = 8 * 60 * 60_000;

/** How long a settings session lasts without a call: 15 minutes, in milliseconds (PCI DSS 8.2.8). */
export const SESSION_IDLE_MS = 15 * 60_000;

/** Creates an access token of 256 random bits for the settings. */
export function makeSessionToken(random: Random): string {
  return `svc_set_${random.bytes(32).toString('hex')}`;
}

/** The id of an access token's session: the token's SHA-256 hash, in hex. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}
