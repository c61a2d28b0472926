/**
 * Decides whether a request comes from the service: its Basic credentials are one of the configured pairs.
 * Every pair is always compared, user name and password, as hashes and in constant time.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { ReceiverError } from '../errors.ts';
import { isObject } from '../event/safe-json.ts';
import { headerValues, type ReceivedHeaders } from '../request/received-request.ts';
import type { Reloading } from '../source/source.ts';
import { isOpen, type Validity, validityFaults, type Window, windowOf } from '../source/validity.ts';

/** User name and password of the webhook settings, and when they are valid. */
export interface Credential extends Validity {
  readonly username: string;
  readonly password: string;
}

/** A pair in memory: hashes only. */
export interface KnownCredential {
  readonly name: string;
  readonly username: Buffer;
  readonly password: Buffer;
  readonly window: Window;
}

/** @throws ReceiverError ERR_CONFIG that names every fault, never a password. */
export function prepareCredentials(credentials: readonly Credential[]): readonly KnownCredential[] {
  const faults = credentialFaults(credentials);
  if (faults.length > 0) throw new ReceiverError('ERR_CONFIG', `${faults.join('; ')}.`);
  return credentials.map(({ username, password, ...validity }) => ({
    name: username,
    username: sha256(Buffer.from(username, 'utf8')),
    password: sha256(Buffer.from(password, 'utf8')),
    window: windowOf(validity),
  }));
}

/**
 * Verifies the headers of one request; returns the user name that matched.
 * @throws ReceiverError ERR_UNAUTHORIZED, with the challenge for the answer.
 */
export async function verifyBasic(
  known: Reloading<readonly KnownCredential[]>,
  headers: ReceivedHeaders,
  now: Date,
): Promise<string> {
  const values = headerValues(headers, 'authorization');
  const [value] = values;
  if (value === undefined) throw unauthorized('Send the Authorization header with Basic credentials.');
  if (values.length > 1) throw unauthorized('Send the Authorization header once.');
  const sent = parseBasic(value);
  if (sent === null) throw unauthorized('The Authorization header is not Basic <base64 of username:password>.');
  const hashes = { username: sha256(sent.username), password: sha256(sent.password) };

  const name = matching(await known.current(now), hashes, now);
  if (name !== null) return name;
  const fresher = await known.refresh(now);
  const second = fresher === null ? null : matching(fresher, hashes, now);
  if (second !== null) return second;
  throw unauthorized('The credentials are not those of the webhook settings.');
}

/** Compares every pair, even after a match. */
function matching(
  known: readonly KnownCredential[],
  sent: Pick<KnownCredential, 'username' | 'password'>,
  now: Date,
): string | null {
  const matches = known.filter((pair) => {
    const sameUsername = timingSafeEqual(pair.username, sent.username);
    const samePassword = timingSafeEqual(pair.password, sent.password);
    return sameUsername && samePassword && isOpen(pair.window, now);
  });
  return matches[0]?.name ?? null;
}

function credentialFaults(credentials: unknown): string[] {
  if (!Array.isArray(credentials) || credentials.length === 0) {
    return ['credentials must hold at least one { username, password } of the webhook settings'];
  }
  return credentials.flatMap((credential: unknown, index) => {
    const given = isObject(credential) ? credential : {};
    const { username, password } = given;
    const name = `credentials[${index}]`;
    const faults: string[] = [];
    if (typeof username !== 'string' || username === '')
      faults.push(`${name}.username must be a string that is not empty`);
    else if (username.includes(':')) faults.push(`${name}.username must not contain a colon`);
    if (typeof password !== 'string' || password === '') {
      faults.push(`${name}.password must be a string that is not empty; check that the environment variable is set`);
    }
    return [...faults, ...validityFaults(name, given)];
  });
}

function sha256(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer');
}

function unauthorized(message: string): ReceiverError {
  return new ReceiverError('ERR_UNAUTHORIZED', message, {
    headers: { 'www-authenticate': 'Basic realm="webhooks", charset="UTF-8"' },
  });
}

export interface BasicParts {
  readonly username: Buffer;
  readonly password: Buffer;
}

const BASIC = /^basic +([A-Za-z0-9+/]+={0,2})$/i;
const COLON = 0x3a;

/** The two parts, or null when the header is not well-formed Basic. The first colon parts them: passwords may hold more. */
export function parseBasic(header: string): BasicParts | null {
  const encoded = BASIC.exec(header.trim())?.[1];
  if (encoded === undefined) return null;
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.toString('base64') !== encoded) return null;
  const colon = bytes.indexOf(COLON);
  if (colon === -1) return null;
  return { username: bytes.subarray(0, colon), password: bytes.subarray(colon + 1) };
}
