/**
 * What a connector to a card network's token service must do. The sandbox network implements it; a real connector would too.
 * Whatever is asked may be asked again: the answer and its effect stay the same. A connector throws when the network does
 * not answer.
 */
import type { TokenNoticeKind } from '../../../generated/values.ts';
import type { Money } from '../money.ts';
import type { CardNumber } from './card-number.ts';
import type { Cryptogram } from './cryptogram.ts';
import type { CardToken } from './token.ts';

export interface ProvisionRequest {
  /** The network's idempotency key: it makes one token for it. */
  readonly tokenUid: string;
  readonly merchantId: string;
  /** Names the card to the caller. The network does not look into it; it hands it back with its notices. */
  readonly cardReference: string;
  readonly requestorId: string;
  readonly cardNumber: CardNumber;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

/** What the network tells of a token that it has made. */
export type MadeToken = Pick<
  CardToken,
  'providerReferenceId' | 'providerCategory' | 'lastFour' | 'isin' | 'expiryMonth' | 'expiryYear' | 'par'
>;

/** `later`: the network has not decided; ask again. */
export type ProvisionOutcome =
  | { readonly kind: 'made'; readonly token: MadeToken }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later' };

/** How a token is named towards the network. Without a reference it may not have been made. */
export type TokenName = Pick<CardToken, 'tokenUid' | 'providerReferenceId'>;

export interface CryptogramRequest extends TokenName {
  /** The payment it is for: asked again for the same, the network may give the same or another one. */
  readonly txnUuid: string;
  readonly money: Money;
}

/** Good for one payment. Never stored. */
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
  /** The network gives none for this token at present: it is suspended, or over. */
  | { readonly kind: 'refused' };

/** `refused`: the issuer's own suspension stands against it, or the network knows no such token. */
export type CommandOutcome = { readonly kind: 'done' } | { readonly kind: 'refused' };

export interface TokenNotice {
  /** Names this notice when it is acknowledged. */
  readonly id: string;
  readonly merchantId: string;
  readonly cardReference: string;
  readonly tokenUid: string;
  readonly kind: TokenNoticeKind;
  /** Counts the notices of one token from 1: of two, the higher one is the later. */
  readonly number: number;
}

/**
 * Where a network's notices wait until they have been acted upon. They are handed out under a lease: what is not
 * acknowledged before the lease lapses is handed out again, so acting upon it must be safe to repeat.
 */
export interface TokenNoticeSource {
  /** Notices due at `now` that nobody else holds, oldest first, a batch at most. Costs one index look-up when there is none. */
  dueNotices(now: Date): Promise<readonly TokenNotice[]>;
  /** The notice has been acted upon and stored; it never comes again. */
  acknowledge(id: string): Promise<void>;
}

export interface TokenNetwork {
  /** Asks for a token of the card. Asynchronous by nature: the answer may be `later`, and the same call asks again. */
  provision(request: ProvisionRequest): Promise<ProvisionOutcome>;
  /** What one payment with the token needs. */
  cryptogram(request: CryptogramRequest): Promise<CryptogramOutcome>;
  suspend(token: TokenName): Promise<CommandOutcome>;
  resume(token: TokenName): Promise<CommandOutcome>;
  /** Ends the token, or the asking for it: the network makes none for this uid any more. */
  remove(token: TokenName): Promise<CommandOutcome>;
}

/** The connectors this process has, by the card network's name as cards show it (`VISA`). */
export interface TokenNetworks {
  find(brand: string): TokenNetwork | null;
}

/** Looks networks up by name. */
export function createTokenNetworks(byBrand: ReadonlyMap<string, TokenNetwork>): TokenNetworks {
  return { find: (brand) => byBrand.get(brand) ?? null };
}
