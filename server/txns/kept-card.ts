/**
 * What a transaction shows of its card once what was owed for it is done. Pure.
 */
import { TokenizationStatus } from '../../generated/values.ts';
import type { SharedToken } from '../tokens/share-token.ts';
import type { CardKeeping, ShownToken } from './card-keeping.ts';
import { shownStored } from './shown-token.ts';
import type { Txn } from './txn.ts';

/** What the card's token is to the payment. `own`: born of it, and tells by itself how it fares. */
export type FoundToken = SharedToken | { readonly kind: 'own' };

/** What the locker has of the card. */
export interface KeptCard {
  readonly token: FoundToken;
  /** The customer was deleted meanwhile: nothing is kept for it. */
  readonly isErased: boolean;
}

/** The name of the token that a payment asks for: the same each time, so that a step that is taken again asks for the same. */
export function tokenUidOf(txnUuid: string): string {
  return `ntk_${txnUuid.slice('txn_'.length)}`;
}

/**
 * The token to show as this payment's. The card may have one already, of which the customer has agreed once more; or it is
 * gone, and there will be none.
 */
function shownAfter(created: ShownToken, found: FoundToken): ShownToken | null {
  // What has been told of the token since is newer than what was found.
  if (created.status !== TokenizationStatus.INITIATED) return created;
  switch (found.kind) {
    case 'own':
      return created;
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
export function withKept({ keeping }: Txn, { token, isErased }: KeptCard): CardKeeping {
  const created = keeping.created === null ? null : shownAfter(keeping.created, token);
  const savedToLocker = keeping.savedToLocker && !isErased;
  return { ...keeping, savedToLocker, numberRecord: null, created, dueAt: null };
}
