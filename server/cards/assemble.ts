/**
 * Puts the locker together over its database: the entries, the vault's records of their numbers, and what names a card for
 * a while.
 */
import type { KeyObject } from 'node:crypto';
import type { Runtime } from '../runtime.ts';
import { createNumberStore, type NumberStoreDeps, numberIndexes } from '../vault/number-store.ts';
import type { Sealer } from '../vault/sealed.ts';
import { createCardTokens } from './card-token.ts';
import { createCardCommit } from './commit.ts';
import { createLocker, type LockerDeps } from './locker.ts';
import { createSavedCardStore, savedCardIndexes } from './store.ts';
import { createTemporaryCardStore, temporaryCardIndexes } from './temporary-card-store.ts';
import { createTemporaryCards } from './temporary-cards.ts';
import { createTidyNumbers } from './tidy-numbers.ts';

export const lockerIndexes = [numberIndexes, savedCardIndexes, temporaryCardIndexes];

export interface LockerParts {
  readonly db: NumberStoreDeps['db'];
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly cardTokenKey: KeyObject;
  /** Called after a step that raised events. */
  readonly ring: () => void;
  readonly withdrawToken: LockerDeps['withdrawToken'];
}

export function assembleLocker({ db, sealer, runtime, cardTokenKey, ring, withdrawToken }: LockerParts) {
  const { clock, random } = runtime;
  const numbers = createNumberStore({ db, sealer, random });
  const store = createSavedCardStore(db);
  const commit = createCardCommit({ store, clock, ring });
  const tidyNumbers = createTidyNumbers({ store, commit, numbers });
  const locker = createLocker({ store, commit, numbers, tidyNumbers, withdrawToken, clock });
  const cardTokens = createCardTokens({ key: cardTokenKey, clock });
  const temporaryCards = createTemporaryCards({ store: createTemporaryCardStore(db), numbers, runtime });
  return { locker, numbers, cardTokens, temporaryCards, savedCards: store, cardCommit: commit, tidyNumbers };
}
