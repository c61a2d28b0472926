/**
 * Captures or voids a hold: records the request, calls the gateway, records the outcome. After a crash in between, the
 * reconciler repeats the call with the same id.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { type HoldAction, pendingAction } from '../../domain/payments/hold.ts';
import { type HoldRequest, type HoldVerdict, judgeHold, settleHold } from '../../domain/payments/holds.ts';
import { isForgotten } from '../../domain/payments/next-try.ts';
import { noChange, type Order, step, txnOf } from '../../domain/payments/order.ts';
import type { SettlePolicy } from '../../domain/payments/settle.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { HoldEndOutcome } from '../../domain/ports/gateway-connector.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { AskGateway } from './ask-gateway.ts';
import type { Commit } from './commit-order.ts';
import type { GatewayAccounts } from './gateway-of-attempt.ts';

export interface EndHoldDeps {
  readonly commit: Commit;
  readonly accounts: GatewayAccounts;
  readonly askGateway: AskGateway;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
}

/** `stored`: the order after the request. */
export type EndHoldResult =
  | { readonly kind: 'done' | 'repeated'; readonly stored: StoredOrder }
  | Extract<HoldVerdict, { readonly kind: 'refused' | 'unknown' }>;

export type EndHold = ReturnType<typeof createEndHold>;

export function createEndHold({ commit, accounts, askGateway, policy, runtime }: EndHoldDeps) {
  function ask(
    merchant: Merchant,
    order: Order,
    txn: Txn,
    { id, kind, money, askedAt }: HoldAction,
  ): Promise<HoldEndOutcome> {
    const { connector, account, attempt } = accounts.ofAttempt(merchant, txn);
    const { capabilities } = connector;
    // A notification decides: of this request, or of what a person does at the gateway.
    if (isForgotten(capabilities, askedAt, runtime.clock.now()) && !capabilities.repeatable.includes(kind)) {
      return Promise.resolve({ kind: 'pending' });
    }
    return askGateway<HoldEndOutcome>(connector, kind, { order, txnUuid: txn.txnUuid }, { kind: 'pending' }, () =>
      kind === 'capture'
        ? connector.capture(account, attempt, { id, money })
        : connector.void(account, attempt, { id, money }),
    );
  }

  /** Calls the gateway for the pending action. Returns the order after it. */
  async function finish(merchant: Merchant, stored: StoredOrder, txnUuid: string): Promise<StoredOrder> {
    const txn = txnOf(stored.order, txnUuid);
    const action = pendingAction(txn?.hold);
    if (txn === undefined || action === undefined) return stored;
    const outcome = await ask(merchant, stored.order, txn, action);
    const change = await commit.change(merchant, stored.key, (order) =>
      settleHold(order, txnUuid, action.id, outcome, policy, runtime.clock.now()),
    );
    return change.kind === 'unknown' ? stored : change.stored;
  }

  return {
    finish,

    /** Requests a capture or void, and calls the gateway for it. */
    async request(
      merchant: Merchant,
      orderKey: string,
      txnUuid: string,
      wanted: Omit<HoldRequest, 'id'>,
    ): Promise<EndHoldResult> {
      const request = { ...wanted, id: shortId('hld', runtime.random) };
      const now = runtime.clock.now();
      const change = await commit.change(merchant, orderKey, (order) => {
        const verdict = judgeHold(order, txnUuid, request, policy, now);
        return verdict.kind === 'begun' ? step(verdict.order) : noChange;
      });
      if (change.kind === 'unknown') return change;
      if (change.kind === 'changed') return { kind: 'done', stored: await finish(merchant, change.stored, txnUuid) };
      const verdict = judgeHold(change.stored.order, txnUuid, request, policy, now);
      if (verdict.kind === 'begun') throw new Error('An accepted capture or void was not recorded.');
      return verdict.kind === 'repeated' ? { kind: 'repeated', stored: change.stored } : verdict;
    },
  };
}
