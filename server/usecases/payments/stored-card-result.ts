/**
 * What a transaction shows of its card once what was owed for it is done. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { TokenizationStatus } from '../../../generated/values.ts';
import { type CardStoragePlan, firstToken, type ShownToken } from '../../domain/payments/card-storage-plan.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { SharedToken } from '../tokens/share-token.ts';
import { shownStored } from './shown-token.ts';

/** What the card's token is to the payment. `own`: born of it, and tells by itself how it fares. */
export type FoundToken = SharedToken | { readonly kind: 'own' };

/** What the locker has of the card. */
export interface StoredCardResult {
  readonly token: FoundToken;
  /** The locker took nothing: the customer was deleted meanwhile, or has as many cards as are kept. */
  readonly isRefused: boolean;
}

/** The name of the token that a payment asks for: the same each time, so that a step that is taken again asks for the same. */
export function tokenUidOf(txnUuid: string): string {
  return `ntk_${txnUuid.slice('txn_'.length)}`;
}

/**
 * The token to show as this payment's. The card may have one already, of which the customer has agreed once more; or it is
 * gone, and there will be none.
 */
function shownAfter(created: ShownToken, held: ShownToken | null, found: FoundToken): ShownToken | null {
  // What has been told of the token since is newer than what was found.
  const before = held ?? firstToken(created, created.fingerprint);
  if (!isDeepStrictEqual(created, before)) return created;
  switch (found.kind) {
    case 'own':
      return firstToken(created, created.fingerprint);
    case 'shared':
      return shownStored(found.token, created);
    case 'gone':
      return { ...created, status: TokenizationStatus.INACTIVE };
    // What nobody keeps current is not shown.
    case 'full':
      return null;
    default:
      return found satisfies never;
  }
}

/** The transaction needs the number no more. */
export function withStoredCard({ keeping }: Txn, { token, isRefused }: StoredCardResult): CardStoragePlan {
  const created = keeping.created === null ? null : shownAfter(keeping.created, keeping.held ?? null, token);
  const savedToLocker = keeping.savedToLocker && !isRefused;
  return { ...keeping, savedToLocker, numberRecord: null, created, dueAt: null };
}
