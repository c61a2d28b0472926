/**
 * Opens a merchant's encrypted message: decrypts it with the service's private key of the named key set, and verifies the
 * merchant's signature. Returns only signed text. Accepts only the algorithms of service-keys.ts. Faults repeat nothing of the
 * message.
 */
import { compactDecrypt, compactVerify, decodeProtectedHeader, type ProtectedHeaderParameters } from 'jose';
import { KeySetState, liveSets, type MessageKeySet } from '../../domain/merchants/key-set.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { OpenedKeys } from './opened-keys.ts';
import { ACCEPTED_WRAPPINGS, CONTENT, SIGNING } from './service-keys.ts';

/** The parts of a JWE, named as in the API. */
export interface MessageParts {
  readonly header: string;
  readonly encryptedKey: string;
  readonly iv: string;
  readonly encryptedPayload: string;
  readonly tag: string;
}

/**
 * `header`: the header is invalid, or names an algorithm or option that is not accepted. `kid`: the merchant has no such key
 * set in use. `encryption`: it does not decrypt. `signed-part`: the decrypted text is not a signed message. `signature`: the
 * signature is not this merchant's.
 */
export type OpeningFault = 'header' | 'kid' | 'encryption' | 'signed-part' | 'signature';

export type Opening =
  | { readonly kind: 'opened'; readonly set: MessageKeySet; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: OpeningFault };

export type OpenMessage = (merchant: Merchant, parts: MessageParts) => Promise<Opening>;

const BASE64URL = /^[A-Za-z0-9_-]+$/;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const wrappings: readonly unknown[] = ACCEPTED_WRAPPINGS;
const refused = (fault: OpeningFault) => ({ kind: 'refused', fault }) as const;

/** The header; undefined when it is malformed or uses `zip`, `crit` or `b64`. */
function readHeader(encoded: string): ProtectedHeaderParameters | undefined {
  try {
    const header = decodeProtectedHeader({ protected: encoded });
    return 'zip' in header || 'crit' in header || 'b64' in header ? undefined : header;
  } catch {
    return undefined;
  }
}

/** The decrypted JWS in compact form; undefined when it is malformed. */
function signedMessage(plaintext: Uint8Array): string | undefined {
  try {
    const signed: Readonly<Record<string, unknown>> = JSON.parse(strictUtf8.decode(plaintext));
    const parts = [signed.header, signed.payload, signed.signature];
    const isWhole = parts.every((part) => typeof part === 'string' && BASE64URL.test(part));
    return isWhole ? parts.join('.') : undefined;
  } catch {
    return undefined;
  }
}

/** The key set that a merchant's message may use: ACTIVE, or RETIRING and not expired. */
function setInUse({ messageKeys }: Merchant, kid: string, now: Date): MessageKeySet | undefined {
  return liveSets(messageKeys, now).find((set) => set.kid === kid && set.state !== KeySetState.READY);
}

export function createOpenMessage({ keys, clock }: { readonly keys: OpenedKeys; readonly clock: Clock }): OpenMessage {
  const decrypted = async (merchantId: string, set: MessageKeySet, alg: string, parts: MessageParts) => {
    const key = await keys.servicePrivate(merchantId, set, alg);
    const { header, encryptedKey, iv, encryptedPayload, tag } = parts;
    const options = {
      keyManagementAlgorithms: [...ACCEPTED_WRAPPINGS],
      contentEncryptionAlgorithms: [CONTENT],
      maxDecompressedLength: 0,
    };
    const token = [header, encryptedKey, iv, encryptedPayload, tag].join('.');
    return compactDecrypt(token, key, options).then(
      ({ plaintext }) => plaintext,
      () => undefined,
    );
  };

  return async (merchant, parts) => {
    const { merchantId } = merchant;
    const header = readHeader(parts.header);
    if (header === undefined) return refused('header');
    const { alg, enc, kid } = header;
    if (typeof alg !== 'string' || !wrappings.includes(alg) || enc !== CONTENT) return refused('header');
    if (typeof kid !== 'string') return refused('header');
    const set = setInUse(merchant, kid, clock.now());
    if (set === undefined) return refused('kid');

    const plaintext = await decrypted(merchantId, set, alg, parts);
    if (plaintext === undefined) return refused('encryption');
    const signed = signedMessage(plaintext);
    if (signed === undefined) return refused('signed-part');
    const signedHeader = readHeader(signed.slice(0, signed.indexOf('.')));
    if (signedHeader?.alg !== SIGNING || signedHeader.kid !== kid) return refused('signature');

    const verifying = await keys.merchantPublic(merchantId, set, SIGNING);
    const text = await compactVerify(signed, verifying, { algorithms: [SIGNING] }).then(
      ({ payload }) => payload,
      () => undefined,
    );
    if (text === undefined) return refused('signature');
    try {
      return { kind: 'opened', set, text: strictUtf8.decode(text) };
    } catch {
      return refused('signed-part');
    }
  };
}
