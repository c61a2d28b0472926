/**
 * Disputes of the simulated Adyen: a chargeback, its defence and its loss
 * (https://docs.adyen.com/risk-management/disputes-api/dispute-notifications).
 */
import type { DisputeRequest, Emit } from '../gateway.ts';
import type { Book, Payment } from './book.ts';
import type { EventCode } from './notifications.ts';

const DAYS_TO_DEFEND = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The schemes' codes of a payment that the cardholder did not make, with their names. */
const reasons: Readonly<Record<string, readonly [code: string, name: string]>> = {
  visa: ['10.4', 'Other Fraud-Card Absent Environment'],
  mc: ['4837', 'No Cardholder Authorization'],
  amex: ['F29', 'Card Not Present'],
};

type Stage = 'Undefended' | 'Won' | 'Lost';

function report(book: Book, payment: Payment, eventCode: EventCode, disputeStatus: Stage, code: string, emit: Emit) {
  const { pspReference: originalReference, dispute, order, captured } = payment;
  const [usualCode, usualName] = reasons[order.card.brand] ?? ['', 'Fraud'];
  const ends = new Date(book.environment.now().getTime() + DAYS_TO_DEFEND * DAY_MS);
  const additionalData = {
    chargebackReasonCode: code === '' ? usualCode : code,
    chargebackSchemeCode: order.card.brand,
    disputeStatus,
    modificationMerchantReferences: '',
    ...(disputeStatus === 'Undefended' && {
      defendable: 'true',
      defensePeriodEndsAt: ends.toISOString().replace(/\.\d+Z$/, '+00:00'),
    }),
  };
  const reason = code === '' || code === usualCode ? usualName : `Dispute reason ${code}`;
  const amount = { ...order.amount, value: captured };
  const pspReference = dispute?.pspReference ?? '';
  book.send(
    payment,
    { eventCode, success: true, reason, amount, pspReference, originalReference, additionalData },
    emit,
  );
}

/** Charges the payment back. Returns the dispute's `pspReference`; null when nothing is captured or a dispute exists. */
export function openDispute(book: Book, payment: Payment, reasonCode: string, emit: Emit): string | null {
  const { captured, pspReference: paymentId } = payment;
  if (captured === 0 || payment.dispute !== null) return null;
  const pspReference = book.newReference();
  payment.dispute = { pspReference, status: 'open' };
  book.environment.ledger.move(paymentId, { kind: 'chargeback', id: pspReference, reference: '', amount: captured });
  report(book, payment, 'NOTIFICATION_OF_CHARGEBACK', 'Undefended', reasonCode, emit);
  report(book, payment, 'CHARGEBACK', 'Undefended', reasonCode, emit);
  return pspReference;
}

/** Opens, wins or loses a dispute. A dispute that was won is lost by a second chargeback. */
export function changeDispute(book: Book, { payment: id, status }: DisputeRequest, emit: Emit): string | null {
  const payment = book.find(id);
  if (payment === undefined) return null;
  if (status === 'open') return openDispute(book, payment, '', emit);
  const { dispute, captured: amount, pspReference: paymentId } = payment;
  if (dispute === null || dispute.status === 'lost' || dispute.status === status) return null;
  const { ledger } = book.environment;
  const movement = { id: dispute.pspReference, reference: '', amount };
  const wasWon = dispute.status === 'won';
  dispute.status = status;
  if (status === 'won') {
    ledger.move(paymentId, { ...movement, kind: 'chargeback_returned' });
    report(book, payment, 'CHARGEBACK_REVERSED', 'Won', '', emit);
  } else if (wasWon) {
    ledger.move(paymentId, { ...movement, kind: 'chargeback' });
    report(book, payment, 'SECOND_CHARGEBACK', 'Lost', '', emit);
  } else {
    report(book, payment, 'DISPUTE_DEFENSE_PERIOD_ENDED', 'Lost', '', emit);
  }
  return dispute.pspReference;
}
