/**
 * Makes the token of an encrypted message: the text signed by the service (JWS, RS256), and that encrypted for the merchant
 * (JWE, RSA-OAEP-256 with A256GCM). The algorithms are fixed. The arithmetic runs on the crypto library's own threads, so that
 * the event loop goes on.
 */
import { CompactEncrypt, CompactSign, type CryptoKey, importPKCS8, importSPKI } from 'jose';
import type { Sealer } from '../vault/sealed.ts';
import type { MessageKeySet } from './key-set.ts';
import { privateKeyBinding } from './service-keys.ts';

const SIGNING = 'RS256';
const WRAPPING = 'RSA-OAEP-256';
const CONTENT = 'A256GCM';

interface OpenKeys {
  readonly signing: CryptoKey;
  readonly wrapping: CryptoKey;
}

export type EncryptMessage = (merchantId: string, set: MessageKeySet, text: string) => Promise<string>;

/** A function that makes tokens. It remembers the keys it has opened for as long as the merchant's record lives. */
export function createEncryptMessage(sealer: Sealer): EncryptMessage {
  const opened = new WeakMap<MessageKeySet, Promise<OpenKeys>>();

  const open = async (merchantId: string, set: MessageKeySet): Promise<OpenKeys> => {
    const pem = sealer.open(privateKeyBinding(merchantId, set.kid), set.servicePrivateKey);
    const [signing, wrapping] = await Promise.all([
      importPKCS8(pem, SIGNING),
      importSPKI(set.merchantPublicKey, WRAPPING),
    ]);
    return { signing, wrapping };
  };
  const keysOf = (merchantId: string, set: MessageKeySet): Promise<OpenKeys> => {
    const known = opened.get(set);
    if (known !== undefined) return known;
    const opening = open(merchantId, set);
    opened.set(set, opening);
    return opening;
  };

  return async (merchantId, set, text) => {
    const { signing, wrapping } = await keysOf(merchantId, set);
    const { kid } = set;
    const signed = await new CompactSign(Buffer.from(text, 'utf8'))
      .setProtectedHeader({ alg: SIGNING, kid })
      .sign(signing);
    return new CompactEncrypt(Buffer.from(signed, 'ascii'))
      .setProtectedHeader({ alg: WRAPPING, enc: CONTENT, kid })
      .encrypt(wrapping);
  };
}
