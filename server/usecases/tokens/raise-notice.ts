/**
 * Makes the sandbox network send a life-cycle notice for the token of a stored card.
 */
import { TokenizationStatus, type TokenNoticeKind } from '../../../generated/values.ts';
import type { SandboxNetwork } from '../../networks/sandbox/sandbox-network.ts';
import type { SavedCardStore } from '../../storage/cards.ts';

/** `off`: this process has no sandbox network. `refused`: the token is not provisioned yet, or has ended. */
export type RaisedNotice =
  | { readonly kind: 'raised' | 'unknown' | 'off' }
  | { readonly kind: 'refused'; readonly status: TokenizationStatus };

export type RaiseTokenNotice = (
  merchantId: string,
  cardReference: string,
  kind: TokenNoticeKind,
) => Promise<RaisedNotice>;

export interface RaiseNoticeDeps {
  readonly store: Pick<SavedCardStore, 'find'>;
  /** Null: this process has no sandbox network. */
  readonly sandbox: Pick<SandboxNetwork, 'raise'> | null;
  /** Wakes the token worker. */
  readonly notify: () => void;
}

const raisable: readonly TokenizationStatus[] = [TokenizationStatus.ACTIVE, TokenizationStatus.SUSPENDED];

export function createRaiseNotice({ store, sandbox, notify }: RaiseNoticeDeps): RaiseTokenNotice {
  return async (merchantId, cardReference, kind) => {
    if (sandbox === null) return { kind: 'off' };
    const token = (await store.find(merchantId, cardReference))?.card.token ?? null;
    if (token === null) return { kind: 'unknown' };
    if (!raisable.includes(token.status)) return { kind: 'refused', status: token.status };
    // The network may have ended the token before the service learns of it.
    if (!(await sandbox.raise(token.tokenUid, kind))) return { kind: 'refused', status: TokenizationStatus.INACTIVE };
    notify();
    return { kind: 'raised' };
  };
}
