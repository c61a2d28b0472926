/**
 * The card-storage plan after it was carried out. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { TokenizationStatus } from '../../../generated/values.ts';
import {
  type CardStoragePlan,
  firstToken,
  type ShownToken,
  shownStored,
} from '../../domain/payments/card-storage-plan.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { SharedToken } from '../tokens/share-token.ts';

/** `own`: created by this payment, and reports its own changes. */
export type FoundToken = SharedToken | { readonly kind: 'own' };

/** The result of storing the card. */
export interface StoredCardResult {
  readonly token: FoundToken;
  /** The locker refused the card: the customer was deleted in the meantime, or has the maximum number of cards. */
  readonly isRefused: boolean;
}

/** The id of a payment's token. Derived from the transaction, so that a retry requests the same token. */
export function tokenUidOf(txnUuid: string): string {
  return `ntk_${txnUuid.slice('txn_'.length)}`;
}

/**
 * The token to show for this payment. The card may already have one, to which the customer has consented again, or it
 * is gone, and there will be none.
 */
function shownAfter(created: ShownToken, held: ShownToken | null, found: FoundToken): ShownToken | null {
  // Changes reported since then are newer than `found`.
  const before = held ?? firstToken(created, created.fingerprint);
  if (!isDeepStrictEqual(created, before)) return created;
  switch (found.kind) {
    case 'own':
      return firstToken(created, created.fingerprint);
    case 'shared':
      return shownStored(found.token, created);
    case 'gone':
      return { ...created, status: TokenizationStatus.INACTIVE };
    // A token whose changes are not reported here is not shown.
    case 'full':
      return null;
    default:
      return found satisfies never;
  }
}

/** The plan after it was carried out. The transaction no longer needs the number. */
export function withStoredCard({ keeping }: Txn, { token, isRefused }: StoredCardResult): CardStoragePlan {
  const created = keeping.created === null ? null : shownAfter(keeping.created, keeping.held ?? null, token);
  const savedToLocker = keeping.savedToLocker && !isRefused;
  return { ...keeping, savedToLocker, numberRecord: null, created, dueAt: null };
}
