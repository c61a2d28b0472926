/** What happens to a charge of the Stripe simulator later: refunds, refunds that fail, disputes. */
import type { DisputeRequest, Emit, GatewayEnvironment } from '../gateway.ts';
import { invalidRequest, type StripeObject } from './errors.ts';
import { chargeObject, disputeObject, refundObject } from './objects.ts';
import { type ChargeRecord, type IntentRecord, type RefundRecord, remainingOf } from './records.ts';

/** How long a test card's refund or dispute takes to change, unless the pending work is flushed. */
const LATER_MS = 2_000;

export interface AfterPaymentParts {
  readonly environment: GatewayEnvironment;
  readonly declare: (emit: Emit, type: string, account: string, object: StripeObject) => void;
  readonly intents: ReadonlyMap<string, IntentRecord>;
}

export interface RefundRequest {
  readonly amount: number | undefined;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly reference: string;
}

export type AfterPayment = ReturnType<typeof createAfterPayment>;

export function createAfterPayment({ environment, declare, intents }: AfterPaymentParts) {
  const { ledger, randomText, later } = environment;
  const refunds = new Map<string, RefundRecord>();
  const seconds = (): number => Math.floor(environment.now().getTime() / 1_000);

  function declareRefund(emit: Emit, name: string, refund: RefundRecord): void {
    declare(emit, `refund.${name}`, refund.intent.account, refundObject(refund));
  }

  function succeed(refund: RefundRecord): void {
    refund.status = 'succeeded';
    const { id, reference, amount, intent } = refund;
    ledger.move(intent.id, { kind: 'refund', id, reference, amount });
  }

  function fail(refund: RefundRecord, emit: Emit): void {
    const { id, reference, amount, intent, charge } = refund;
    if (refund.status === 'succeeded') ledger.move(intent.id, { kind: 'refund_returned', id, reference, amount });
    refund.status = 'failed';
    charge.amountRefunded -= amount;
    declareRefund(emit, 'failed', refund);
  }

  function openDispute(intent: IntentRecord, charge: ChargeRecord, reason: string, inquiry: boolean, emit: Emit) {
    const dispute = { id: `du_${randomText(24)}`, created: seconds(), amount: charge.amountCaptured, reason, inquiry };
    charge.dispute = { ...dispute, status: 'open' };
    if (!inquiry) ledger.move(intent.id, { kind: 'chargeback', id: dispute.id, reference: '', amount: dispute.amount });
    declare(emit, 'charge.dispute.created', intent.account, disputeObject(charge.dispute, charge, intent));
    return dispute.id;
  }

  return {
    refunds,

    refund(intent: IntentRecord, request: RefundRequest, emit: Emit): RefundRecord {
      const { charge } = intent;
      if (charge === null || intent.status !== 'succeeded') {
        throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
      }
      const remaining = remainingOf(charge);
      if (remaining === 0) {
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
      }
      if (charge.dispute !== null && !charge.dispute.inquiry && charge.dispute.status !== 'won') {
        throw invalidRequest(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
      }
      const amount = request.amount ?? remaining;
      if (amount < 1 || amount > remaining) {
        const message = `Refund amount is greater than unrefunded amount on charge (${remaining}), or not positive.`;
        throw invalidRequest(message, { param: 'amount' });
      }
      const { reason, metadata, reference } = request;
      const arn = `7${String(refunds.size).padStart(22, '0')}`;
      const ids = { id: `re_${randomText(24)}`, created: seconds(), arn, reference };
      const refund: RefundRecord = { ...ids, intent, charge, amount, reason, metadata, status: 'pending' };
      refunds.set(refund.id, refund);
      charge.amountRefunded += amount;
      const { refund: behaviour } = charge.paymentMethod.behaviour;
      if (behaviour !== 'pending_then_succeeds') succeed(refund);
      declareRefund(emit, 'created', refund);
      declare(emit, 'charge.refunded', intent.account, chargeObject(charge, intent));
      if (behaviour === 'pending_then_succeeds') {
        later(LATER_MS, (emitLater) => {
          if (refund.status !== 'pending') return;
          succeed(refund);
          declareRefund(emitLater, 'updated', refund);
        });
      }
      if (behaviour === 'succeeds_then_fails') {
        later(LATER_MS, (emitLater) => {
          if (refund.status === 'succeeded') fail(refund, emitLater);
        });
      }
      return refund;
    },

    failRefund(id: string, emit: Emit): boolean {
      const refund = refunds.get(id) ?? [...refunds.values()].find(({ reference }) => reference === id);
      if (refund === undefined || refund.status === 'failed') return false;
      fail(refund, emit);
      return true;
    },

    /** The dispute that a test card brings with it. */
    charged(intent: IntentRecord, charge: ChargeRecord): void {
      const { dispute, inquiry } = charge.paymentMethod.behaviour;
      if (dispute === null) return;
      later(LATER_MS, (emit) => {
        if (charge.dispute === null) openDispute(intent, charge, dispute, inquiry, emit);
      });
    },

    dispute({ payment, status }: DisputeRequest, emit: Emit): string | null {
      const intent =
        intents.get(payment) ?? [...intents.values()].find(({ metadata }) => metadata.txn_uuid === payment);
      const charge = intent?.charge;
      if (intent === undefined || !charge?.captured) return null;
      if (status === 'open') {
        return charge.dispute === null ? openDispute(intent, charge, 'fraudulent', false, emit) : null;
      }
      const { dispute } = charge;
      if (dispute === null || dispute.status !== 'open') return null;
      dispute.status = status;
      if (status === 'won' && !dispute.inquiry) {
        const { id, amount } = dispute;
        ledger.move(intent.id, { kind: 'chargeback_returned', id, reference: '', amount });
      }
      declare(emit, 'charge.dispute.closed', intent.account, disputeObject(dispute, charge, intent));
      return dispute.id;
    },
  };
}
