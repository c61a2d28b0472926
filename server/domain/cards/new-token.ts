/**
 * How a token begins: INITIATED, to be asked for at the network. Pure. Whether it may begin (consent and authentication)
 * was decided before.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import { type CardToken, type TokenOrigin, type TokenProvider, tokenCategoryOf } from './token.ts';

/** How long the network is asked before the token is given up, and its card's number with it. Milliseconds. */
export const GIVE_UP_AFTER_MS = 60 * 60_000;

export interface TokenSeed {
  /** `ntk_` and 32 hexadecimal digits, unpredictable. */
  readonly tokenUid: string;
  /** The merchant's token requestor id at this network, or empty. */
  readonly requestorId: string;
  readonly provider: TokenProvider;
  /** The vault's record of the number: the card's own, or one that is there for this alone. */
  readonly numberRecord: string;
  readonly origin: TokenOrigin;
}

/** A token that is to be asked for at once. */
export function newToken(seed: TokenSeed, now: Date): CardToken {
  const { tokenUid, requestorId, provider, numberRecord, origin } = seed;
  return {
    tokenUid,
    status: TokenizationStatus.INITIATED,
    requestorId,
    provider,
    providerCategory: tokenCategoryOf(provider),
    providerReferenceId: '',
    type: 'COFT',
    lastFour: null,
    isin: null,
    expiryMonth: '',
    expiryYear: '',
    par: null,
    origin,
    making: { numberRecord, askAt: now, giveUpAt: new Date(now.getTime() + GIVE_UP_AFTER_MS) },
    suspendedBy: null,
    lastNotice: 0,
    reason: '',
    createdAt: now,
    updatedAt: now,
  };
}
