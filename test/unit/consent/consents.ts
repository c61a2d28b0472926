/** Consent sent with the call and stored with its attempt, as starting a transaction does. */
import type { TxnDraft } from '../../../server/domain/payments/attempt.ts';
import type { Decision } from '../../../server/domain/payments/order.ts';

export function withConsent(decision: Decision, txn: TxnDraft, choice: 'given' | 'declined', at: Date): Decision {
  if (decision.kind !== 'step') return decision;
  const { txnUuid, card, keeping } = txn;
  const consent = {
    id: `cns_of_${txnUuid}`,
    txnUuid,
    choice,
    via: 'merchant',
    textVersion: '',
    customerReference: keeping.customerReference,
    lastFour: card.lastFour,
    address: '192.0.2.1',
    userAgent: '',
    at,
  } as const;
  return { ...decision, order: { ...decision.order, consents: [...decision.order.consents, consent] } };
}
