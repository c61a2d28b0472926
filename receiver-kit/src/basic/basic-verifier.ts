/**
 * Decides whether a request comes from the service: its Basic credentials are one of the configured pairs.
 * User name and password of every pair are always compared, over hashes, in constant time.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { ReceiverError } from '../errors.ts';
import { headerValues, type ReceivedHeaders } from '../request/received-request.ts';
import { parseBasic } from './authorization-header.ts';

/** User name and password as they stand in the webhook settings. */
export interface Credential {
  readonly username: string;
  readonly password: string;
}

/**
 * Checks one request's headers; answers with the user name that matched.
 * @throws ReceiverError ERR_UNAUTHORIZED, with the challenge for the answer.
 */
export type Verifier = (headers: ReceivedHeaders) => string;

/**
 * A verifier for these credentials. Keeps hashes only.
 * @param credentials at least one. During a change of password give the old and the new pair.
 */
export function basicVerifier(credentials: readonly Credential[]): Verifier {
  const known = credentials.map(({ username, password }) => ({
    name: username,
    username: sha256(Buffer.from(username, 'utf8')),
    password: sha256(Buffer.from(password, 'utf8')),
  }));

  return (headers) => {
    const values = headerValues(headers, 'authorization');
    const [value] = values;
    if (value === undefined) throw unauthorized('Send the Authorization header with Basic credentials.');
    if (values.length > 1) throw unauthorized('Send the Authorization header once.');
    const sent = parseBasic(value);
    if (sent === null) throw unauthorized('The Authorization header is not Basic <base64 of username:password>.');

    const username = sha256(sent.username);
    const password = sha256(sent.password);
    const matches = known.filter((pair) => {
      const sameUsername = timingSafeEqual(pair.username, username);
      const samePassword = timingSafeEqual(pair.password, password);
      return sameUsername && samePassword;
    });
    const [match] = matches;
    if (match === undefined) throw unauthorized('The credentials are not those of the webhook settings.');
    return match.name;
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function unauthorized(message: string): ReceiverError {
  return new ReceiverError('ERR_UNAUTHORIZED', message, {
    headers: { 'www-authenticate': 'Basic realm="webhooks", charset="UTF-8"' },
  });
}
