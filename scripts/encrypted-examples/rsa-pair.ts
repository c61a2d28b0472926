/**
 * RSA key pairs as merchants create them, for scripts and tests. The service has separate code.
 */
import { generateKeyPairSync } from 'node:crypto';

export interface RsaPair {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

/** Creates an RSA-2048 key pair. */
export function newRsaPair(): RsaPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
