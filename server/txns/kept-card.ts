/**
 * What a transaction shows of its card once what was owed for it is done. Pure.
 */
import { TokenizationStatus } from '../../generated/values.ts';
import type { CardToken } from '../tokens/token.ts';
import type { CardKeeping, ShownToken } from './card-keeping.ts';
import { shownStored } from './shown-token.ts';
import type { Txn } from './txn.ts';

/** The card's live token; null where it has none. */
export type LiveToken = CardToken | null;

/** What the locker has of the card. */
export interface KeptCard {
  readonly token: LiveToken;
  /** The customer was deleted meanwhile: nothing is kept for it. */
  readonly isErased: boolean;
}

/** How long to wait before looking again at a token that another payment has asked for. Milliseconds. */
const LOOK_AGAIN_MS = 5_000;

/** The name of the token that a payment asks for: the same each time, so that a step that is taken again asks for the same. */
export function tokenUidOf(txnUuid: string): string {
  return `ntk_${txnUuid.slice('txn_'.length)}`;
}

/**
 * The token to show as this payment's. The card may have one already, of which the customer has agreed once more; or it is
 * gone, and there will be none.
 */
function shownAfter(created: ShownToken, token: LiveToken, txnUuid: string): ShownToken {
  // Its own token tells by itself how it fares.
  const isOwn = token?.tokenUid === tokenUidOf(txnUuid);
  if (isOwn || created.status !== TokenizationStatus.INITIATED) return created;
  return token === null ? { ...created, status: TokenizationStatus.INACTIVE } : shownStored(token, created);
}

/** The transaction needs the number no more. It looks again where another payment's token is not settled yet. */
export function withKept({ txnUuid, keeping }: Txn, { token, isErased }: KeptCard, now: Date): CardKeeping {
  const created = keeping.created === null ? null : shownAfter(keeping.created, token, txnUuid);
  const isUnsettled = created !== keeping.created && created?.status === TokenizationStatus.INITIATED;
  const dueAt = isUnsettled ? new Date(now.getTime() + LOOK_AGAIN_MS) : null;
  const savedToLocker = keeping.savedToLocker && !isErased;
  return { ...keeping, savedToLocker, numberRecord: null, created, dueAt };
}
