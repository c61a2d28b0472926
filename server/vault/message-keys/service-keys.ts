/**
 * The fixed algorithms of encrypted messages, and the keys of a key set: generates the service's pair and reads the
 * merchant's public key. No other algorithm is accepted, whatever a message names.
 */
import { createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealBinding } from '../../domain/ports/sealed.ts';

/** Signs every message. */
export const SIGNING = 'RS256';
/** Encrypts the content of every message. */
export const CONTENT = 'A256GCM';
/** Wraps the content key of the service's messages. */
export const WRAPPING = 'RSA-OAEP-256';
/** May wrap the content key of a merchant's message. */
export const ACCEPTED_WRAPPINGS = ['RSA-OAEP-256', 'RSA-OAEP'] as const;

const BITS = 2048;
const LONGEST_BITS = 4096;
/** A large exponent makes each encryption and verification with the key a hundred times as expensive. */
const EXPONENT = 65537n;

/** The binding of a set's sealed private key. */
export function privateKeyBinding(merchantId: string, kid: string): SealBinding {
  return { merchantId, record: `message_key.${kid}` };
}

export interface ServicePair {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

/** Generates an RSA-2048 pair on the thread pool. */
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

/** Reads a merchant's public key: PEM, or a JWK as JSON text. Accepts only RSA of 2048 to 4096 bits. */
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
