/**
 * The public number ranges of the card networks. Pure data, safe to send to a browser, and a look-up. The issuer of a card
 * is in the BIN table.
 */
import type { CardNetwork } from '../card-network.ts';

/** The first and the last six-digit prefix, both included. */
export type NetworkRange = readonly [from: number, to: number, network: CardNetwork];

/**
 * The first matching row wins, so that a range comes before the wider range around it: RuPay lies inside ranges of Maestro
 * and Discover. Cards that are both RuPay and JCB (353, 356) count as JCB.
 */
export const networkRanges: readonly NetworkRange[] = [
  [637513, 637513, ''],
  [400000, 499999, 'VISA'],
  [510000, 559999, 'MASTERCARD'],
  [222100, 272099, 'MASTERCARD'],
  [340000, 349999, 'AMEX'],
  [370000, 379999, 'AMEX'],
  [601100, 601199, 'DISCOVER'],
  [508500, 508999, 'RUPAY'],
  [600000, 609999, 'RUPAY'],
  [652100, 653149, 'RUPAY'],
  [810000, 829999, 'RUPAY'],
  [352800, 358999, 'JCB'],
  [300000, 305999, 'DINERS'],
  [309500, 309599, 'DINERS'],
  [360000, 369999, 'DINERS'],
  [380000, 399999, 'DINERS'],
  [622126, 622925, 'DISCOVER'],
  [644000, 659999, 'DISCOVER'],
  [500000, 509999, 'MAESTRO'],
  [560000, 589999, 'MAESTRO'],
  [630000, 639999, 'MAESTRO'],
  [670000, 679999, 'MAESTRO'],
];

/** The network of a number by its first six digits; `''` when unknown. */
export function networkOfDigits(digits: string): CardNetwork {
  const prefix = Number(digits.slice(0, 6));
  return networkRanges.find(([from, to]) => prefix >= from && prefix <= to)?.[2] ?? '';
}
