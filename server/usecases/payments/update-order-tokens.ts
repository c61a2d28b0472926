/**
 * Updates the token shown in an order: the one created by the order's payment, or a later one of the same card. Raises
 * no order event: the token has its own events.
 */

import type { CardToken } from '../../domain/cards/token.ts';
import type { ShownToken } from '../../domain/payments/card-storage-plan.ts';
import { type Decision, noChange, type Order, replaceTxn, step } from '../../domain/payments/order.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { TokenSettled } from '../tokens/run-task.ts';
import type { Commit } from './commit-order.ts';

export interface UpdateOrderTokensDeps {
  readonly commit: Commit;
  readonly merchants: Pick<MerchantDirectory, 'byId'>;
}

/** The token created by a transaction, with its current state. */
function shownNow(created: ShownToken, token: CardToken): ShownToken {
  const { status, lastFour, isin, expiryMonth, expiryYear, par } = token;
  return { ...created, status, lastFour, isin, expiryMonth, expiryYear, par };
}

function isShown(created: ShownToken, shown: ShownToken): boolean {
  return created.status === shown.status && created.lastFour === shown.lastFour && created.par === shown.par;
}

function showToken(order: Order, txnUuid: string, token: CardToken): Decision {
  const txn = order.txns.find((item) => item.txnUuid === txnUuid);
  const created = txn?.keeping.created ?? null;
  if (txn === undefined || created === null) return noChange;
  const shown = shownNow(created, token);
  if (isShown(created, shown)) return noChange;
  const after = { ...txn, keeping: { ...txn.keeping, created: shown } };
  return step(replaceTxn(order, after));
}

export function createUpdateOrderTokens({ commit, merchants }: UpdateOrderTokensDeps): TokenSettled {
  return async (orderKey, txnUuid, token) => {
    const merchant = await merchants.byId(orderKey.slice(0, orderKey.indexOf(':')));
    if (merchant === null) return;
    await commit.change(merchant, orderKey, (order) => showToken(order, txnUuid, token));
  };
}
