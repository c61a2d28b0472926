/**
 * What the payment page shows of the customer's locker. An order's own payment link may be passed on to anybody, so stored
 * cards stand behind the link alone that the merchant's server made for this customer by POST /session.
 */
import type { Locker } from '../../cards/locker.ts';
import type { CustomerReferences } from '../../customers/customer-reference.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import type { Order } from '../../orders/order.ts';
import type { PageLinks } from '../../orders/page-links.ts';
import type { Clock } from '../../runtime.ts';
import { type SavedCardView, savedCardView } from '../parts/saved-card-view.ts';

export interface CheckoutLocker {
  /** The newest first. */
  readonly cards: readonly SavedCardView[];
  /** Whether the customer may have a new card stored. */
  readonly saving: 'offered' | 'not-offered';
}

export interface CheckoutLockerDeps {
  readonly locker: Pick<Locker, 'list'>;
  readonly references: CustomerReferences;
  readonly links: Pick<PageLinks, 'ofSession'>;
  readonly clock: Clock;
}

/** `address`: the page's own, with the link it was opened by. */
export type ReadCheckoutLocker = (merchant: Merchant, order: Order, address: string) => Promise<CheckoutLocker>;

const nobodys: CheckoutLocker = { cards: [], saving: 'not-offered' };

export function createReadCheckoutLocker({ locker, references, links, clock }: CheckoutLockerDeps): ReadCheckoutLocker {
  return async (merchant, order, address) => {
    if (order.openedBy === 'stranger' || order.customerId === '' || address !== links.ofSession(order)) return nobodys;
    const cards = await locker.list(merchant, await references.of(merchant.merchantId, order.customerId));
    const now = clock.now();
    return {
      cards: cards.map((card) => savedCardView(card, merchant, now)),
      saving: merchant.storedCardMandate ? 'not-offered' : 'offered',
    };
  };
}
