/**
 * Makes the token of an encrypted message: the text signed by the service (JWS, RS256), and that encrypted for the merchant
 * (JWE, RSA-OAEP-256 with A256GCM). The algorithms are fixed. The arithmetic runs on the crypto library's own threads, so that
 * the event loop goes on.
 */
import { CompactEncrypt, CompactSign } from 'jose';
import type { Sealer } from '../vault/sealed.ts';
import { CONTENT, SIGNING, WRAPPING } from './algorithms.ts';
import type { MessageKeySet } from './key-set.ts';
import { createOpenedKeys, type OpenedKeys } from './opened-keys.ts';

export type EncryptMessage = (merchantId: string, set: MessageKeySet, text: string) => Promise<string>;

/** How the signed text stands in what is encrypted. */
type SignedForm = (compactJws: string) => string;

/** A function that makes compact tokens (JWE) of the signed text in this form. */
function encrypting(keys: OpenedKeys, signedForm: SignedForm): EncryptMessage {
  return async (merchantId, set, text) => {
    const [signing, wrapping] = await Promise.all([
      keys.servicePrivate(merchantId, set, SIGNING),
      keys.merchantPublic(merchantId, set, WRAPPING),
    ]);
    const { kid } = set;
    const signed = await new CompactSign(Buffer.from(text, 'utf8'))
      .setProtectedHeader({ alg: SIGNING, kid })
      .sign(signing);
    return new CompactEncrypt(Buffer.from(signedForm(signed), 'ascii'))
      .setProtectedHeader({ alg: WRAPPING, enc: CONTENT, kid })
      .encrypt(wrapping);
  };
}

/** A function that makes tokens for webhooks: a compact JWS within a compact JWE. */
export function createEncryptMessage(sealer: Sealer): EncryptMessage {
  return encrypting(createOpenedKeys(sealer), (signed) => signed);
}

/** The same with the JWS as a JSON text of its named parts: for the answers of encrypted calls. */
export function createEncryptAnswer(keys: OpenedKeys): EncryptMessage {
  return encrypting(keys, (signed) => {
    const [header, payload, signature] = signed.split('.');
    return JSON.stringify({ header, payload, signature });
  });
}
