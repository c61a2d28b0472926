/**
 * Creates a token in status INITIATED, to be requested from the network. Pure. The caller has checked consent and
 * authentication.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import { type CardToken, type TokenOrigin, type TokenProvider, tokenCategoryOf } from './token.ts';

/** How long to retry provisioning before the token ends and its card number is deleted. Milliseconds. */
export const GIVE_UP_AFTER_MS = 60 * 60_000;

export interface TokenSeed {
  /** `ntk_` and 32 hexadecimal digits, unpredictable. */
  readonly tokenUid: string;
  /** The merchant's token requestor id at this network, or empty. */
  readonly requestorId: string;
  readonly provider: TokenProvider;
  /** The vault's record of the number: the stored card's, or one for provisioning only. */
  readonly numberRecord: string;
  readonly origin: TokenOrigin;
}

/** A new token, due for provisioning at once. */
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
