/**
 * Whether a payment requests a token for its card: the complete decision table of the merchant's switches and the
 * parameter `tokenize`. Pure.
 */
import type { Merchant } from '../merchants/merchant.ts';
import type { CardSource, TokenConsent } from './card-storage-plan.ts';
import type { AuthType } from './txn.ts';

export interface TokenizeQuestion {
  readonly merchant: Pick<Merchant, 'tokenizationEnabled' | 'svcWebConsent' | 'merchantConsent'>;
  /** The parameter; undefined when it was not sent. */
  readonly tokenize: boolean | undefined;
  readonly source: CardSource;
  readonly authType: AuthType;
  /** Whether the network issues tokens for such cards to the merchant. */
  readonly tokenizable: boolean;
  /** Empty where the order has no customer. */
  readonly customerReference: string;
  /** Whether the stored card already has a token, or has one under way. */
  readonly hasToken: boolean;
}

export interface TokenizeChoice {
  readonly consent: TokenConsent;
  /** Whether the parameter was sent and has no effect. */
  readonly ignored: boolean;
}

/** Whether the payment can lead to a token. That requires authentication, which MOTO does not have. */
function isPossible(question: TokenizeQuestion): boolean {
  const { merchant, source, authType, tokenizable, customerReference, hasToken } = question;
  const byNumber = source === 'new-card' || source === 'stored-card';
  return (
    merchant.tokenizationEnabled &&
    byNumber &&
    authType !== 'MOTO' &&
    tokenizable &&
    customerReference !== '' &&
    !hasToken
  );
}

/** Decides from the parameter and the merchant's switches. */
export function tokenizeChoice(question: TokenizeQuestion): TokenizeChoice {
  const { merchant, tokenize } = question;
  if (!isPossible(question)) return { consent: 'none', ignored: tokenize !== undefined };
  if (tokenize === undefined) return { consent: merchant.svcWebConsent ? 'awaited' : 'none', ignored: false };
  if (!tokenize) return { consent: 'declined', ignored: false };
  return merchant.merchantConsent ? { consent: 'given', ignored: false } : { consent: 'none', ignored: true };
}
