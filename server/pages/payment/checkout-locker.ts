/**
 * The stored cards on the payment page. An order's payment link may be shared, so only the link that POST /session made for
 * the customer shows them.
 */

import { CardNetwork } from '../../domain/card-network.ts';
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
  /** The networks that issue tokens to the merchant. */
  readonly tokenNetworks: readonly CardNetwork[];
  /** Whether a card that the customer saves is stored by its number, with a token or without. */
  readonly numbers: 'stored' | 'not-stored';
}

/** Whether the customer may save the card. `with-consent`: as a token, where the service manages consent. */
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

const noLocker: CheckoutLocker = {
  cards: [],
  saving: 'not-offered',
  tokenNetworks: [],
  numbers: 'not-stored',
};

function savingOf({ storedCardMandate }: Merchant, asksConsent: boolean, isFull: boolean): Saving {
  if (asksConsent) return isFull ? 'not-offered' : 'with-consent';
  return storedCardMandate || isFull ? 'not-offered' : 'offered';
}

export function createReadCheckoutLocker(deps: CheckoutLockerDeps): ReadCheckoutLocker {
  const { locker, orderCustomers, tokenRequestorOf, links, clock } = deps;
  return async (merchant, order, address) => {
    const asksConsent = merchant.tokenizationEnabled && merchant.svcWebConsent;
    const isOwn = address === links.ofSession(order);
    if (!asksConsent && !isOwn) return noLocker;
    const { customerReference } = await orderCustomers.of(order);
    if (customerReference === '') return noLocker;
    const cards = await locker.list(merchant, customerReference);
    const now = clock.now();
    const isFull = cards.length >= MOST_CARDS;
    return {
      cards: isOwn ? cards.map((card) => savedCardView(card, merchant, { tokenRequestorOf, now })) : [],
      saving: savingOf(merchant, asksConsent, isFull),
      tokenNetworks: Object.values(CardNetwork).filter(
        (brand) => tokenRequestorOf(merchant, { brand, tokenizable: true }) !== null,
      ),
      numbers: isOwn && !merchant.storedCardMandate && !isFull ? 'stored' : 'not-stored',
    };
  };
}
