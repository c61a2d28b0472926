/**
 * Composes the transaction module: start, challenge and consent, card storage, and capture or void.
 */

import type { TokenNetworks, TokenRequestorOf } from '../domain/cards/token-network.ts';
import type { SettlePolicy } from '../domain/payments/settle.ts';
import type { Sealer } from '../domain/ports/sealed.ts';
import type { GatewayRegistry } from '../gateways/registry.ts';
import type { Log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { OrderStore } from '../storage/orders.ts';
import type { OrderCustomers } from '../usecases/customers/order-customer.ts';
import { createAnswerChallenge } from '../usecases/payments/answer-challenge.ts';
import { createAnswerConsent } from '../usecases/payments/answer-consent.ts';
import type { AttemptLimits } from '../usecases/payments/attempt-limits.ts';
import { createAuthorizeTxn } from '../usecases/payments/authorize-txn.ts';
import { createBeginAtGateway } from '../usecases/payments/begin-at-gateway.ts';
import type { Commit } from '../usecases/payments/commit-order.ts';
import { createEndHold } from '../usecases/payments/end-hold.ts';
import { CRYPTOGRAM_MS, createPayStored } from '../usecases/payments/pay-stored.ts';
import { createReadPayingCard, type PayingCardDeps } from '../usecases/payments/paying-card.ts';
import { createPlanCardStorage } from '../usecases/payments/plan-card-storage.ts';
import { createStartTxn } from '../usecases/payments/start-txn.ts';
import { createStoreCard } from '../usecases/payments/store-card.ts';
import type { ShareToken } from '../usecases/tokens/share-token.ts';
import type { NumberStore } from '../vault/number-store.ts';

export interface TxnsParts extends Omit<PayingCardDeps, 'clock' | 'payStored'> {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly gateways: GatewayRegistry;
  readonly sealer: Sealer;
  readonly numbers: NumberStore;
  readonly networks: TokenNetworks;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly shareToken: ShareToken;
  readonly orderCustomers: OrderCustomers;
  readonly limits: AttemptLimits;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly log: Log;
}

export function createTxnModule(parts: TxnsParts) {
  const storeCard = createStoreCard(parts);
  const authorizeTxn = createAuthorizeTxn({ ...parts, storeCard });
  const startTxn = createStartTxn({
    ...parts,
    readPayingCard: createReadPayingCard({
      ...parts,
      payStored: createPayStored({ ...parts, cryptogramMs: CRYPTOGRAM_MS }),
      clock: parts.runtime.clock,
    }),
    planCardStorage: createPlanCardStorage(parts),
    beginAtGateway: createBeginAtGateway(parts),
    authorizeTxn,
  });
  const answerChallenge = createAnswerChallenge({ ...parts, authorizeTxn });
  const answerConsent = createAnswerConsent(parts);
  const endHold = createEndHold(parts);
  return { startTxn, storeCard, answerChallenge, answerConsent, endHold };
}
