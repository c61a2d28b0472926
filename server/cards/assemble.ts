/**
 * Puts the room of stored cards together: the locker with what others need of it, its operations and its keeper.
 */
import type { CardsHandlers } from '../../generated/server/handlers.ts';
import type { CustomerReferences } from '../customers/customer-reference.ts';
import type { CustomerErasures } from '../customers/erasure-store.ts';
import type { OrderCustomers } from '../customers/order-customer.ts';
import type { CustomerStore } from '../customers/store.ts';
import type { Contexts } from '../http/context.ts';
import type { Log } from '../http/log.ts';
import type { MerchantStore } from '../merchants/store.ts';
import type { IndexPlan } from '../mongo/indexes.ts';
import type { OrderStore } from '../orders/store.ts';
import type { Runtime } from '../runtime.ts';
import type { TokenRequestorOf } from '../tokens/token-requestor.ts';
import type { VaultKeys } from '../vault/keys.ts';
import { createNumberStore, type NumberStore, type NumberStoreDeps, numberIndexes } from '../vault/number-store.ts';
import type { Card } from '../vault/read-card.ts';
import type { Sealer } from '../vault/sealed.ts';
import type { CardFacts } from './card-facts.ts';
import { type CallerCards, createCallerCards } from './card-owner.ts';
import { type CardTokens, createCardTokens } from './card-token.ts';
import { type CardCommit, createCardCommit } from './commit.ts';
import { cardsHandlers } from './handlers.ts';
import { createLocker, type Locker, type LockerDeps } from './locker.ts';
import { createLockerKeeper, type LockerKeeper } from './locker-keeper.ts';
import { createSavedCardStore, type SavedCardStore, savedCardIndexes } from './store.ts';
import { createEnforceMandate } from './stored-card-mandate.ts';
import { createTemporaryCardStore, temporaryCardIndexes } from './temporary-card-store.ts';
import { createTemporaryCards, type TemporaryCards } from './temporary-cards.ts';
import { createTidyNumbers } from './tidy-numbers.ts';

export const cardIndexes: IndexPlan = [...savedCardIndexes, ...numberIndexes, ...temporaryCardIndexes];

export interface CardRoomDeps {
  readonly db: NumberStoreDeps['db'];
  readonly keys: VaultKeys;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly log: Log;
  readonly merchants: Pick<MerchantStore, 'page'>;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly references: CustomerReferences;
  readonly erasures: CustomerErasures;
  readonly orders: Pick<OrderStore, 'findByKey'>;
  readonly orderCustomers: OrderCustomers;
  readonly cardFacts: (card: Card) => Promise<CardFacts>;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly withdrawToken: LockerDeps['withdrawToken'];
  /** Called after a commit that raised events. */
  readonly ring: () => void;
}

export interface CardRoom {
  readonly store: SavedCardStore;
  readonly commit: CardCommit;
  readonly locker: Locker;
  readonly numbers: NumberStore;
  readonly cardTokens: CardTokens;
  readonly temporaryCards: TemporaryCards;
  readonly callerCards: CallerCards;
  readonly keeper: LockerKeeper;
  readonly handlers: CardsHandlers<Contexts>;
}

export function assembleCards(deps: CardRoomDeps): CardRoom {
  const { db, keys, sealer, runtime, log, merchants, customers, references, erasures, orders } = deps;
  const { orderCustomers, cardFacts, tokenRequestorOf } = deps;
  const { clock, random } = runtime;
  const store = createSavedCardStore(db);
  const commit = createCardCommit({ store, clock, ring: deps.ring });
  const numbers = createNumberStore({ db, sealer, random });
  const tidyNumbers = createTidyNumbers({ store, commit, numbers });
  const { withdrawToken } = deps;
  const locker = createLocker({ store, commit, numbers, tidyNumbers, erasures, withdrawToken, clock });
  const cardTokens = createCardTokens({ key: keys.derive('card-token'), clock });
  const temporaryCards = createTemporaryCards({ store: createTemporaryCardStore(db), numbers, runtime });
  const enforceMandate = createEnforceMandate({ merchants, store, commit, tidyNumbers, clock });
  const callerCards = createCallerCards({ references, customers, orders, orderCustomers });
  return {
    store,
    commit,
    locker,
    numbers,
    cardTokens,
    temporaryCards,
    callerCards,
    keeper: createLockerKeeper({ store, tidyNumbers, enforceMandate, clock, log }),
    handlers: cardsHandlers({
      locker,
      cardTokens,
      temporaryCards,
      numbers,
      cardFacts,
      callerCards,
      references,
      erasures,
      tokenRequestorOf,
      clock,
    }),
  };
}
