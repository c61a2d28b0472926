/**
 * The card fingerprint: the same for the same card at every merchant, and of no use without the key.
 * A plain hash would not do: there are few enough card numbers to try them all.
 */
import { createHmac } from 'node:crypto';
import type { CardNumber } from '../domain/cards/card-number.ts';
import type { VaultKeys } from './keys.ts';

export type Fingerprint = (number: CardNumber) => string;

/** Makes fingerprints (32 hexadecimal digits, 128 bits) under the key derived for them. */
export function createFingerprint(keys: Pick<VaultKeys, 'derive'>): Fingerprint {
  const key = keys.derive('card-fingerprint');
  return (number) => createHmac('sha256', key).update(number.reveal()).digest('hex').slice(0, 32);
}
