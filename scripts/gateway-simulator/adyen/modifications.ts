/**
 * Captures, cancellations, refunds and reversals of the simulated Adyen. Each is answered "received"; its result comes by notification.
 */
import type { Emit } from '../gateway.ts';
import { type Book, LATER_MS, type Payment } from './book.ts';
import { openDispute } from './disputes.ts';
import { type AdyenEvent, type EventCode, notificationOf } from './notifications.ts';
import { AdyenError, type Amount } from './requests.ts';
import { laterFailureOf } from './test-cards.ts';

interface Refund {
  readonly payment: Payment;
  readonly pspReference: string;
  readonly reference: string;
  readonly amount: Amount;
  failed: boolean;
}

/** `reference`: the merchant's own of the modification, empty for none. Each returns the modification's `pspReference`. */
export interface Modifications {
  capture(payment: Payment, amount: Amount, reference: string, emit: Emit): string;
  cancel(payment: Payment, reference: string, emit: Emit): string;
  refund(payment: Payment, amount: Amount, reference: string, emit: Emit): string;
  /** Refunds what is captured, or cancels what is not. */
  reverse(payment: Payment, reference: string, emit: Emit): string;
  cancelByReference(merchantAccount: string, paymentReference: string, emit: Emit): string;
  /** Fails a refund that succeeded. False when there is none with this id. */
  failRefund(id: string, eventCode: 'REFUND_FAILED' | 'REFUNDED_REVERSED', emit: Emit): boolean;
}

const NO_BALANCE = 'Insufficient balance on payment';

/** The payment that a modification names in its path. */
export function paymentOf(book: Book, pspReference: string, merchantAccount: string): Payment {
  const payment = book.payments.get(pspReference);
  if (payment?.order.merchantAccount !== merchantAccount) {
    throw new AdyenError(422, '167', 'Original pspReference required for this operation');
  }
  return payment;
}

const failureOf = ({ order }: Payment) => laterFailureOf(order.card.holderName);

/** Whether captures of this payment succeed first and fail later. */
export const captureFails = (payment: Payment): boolean => failureOf(payment) === 'capture failed';

/** Plans what goes wrong after a capture: the capture itself, or a chargeback. */
export function planFailureAfterCapture(book: Book, payment: Payment, capture: Partial<AdyenEvent>): void {
  const failure = failureOf(payment);
  const { later } = book.environment;
  if (captureFails(payment)) {
    const failed = { ...capture, eventCode: 'CAPTURE_FAILED', success: true, reason: 'Capture Failed' } as const;
    later(LATER_MS, (emit) => book.send(payment, failed, emit));
  } else if (typeof failure === 'object' && failure !== null) {
    later(LATER_MS, (emit) => openDispute(book, payment, failure.chargeback, emit));
  }
}

export function createModifications(book: Book): Modifications {
  const { ledger, now, later } = book.environment;
  const refunds: Refund[] = [];

  /** Sends the result. `problem`: why it failed; empty when it succeeded. */
  function report(
    payment: Payment,
    event: { eventCode: EventCode } & Partial<AdyenEvent>,
    problem: string,
    emit: Emit,
  ) {
    const { pspReference: originalReference } = payment;
    book.send(payment, { originalReference, success: problem === '', reason: problem, ...event }, emit);
  }

  function capture(payment: Payment, amount: Amount, merchantReference: string, emit: Emit): string {
    const pspReference = book.newReference();
    const { pspReference: id, order } = payment;
    const covered = amount.currency === order.amount.currency && amount.value <= payment.held && payment.held > 0;
    const event = { amount, pspReference, merchantReference, originalReference: id };
    report(payment, { ...event, eventCode: 'CAPTURE' }, covered ? '' : NO_BALANCE, emit);
    if (!covered) return pspReference;
    if (!captureFails(payment)) {
      ledger.move(id, { kind: 'capture', id: pspReference, reference: merchantReference, amount: amount.value });
      const rest = payment.held - amount.value;
      if (rest > 0) ledger.move(id, { kind: 'release', id, reference: '', amount: rest });
      ledger.state(id, 'charged');
      payment.held = 0;
      payment.captured = amount.value;
    }
    planFailureAfterCapture(book, payment, event);
    return pspReference;
  }

  /** Releases the hold. Returns why it cannot; empty when it did. */
  function release(payment: Payment, reference: string): string {
    const { pspReference: id, held, captured, stage } = payment;
    if (captured > 0) return 'Transaction has been captured, cancel not possible';
    if (stage !== 'authorised' && stage !== 'pending') return 'Transaction is not authorised, cancel not possible';
    if (held > 0) ledger.move(id, { kind: 'release', id, reference, amount: held });
    ledger.state(id, 'cancelled');
    payment.held = 0;
    payment.stage = 'cancelled';
    return '';
  }

  /** Moves the money back. Returns why it cannot; empty when it did. */
  function giveBack(payment: Payment, refund: Omit<Refund, 'failed' | 'payment'>): string {
    const { pspReference, reference, amount } = refund;
    const { order, captured, refunded } = payment;
    if (captured === 0) return "Transaction hasn't been captured, refund not possible";
    if (amount.currency !== order.amount.currency || refunded + amount.value > captured) return NO_BALANCE;
    ledger.move(payment.pspReference, { kind: 'refund', id: pspReference, reference, amount: amount.value });
    payment.refunded += amount.value;
    refunds.push({ ...refund, payment, failed: false });
    const failure = failureOf(payment);
    if (failure === 'refund failed' || failure === 'refunded reversed') {
      const eventCode = failure === 'refund failed' ? 'REFUND_FAILED' : 'REFUNDED_REVERSED';
      later(LATER_MS, (emit) => failRefund(pspReference, eventCode, emit));
    }
    return '';
  }

  function failRefund(id: string, eventCode: 'REFUND_FAILED' | 'REFUNDED_REVERSED', emit: Emit): boolean {
    const refund = refunds.findLast(({ pspReference, reference }) => pspReference === id || reference === id);
    if (refund === undefined || refund.failed) return false;
    refund.failed = true;
    const { payment, pspReference, reference, amount } = refund;
    payment.refunded -= amount.value;
    ledger.move(payment.pspReference, { kind: 'refund_returned', id: pspReference, reference, amount: amount.value });
    const reason = eventCode === 'REFUND_FAILED' ? 'Refund Failed' : '';
    report(
      payment,
      { eventCode, pspReference, amount, merchantReference: reference, success: true, reason },
      reason,
      emit,
    );
    return true;
  }

  return {
    capture,
    failRefund,
    cancel(payment, merchantReference, emit) {
      const pspReference = book.newReference();
      const problem = release(payment, merchantReference);
      report(payment, { eventCode: 'CANCELLATION', pspReference, merchantReference }, problem, emit);
      return pspReference;
    },
    refund(payment, amount, reference, emit) {
      const pspReference = book.newReference();
      const problem = giveBack(payment, { pspReference, reference, amount });
      const event = { eventCode: 'REFUND', pspReference, amount, merchantReference: reference } as const;
      report(payment, event, problem, emit);
      return pspReference;
    },
    reverse(payment, reference, emit) {
      const pspReference = book.newReference();
      const { order, captured, refunded } = payment;
      const amount = { ...order.amount, value: captured - refunded };
      const problem =
        captured > 0 ? giveBack(payment, { pspReference, reference, amount }) : release(payment, reference);
      const additionalData = { 'modification.action': captured > 0 ? 'refund' : 'cancel' };
      const event = { eventCode: 'CANCEL_OR_REFUND', pspReference, merchantReference: reference } as const;
      report(payment, { ...event, additionalData }, problem, emit);
      return pspReference;
    },
    cancelByReference(merchantAccount, merchantReference, emit) {
      const pspReference = book.newReference();
      const found = [...book.payments.values()].findLast(
        ({ order }) => order.reference === merchantReference && order.merchantAccount === merchantAccount,
      );
      if (found !== undefined) {
        const problem = release(found, '');
        report(found, { eventCode: 'TECHNICAL_CANCEL', pspReference }, problem, emit);
        return pspReference;
      }
      const event = { eventCode: 'TECHNICAL_CANCEL', success: false, reason: 'Original payment not found' } as const;
      const amount = { currency: 'EUR', value: 0 };
      emit(notificationOf({ ...event, merchantAccount, merchantReference, pspReference, amount, at: now() }));
      return pspReference;
    },
  };
}
