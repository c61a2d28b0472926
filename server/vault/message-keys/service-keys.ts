/**
 * The service's pair of a key set, and the merchant's key as it is taken in. Keys are made by the crypto library's own threads.
 */
import { createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealBinding } from '../../domain/ports/sealed.ts';

const BITS = 2048;
const LONGEST_BITS = 4096;
/** A long one makes every message to its owner, and every check of one from it, a hundred times as dear. */
const EXPONENT = 65537n;

/** What the private key of a set is sealed for. */
export function privateKeyBinding(merchantId: string, kid: string): SealBinding {
  return { merchantId, record: `message_key.${kid}` };
}

export interface ServicePair {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

/** A new RSA-2048 pair. */
export function makeServicePair(): Promise<ServicePair> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

export type PublicKeyReading =
  | { readonly kind: 'key'; readonly pem: string }
  | { readonly kind: 'problem'; readonly message: string };

/** Reads a merchant's public key: PEM, or a JWK as JSON text. Only RSA of 2048 to 4096 bits is taken. */
export function readPublicKey(text: string): PublicKeyReading {
  if (/PRIVATE KEY|"d"\s*:/.test(text)) {
    return problem('This is a private key. Keep it secret, create a new key pair, and send only the public key.');
  }
  const key = parsedKey(text.trim());
  if (key === null) return problem('Send an RSA public key as PEM (BEGIN PUBLIC KEY) or as a JWK in JSON.');
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {};
  if (
    key.asymmetricKeyType !== 'rsa' ||
    modulusLength < BITS ||
    modulusLength > LONGEST_BITS ||
    publicExponent !== EXPONENT
  ) {
    return problem(`Send an RSA key of ${BITS} to ${LONGEST_BITS} bits with the usual exponent ${EXPONENT}.`);
  }
  return { kind: 'key', pem: key.export({ type: 'spki', format: 'pem' }).toString() };
}

function parsedKey(text: string): KeyObject | null {
  try {
    return text.startsWith('{') ? createPublicKey({ key: JSON.parse(text), format: 'jwk' }) : createPublicKey(text);
  } catch {
    return null;
  }
}

function problem(message: string): PublicKeyReading {
  return { kind: 'problem', message };
}
