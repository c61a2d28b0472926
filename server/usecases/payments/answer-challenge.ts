/**
 * Handles the customer's answer on the bank page. Each attempt is answered once, and only one attempt of an order at a
 * time moves money. The pages are in pages/.
 */
import { TxnStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import {
  expireOrder,
  failAuthentication,
  passAuthentication,
  type SettlePolicy,
  txnOf,
} from '../../domain/payments/settle.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { GatewayRegistry } from '../../gateways/registry.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { AuthorizeTxn } from './authorize-txn.ts';
import type { Change, Commit } from './commit-order.ts';

export type ChallengeAnswer = { readonly kind: 'password'; readonly text: string } | { readonly kind: 'cancel' };

/** `repeated`: the attempt was answered before. `busy`: another attempt is paying the order at the moment. */
export type ChallengeResult = { readonly kind: 'answered' | 'repeated' | 'busy'; readonly stored: StoredOrder };

export interface AnswerChallengeDeps {
  readonly commit: Commit;
  readonly gateways: GatewayRegistry;
  readonly limits: AttemptLimits;
  readonly authorizeTxn: AuthorizeTxn;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
}

export type AnswerChallenge = ReturnType<typeof createAnswerChallenge>;

export function createAnswerChallenge({
  commit,
  gateways,
  limits,
  authorizeTxn,
  policy,
  runtime,
}: AnswerChallengeDeps) {
  function storedOf(change: Change, fallback: StoredOrder): StoredOrder {
    return change.kind === 'unknown' ? fallback : change.stored;
  }

  async function pass(merchant: Merchant, before: StoredOrder, txn: Txn): Promise<ChallengeResult> {
    const claim = await commit.change(merchant, before.key, (order) =>
      passAuthentication(order, txn.txnUuid, policy, runtime.clock.now()),
    );
    if (claim.kind !== 'changed') {
      const stored = storedOf(claim, before);
      const stillOpen = txnOf(stored.order, txn.txnUuid)?.status === TxnStatus.PENDING_VBV;
      return { kind: stillOpen ? 'busy' : 'repeated', stored };
    }
    const claimed = txnOf(claim.stored.order, txn.txnUuid) ?? txn;
    return { kind: 'answered', stored: await authorizeTxn(merchant, claim.stored, claimed) };
  }

  /** Handles the answer to the challenge of one attempt. */
  return async function answerChallenge(
    merchant: Merchant,
    before: StoredOrder,
    txnUuid: string,
    answer: ChallengeAnswer,
  ): Promise<ChallengeResult> {
    const txn = txnOf(before.order, txnUuid);
    const now = runtime.clock.now();
    const gateway = txn === undefined ? null : gateways.find(txn.gateway);
    if (txn === undefined || txn.status !== TxnStatus.PENDING_VBV || txn.session === null || gateway === null) {
      return { kind: 'repeated', stored: before };
    }
    const fail = async (failure: Parameters<typeof failAuthentication>[2]): Promise<ChallengeResult> => {
      const change = await commit.change(merchant, before.key, (order) =>
        failAuthentication(order, txnUuid, failure, now),
      );
      if (change.kind !== 'changed') return { kind: 'repeated', stored: storedOf(change, before) };
      // The same answer may arrive several times at once; count one failure.
      if (failure.kind === 'refused') await limits.noteFailure(txn.card.fingerprint);
      return { kind: 'answered', stored: change.stored };
    };
    if (now >= before.order.expiresAt) {
      // The order has expired: expire it as a whole, so that its end is reported once.
      const change = await commit.change(merchant, before.key, (order) => expireOrder(order, now));
      return { kind: change.kind === 'changed' ? 'answered' : 'repeated', stored: storedOf(change, before) };
    }
    if (answer.kind === 'cancel') return fail({ kind: 'cancelled' });
    const outcome = await gateway.authenticate(txn.session, answer.text);
    if (outcome.kind === 'passed') return pass(merchant, before, txn);
    return fail({ kind: 'refused', refusal: outcome.refusal });
  };
}
