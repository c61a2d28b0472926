/**
 * The interface of a connector to a card network's token service, with the cryptograms that it returns, and the rule which
 * cards can be tokenized. The sandbox network implements it; a real connector would too. Every call is idempotent, and throws
 * when the network does not answer.
 */
import type { TokenNoticeKind } from '../../../generated/values.ts';
import type { Money } from '../money.ts';
import type { CardNumber } from './card-number.ts';
import { HiddenDigits } from './hidden-digits.ts';
import type { CardToken } from './token.ts';

/** 20 bytes in base64. */
const TWENTY_BYTES = /^[A-Za-z0-9+/]{27}=$/;

/**
 * The cryptogram of a network token: valid for one payment, passed to the gateway at once, and never stored, not even
 * encrypted.
 */
export class Cryptogram extends HiddenDigits {
  private constructor(base64: string) {
    super(base64);
  }

  /** Reads 20 bytes in base64; null when the text is anything else. */
  static read(text: string): Cryptogram | null {
    return TWENTY_BYTES.test(text) ? new Cryptogram(text) : null;
  }

  get label(): '[cryptogram]' {
    return '[cryptogram]';
  }

  /** Whether the text contains this cryptogram. */
  occursIn(text: string): boolean {
    return text.includes(this.reveal());
  }
}

export interface ProvisionRequest {
  /** The idempotency key: the network provisions one token for it. */
  readonly tokenUid: string;
  readonly merchantId: string;
  /** Opaque to the network, which returns it with its notices. */
  readonly cardReference: string;
  readonly requestorId: string;
  readonly cardNumber: CardNumber;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

/** What the network returns about a provisioned token. */
export type MadeToken = Pick<
  CardToken,
  'providerReferenceId' | 'providerCategory' | 'lastFour' | 'isin' | 'expiryMonth' | 'expiryYear' | 'par'
>;

/** `later`: the network has not decided; call again. */
export type ProvisionOutcome =
  | { readonly kind: 'made'; readonly token: MadeToken }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later' };

/** Names a token to the network. An empty reference means that it may not be provisioned yet. */
export type TokenName = Pick<CardToken, 'tokenUid' | 'providerReferenceId'>;

export interface CryptogramRequest extends TokenName {
  /** The payment. For a repeated call, the network may return the same cryptogram or another one. */
  readonly txnUuid: string;
  readonly money: Money;
}

/** Valid for one payment. Never stored. */
export interface TokenCryptogram {
  /** The token's number. */
  readonly number: CardNumber;
  readonly cryptogram: Cryptogram;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  /** The electronic commerce indicator. */
  readonly eci: string;
}

export type CryptogramOutcome =
  | ({ readonly kind: 'cryptogram' } & TokenCryptogram)
  /** The token is suspended or has ended. */
  | { readonly kind: 'refused' };

/** `refused`: the issuer has suspended the token, or the network does not know it. */
export type CommandOutcome = { readonly kind: 'done' } | { readonly kind: 'refused' };

export interface TokenNotice {
  /** Names the notice in `acknowledge`. */
  readonly id: string;
  readonly merchantId: string;
  readonly cardReference: string;
  readonly tokenUid: string;
  readonly kind: TokenNoticeKind;
  /** Counts the notices of one token from 1: the higher number is the later notice. */
  readonly number: number;
}

/**
 * A network's queue of notices. A notice is leased: without `acknowledge` it is due again when the lease expires, so
 * processing it must be safe to repeat.
 */
export interface TokenNoticeSource {
  /** Leases a batch of the notices due at `now`, oldest first. Costs one index look-up when there is none. */
  dueNotices(now: Date): Promise<readonly TokenNotice[]>;
  /** The notice is processed and stored; it is never returned again. */
  acknowledge(id: string): Promise<void>;
}

export interface TokenNetwork {
  /** Requests a token for the card. After `later`, repeat the same call. */
  provision(request: ProvisionRequest): Promise<ProvisionOutcome>;
  /** Returns what one payment with the token needs. */
  cryptogram(request: CryptogramRequest): Promise<CryptogramOutcome>;
  suspend(token: TokenName): Promise<CommandOutcome>;
  resume(token: TokenName): Promise<CommandOutcome>;
  /** Ends the token or its provisioning: the network never provisions a token for this uid afterwards. */
  remove(token: TokenName): Promise<CommandOutcome>;
}

/** The connectors of this process, by the card network's name (`VISA`). */
export interface TokenNetworks {
  find(brand: string): TokenNetwork | null;
}

export function createTokenNetworks(byBrand: ReadonlyMap<string, TokenNetwork>): TokenNetworks {
  return { find: (brand) => byBrand.get(brand) ?? null };
}

/**
 * The merchant's token requestor id at the card's network. Null when the card cannot be tokenized: the network does not
 * tokenize its BIN, is not connected, or has no id for the merchant. The one rule for pages, answers and provisioning.
 */
export type TokenRequestorOf = (
  merchant: { readonly tokenRequestorIds: Readonly<Record<string, string>> },
  card: { readonly brand: string; readonly tokenizable: boolean },
) => string | null;

export function createTokenRequestorOf(networks: TokenNetworks): TokenRequestorOf {
  return ({ tokenRequestorIds }, { brand, tokenizable }) => {
    if (!tokenizable || networks.find(brand) === null) return null;
    return tokenRequestorIds[brand] ?? null;
  };
}
