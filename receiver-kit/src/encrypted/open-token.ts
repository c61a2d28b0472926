/**
 * Opens the token of an encrypted webhook: a JWS, signed by the service, inside a JWE for the merchant. The cryptography
 * is jose's; which algorithms and keys may be used is decided here and in token-header.ts.
 */
import { compactDecrypt, compactVerify } from 'jose';
import { isObject, parseSafeJson } from '../event/safe-json.ts';
import { MAX_BODY_BYTES } from '../request/raw-body.ts';
import type { Reloading } from '../source/source.ts';
import { activeKeys, type KeyRing, type KeySet } from './key-ring.ts';
import { encryptedFormat, readKid, refused, signedFormat } from './token-header.ts';

const FIELD = 'JWT';
/** An encrypted body begins so; a plain event is not parsed twice. */
const BEGINNING = /^\s*\{\s*"JWT"/;

/** The token of an encrypted body; null when the body is not one. */
export function tokenIn(body: Uint8Array): string | null {
  if (!BEGINNING.test(Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 64)).toString('latin1'))) {
    return null;
  }
  const value = parseSafeJson(body);
  if (!isObject(value)) return null;
  const token = value[FIELD];
  return typeof token === 'string' && Object.keys(value).length === 1 ? token : null;
}

/**
 * The plain bytes of the event.
 * @throws ReceiverError ERR_TOKEN for whatever is not a token of the service for a live key.
 */
export async function openToken(token: string, keys: Reloading<KeyRing>, now: Date): Promise<Uint8Array> {
  const kid = readKid(token, encryptedFormat);
  const set = await setOf(kid, keys, now);
  const signed = await decrypt(token, set);
  // The service signs and encrypts with one set: what it once signed under another is no part of this.
  if (readKid(signed, signedFormat) !== kid)
    throw refused('The token was signed under another key than it is encrypted to.');
  return verify(signed, set);
}

/** The bytes that the service signed. Does not trust the header: jose gets the one algorithm too. */
export async function verify(signed: string, { servicePublicKey }: KeySet): Promise<Uint8Array> {
  try {
    const { payload } = await compactVerify(signed, servicePublicKey, {
      algorithms: [signedFormat.required.alg ?? ''],
    });
    return payload;
  } catch (cause) {
    throw refused('The token was not signed by the service.', cause);
  }
}

async function setOf(kid: string, keys: Reloading<KeyRing>, now: Date): Promise<KeySet> {
  const known = activeKeys(await keys.current(now), kid, now);
  if (known !== null) return known;
  const fresher = await keys.refresh(now);
  const found = fresher === null ? null : activeKeys(fresher, kid, now);
  if (found === null)
    throw refused('The token names a key that is not active. Compare its kid with the webhook settings.');
  return found;
}

/** What a token holds. Does not trust the header: jose gets the one algorithm pair too. */
export async function decrypt(token: string, { privateKey }: KeySet): Promise<string> {
  const { alg = '', enc = '' } = encryptedFormat.required;
  let plaintext: Uint8Array;
  try {
    const opened = await compactDecrypt(token, privateKey, {
      keyManagementAlgorithms: [alg],
      contentEncryptionAlgorithms: [enc],
    });
    plaintext = opened.plaintext;
  } catch (cause) {
    throw refused('The token cannot be decrypted with the key it names.', cause);
  }
  // A token inside a body under the cap cannot be larger; a change of the form above must not undo that silently.
  if (plaintext.byteLength > MAX_BODY_BYTES) throw refused('The content of the token is too large.');
  return Buffer.from(plaintext).toString('latin1');
}
