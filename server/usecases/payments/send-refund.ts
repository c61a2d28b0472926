/**
 * Sends a refund that is due to its gateway, as often as it takes: until the gateway reports a result, or no longer recognizes
 * a repeated request. A refund whose credentials the gateway refuses waits for others.
 */
import { TxnStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { isForgotten, untilNextTry } from '../../domain/payments/next-try.ts';
import { type Order, type OrderRefund, txnOf } from '../../domain/payments/order.ts';
import { settleRequestedRefund } from '../../domain/payments/outside-refunds.ts';
import { beginSending, deferRefund, releaseOutcome } from '../../domain/payments/refunds.ts';
import type { SettlePolicy } from '../../domain/payments/settle.ts';
import type { RefundOutcome } from '../../domain/ports/gateway-connector.ts';
import type { Log } from '../../platform/log.ts';
import { type Runtime, shortId } from '../../platform/runtime.ts';
import type { AskGateway } from './ask-gateway.ts';
import type { Commit } from './commit-order.ts';
import type { GatewayAccounts } from './gateway-of-attempt.ts';

const unanswered: RefundOutcome = {
  kind: 'unclear',
  errorCode: 'refund_unanswered',
  errorMessage: 'The gateway has not reported the result of the refund. Look the payment up at the gateway.',
};

const noCredentials = {
  kind: 'unclear',
  errorMessage: 'The gateway refuses the credentials of a deleted configuration. Refund the payment at the gateway.',
} as const;

export interface SendRefundDeps {
  readonly commit: Commit;
  readonly accounts: GatewayAccounts;
  readonly askGateway: AskGateway;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly log: Pick<Log, 'error'>;
}

/** Sends a refund of the order with this key, and records the result. */
export type SendRefund = (merchant: Merchant, key: string, order: Order, refund: OrderRefund) => Promise<void>;

export function createSendRefund(deps: SendRefundDeps): SendRefund {
  const { commit, accounts, askGateway, policy, runtime, log } = deps;

  return async (merchant, key, order, { id: refundId, money, txnUuid, sentAt, createdAt }) => {
    const txn = txnOf(order, txnUuid);
    if (txn === undefined) return;
    const begunAt = runtime.clock.now();
    const retryAt = new Date(begunAt.getTime() + untilNextTry(policy.reconcileAfterMs, sentAt ?? createdAt, begunAt));
    const begun = await commit.change(merchant, key, (latest) => beginSending(latest, refundId, retryAt, begunAt));
    if (begun.kind !== 'changed') return;
    const otherId = shortId('rfd', runtime.random);
    const settle = (outcome: RefundOutcome) =>
      commit.change(merchant, key, (latest) =>
        settleRequestedRefund(latest, { refundId, otherId, outcome }, runtime.clock.now()),
      );
    const { connector, account, attempt } = accounts.ofAttempt(merchant, txn);
    const { capabilities } = connector;
    const firstSentAt = sentAt ?? begunAt;
    const isLate = isForgotten(capabilities, firstSentAt, begunAt);
    const wasHeld = txn.status === TxnStatus.AUTO_REFUNDED && txn.hold !== undefined;
    if (isLate && !capabilities.repeatable.includes(wasHeld ? 'void' : 'refund'))
      return void (await settle(unanswered));

    const request = { id: refundId, money, sentAt: firstSentAt };
    const about = { order, txnUuid };
    const outcome = await askGateway<RefundOutcome>(connector, 'refund', about, { kind: 'pending' }, async () =>
      wasHeld
        ? releaseOutcome(await connector.void(account, attempt, request), runtime.clock.now())
        : connector.refund(account, attempt, request),
    );
    if (outcome.kind !== 'pending') return void (await settle(outcome));
    const { merchantId } = merchant;
    const facts = { merchantId, gateway: txn.gateway, gatewayConfigId: txn.gatewayConfigId, txnUuid, refundId };
    const { refusedWith } = outcome;
    const config = merchant.gateways.find(({ gatewayConfigId }) => gatewayConfigId === txn.gatewayConfigId);
    if (refusedWith !== undefined && (config === undefined || config.deletedAt !== undefined)) {
      await settle({ ...noCredentials, errorCode: refusedWith });
    } else if (refusedWith !== undefined) {
      log.error(
        { event: 'gateway.credentials.refused', ...facts, request: 'refund', gatewayCode: refusedWith },
        'A gateway refuses the credentials of a configuration; a refund waits for working ones',
      );
      const refused = { refundId, begunAt, gatewayCode: refusedWith };
      await commit.change(merchant, key, (latest) => deferRefund(latest, refused, runtime.clock.now()));
    } else if (isLate) {
      const openFor = begunAt.getTime() - firstSentAt.getTime();
      log.error(
        { event: 'gateway.refund.missing', ...facts, openFor },
        'A gateway has not reported the result of a refund; look the payment up at the gateway',
      );
    }
  };
}
