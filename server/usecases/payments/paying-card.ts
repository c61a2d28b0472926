/**
 * Resolves what a payment is made with: a new card, a stored card or its token, or a token and cryptogram sent by the
 * merchant. Numbers and security codes pass through here on their way to the gateway and go nowhere else.
 */
import { networkNamed } from '../../domain/card-network.ts';
import { type CardExpiry, isExpired } from '../../domain/cards/card-expiry.ts';
import type { CardFacts, CardNumber } from '../../domain/cards/card-number.ts';
import { type CardProblem, cardProblem } from '../../domain/cards/card-problem.ts';
import { networkOf } from '../../domain/cards/network-of.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Money } from '../../domain/money.ts';
import type { CardChoice, CardFields } from '../../domain/payments/card-choice.ts';
import { shownFromMerchant } from '../../domain/payments/card-storage-plan.ts';
import type { Clock } from '../../platform/runtime.ts';
import { type Card, type CardChecks, readCard, readSecurityCode } from '../../vault/read-card.ts';
import type { CardTokens } from '../cards/card-tokens.ts';
import type { Locker } from '../cards/locker.ts';
import { isTemporaryCard, type TemporaryCards } from '../cards/temporary-cards.ts';
import { mayPay, mayPayByNumber, type Payment, type PaymentProblems, type PayStored } from './pay-stored.ts';

export interface PayingCard {
  readonly facts: CardFacts;
  readonly expiry: CardExpiry;
  readonly nameOnCard: string;
  /** The stored card; null when the card was sent with the call. */
  readonly stored: SavedCard | null;
  /** The number, when the call sent it and it may be stored; null otherwise. */
  readonly number: CardNumber | null;
  /**
   * The payment instrument. Null when neither a number nor a token can pay, or the temporary card was used in the
   * meantime.
   */
  payment(txnUuid: string, money: Money): Promise<Payment | PaymentProblems | null>;
}

export type PayingCardReading =
  | { readonly kind: 'card'; readonly card: PayingCard }
  | { readonly kind: 'problems'; readonly problems: readonly CardProblem[] }
  | { readonly kind: 'expired-token' | 'unknown-token' | 'no-instrument' };

export interface PayingCardDeps {
  readonly cardFacts: (card: Pick<Card, 'number' | 'network'>) => Promise<CardFacts>;
  readonly locker: Locker;
  readonly cardTokens: CardTokens;
  readonly temporaryCards: TemporaryCards;
  readonly payStored: PayStored;
  readonly clock: Clock;
}

export type ReadPayingCard = ReturnType<typeof createReadPayingCard>;

function checksOf({ strictCardChecks }: Merchant): CardChecks {
  return strictCardChecks ? 'strict' : 'lenient';
}

export function createReadPayingCard(deps: PayingCardDeps) {
  const { locker, cardTokens, temporaryCards, payStored, clock } = deps;

  /** A card whose number was sent with the call. */
  async function fromCall(read: Card, nameOnCard: string): Promise<PayingCard> {
    const { number, securityCode, expiry } = read;
    const instrument = { kind: 'card', number, securityCode } as const;
    return {
      facts: await deps.cardFacts(read),
      expiry,
      nameOnCard,
      stored: null,
      number,
      payment: () => Promise.resolve({ source: 'new-card', instrument, expiry, used: null }),
    };
  }

  async function fromFields(fields: CardFields, network: string, checks: CardChecks): Promise<PayingCardReading> {
    const reading = readCard({ ...fields, namedNetwork: networkNamed(network) }, checks, clock.now());
    if (!reading.ok) return { kind: 'problems', problems: reading.problems };
    return { kind: 'card', card: await fromCall(reading.card, fields.nameOnCard) };
  }

  /**
   * A token of the merchant's own token requestor. Its first digits are not the card's BIN and are not shown as such.
   */
  async function fromToken(
    { fields, cryptogram, lastFour, details }: Extract<CardChoice, { readonly kind: 'network-token' }>,
    network: string,
    merchant: Merchant,
  ): Promise<PayingCardReading> {
    const checks = merchant.strictCardChecks ? 'token' : 'lenient';
    const reading = readCard({ ...fields, namedNetwork: networkNamed(network) }, checks, clock.now());
    if (!reading.ok) return { kind: 'problems', problems: reading.problems };
    const { number, securityCode, expiry } = reading.card;
    const facts = await deps.cardFacts(reading.card);
    const used = shownFromMerchant(facts, expiry, details.par);
    const instrument = { kind: 'token', number, cryptogram, securityCode, details } as const;
    const card: PayingCard = {
      facts: { ...facts, isin: '', lastFour },
      expiry,
      nameOnCard: fields.nameOnCard,
      stored: null,
      number: null,
      payment: () => Promise.resolve({ source: 'token-and-cryptogram', instrument, expiry, used }),
    };
    return { kind: 'card', card };
  }

  function fromLocker(merchant: Merchant, stored: SavedCard, code: string): PayingCardReading {
    const paysByToken = mayPay(stored.token, merchant);
    const expiry = { month: stored.expiryMonth, year: stored.expiryYear };
    if (!paysByToken && !mayPayByNumber(stored, merchant)) return { kind: 'no-instrument' };
    const byNumber = readSecurityCode(code, stored.facts.brand, checksOf(merchant));
    const isOver = merchant.strictCardChecks && isExpired(expiry, clock.now());
    const numberProblems = [
      ...(isOver ? [cardProblem('expiryYear', 'expired')] : []),
      ...(byNumber.ok ? [] : byNumber.problems),
    ];
    if (!paysByToken && numberProblems.length > 0) return { kind: 'problems', problems: numberProblems };
    const reading = readSecurityCode(code, stored.facts.brand, merchant.strictCardChecks ? 'token' : 'lenient');
    if (!reading.ok) return { kind: 'problems', problems: reading.problems };
    const { securityCode } = reading;
    const card: PayingCard = {
      facts: stored.facts,
      expiry,
      nameOnCard: stored.nameOnCard,
      stored,
      number: null,
      payment: (txnUuid, money) => payStored(merchant, stored, { securityCode, txnUuid, money, numberProblems }),
    };
    return { kind: 'card', card };
  }

  async function fromReference(merchant: Merchant, reference: string, code: string): Promise<PayingCardReading> {
    const stored = await locker.find(merchant, reference);
    return stored === null ? { kind: 'unknown-token' } : fromLocker(merchant, stored, code);
  }

  /** A temporary card is consumed when a payment begins, not when one is refused before. */
  async function fromTemporary(merchant: Merchant, token: string, code: string): Promise<PayingCardReading> {
    const { merchantId } = merchant;
    const seen = await temporaryCards.look(merchantId, token);
    if (seen.kind !== 'card') return { kind: seen.kind === 'expired' ? 'expired-token' : 'unknown-token' };
    const network = networkOf(seen.number);
    const reading = readSecurityCode(code, network, checksOf(merchant));
    if (!reading.ok) return { kind: 'problems', problems: reading.problems };
    const card = await fromCall({ ...seen, network, securityCode: reading.securityCode }, seen.nameOnCard);
    const payment: PayingCard['payment'] = async (txnUuid, money) => {
      const { kind } = await temporaryCards.take(merchantId, token);
      return kind === 'card' ? card.payment(txnUuid, money) : null;
    };
    return { kind: 'card', card: { ...card, payment } };
  }

  /** Resolves the card of a call. `network`: the network that the caller named, or empty. */
  return async function readPayingCard(
    merchant: Merchant,
    choice: CardChoice,
    network: string,
  ): Promise<PayingCardReading> {
    switch (choice.kind) {
      case 'new':
        return fromFields(choice.fields, network, checksOf(merchant));
      case 'network-token':
        return fromToken(choice, network, merchant);
      case 'entry':
        return fromReference(merchant, choice.cardReference, choice.securityCode);
      case 'card-token': {
        if (isTemporaryCard(choice.cardToken)) return fromTemporary(merchant, choice.cardToken, choice.securityCode);
        const token = cardTokens.read(merchant.merchantId, choice.cardToken);
        if (token.kind !== 'card') return { kind: token.kind === 'expired' ? 'expired-token' : 'unknown-token' };
        return fromReference(merchant, token.cardReference, choice.securityCode);
      }
      default: {
        const never: never = choice;
        return never;
      }
    }
  };
}
