/**
 * What a customer sees of a stored card: masked number and token status. Pure.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import { isExpired } from '../../domain/cards/card-expiry.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import { shownStart } from '../../domain/cards/saved-card.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';

export interface SavedCardView {
  readonly reference: string;
  /** Empty when unknown. */
  readonly brand: string;
  /** The first four digits; empty where the merchant does not show them. */
  readonly start: string;
  readonly lastFour: string;
  readonly issuer: string;
  /** `12/2030` */
  readonly expiry: string;
  readonly nickname: string;
  /** `unavailable`: it cannot pay now, for example because its token is suspended. */
  readonly use: 'payable' | 'expired' | 'unavailable';
  /** `by-token`: without a security code. */
  readonly pays: 'by-number' | 'by-token';
  readonly token: 'none' | 'pending' | 'active' | 'suspended';
  /** Whether a token can be created for it. */
  readonly tokenizable: boolean;
}

type PayRules = Pick<
  Merchant,
  'storedCardMandate' | 'repeatTokenTransactions' | 'tokenizationEnabled' | 'tokenRequestorIds' | 'strictCardChecks'
>;

const tokenStateOf = {
  [TokenizationStatus.INITIATED]: 'pending',
  [TokenizationStatus.ACTIVE]: 'active',
  [TokenizationStatus.SUSPENDED]: 'suspended',
  [TokenizationStatus.INACTIVE]: 'none',
} as const satisfies Record<TokenizationStatus, SavedCardView['token']>;

export function tokenState(status: TokenizationStatus | undefined): SavedCardView['token'] {
  return status === undefined ? 'none' : tokenStateOf[status];
}

export interface CardViewContext {
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly now: Date;
}

export function savedCardView(
  card: SavedCard,
  rules: PayRules,
  { tokenRequestorOf, now }: CardViewContext,
): SavedCardView {
  const { cardReference, facts, expiryMonth: month, expiryYear: year, nickname, numberRecord } = card;
  const token = tokenState(card.token?.status);
  const numberPays = numberRecord !== null && !rules.storedCardMandate;
  const tokenPays = token === 'active' && rules.repeatTokenTransactions;
  const expired = isExpired({ month, year }, now);
  // A token outlives its card.
  const over = expired && rules.strictCardChecks && !tokenPays;
  return {
    reference: cardReference,
    brand: facts.brand,
    start: shownStart(facts, rules),
    lastFour: facts.lastFour,
    issuer: facts.issuer,
    expiry: `${month}/${year}`,
    nickname,
    pays: tokenPays ? 'by-token' : 'by-number',
    use: over ? 'expired' : numberPays || tokenPays ? 'payable' : 'unavailable',
    token,
    tokenizable:
      rules.tokenizationEnabled &&
      tokenRequestorOf(rules, facts) !== null &&
      numberRecord !== null &&
      token === 'none' &&
      !expired,
  };
}
