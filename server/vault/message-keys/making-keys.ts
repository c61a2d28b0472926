/**
 * The keys that messages to merchants are made with, opened for Node's crypto. Each is opened once and remembered for as long as the
 * merchant's record lives. Nothing of them leaves this room.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { MessageKeySet } from '../../domain/merchants/key-set.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import { privateKeyBinding } from './service-keys.ts';

export interface MakingKeys {
  /** What the service signs with. Throws when it does not open. */
  servicePrivate(merchantId: string, set: MessageKeySet): KeyObject;
  /** What is encrypted for the merchant with. */
  merchantPublic(set: MessageKeySet): KeyObject;
}

export function createMakingKeys(sealer: Sealer): MakingKeys {
  const signing = new WeakMap<MessageKeySet, KeyObject>();
  const wrapping = new WeakMap<MessageKeySet, KeyObject>();
  return {
    servicePrivate(merchantId, set) {
      const known = signing.get(set);
      if (known !== undefined) return known;
      const key = createPrivateKey(sealer.open(privateKeyBinding(merchantId, set.kid), set.servicePrivateKey));
      signing.set(set, key);
      return key;
    },
    merchantPublic(set) {
      const known = wrapping.get(set) ?? createPublicKey(set.merchantPublicKey);
      wrapping.set(set, known);
      return known;
    },
  };
}
