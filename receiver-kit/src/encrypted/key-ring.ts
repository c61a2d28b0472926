/**
 * The keys of encrypted webhooks by `kid`: the merchant's private key opens, the service's public key proves who wrote.
 * During a rotation two sets are live.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { ReceiverError } from '../errors.ts';
import { isObject } from '../event/safe-json.ts';
import { isOpen, type Validity, validityFaults, type Window, windowOf } from '../source/validity.ts';

/** A key as JSON (RFC 7517). The kit's own type: the one of `node:crypto` has another name in each version. */
export interface JsonKey {
  readonly kty?: string;
  readonly [member: string]: unknown;
}

/** One set of keys; the webhook settings name it by its `kid`. */
export interface EncryptionKey extends Validity {
  readonly kid: string;
  /** Yours, PEM or JWK: its public half was uploaded to the settings. */
  readonly privateKey: string | JsonKey;
  /** The service's, PEM or JWK, as downloaded from the settings. */
  readonly servicePublicKey: string | JsonKey;
}

export interface KeySet {
  readonly privateKey: KeyObject;
  readonly servicePublicKey: KeyObject;
  readonly window: Window;
}

export type KeyRing = ReadonlyMap<string, KeySet>;

const MIN_BITS = 2048;

/** @throws ReceiverError ERR_CONFIG naming every fault, never a key. */
export function prepareKeys(keys: readonly EncryptionKey[]): KeyRing {
  if (!Array.isArray(keys) || keys.length === 0) {
    throw config(['encryption.keys must hold at least one { kid, privateKey, servicePublicKey }']);
  }
  const ring = new Map<string, KeySet>();
  const faults: string[] = [];
  for (const [index, key] of keys.entries()) {
    const result = prepareKey(`encryption.keys[${index}]`, key);
    if (Array.isArray(result)) faults.push(...result);
    else if (ring.has(result.kid))
      faults.push(`encryption.keys[${index}].kid is a duplicate; give each key set its own kid`);
    else ring.set(result.kid, result.set);
  }
  if (faults.length > 0) throw config(faults);
  return ring;
}

/** The set, or what is wrong with it. */
function prepareKey(name: string, key: unknown): { readonly kid: string; readonly set: KeySet } | string[] {
  const given = isObject(key) ? key : {};
  const { kid } = given;
  const faults = validityFaults(name, given);
  const privateKey = rsaKey(() => createPrivateKey(keyInput(given.privateKey)));
  const servicePublicKey = rsaKey(() => createPublicKey(keyInput(given.servicePublicKey)));
  const form = `of ${MIN_BITS} bits or more, PEM or JWK`;
  if (privateKey === null) faults.push(`${name}.privateKey must be an RSA private key ${form}`);
  if (servicePublicKey === null) faults.push(`${name}.servicePublicKey must be an RSA public key ${form}`);
  if (typeof kid !== 'string' || kid === '') return [...faults, `${name}.kid must be a string that is not empty`];
  if (faults.length > 0 || privateKey === null || servicePublicKey === null) return faults;
  return { kid, set: { privateKey, servicePublicKey, window: windowOf(given) } };
}

/** The set of this name, if it counts at this time. */
export function activeKeys(ring: KeyRing, kid: string, now: Date): KeySet | null {
  const found = ring.get(kid);
  return found !== undefined && isOpen(found.window, now) ? found : null;
}

type KeyInput = string | { readonly key: JsonKey; readonly format: 'jwk' };

function keyInput(value: unknown): KeyInput {
  if (typeof value === 'string') return value;
  if (isObject(value)) return { key: { ...value }, format: 'jwk' };
  throw new Error('neither PEM nor JWK');
}

function rsaKey(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= MIN_BITS ? key : null;
  } catch {
    return null;
  }
}

function config(faults: readonly string[]): ReceiverError {
  return new ReceiverError('ERR_CONFIG', `${faults.join('; ')}.`);
}
