/**
 * Continues an attempt when its customer returns from the bank or cancels there. Each attempt continues once, and only
 * one attempt of an order at a time asks its gateway. The pages are in pages/attempt/.
 */
import { TxnStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { actionOf, expireOrder, failAuthentication } from '../../domain/payments/authentication.ts';
import { txnOf } from '../../domain/payments/order.ts';
import { claimForResult, type SettlePolicy } from '../../domain/payments/settle.ts';
import type { ResumeOutcome } from '../../domain/ports/gateway-connector.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { AskGateway } from './ask-gateway.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Change, Commit } from './commit-order.ts';
import type { GatewayAccounts } from './gateway-of-attempt.ts';
import type { SettleAttempt } from './settle-attempt.ts';

export type CustomerReturn =
  /** With the parameters of the return URL, or of the sandbox's bank page. */
  { readonly kind: 'returned'; readonly parameters: Readonly<Record<string, string>> } | { readonly kind: 'cancelled' };

/**
 * `repeated`: the attempt was continued before. `busy`: another attempt is paying the order at the moment. `not_asked`: the
 * gateway could not be asked for the result; call again with the same parameters.
 */
export type ContinueResult = {
  readonly kind: 'continued' | 'repeated' | 'busy' | 'not_asked';
  readonly stored: StoredOrder;
};

export interface ContinueAttemptDeps {
  readonly commit: Commit;
  readonly limits: Pick<AttemptLimits, 'admitAttempt'>;
  readonly accounts: GatewayAccounts;
  readonly askGateway: AskGateway;
  readonly settleAttempt: SettleAttempt;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
}

export type ContinueAttempt = ReturnType<typeof createContinueAttempt>;

export function createContinueAttempt(deps: ContinueAttemptDeps) {
  const { commit, limits, accounts, askGateway, settleAttempt, policy, runtime } = deps;

  function storedOf(change: Change, fallback: StoredOrder): StoredOrder {
    return change.kind === 'unknown' ? fallback : change.stored;
  }

  function resultOf(change: Change, before: StoredOrder): ContinueResult {
    return { kind: change.kind === 'changed' ? 'continued' : 'repeated', stored: storedOf(change, before) };
  }

  /** Asks the gateway for the result, once the attempt has claimed its order. */
  async function resume(
    merchant: Merchant,
    before: StoredOrder,
    txnUuid: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<ContinueResult> {
    const waiting = txnOf(before.order, txnUuid);
    if (waiting === undefined) return { kind: 'repeated', stored: before };
    const action = actionOf(waiting);
    const admitted = await limits.admitAttempt(`${before.key}:return`);
    if (admitted.kind === 'limited') return { kind: 'not_asked', stored: before };
    const claim = await commit.change(merchant, before.key, (order) =>
      claimForResult(order, txnUuid, policy, runtime.clock.now()),
    );
    const stored = storedOf(claim, before);
    const txn = txnOf(stored.order, txnUuid);
    if (claim.kind !== 'changed' || txn === undefined) {
      return { kind: txn?.status === TxnStatus.PENDING_VBV ? 'busy' : 'repeated', stored };
    }
    const { connector, account, attempt } = accounts.ofAttempt(merchant, txn);
    const open: ResumeOutcome = { kind: 'pending', reference: null };
    const about = { order: stored.order, txnUuid };
    const outcome = await askGateway(connector, 'result', about, open, () =>
      connector.resume(account, attempt, parameters),
    );
    const isWaiting = outcome.kind === 'not_resumed' || outcome.kind === 'not_asked';
    const settled = isWaiting ? ({ kind: 'action', action, reference: null } as const) : outcome;
    const kind = outcome.kind === 'not_asked' ? 'not_asked' : 'continued';
    return { kind, stored: await settleAttempt(merchant, stored, txnUuid, settled) };
  }

  return async function continueAttempt(
    merchant: Merchant,
    before: StoredOrder,
    txnUuid: string,
    customer: CustomerReturn,
  ): Promise<ContinueResult> {
    const now = runtime.clock.now();
    if (txnOf(before.order, txnUuid)?.status !== TxnStatus.PENDING_VBV) return { kind: 'repeated', stored: before };
    if (now >= before.order.expiresAt) {
      // Expire the order as a whole, so that its end is reported once.
      return resultOf(await commit.change(merchant, before.key, (order) => expireOrder(order, now)), before);
    }
    if (customer.kind === 'returned') return resume(merchant, before, txnUuid, customer.parameters);
    const change = await commit.change(merchant, before.key, (order) =>
      failAuthentication(order, txnUuid, { kind: 'cancelled' }, now),
    );
    return resultOf(change, before);
  };
}
