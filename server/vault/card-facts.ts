/**
 * All that the rest of the service may know of a card. Made inside the vault, because it takes the number;
 * safe to store, log and answer, because it does not hold it.
 */
import { type BinTable, type CardType, LONGEST_BIN } from '../bins/bin.ts';
import { type CardNetwork, networkNamed } from './card-network.ts';
import type { CardNumber } from './card-number.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Card } from './read-card.ts';

export interface CardFacts {
  /** The first six digits. */
  readonly isin: string;
  readonly lastFour: string;
  readonly fingerprint: string;
  readonly brand: CardNetwork;
  /** From here on by the BIN table; empty, null or false for a number that it does not know. */
  readonly type: CardType;
  readonly subType: string | null;
  readonly issuer: string;
  readonly issuerCountry: string;
  readonly bankCode: string;
  /** Whether the card network makes tokens for this BIN. */
  readonly tokenizable: boolean;
}

interface CardFactsDeps {
  readonly fingerprint: Fingerprint;
  readonly bins: BinTable;
}

/** The facts of a card that was read. Where the BIN table names a network, it knows better than the number's range. */
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

/** The table sees no more of the number. */
function leadingDigits(number: CardNumber): string {
  return number.reveal().slice(0, LONGEST_BIN);
}
