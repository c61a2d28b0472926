/**
 * Authorizes the attempt that claims its order, and records the outcome. Safe to repeat: the gateway moves money once
 * per session.
 */

import type { Merchant } from '../../domain/merchants/merchant.ts';
import { type SettlePolicy, settleTxn } from '../../domain/payments/settle.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { AuthorizeOutcome, Gateway } from '../../domain/ports/gateway.ts';
import { type GatewayRegistry, gatewaySession } from '../../gateways/registry.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Commit } from './commit-order.ts';
import type { StoreCard } from './store-card.ts';

export interface AuthorizeTxnDeps {
  readonly commit: Commit;
  readonly gateways: GatewayRegistry;
  readonly limits: AttemptLimits;
  readonly storeCard: StoreCard;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly log: Log;
}

export type AuthorizeTxn = ReturnType<typeof createAuthorizeTxn>;

export function createAuthorizeTxn({ commit, gateways, limits, storeCard, policy, runtime, log }: AuthorizeTxnDeps) {
  async function ask(gateway: Gateway, session: string): Promise<AuthorizeOutcome> {
    try {
      return await gateway.authorize(session);
    } catch (error) {
      // Whether money moved is unknown: the reconciler asks the gateway later.
      log.error(
        { event: 'gateway.request.unanswered', err: error, gateway: gateway.name, request: 'authorization' },
        'A gateway did not answer; asking for the result later',
      );
      return { kind: 'pending' };
    }
  }

  /** Stores or forgets the card now; if that fails, the reconciler does it later. */
  async function storeCardSafely(merchant: Merchant, stored: StoredOrder, txnUuid: string): Promise<StoredOrder> {
    try {
      return await storeCard(merchant, stored, txnUuid);
    } catch (error) {
      log.error({ event: 'card.storage.failed', err: error }, 'Could not store the card of a payment; retrying later');
      return stored;
    }
  }

  /** Returns the order after the authorization. */
  return async function authorizeTxn(merchant: Merchant, stored: StoredOrder, txn: Txn): Promise<StoredOrder> {
    const { gateway, session } = gatewaySession(gateways, txn);
    const outcome = await ask(gateway, session);
    const refundId = shortId('rfd', runtime.random);
    const change = await commit.change(merchant, stored.key, (order) =>
      settleTxn(order, { txnUuid: txn.txnUuid, outcome, refundId }, policy, runtime.clock.now()),
    );
    if (outcome.kind === 'failed' && change.kind === 'changed') await limits.noteFailure(txn.card.fingerprint);
    return change.kind === 'unknown' ? stored : storeCardSafely(merchant, change.stored, txn.txnUuid);
  };
}
