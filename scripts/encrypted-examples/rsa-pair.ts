/**
 * RSA pairs as merchants make them, for the scripts and the tests. The service makes its own, with code of its own.
 */
import { generateKeyPairSync } from 'node:crypto';

export interface RsaPair {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

/** A new RSA-2048 pair. */
export function newRsaPair(): RsaPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
