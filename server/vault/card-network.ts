/**
 * Which network a card number belongs to, and how long that network's security code is. Pure data and a look-up.
 * It knows networks only; who issued a card is in the BIN table (server/cards/bins.ts).
 */
import type { CardNumber } from './card-number.ts';

/** The networks told apart by number. A number of no known network (a meal card, say) has the empty name. */
export const CardNetwork = {
  VISA: 'VISA',
  MASTERCARD: 'MASTERCARD',
  AMEX: 'AMEX',
  RUPAY: 'RUPAY',
  MAESTRO: 'MAESTRO',
  DINERS: 'DINERS',
  DISCOVER: 'DISCOVER',
  JCB: 'JCB',
  unknown: '',
} as const;
export type CardNetwork = (typeof CardNetwork)[keyof typeof CardNetwork];

/**
 * First six digits, from and to, both included. The first row that fits decides, so a carved-out range stands
 * above the one it is carved out of: RuPay lies inside ranges that elsewhere mean Maestro and Discover.
 * Cards that are RuPay and JCB at once (353, 356) count as JCB.
 */
const ranges: readonly (readonly [from: number, to: number, network: CardNetwork])[] = [
  [637513, 637513, CardNetwork.unknown],
  [400000, 499999, CardNetwork.VISA],
  [510000, 559999, CardNetwork.MASTERCARD],
  [222100, 272099, CardNetwork.MASTERCARD],
  [340000, 349999, CardNetwork.AMEX],
  [370000, 379999, CardNetwork.AMEX],
  [601100, 601199, CardNetwork.DISCOVER],
  [508500, 508999, CardNetwork.RUPAY],
  [600000, 609999, CardNetwork.RUPAY],
  [652100, 653149, CardNetwork.RUPAY],
  [810000, 829999, CardNetwork.RUPAY],
  [352800, 358999, CardNetwork.JCB],
  [300000, 305999, CardNetwork.DINERS],
  [309500, 309599, CardNetwork.DINERS],
  [360000, 369999, CardNetwork.DINERS],
  [380000, 399999, CardNetwork.DINERS],
  [622126, 622925, CardNetwork.DISCOVER],
  [644000, 659999, CardNetwork.DISCOVER],
  [500000, 509999, CardNetwork.MAESTRO],
  [560000, 589999, CardNetwork.MAESTRO],
  [630000, 639999, CardNetwork.MAESTRO],
  [670000, 679999, CardNetwork.MAESTRO],
];

/** The network of a number, by its first six digits; `''` when no known network has them. */
export function networkOf(number: CardNumber): CardNetwork {
  const prefix = Number(number.isin);
  return ranges.find(([from, to]) => prefix >= from && prefix <= to)?.[2] ?? CardNetwork.unknown;
}

/** The network that a caller named, in any case; `''` when the text names none. */
export function networkNamed(name: string): CardNetwork {
  const upper = name.trim().toUpperCase();
  return Object.values(CardNetwork).find((network) => network === upper) ?? CardNetwork.unknown;
}

/** How a network's security code must look. */
export interface SecurityCodeRule {
  readonly lengths: readonly number[];
  readonly presence: 'required' | 'optional';
}

const threeDigits: SecurityCodeRule = { lengths: [3], presence: 'required' };

const securityCodeRules: Record<CardNetwork, SecurityCodeRule> = {
  VISA: threeDigits,
  MASTERCARD: threeDigits,
  AMEX: { lengths: [4], presence: 'required' },
  RUPAY: threeDigits,
  MAESTRO: { lengths: [3], presence: 'optional' },
  DINERS: threeDigits,
  DISCOVER: threeDigits,
  JCB: threeDigits,
  '': { lengths: [3, 4], presence: 'optional' },
};

/** Four digits for American Express, three otherwise; some Maestro cards have none printed on them. */
export function securityCodeRule(network: CardNetwork): SecurityCodeRule {
  return securityCodeRules[network];
}
