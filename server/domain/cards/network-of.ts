/**
 * Which network a card number belongs to, and how long that network's security code is. Pure data and a look-up.
 * The ranges themselves are in server/domain/cards/network-ranges.ts.
 */
import type { CardNetwork } from '../card-network.ts';
import type { CardNumber } from './card-number.ts';
import { networkOfDigits } from './network-ranges.ts';

/** The network of a number, by its first six digits; `''` when no known network has them. */
export function networkOf(number: CardNumber): CardNetwork {
  return networkOfDigits(number.isin);
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
