/**
 * Puts the room of transactions together: how one starts, what its customer answers, what becomes of its card, and
 * how held money is taken or let go.
 */

import { createAnswerConsent } from '../consent/answer-consent.ts';
import type { OrderCustomers } from '../customers/order-customer.ts';
import type { GatewayRegistry } from '../gateways/registry.ts';
import type { Log } from '../http/log.ts';
import type { Commit } from '../orders/commit.ts';
import type { SettlePolicy } from '../orders/settle.ts';
import type { OrderStore } from '../orders/store.ts';
import type { Runtime } from '../runtime.ts';
import type { TokenNetworks } from '../tokens/network.ts';
import type { ShareToken } from '../tokens/share-token.ts';
import type { TokenRequestorOf } from '../tokens/token-requestor.ts';
import type { NumberStore } from '../vault/number-store.ts';
import type { Sealer } from '../vault/sealed.ts';
import { createAnswerChallenge } from './answer-challenge.ts';
import { createAuthorizeTxn } from './authorize-txn.ts';
import { createDraftTxn } from './draft-txn.ts';
import { createEndHold } from './end-hold.ts';
import { createKeepCard } from './keep-card.ts';
import type { AttemptLimits } from './limits/attempt-limits.ts';
import { CRYPTOGRAM_MS, createPayStored } from './pay-stored.ts';
import { createReadPayingCard, type PayingCardDeps } from './paying-card.ts';
import { createPlanKeeping } from './plan-keeping.ts';
import { createStartTxn } from './start-txn.ts';

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

export function assembleTxns(parts: TxnsParts) {
  const keepCard = createKeepCard(parts);
  const authorizeTxn = createAuthorizeTxn({ ...parts, keepCard });
  const startTxn = createStartTxn({
    ...parts,
    readPayingCard: createReadPayingCard({
      ...parts,
      payStored: createPayStored({ ...parts, cryptogramMs: CRYPTOGRAM_MS }),
      clock: parts.runtime.clock,
    }),
    planKeeping: createPlanKeeping(parts),
    draftTxn: createDraftTxn(parts),
    authorizeTxn,
  });
  const answerChallenge = createAnswerChallenge({ ...parts, authorizeTxn });
  const answerConsent = createAnswerConsent(parts);
  const endHold = createEndHold(parts);
  return { startTxn, keepCard, answerChallenge, answerConsent, endHold };
}
