/**
 * The network of a card number, by the ranges of network-ranges.ts, and the rule of its security code. Pure.
 */
import type { CardNetwork } from '../card-network.ts';
import type { CardNumber } from './card-number.ts';
import { networkOfDigits } from './network-ranges.ts';

/** The network of a number by its first six digits; `''` when unknown. */
export function networkOf(number: CardNumber): CardNetwork {
  return networkOfDigits(number.isin);
}

/** The rule of a network's security code. */
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

/** Four digits for American Express, three otherwise; some Maestro cards have none. */
export function securityCodeRule(network: CardNetwork): SecurityCodeRule {
  return securityCodeRules[network];
}
