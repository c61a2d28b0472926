/**
 * The stored-card mandate: a merchant that may store only tokenized cards loses the numbers of all others. The setting hides
 * them at once; this deletes them. It tokenizes none of them.
 */

import { withoutNumber } from '../../domain/cards/card-steps.ts';
import { isLive } from '../../domain/cards/token.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { SavedCardStore } from '../../storage/cards.ts';
import type { MerchantStore } from '../../storage/merchants.ts';
import type { CardCommit } from './commit-card.ts';
import type { PurgeNumbers } from './purge-numbers.ts';

const MERCHANTS_AT_ONCE = 100;
const CARDS_AT_ONCE = 100;

export interface StoredCardMandateDeps {
  readonly merchants: Pick<MerchantStore, 'page'>;
  readonly store: Pick<SavedCardStore, 'withNumber'>;
  readonly commit: CardCommit;
  readonly purgeNumbers: PurgeNumbers;
  readonly clock: Clock;
}

/** Deletes the numbers that may not be stored, of all merchants. Returns how many. The signal ends it early. */
export type EnforceMandate = (signal: AbortSignal) => Promise<number>;

export function createEnforceMandate(deps: StoredCardMandateDeps): EnforceMandate {
  const { merchants, store, commit, purgeNumbers, clock } = deps;

  /** True when the card had a number that may not be stored. */
  async function release(merchantId: string, cardReference: string): Promise<boolean> {
    const change = await commit.change(merchantId, cardReference, (card) =>
      card === null || card.numberRecord === null || isLive(card.token)
        ? { kind: 'no-change' }
        : { kind: 'changed', card: withoutNumber(card, clock.now()), entry: undefined },
    );
    if (change.kind === 'changed') await purgeNumbers(change.stored.card);
    return change.kind === 'changed';
  }

  async function ofMerchant(merchantId: string, signal: AbortSignal): Promise<number> {
    let deleted = 0;
    let after = '';
    while (!signal.aborted) {
      const cards = await store.withNumber(merchantId, after, CARDS_AT_ONCE);
      for (const card of cards) if (await release(merchantId, card.cardReference)) deleted += 1;
      const last = cards.at(-1);
      if (last === undefined) break;
      after = last.cardReference;
    }
    return deleted;
  }

  return async function enforceMandate(signal) {
    let deleted = 0;
    let after: string | null = null;
    while (!signal.aborted) {
      const page = await merchants.page({ after, limit: MERCHANTS_AT_ONCE });
      for (const { merchant } of page) {
        if (merchant.storedCardMandate) deleted += await ofMerchant(merchant.merchantId, signal);
      }
      const last = page.at(-1);
      if (last === undefined) break;
      after = last.merchant.merchantId;
    }
    return deleted;
  };
}
