/**
 * The network token of a stored card, a part of the card's document. Pure data. Never holds the token's number: the network
 * returns it, with a cryptogram, for each payment.
 */
import { type TokenEndReason, TokenizationStatus } from '../../../generated/values.ts';
import { CardNetwork } from '../card-network.ts';

/** The payment that created a token, and the customer's consent. */
export interface TokenOrigin {
  readonly orderKey: string;
  readonly orderId: string;
  readonly txnUuid: string;
  readonly consentId: string;
  /** The order's own webhook URL (`metadata.webhook_url`) for the token's events; null: the configured one. */
  readonly webhookUrl: string | null;
}

/** The state of provisioning, while the network is being asked for the token. */
export interface TokenMaking {
  /** The vault's record of the card number. Deleted when provisioning ends, unless the stored card uses it. */
  readonly numberRecord: string;
  /** When to send the next request. */
  readonly askAt: Date;
  /** When to stop retrying. */
  readonly giveUpAt: Date;
}

/** A transaction, other than the origin, whose order shows the token. */
export interface TokenLocation {
  readonly orderKey: string;
  readonly txnUuid: string;
}

/** The card network that a token belongs to. */
export type TokenProvider = Exclude<CardNetwork, typeof CardNetwork.unknown>;

/** RUPAY's issuers provision its tokens; the other networks provision their own. */
export function tokenCategoryOf(provider: CardNetwork): CardToken['providerCategory'] {
  return provider === CardNetwork.RUPAY ? 'ISSUER_TOKEN' : 'NETWORK_TOKEN';
}

export interface CardToken {
  /** `ntk_…`: the idempotency key at the network, which provisions one token for it. */
  readonly tokenUid: string;
  readonly status: TokenizationStatus;
  /** The merchant's token requestor id at the network; empty when none is configured. */
  readonly requestorId: string;
  readonly provider: TokenProvider;
  readonly providerCategory: 'NETWORK_TOKEN' | 'ISSUER_TOKEN';
  /** The network's reference of the token; empty until it is provisioned. */
  readonly providerReferenceId: string;
  readonly type: 'COFT';
  /** Of the token's number, as is `isin`; null when the network returns none. */
  readonly lastFour: string | null;
  readonly isin: string | null;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly par: string | null;
  readonly origin: TokenOrigin;
  /** Later payments with the same card whose customers consented too. At most `SHOWN_IN_MOST`. */
  readonly shownIn?: readonly TokenLocation[];
  /** Null unless the token is INITIATED. */
  readonly making: TokenMaking | null;
  /** Null unless the token is SUSPENDED. The merchant cannot resume what the issuer suspended. */
  readonly suspendedBy: 'merchant' | 'issuer' | null;
  /** The `number` of the last notice applied. */
  readonly lastNotice: number;
  /** Why the token is INACTIVE; empty otherwise. */
  readonly reason: TokenEndReason | '';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The most payments besides the origin that show a token, which bounds its document. */
export const SHOWN_IN_MOST = 50;

/** Whether the token is INITIATED, ACTIVE or SUSPENDED. */
export function isLive(token: CardToken | null): token is CardToken {
  return token !== null && token.status !== TokenizationStatus.INACTIVE;
}
