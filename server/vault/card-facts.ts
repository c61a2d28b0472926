/**
 * Derives from a card number the facts that the rest of the service may know.
 */

import { createHmac } from 'node:crypto';
import { networkNamed } from '../domain/card-network.ts';
import { type BinTable, LONGEST_BIN } from '../domain/cards/bin.ts';
import type { CardFacts, CardNumber } from '../domain/cards/card-number.ts';
import type { VaultKeys } from './keys.ts';
import type { Card } from './read-card.ts';

export type Fingerprint = (number: CardNumber) => string;

/** Fingerprints are HMACs under their own derived key: 32 hexadecimal digits, 128 bits. */
export function createFingerprint(keys: Pick<VaultKeys, 'derive'>): Fingerprint {
  const key = keys.derive('card-fingerprint');
  return (number) => createHmac('sha256', key).update(number.reveal()).digest('hex').slice(0, 32);
}

interface CardFactsDeps {
  readonly fingerprint: Fingerprint;
  readonly bins: BinTable;
}

/** The facts of a card. The network of the BIN table wins over the one of the number range. */
export async function cardFacts(
  { fingerprint, bins }: CardFactsDeps,
  card: Pick<Card, 'number' | 'network'>,
): Promise<CardFacts> {
  const bin = await bins.find(leadingDigits(card.number));
  return {
    isin: card.number.isin,
    lastFour: card.number.lastFour,
    fingerprint: fingerprint(card.number),
    brand: networkNamed(bin?.brand ?? '') || card.network,
    type: bin?.type ?? '',
    subType: bin?.subType ?? null,
    issuer: bin?.issuer ?? '',
    issuerCountry: bin?.country ?? '',
    bankCode: bin?.bankCode ?? '',
    tokenizable: bin?.tokenizable ?? false,
  };
}

/** The only part of the number that the BIN table gets. */
function leadingDigits(number: CardNumber): string {
  return number.reveal().slice(0, LONGEST_BIN);
}
