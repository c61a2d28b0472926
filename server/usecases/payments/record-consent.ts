/**
 * Writes down a customer's answer on the consent page, and lets the payment go on. The first answer counts. Pure.
 */
import { TxnStatus } from '../../../generated/values.ts';
import type { Consent } from '../../domain/payments/consent.ts';
import { type Decision, noChange, type Order, step } from '../../domain/payments/order.ts';

/** The order with the answer, which belongs to a transaction that still waits for it. */
export function recordConsent(order: Order, consent: Consent, now: Date): Decision {
  const txn = order.txns.find((item) => item.txnUuid === consent.txnUuid);
  if (txn === undefined || txn.status !== TxnStatus.PENDING_VBV || txn.keeping.consent !== 'awaited') return noChange;
  if (now >= order.expiresAt) return noChange;
  const answered = { ...txn, keeping: { ...txn.keeping, consent: consent.choice }, updatedAt: now };
  const txns = order.txns.map((item) => (item.txnUuid === txn.txnUuid ? answered : item));
  return step({ ...order, txns, consents: [...order.consents, consent], updatedAt: now });
}
