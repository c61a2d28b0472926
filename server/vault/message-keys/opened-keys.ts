/**
 * The keys that open messages, imported for the JOSE library. Each is opened once and cached with the merchant's record. Only
 * open-message.ts uses them.
 */
import { type CryptoKey, importPKCS8, importSPKI } from 'jose';
import type { MessageKeySet } from '../../domain/merchants/key-set.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import { privateKeyBinding } from './service-keys.ts';

export type KeyOf = (merchantId: string, set: MessageKeySet, alg: string) => Promise<CryptoKey>;

export interface OpenedKeys {
  /** The service's private key of the set, for one algorithm. */
  readonly servicePrivate: KeyOf;
  /** The merchant's public key of the set, for one algorithm. */
  readonly merchantPublic: KeyOf;
}

/** Caches the result of `open` by set and algorithm, unless it fails. */
function remembered(open: KeyOf): KeyOf {
  const bySet = new WeakMap<MessageKeySet, Map<string, Promise<CryptoKey>>>();
  return (merchantId, set, alg) => {
    const ofSet = bySet.get(set) ?? new Map<string, Promise<CryptoKey>>();
    bySet.set(set, ofSet);
    const known = ofSet.get(alg);
    if (known !== undefined) return known;
    const opening = open(merchantId, set, alg);
    ofSet.set(alg, opening);
    opening.catch(() => ofSet.delete(alg));
    return opening;
  };
}

export function createOpenedKeys(sealer: Sealer): OpenedKeys {
  return {
    servicePrivate: remembered(async (merchantId, set, alg) =>
      importPKCS8(sealer.open(privateKeyBinding(merchantId, set.kid), set.servicePrivateKey), alg),
    ),
    merchantPublic: remembered((_merchantId, set, alg) => importSPKI(set.merchantPublicKey, alg)),
  };
}
