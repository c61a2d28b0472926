/**
 * Handlers of the locker: list, add, delete and update a customer's cards, and tokenize a card for a single payment.
 */
import type { CardsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { type CallerCards, owns } from '../../auth/card-owner.ts';
import type { CardFacts } from '../../domain/cards/card-number.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { ClientContext, Contexts, MerchantContext } from '../../http/request/context.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { CustomerErasures } from '../../storage/customer-erasures.ts';
import type { CardTokens } from '../../usecases/cards/card-tokens.ts';
import type { Locker } from '../../usecases/cards/locker.ts';
import { readCardToStore, type StorableCardFields } from '../../usecases/cards/read-card-to-store.ts';
import { isTemporaryCard, TEMPORARY_CARD_MINUTES, type TemporaryCards } from '../../usecases/cards/temporary-cards.ts';
import type { CustomerReferences } from '../../usecases/customers/order-customer.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { Card } from '../../vault/read-card.ts';
import { toTimestamp } from '../orders/wire.ts';
import { cardProblemsError, cardTokenError } from './card-errors.ts';
import {
  fullLockerError,
  mandateError,
  nothingToChangeError,
  refuseCopiedNumber,
  refuseNumberInTexts,
  toCardSelector,
  toCardTexts,
  toStorableCardFields,
  toStoredCard,
} from './wire.ts';

/** Time until a card number without a locker entry is purged from the vault, in milliseconds. */
const PENDING_WRITE_MS = 15 * 60_000;

const headers = { 'Cache-Control': 'no-store' } as const;

export interface CardsDeps {
  readonly locker: Locker;
  readonly cardTokens: CardTokens;
  readonly temporaryCards: TemporaryCards;
  readonly numbers: Pick<NumberStore, 'put' | 'remove'>;
  readonly cardFacts: (card: Card) => Promise<CardFacts>;
  readonly callerCards: CallerCards;
  readonly references: CustomerReferences;
  readonly erasures: CustomerErasures;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly clock: Clock;
}

export function cardsHandlers(deps: CardsDeps): CardsHandlers<Contexts> {
  const { locker, cardTokens, temporaryCards, numbers, cardFacts, callerCards, references, erasures, clock } = deps;
  const { tokenRequestorOf } = deps;

  /** Parses a card. @throws ApiError if it is invalid. */
  function read(merchant: Merchant, fields: StorableCardFields): Card {
    const reading = readCardToStore(fields, merchant.strictCardChecks ? 'strict' : 'lenient', clock.now());
    if (!reading.ok) throw cardProblemsError(reading.problems);
    return reading.card;
  }

  /** The stored card of a form. @throws ApiError if it does not exist or the caller may not change it. */
  async function changeableCard(
    context: MerchantContext | ClientContext,
    { by, text }: ReturnType<typeof toCardSelector>,
  ): Promise<SavedCard> {
    const owners = await callerCards.changeable(context);
    const { merchant } = context;
    const found = async (card: SavedCard | null): Promise<SavedCard | null> => {
      if (card === null || !owns(owners, card.customerReference)) return null;
      await callerCards.noteRouting(context, card.customerReference);
      return card;
    };
    if (by === 'reference') {
      const card = await found(await locker.find(merchant, text));
      if (card === null) throw new ApiError(ErrorCode.object_not_found);
      return card;
    }
    const reading = cardTokens.read(merchant.merchantId, text);
    if (reading.kind !== 'card') throw cardTokenError(reading.kind);
    const card = await found(await locker.find(merchant, reading.cardReference));
    if (card === null) throw cardTokenError('unknown');
    return card;
  }

  return {
    async listCards({ query }, context) {
      const { merchant } = context;
      const reference = await callerCards.readable(context, query.customer_id);
      const view = {
        merchant,
        now: clock.now(),
        cardToken: (cardReference: string) => cardTokens.mint(merchant.merchantId, cardReference),
        tokenRequestorOf,
      };
      const cards = (await locker.list(merchant, reference)).map((card) => toStoredCard(card, view));
      return {
        status: 200,
        body: { customer_id: query.customer_id, merchantId: merchant.merchantId, cards },
        headers,
      };
    },

    async addCard({ body }, context) {
      const { merchant } = context;
      const { merchantId } = merchant;
      const customerReference = await references.of(merchantId, body.customer_id);
      // Read the erasure count before the customer: if the customer is deleted from here on, the card is not saved.
      const { count } = await erasures.of(merchantId, customerReference);
      const ownReference = await callerCards.customerToChange(context, body.customer_id);
      if (ownReference !== customerReference) throw new ApiError(ErrorCode.object_not_found);
      if (merchant.storedCardMandate) throw mandateError();
      const { name_on_card: nameOnCard, nickname } = body;
      refuseNumberInTexts({ name_on_card: nameOnCard, nickname });
      const card = read(merchant, toStorableCardFields(body));
      refuseCopiedNumber(body, card.number);
      const sweepAt = new Date(clock.now().getTime() + PENDING_WRITE_MS);
      const numberRecord = await numbers.put(merchantId, card.number, sweepAt);
      const result = await locker.save({
        merchant,
        customerReference,
        erasures: count,
        facts: await cardFacts(card),
        expiry: card.expiry,
        nameOnCard: nameOnCard ?? '',
        ...(nickname === undefined ? {} : { nickname }),
        numberRecord,
      });
      if (result.kind !== 'saved') {
        await numbers.remove(merchantId, numberRecord);
        throw result.kind === 'full' ? fullLockerError() : new ApiError(ErrorCode.object_not_found);
      }
      const { cardReference, facts } = result.card;
      return {
        status: 200,
        body: {
          card_token: cardTokens.mint(merchant.merchantId, cardReference),
          card_reference: cardReference,
          card_fingerprint: facts.fingerprint,
        },
        headers,
      };
    },

    async deleteCard({ body }, context) {
      const selector = toCardSelector(body);
      if (isTemporaryCard(selector.text)) {
        const taken = await temporaryCards.take(context.merchant.merchantId, selector.text);
        if (taken.kind !== 'card') throw cardTokenError(taken.kind);
        return { status: 200, body: { card_reference: '', deleted: true }, headers };
      }
      const { cardReference } = await changeableCard(context, selector);
      await locker.remove(context.merchant, cardReference);
      return { status: 200, body: { card_reference: cardReference, deleted: true }, headers };
    },

    async updateCard({ body }, context) {
      const texts = toCardTexts(body);
      if (Object.keys(texts).length === 0) throw nothingToChangeError();
      refuseNumberInTexts({ name_on_card: texts.nameOnCard, nickname: texts.nickname });
      const { cardReference } = await changeableCard(context, toCardSelector(body));
      const renamed = await locker.rename(context.merchant, cardReference, texts);
      if (renamed === null) throw new ApiError(ErrorCode.object_not_found);
      return { status: 200, body: { status: 'SUCCESS', card_reference: cardReference }, headers };
    },

    async tokenizeCard({ body }, { merchant }) {
      refuseNumberInTexts({ name_on_card: body.name_on_card });
      const { number, expiry } = read(merchant, toStorableCardFields(body));
      refuseCopiedNumber(body, number);
      const expiresAt = new Date(clock.now().getTime() + TEMPORARY_CARD_MINUTES * 60_000);
      const nameOnCard = body.name_on_card ?? '';
      const name = await temporaryCards.make(merchant.merchantId, { number, expiry, nameOnCard });
      return { status: 200, body: { card_token: name, token: name, expiry: toTimestamp(expiresAt) }, headers };
    },
  };
}
