/**
 * Encrypts messages to merchants: signs the text (JWS, RS256) and encrypts the result (JWE, RSA-OAEP-256 with A256GCM). The
 * algorithms are fixed. Uses Node's crypto instead of a JOSE library, which goes through Web Crypto at twice the cost.
 *
 * The signature is the most expensive part. Where Node.js sees several cores, threads of its pool sign; webhooks leave a core to the event
 * loop, which sends them, and threads to everything else. On one core, a thread would only interrupt the event loop, which signs instead:
 * in each turn one message, and more while other work takes as long. Merchants take turns.
 */
import {
  constants,
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  type KeyObject,
  publicEncrypt,
  randomBytes,
  sign,
} from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { MessageKeySet } from '../../domain/merchants/key-set.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { CONTENT, privateKeyBinding, SIGNING, WRAPPING } from './service-keys.ts';

export type EncryptMessage = (merchantId: string, set: MessageKeySet, text: string) => Promise<string>;

/** The form in which the JWS is encrypted. */
type SignedForm = (compactJws: string) => string;

type Sign = (algorithm: string, bytes: Buffer, key: KeyObject) => Promise<Buffer>;

const signOnThread: Sign = promisify(sign);
/** Threads of libuv's pool, unless UV_THREADPOOL_SIZE says otherwise. */
const POOL_THREADS = 4;

/** Where signatures are made. `atOnce`: how many at a time. `elapsed`: a monotonic clock, milliseconds. */
export type Signatures =
  | { readonly on: 'threads'; readonly atOnce: number }
  | { readonly on: 'loop'; readonly elapsed: () => number };

/** Where a process signs its webhooks, and its answers to encrypted calls. */
export function signaturesFor(cores: number): Readonly<Record<'webhooks' | 'answers', Signatures>> {
  const onLoop = { on: 'loop', elapsed: () => performance.now() } as const;
  if (cores === 1) return { webhooks: onLoop, answers: onLoop };
  return {
    // At least two, so that one signature follows the other without waiting for the event loop.
    webhooks: { on: 'threads', atOnce: Math.max(2, Math.min(cores, POOL_THREADS) - 1) },
    answers: { on: 'threads', atOnce: Number.POSITIVE_INFINITY },
  };
}

const SIGNATURES = signaturesFor(availableParallelism());
/** The longest that the event loop signs in one turn, milliseconds, unless a single signature takes longer. */
const MOST_MS = 5;
/** The sizes of A256GCM. */
const KEY_BYTES = 32;
const IV_BYTES = 12;

const encoded = (bytes: Buffer): string => bytes.toString('base64url');
const header = (fields: object): string => encoded(Buffer.from(JSON.stringify(fields), 'utf8'));

/** Creates a function that signs on the event loop, for as long as the rest of its turn took. Call it for one message at a time. */
function createSignOnLoop(elapsed: () => number): Sign {
  let endedAt = elapsed();
  let until = endedAt;
  return async (algorithm, bytes, key) => {
    if (elapsed() >= until) {
      await nextTurn();
      const now = elapsed();
      until = now + Math.min(MOST_MS, now - endedAt);
    }
    const signature = sign(algorithm, bytes, key);
    endedAt = elapsed();
    return signature;
  };
}

/** Creates a function that makes a compact JWS of a text. */
function createSigned(signatures: Signatures) {
  const isOnLoop = signatures.on === 'loop';
  const turns = createSemaphore(isOnLoop ? 1 : signatures.atOnce);
  const signature = isOnLoop ? createSignOnLoop(signatures.elapsed) : signOnThread;
  return async (merchantId: string, text: string, kid: string, key: KeyObject): Promise<string> => {
    const input = `${header({ alg: SIGNING, kid })}.${encoded(Buffer.from(text, 'utf8'))}`;
    await turns.enter(merchantId);
    try {
      return `${input}.${encoded(await signature('sha256', Buffer.from(input, 'ascii'), key))}`;
    } finally {
      turns.leave();
    }
  };
}

/** A compact JWE of ASCII text. */
function encrypted(text: string, kid: string, key: KeyObject): string {
  const protectedHeader = header({ alg: WRAPPING, enc: CONTENT, kid });
  // As a key object: with bytes, Node.js 24 tries two other kinds of key first, and throws at each.
  const contentKey = createSecretKey(randomBytes(KEY_BYTES));
  const iv = randomBytes(IV_BYTES);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const wrappedKey = publicEncrypt({ key, padding, oaepHash: 'sha256' }, contentKey.export());
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(protectedHeader, 'ascii'));
  const content = Buffer.concat([cipher.update(text, 'ascii'), cipher.final()]);
  return [protectedHeader, ...[wrappedKey, iv, content, cipher.getAuthTag()].map(encoded)].join('.');
}

interface EncryptionKeys {
  /** The service's private key, which signs. Throws when it does not open. */
  servicePrivate(merchantId: string, set: MessageKeySet): KeyObject;
  /** The merchant's public key, which encrypts. */
  merchantPublic(set: MessageKeySet): KeyObject;
}

/** Opens each key once and caches it with the merchant's record. The keys stay in this file. */
function createEncryptionKeys(sealer: Pick<Sealer, 'open'>): EncryptionKeys {
  const privateKeys = new WeakMap<MessageKeySet, KeyObject>();
  const publicKeys = new WeakMap<MessageKeySet, KeyObject>();
  return {
    servicePrivate(merchantId, set) {
      const known = privateKeys.get(set);
      if (known !== undefined) return known;
      const key = createPrivateKey(sealer.open(privateKeyBinding(merchantId, set.kid), set.servicePrivateKey));
      privateKeys.set(set, key);
      return key;
    },
    merchantPublic(set) {
      const key = publicKeys.get(set) ?? createPublicKey(set.merchantPublicKey);
      publicKeys.set(set, key);
      return key;
    },
  };
}

function encrypting(keys: EncryptionKeys, signedForm: SignedForm, signatures: Signatures): EncryptMessage {
  const signed = createSigned(signatures);
  return async (merchantId, set, text) => {
    const { kid } = set;
    const jws = await signed(merchantId, text, kid, keys.servicePrivate(merchantId, set));
    return encrypted(signedForm(jws), kid, keys.merchantPublic(set));
  };
}

/** For webhooks: a compact JWS inside a compact JWE. */
export function createEncryptMessage(sealer: Pick<Sealer, 'open'>, signatures = SIGNATURES.webhooks): EncryptMessage {
  return encrypting(createEncryptionKeys(sealer), (jws) => jws, signatures);
}

/** For the answers of encrypted calls: the JWS as JSON with `header`, `payload` and `signature`, inside a compact JWE. */
export function createEncryptAnswer(sealer: Sealer): EncryptMessage {
  const signedForm: SignedForm = (jws) => {
    const [protectedHeader, payload, signature] = jws.split('.');
    return JSON.stringify({ header: protectedHeader, payload, signature });
  };
  return encrypting(createEncryptionKeys(sealer), signedForm, SIGNATURES.answers);
}
