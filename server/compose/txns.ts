/**
 * Composes the transaction module: start, challenge and consent, card storage, and capture or void.
 */

import type { TokenNetworks, TokenRequestorOf } from '../domain/cards/token-network.ts';
import type { SettlePolicy } from '../domain/payments/settle.ts';
import type { GatewayCircuits } from '../gateways/circuit.ts';
import type { GatewayRegistry } from '../gateways/registry.ts';
import type { Log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime.ts';
import { type Tracing, traceSteps } from '../platform/tracing.ts';
import type { OrderStore } from '../storage/orders.ts';
import type { OrderCustomers } from '../usecases/customers/order-customer.ts';
import { createAnswerConsent } from '../usecases/payments/answer-consent.ts';
import { createAskGateway } from '../usecases/payments/ask-gateway.ts';
import type { AttemptLimits } from '../usecases/payments/attempt-limits.ts';
import type { Commit } from '../usecases/payments/commit-order.ts';
import { createContinueAttempt } from '../usecases/payments/continue-attempt.ts';
import { createEndHold } from '../usecases/payments/end-hold.ts';
import type { GatewayAccounts } from '../usecases/payments/gateway-of-attempt.ts';
import { createNoteDecline, type DeclineMetrics } from '../usecases/payments/note-decline.ts';
import { createPayAtGateway } from '../usecases/payments/pay-at-gateway.ts';
import { CRYPTOGRAM_MS, createPayStored } from '../usecases/payments/pay-stored.ts';
import { createReadPayingCard, type PayingCardDeps } from '../usecases/payments/paying-card.ts';
import { createPlanCardStorage } from '../usecases/payments/plan-card-storage.ts';
import { createSettleAttempt } from '../usecases/payments/settle-attempt.ts';
import { createStartTxn } from '../usecases/payments/start-txn.ts';
import { createStoreCard } from '../usecases/payments/store-card.ts';
import { traceGatewayRequests } from '../usecases/payments/trace-payments.ts';
import type { ShareToken } from '../usecases/tokens/share-token.ts';
import type { NumberStore } from '../vault/number-store.ts';

export interface TxnsParts extends Omit<PayingCardDeps, 'clock' | 'payStored'> {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly gateways: GatewayRegistry;
  readonly circuits: Pick<GatewayCircuits, 'isOpen'>;
  readonly accounts: GatewayAccounts;
  readonly numbers: NumberStore;
  readonly networks: TokenNetworks;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly shareToken: ShareToken;
  readonly orderCustomers: OrderCustomers;
  readonly limits: AttemptLimits;
  readonly metrics: DeclineMetrics;
  readonly policy: SettlePolicy;
  readonly publicBaseUrl: string;
  readonly runtime: Runtime;
  readonly log: Log;
  readonly tracing: Tracing | undefined;
}

export function createTxnModule(parts: TxnsParts) {
  const traced = traceSteps(parts.tracing);
  const storeCard = traced('store card', createStoreCard(parts));
  const askGateway = traceGatewayRequests(createAskGateway(parts), parts.tracing);
  const noteDecline = createNoteDecline(parts);
  const settleAttempt = createSettleAttempt({ ...parts, noteDecline, storeCard });
  const calls = { ...parts, askGateway, settleAttempt };
  const startDeps = {
    ...parts,
    readPayingCard: createReadPayingCard({
      ...parts,
      payStored: createPayStored({ ...parts, cryptogramMs: CRYPTOGRAM_MS }),
      clock: parts.runtime.clock,
    }),
    planCardStorage: createPlanCardStorage(parts),
    payAtGateway: createPayAtGateway(calls),
  };
  const startTxn = traced('start transaction', createStartTxn(startDeps));
  const continueAttempt = traced('continue attempt', createContinueAttempt(calls));
  const answerConsent = traced('answer consent', createAnswerConsent(parts));
  const holds = createEndHold(calls);
  const endHold = { ...holds, request: traced('end hold', holds.request) };
  return { startTxn, storeCard, continueAttempt, answerConsent, endHold, askGateway, settleAttempt, noteDecline };
}
