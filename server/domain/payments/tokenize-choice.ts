/**
 * Whether a payment asks for its card to be tokenized, as the merchant's switches and the parameter `tokenize` have it.
 * The whole table, in one place. Pure.
 */
import type { Merchant } from '../merchants/merchant.ts';
import type { CardSource, TokenConsent } from './card-storage-plan.ts';
import type { AuthType } from './txn.ts';

export interface TokenizeQuestion {
  readonly merchant: Pick<Merchant, 'tokenizationEnabled' | 'svcWebConsent' | 'merchantConsent'>;
  /** The parameter; undefined where it was not sent. */
  readonly tokenize: boolean | undefined;
  readonly source: CardSource;
  readonly authType: AuthType;
  /** Whether the network makes tokens of such cards for the merchant. */
  readonly tokenizable: boolean;
  /** Empty where the order has no customer. */
  readonly customerReference: string;
  /** Whether the stored card that is paid with is a token already, or about to become one. */
  readonly hasToken: boolean;
}

export interface TokenizeChoice {
  readonly consent: TokenConsent;
  /** Whether a parameter that was sent has no effect. */
  readonly ignored: boolean;
}

/** Whether a token could come of this payment at all. Without authentication there can be none, so not by MOTO. */
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

/** What the payment's parameter and the merchant's switches come to. */
export function tokenizeChoice(question: TokenizeQuestion): TokenizeChoice {
  const { merchant, tokenize } = question;
  if (!isPossible(question)) return { consent: 'none', ignored: tokenize !== undefined };
  if (tokenize === undefined) return { consent: merchant.svcWebConsent ? 'awaited' : 'none', ignored: false };
  if (!tokenize) return { consent: 'declined', ignored: false };
  return merchant.merchantConsent ? { consent: 'given', ignored: false } : { consent: 'none', ignored: true };
}
