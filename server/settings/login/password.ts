/**
 * Settings passwords: kept as a salted scrypt hash, compared in constant time. The work is done off the event loop.
 * No password leaves this file.
 */
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Random } from '../../runtime.ts';

const COST_LOG2 = 15;
const BLOCK_SIZE = 8;
const LENGTH = 32;
const SALT_LENGTH = 16;

/** The hash to keep of a new password, with everything needed to check against it later. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random.bytes(SALT_LENGTH);
  const hash = await derive(password, salt, COST_LOG2);
  return ['scrypt', COST_LOG2, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Whether the password is the one that was hashed. With `kept` null (no such user) it takes as long and says no.
 * Throws when `kept` was not made by `hashPassword`.
 */
export async function passwordMatches(password: string, kept: string | null): Promise<boolean> {
  const [scheme, cost, salt, hash] = (kept ?? NOBODY).split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined)
    throw new Error('a kept password hash is damaged');
  const wanted = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqual(given, wanted) && kept !== null;
}

/** A password for somebody who lost theirs: 144 random bits, 24 characters. */
export function makePassword(random: Random): string {
  return random.bytes(18).toString('base64url');
}

/** What a password is checked against when there is no such user. */
const NOBODY = ['scrypt', COST_LOG2, 'A'.repeat(22), 'A'.repeat(43)].join('$');

function derive(password: string, salt: Buffer, costLog2: number): Promise<Buffer> {
  const N = 2 ** costLog2;
  const options: ScryptOptions = { N, r: BLOCK_SIZE, p: 1, maxmem: 256 * N * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
