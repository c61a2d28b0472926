/**
 * Records the customer's answer on the consent page, once per transaction.
 */

import { TxnStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { storagePlanAfterConsent } from '../../domain/payments/card-storage-plan.ts';
import type { Consent } from '../../domain/payments/consent.ts';
import { type Decision, noChange, type Order, step, txnOf } from '../../domain/payments/order.ts';

import type { Runtime } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { Commit } from './commit-order.ts';

/** Adds the answer to the order, if its transaction still waits for it. */
export function recordConsent(order: Order, consent: Consent, now: Date): Decision {
  const txn = order.txns.find((item) => item.txnUuid === consent.txnUuid);
  if (txn === undefined || txn.status !== TxnStatus.PENDING_VBV || txn.keeping.consent !== 'awaited') return noChange;
  if (now >= order.expiresAt) return noChange;
  const answered = { ...txn, keeping: storagePlanAfterConsent(txn.keeping, consent.choice), updatedAt: now };
  const txns = order.txns.map((item) => (item.txnUuid === txn.txnUuid ? answered : item));
  return step({ ...order, txns, consents: [...order.consents, consent], updatedAt: now });
}

/** The customer's choice, the text's version, and where it came from. */
export type ConsentAnswer = Pick<Consent, 'choice' | 'textVersion' | 'address' | 'userAgent'>;

/** `repeated`: it was answered before, or the transaction no longer waits for an answer. */
export interface ConsentResult {
  readonly kind: 'answered' | 'repeated';
  readonly stored: StoredOrder;
}

export interface AnswerConsentDeps {
  readonly commit: Commit;
  readonly runtime: Runtime;
}

export type AnswerConsent = ReturnType<typeof createAnswerConsent>;

export function createAnswerConsent({ commit, runtime }: AnswerConsentDeps) {
  /** Records the answer for one attempt of the order. */
  return async function answerConsent(
    merchant: Merchant,
    before: StoredOrder,
    txnUuid: string,
    answer: ConsentAnswer,
  ): Promise<ConsentResult> {
    const id = newConsentId(runtime);
    const change = await commit.change(merchant, before.key, (order) => {
      const now = runtime.clock.now();
      const txn = txnOf(order, txnUuid);
      const consent: Consent = {
        ...answer,
        id,
        txnUuid,
        via: 'page',
        customerReference: txn?.keeping.customerReference ?? '',
        lastFour: txn?.card.lastFour ?? '',
        at: now,
      };
      return recordConsent(order, consent, now);
    });
    if (change.kind === 'unknown') return { kind: 'repeated', stored: before };
    return { kind: change.kind === 'changed' ? 'answered' : 'repeated', stored: change.stored };
  };
}

/** The id of a new consent record. */
export function newConsentId({ random }: Pick<Runtime, 'random'>): string {
  return `cns_${random.bytes(16).toString('hex')}`;
}
