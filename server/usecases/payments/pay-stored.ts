/**
 * Chooses what a stored card pays with: its token, if that is ACTIVE and the merchant's tokens may pay, otherwise its
 * number. The number of the card or token goes to the gateway and nowhere else.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardExpiry } from '../../domain/cards/card-expiry.ts';
import type { CardSecurityCode } from '../../domain/cards/card-number.ts';
import type { CardProblem } from '../../domain/cards/card-problem.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import type { CryptogramRequest, TokenCryptogram, TokenNetworks } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Money } from '../../domain/money.ts';
import type { CardSource, ShownToken } from '../../domain/payments/card-storage-plan.ts';
import { shownStored } from '../../domain/payments/card-storage-plan.ts';
import type { Instrument } from '../../domain/ports/gateway.ts';
import type { Log } from '../../platform/log.ts';
import type { NumberStore } from '../../vault/number-store.ts';

/**
 * Waits for `work`. @throws Error after this many milliseconds; the work itself continues, and its result is ignored.
 */
async function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** How long a payment waits for its cryptogram, in milliseconds. */
export const CRYPTOGRAM_MS = 3_000;

/** The payment instrument for the gateway. */
export interface Payment {
  readonly source: CardSource;
  readonly instrument: Instrument;
  /** The expiry of the instrument: a token and its card expire separately. */
  readonly expiry: CardExpiry;
  /** The token that pays; null when the number pays. */
  readonly used: ShownToken | null;
}

/** Why the card's number cannot pay. */
export interface PaymentProblems {
  readonly problems: readonly CardProblem[];
}

/** The payment to make with a stored card. */
export interface WantedPayment {
  readonly txnUuid: string;
  readonly money: Money;
  readonly securityCode: CardSecurityCode | null;
  /** Problems that apply only when the number pays: a token needs neither a security code nor the card's expiry. */
  readonly numberProblems: readonly CardProblem[];
}

export interface PayStoredDeps {
  readonly networks: TokenNetworks;
  readonly numbers: Pick<NumberStore, 'open'>;
  readonly log: Log;
  /** How long to wait for a cryptogram, in milliseconds. */
  readonly cryptogramMs: number;
}

/** Returns null when neither the number nor a token can pay at present. */
export type PayStored = (
  merchant: Merchant,
  card: SavedCard,
  wanted: WantedPayment,
) => Promise<Payment | PaymentProblems | null>;

type Switches = Pick<Merchant, 'repeatTokenTransactions'>;

/** Whether a token may pay. It must be ACTIVE. */
export function mayPay(token: CardToken | null, { repeatTokenTransactions }: Switches): token is CardToken {
  return token?.status === TokenizationStatus.ACTIVE && repeatTokenTransactions;
}

/** Whether a card's number is stored and may pay. The vault may have deleted it even so. */
export function mayPayByNumber(
  { numberRecord }: Pick<SavedCard, 'numberRecord'>,
  { storedCardMandate }: Pick<Merchant, 'storedCardMandate'>,
): boolean {
  return numberRecord !== null && !storedCardMandate;
}

export function createPayStored({ networks, numbers, log, cryptogramMs }: PayStoredDeps): PayStored {
  /** Null when the network issues none or does not respond; the payment then continues without it. */
  async function cryptogramFor(provider: string, request: CryptogramRequest): Promise<TokenCryptogram | null> {
    try {
      const network = networks.find(provider);
      if (network === null) return null;
      const outcome = await withinTime(cryptogramMs, network.cryptogram(request));
      return outcome.kind === 'cryptogram' ? outcome : null;
    } catch (error) {
      log.warn(
        { event: 'network.cryptogram.failed', err: error, provider },
        'Could not get a cryptogram from a card network; paying with the card number if it is stored',
      );
      return null;
    }
  }

  async function byToken(merchant: Merchant, card: SavedCard, wanted: WantedPayment): Promise<Payment | null> {
    const { token, facts, cardReference } = card;
    if (!mayPay(token, merchant)) return null;
    const { tokenUid, providerReferenceId, requestorId, par, type, provider, providerCategory } = token;
    const { txnUuid, money, securityCode } = wanted;
    const given = await cryptogramFor(facts.brand, { tokenUid, providerReferenceId, txnUuid, money });
    if (given === null) return null;
    const { number, cryptogram, eci, expiryMonth: month, expiryYear: year } = given;
    const details = { requestorId, eci, par: par ?? '', type, provider, providerCategory, providerReferenceId };
    return {
      source: 'stored-token',
      instrument: { kind: 'token', number, cryptogram, securityCode, details },
      expiry: { month, year },
      used: shownStored(token, { cardReference, fingerprint: facts.fingerprint }),
    };
  }

  /** Null when the vault does not have the number, or the merchant may store only tokens. */
  async function byNumber(
    merchant: Merchant,
    card: SavedCard,
    wanted: WantedPayment,
  ): Promise<Payment | PaymentProblems | null> {
    const { merchantId, numberRecord, expiryMonth: month, expiryYear: year } = card;
    if (numberRecord === null || !mayPayByNumber(card, merchant)) return null;
    if (wanted.numberProblems.length > 0) return { problems: wanted.numberProblems };
    const number = await numbers.open(merchantId, numberRecord);
    if (number === null) return null;
    const { securityCode } = wanted;
    const instrument = { kind: 'card', number, securityCode } as const;
    return { source: 'stored-card', instrument, expiry: { month, year }, used: null };
  }

  return async (merchant, card, wanted) =>
    (await byToken(merchant, card, wanted)) ?? (await byNumber(merchant, card, wanted));
}
