/**
 * The stored cards on the payment page. An order's payment link may be shared, so only the link that POST /session made for
 * the customer shows them.
 */

import { MOST_CARDS } from '../../domain/cards/saved-card.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { PageLinks } from '../../domain/payments/reference.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { Locker } from '../../usecases/cards/locker.ts';
import type { OrderCustomers } from '../../usecases/customers/order-customer.ts';
import { type SavedCardView, savedCardView } from '../components/saved-card-view.ts';

export interface CheckoutLocker {
  /** Newest first. */
  readonly cards: readonly SavedCardView[];
  readonly saving: Saving;
}

/**
 * Whether the customer may save a new card. `with-consent`: where the service manages consent, on the consent page. Only then the
 * card's BIN tells whether it can be tokenized, and the customer is asked once.
 */
export type Saving = 'offered' | 'with-consent' | 'not-offered';

export interface CheckoutLockerDeps {
  readonly locker: Pick<Locker, 'list'>;
  readonly orderCustomers: OrderCustomers;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly links: Pick<PageLinks, 'ofSession'>;
  readonly clock: Clock;
}

/** `address`: the page's address, with the link that opened it. */
export type ReadCheckoutLocker = (merchant: Merchant, order: Order, address: string) => Promise<CheckoutLocker>;

const noLocker: CheckoutLocker = { cards: [], saving: 'not-offered' };

function savingOf({ storedCardMandate, tokenizationEnabled, svcWebConsent }: Merchant, isFull: boolean): Saving {
  if (storedCardMandate || isFull) return 'not-offered';
  return tokenizationEnabled && svcWebConsent ? 'with-consent' : 'offered';
}

export function createReadCheckoutLocker(deps: CheckoutLockerDeps): ReadCheckoutLocker {
  const { locker, orderCustomers, tokenRequestorOf, links, clock } = deps;
  return async (merchant, order, address) => {
    if (address !== links.ofSession(order)) return noLocker;
    const { customerReference } = await orderCustomers.of(order);
    if (customerReference === '') return noLocker;
    const cards = await locker.list(merchant, customerReference);
    const now = clock.now();
    return {
      cards: cards.map((card) => savedCardView(card, merchant, { tokenRequestorOf, now })),
      saving: savingOf(merchant, cards.length >= MOST_CARDS),
    };
  };
}
