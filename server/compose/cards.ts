/**
 * Composes the card module: the locker, its handlers and its worker.
 */
import type { CardsHandlers } from '../../generated/server/handlers.ts';
import { cardsHandlers } from '../api/cards/handlers.ts';
import { type CallerCards, createCallerCards } from '../auth/card-owner.ts';
import type { CardFacts } from '../domain/cards/card-number.ts';
import type { TokenRequestorOf } from '../domain/cards/token-network.ts';
import type { Sealer } from '../domain/ports/sealed.ts';
import type { Contexts } from '../http/request/context.ts';
import type { Log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime.ts';
import { createSavedCardStore, type SavedCardStore, savedCardIndexes } from '../storage/cards.ts';
import type { CustomerErasures } from '../storage/customer-erasures.ts';
import type { CustomerStore } from '../storage/customers.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import type { IndexPlan } from '../storage/mongo/indexes.ts';
import type { OrderStore } from '../storage/orders.ts';
import { createTemporaryCardStore, temporaryCardIndexes } from '../storage/temporary-cards.ts';
import { type CardTokens, createCardTokens } from '../usecases/cards/card-tokens.ts';
import { type CardWorker, createCardWorker } from '../usecases/cards/card-worker.ts';
import { type CardCommit, createCardCommit } from '../usecases/cards/commit-card.ts';
import { createLocker, type Locker, type LockerDeps } from '../usecases/cards/locker.ts';
import { createPurgeNumbers } from '../usecases/cards/purge-numbers.ts';
import { createEnforceMandate } from '../usecases/cards/stored-card-mandate.ts';
import { createTemporaryCards, type TemporaryCards } from '../usecases/cards/temporary-cards.ts';
import type { CustomerReferences, OrderCustomers } from '../usecases/customers/order-customer.ts';
import type { VaultKeys } from '../vault/keys.ts';
import { createNumberStore, type NumberStore, type NumberStoreDeps, numberIndexes } from '../vault/number-store.ts';
import type { Card } from '../vault/read-card.ts';

export const cardIndexes: IndexPlan = [...savedCardIndexes, ...numberIndexes, ...temporaryCardIndexes];

export interface CardModuleDeps {
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
  /** Called after each commit that raises events. */
  readonly notify: () => void;
}

export interface CardModule {
  readonly store: SavedCardStore;
  readonly commit: CardCommit;
  readonly locker: Locker;
  readonly numbers: NumberStore;
  readonly cardTokens: CardTokens;
  readonly temporaryCards: TemporaryCards;
  readonly callerCards: CallerCards;
  readonly worker: CardWorker;
  readonly handlers: CardsHandlers<Contexts>;
}

export function createCardModule(deps: CardModuleDeps): CardModule {
  const { db, keys, sealer, runtime, log, merchants, customers, references, erasures, orders } = deps;
  const { orderCustomers, cardFacts, tokenRequestorOf } = deps;
  const { clock, random } = runtime;
  const store = createSavedCardStore(db);
  const commit = createCardCommit({ store, clock, notify: deps.notify });
  const numbers = createNumberStore({ db, sealer, random });
  const purgeNumbers = createPurgeNumbers({ store, commit, numbers });
  const { withdrawToken } = deps;
  const locker = createLocker({ store, commit, numbers, purgeNumbers, erasures, withdrawToken, clock });
  const cardTokens = createCardTokens({ key: keys.derive('card-token'), clock });
  const temporaryCards = createTemporaryCards({ store: createTemporaryCardStore(db), numbers, runtime });
  const enforceMandate = createEnforceMandate({ merchants, store, commit, purgeNumbers, clock });
  const callerCards = createCallerCards({ references, customers, orders, orderCustomers });
  return {
    store,
    commit,
    locker,
    numbers,
    cardTokens,
    temporaryCards,
    callerCards,
    worker: createCardWorker({ store, purgeNumbers, enforceMandate, clock, log }),
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
