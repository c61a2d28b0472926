/**
 * The network token of a stored card. Pure data; it lives inside its card's document. Never holds the token's number:
 * the network gives that, with a cryptogram, for each payment.
 */
import { type TokenEndReason, TokenizationStatus } from '../../../generated/values.ts';
import { CardNetwork } from '../card-network.ts';

/** The payment from which a token was born, and the consent it rests on. */
export interface TokenOrigin {
  readonly orderKey: string;
  readonly orderId: string;
  readonly txnUuid: string;
  readonly consentId: string;
  /** The order's own webhook address (`metadata.webhook_url`), where the token's events go; null: the configured one. */
  readonly webhookUrl: string | null;
}

/** What is under way while the network is being asked for the token. */
export interface TokenMaking {
  /** The vault's record of the card's number. Removed when the asking is over, unless the card itself keeps it. */
  readonly numberRecord: string;
  readonly askAt: Date;
  /** Nobody asks any more from then on. */
  readonly giveUpAt: Date;
}

/** A transaction whose order shows the token, though it was not born of it. */
export interface TokenLocation {
  readonly orderKey: string;
  readonly txnUuid: string;
}

/** The card network that a token belongs to. */
export type TokenProvider = Exclude<CardNetwork, typeof CardNetwork.unknown>;

/** RUPAY's tokens are the issuers', those of the other networks the network's own. */
export function tokenCategoryOf(provider: CardNetwork): CardToken['providerCategory'] {
  return provider === CardNetwork.RUPAY ? 'ISSUER_TOKEN' : 'NETWORK_TOKEN';
}

export interface CardToken {
  /** `ntk_…`: names the token towards the network, which makes one token for it however often it is asked. */
  readonly tokenUid: string;
  readonly status: TokenizationStatus;
  /** The merchant's token requestor id at the network; empty where none is configured. */
  readonly requestorId: string;
  readonly provider: TokenProvider;
  readonly providerCategory: 'NETWORK_TOKEN' | 'ISSUER_TOKEN';
  /** The network's name for the token; empty until it has made it. */
  readonly providerReferenceId: string;
  readonly type: 'COFT';
  /** Of the token's number; null where the network gives none. */
  readonly lastFour: string | null;
  readonly isin: string | null;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly par: string | null;
  readonly origin: TokenOrigin;
  /** Payments with the same card, later on, whose customers agreed to a token too. At most SHOWN_IN_MOST. */
  readonly shownIn?: readonly TokenLocation[];
  /** Null unless it is INITIATED. */
  readonly making: TokenMaking | null;
  /** Null unless it is SUSPENDED. What the issuer has suspended the merchant cannot resume. */
  readonly suspendedBy: 'merchant' | 'issuer' | null;
  /** The number of the network's last notice that was taken in; it counts them for each token. */
  readonly lastNotice: number;
  /** Why it is INACTIVE; empty otherwise. */
  readonly reason: TokenEndReason | '';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** How many payments besides the one it was born of show a token: its document stays bounded. */
export const SHOWN_IN_MOST = 50;

/** Whether there is a token, or will be one. */
export function isLive(token: CardToken | null): token is CardToken {
  return token !== null && token.status !== TokenizationStatus.INACTIVE;
}
