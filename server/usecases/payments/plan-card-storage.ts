/**
 * Decides, before a payment begins, what happens to its card: whether it may be stored, and whether the customer has
 * consented to a token, has declined one, or still has to be asked.
 */
import { cardReference } from '../../domain/cards/saved-card.ts';
import { isLive } from '../../domain/cards/token.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import {
  type CardSource,
  type CardStoragePlan,
  noStoragePlan,
  type SaveRequest,
  type ShownToken,
  shownStored,
} from '../../domain/payments/card-storage-plan.ts';
import type { Consent } from '../../domain/payments/consent.ts';
import type { Order } from '../../domain/payments/order.ts';
import { tokenizeChoice } from '../../domain/payments/tokenize-choice.ts';
import type { AuthType } from '../../domain/payments/txn.ts';
import type { Locker } from '../cards/locker.ts';
import type { OrderCustomers } from '../customers/order-customer.ts';
import type { PayingCard } from './paying-card.ts';

export interface CardStorageRequest {
  readonly saveToLocker: SaveRequest;
  /** Undefined when the parameter was not sent. */
  readonly tokenize: boolean | undefined;
  /** Who asked the customer. */
  readonly consentFrom: Pick<Consent, 'via'>;
  readonly authType: AuthType;
}

export interface PlannedCardStorage {
  readonly keeping: CardStoragePlan;
  /** Whether `tokenize` was sent and has no effect. */
  readonly tokenizeIgnored: boolean;
  /** Whether the card is not stored despite the request, because the customer has the maximum number of cards. */
  readonly saveIgnored: boolean;
}

export interface PlanCardStorageDeps {
  readonly orderCustomers: OrderCustomers;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly locker: Pick<Locker, 'find' | 'hasRoomFor'>;
}

export type PlanCardStorage = ReturnType<typeof createPlanCardStorage>;

export function createPlanCardStorage({ orderCustomers, tokenRequestorOf, locker }: PlanCardStorageDeps) {
  /** The token that a new card already has, as orders show it. */
  async function heldToken(merchant: Merchant, reference: string, fingerprint: string): Promise<ShownToken | null> {
    const token = (await locker.find(merchant, reference))?.token ?? null;
    return isLive(token) ? shownStored(token, { cardReference: reference, fingerprint }) : null;
  }

  return async function planCardStorage(
    merchant: Merchant,
    order: Order,
    card: PayingCard,
    source: CardSource,
    { saveToLocker, tokenize, consentFrom, authType }: CardStorageRequest,
  ): Promise<PlannedCardStorage> {
    const customer = await orderCustomers.of(order);
    const { customerReference } = customer;
    const { merchantId } = merchant;
    const { fingerprint } = card.facts;
    const reference = customerReference === '' ? '' : cardReference({ merchantId, customerReference, fingerprint });
    // Do not ask for consent when the locker has no room.
    const mayBeStored = customerReference !== '' && (saveToLocker !== false || merchant.tokenizationEnabled);
    const hasRoom = !mayBeStored || card.stored !== null || (await locker.hasRoomFor(merchant, customer, reference));
    // An answer that the merchant sends counts where it manages consent, or pays for a verification. An answer on a page of the service
    // always counts.
    const isAsked = consentFrom.via === 'page' || order.purpose === 'verification';
    const merchantConsent = merchant.merchantConsent || isAsked;
    const { consent, ignored } = tokenizeChoice({
      merchant: { ...merchant, merchantConsent },
      tokenize,
      source,
      authType,
      tokenizable: tokenRequestorOf(merchant, card.facts) !== null,
      customerReference: hasRoom ? customerReference : '',
      hasToken: isLive(card.stored?.token ?? null),
    });
    const mayStore = customerReference !== '' && !merchant.storedCardMandate && card.number !== null;
    const isSaved = saveToLocker === 'with-consent' ? consent === 'awaited' : saveToLocker;
    const mayGetToken = card.stored === null && (consent === 'given' || consent === 'awaited');
    const fromLocker = card.stored?.cardReference ?? reference;
    return {
      keeping: {
        ...noStoragePlan,
        source,
        customerReference: card.stored?.customerReference ?? customerReference,
        erasures: card.stored?.erasures ?? customer.erasures,
        cardReference: fromLocker,
        saveAsked: isSaved && mayStore && hasRoom,
        consent,
        held: mayGetToken ? await heldToken(merchant, reference, fingerprint) : null,
      },
      tokenizeIgnored: ignored,
      saveIgnored: isSaved && mayStore && !hasRoom,
    };
  };
}
