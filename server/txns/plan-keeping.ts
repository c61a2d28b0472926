/**
 * Decides, before a payment begins, what is to become of its card: whether it may be stored, and whether the customer has
 * agreed to a token, has refused one, or is still to be asked.
 */
import { cardReference } from '../cards/card-reference.ts';
import { tokenizeChoice } from '../consent/tokenize-choice.ts';
import type { CustomerReferences } from '../customers/customer-reference.ts';
import type { CustomerErasures } from '../customers/erasure-store.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { Order } from '../orders/order.ts';
import { isLive } from '../tokens/token.ts';
import { type CardKeeping, type CardSource, noKeeping } from './card-keeping.ts';
import type { PayingCard } from './paying-card.ts';
import type { AuthType } from './txn.ts';

export interface KeepingWishes {
  readonly saveToLocker: boolean;
  /** Undefined: nothing was said. */
  readonly tokenize: boolean | undefined;
  readonly authType: AuthType;
}

export interface PlannedKeeping {
  readonly keeping: CardKeeping;
  /** Whether `tokenize` was sent and has no effect. */
  readonly tokenizeIgnored: boolean;
}

export interface PlanKeepingDeps {
  readonly references: CustomerReferences;
  readonly erasures: CustomerErasures;
}

export type PlanKeeping = ReturnType<typeof createPlanKeeping>;

export function createPlanKeeping({ references, erasures }: PlanKeepingDeps) {
  /**
   * Whose locker the card would go into. Nobody vouches for the customer of an order that a stranger opened, and the
   * customer that an order was made for may have been deleted since.
   */
  async function customerOf(order: Order): Promise<Pick<CardKeeping, 'customerReference' | 'erasures'>> {
    const nobody = { customerReference: '', erasures: 0 };
    if (order.openedBy === 'stranger' || order.customerId === '') return nobody;
    const customerReference = await references.of(order.merchantId, order.customerId);
    const { count, erasedAt } = await erasures.of(order.merchantId, customerReference);
    return erasedAt !== null && order.createdAt < erasedAt ? nobody : { customerReference, erasures: count };
  }

  return async function planKeeping(
    merchant: Merchant,
    order: Order,
    card: PayingCard,
    source: CardSource,
    { saveToLocker, tokenize, authType }: KeepingWishes,
  ): Promise<PlannedKeeping> {
    const customer = await customerOf(order);
    const { customerReference } = customer;
    const { merchantId } = merchant;
    const { fingerprint, tokenizable } = card.facts;
    const reference = customerReference === '' ? '' : cardReference({ merchantId, customerReference, fingerprint });
    // What verifies a stored card is paid for nothing but its token, with the consent that was given for it.
    const merchantConsent = merchant.merchantConsent || order.purpose === 'verification';
    const { consent, ignored } = tokenizeChoice({
      merchant: { ...merchant, merchantConsent },
      tokenize,
      source,
      authType,
      tokenizable,
      customerReference,
      hasToken: isLive(card.stored?.token ?? null),
    });
    const mayStore = customerReference !== '' && !merchant.storedCardMandate && card.number !== null;
    const fromLocker = card.stored?.cardReference ?? reference;
    return {
      keeping: {
        ...noKeeping,
        source,
        customerReference: card.stored?.customerReference ?? customerReference,
        erasures: card.stored?.erasures ?? customer.erasures,
        cardReference: fromLocker,
        saveAsked: saveToLocker && mayStore,
        consent,
      },
      tokenizeIgnored: ignored,
    };
  };
}
