/**
 * Orders and attempts for tests of the pure domain. Nothing here is random and nothing reads a clock.
 */
import { TxnErrorCode, TxnStatus } from '../../generated/values.ts';
import type { TxnDraft } from '../../server/domain/payments/attempt.ts';
import { noStoragePlan } from '../../server/domain/payments/card-storage-plan.ts';
import { newOrder, type OrderTerms } from '../../server/domain/payments/new-order.ts';
import type { Decision, Order } from '../../server/domain/payments/order.ts';
import { blankTxn, type Txn } from '../../server/domain/payments/txn.ts';
import type { GatewayReceipt } from '../../server/domain/ports/gateway.ts';
import type {
  CustomerAction,
  Decline,
  DisputeReport,
  PaymentOutcome,
  RefundOutcome,
} from '../../server/domain/ports/gateway-connector.ts';

export const START = new Date('2026-03-14T09:26:53.000Z');
export const MINUTE = 60_000;
/** When a sample order expires. */
export const EXPIRY = new Date(START.getTime() + 30 * MINUTE);
export const POLICY = { reconcileAfterMs: MINUTE };

/** The moment so many milliseconds after the order was made. */
export function later(milliseconds: number): Date {
  return new Date(START.getTime() + milliseconds);
}

const terms: OrderTerms = {
  orderId: 'ORD-1',
  money: { minor: 10_000, currency: 'INR' },
  customerId: 'cust_2041',
  customerEmail: 'asha@shop.example',
  customerPhone: '9876543210',
  productId: 'prod-1',
  description: 'A lamp',
  returnUrl: 'https://shop.example/back',
  udfs: Array.from({ length: 10 }, (_, index) => `udf ${index + 1}`),
  billingAddress: { firstName: 'Asha', city: 'Pune', phone: '9876543210' },
  shippingAddress: { line1: '1 Lake Road' },
  metadata: [{ name: 'subvention_amount', value: '10' }],
  expiryMinutes: undefined,
};

/** A new order, made at START and expiring at EXPIRY. */
export function sampleOrder(change: Partial<OrderTerms> = {}): Order {
  return newOrder(
    { ...terms, ...change },
    {
      uid: `ord_${'0'.repeat(32)}`,
      merchantId: 'shop',
      routingId: 'cust_2041',
      openedBy: 'merchant',
      purpose: 'payment',
      defaultExpiryMinutes: 30,
      now: START,
    },
  ).order;
}

export const receipt: GatewayReceipt = {
  rrn: '000000000001',
  epgTxnId: 'epg_1',
  authIdCode: 'A00001',
  respCode: '00',
  respMessage: 'Approved',
  created: START,
};

export const refusal: Decline = {
  code: 'do_not_honour',
  gatewayCode: '05',
  gatewayMessage: 'Do not honour',
  receipt: { ...receipt, respCode: '05', respMessage: 'Declined' },
};

/** The gateway's page, to which the customer is sent. */
export const redirectAction: CustomerAction = {
  kind: 'redirect',
  method: 'GET',
  url: 'https://bank.example/3ds',
  fields: {},
};

/** What a gateway may answer to a payment. */
export const paymentOutcomes = {
  charged: { kind: 'charged', receipt, authenticated: true, reference: null },
  authorized: { kind: 'authorized', receipt, authenticated: true, reference: null },
  declined: { kind: 'declined', decline: refusal, reference: null },
  unauthenticated: { kind: 'declined', decline: { ...refusal, code: 'authentication_failed' }, reference: null },
  not_sent: { kind: 'not_sent', reason: 'refused', reference: null },
  redirect: { kind: 'action', action: redirectAction, reference: null },
  bank_page: { kind: 'action', action: { kind: 'bank_page' }, reference: null },
  pending: { kind: 'pending', reference: null },
  cancelling: { kind: 'pending', cancelling: true, reference: null },
} as const satisfies Record<string, PaymentOutcome>;

/** What a gateway may answer to a refund. */
export const refundOutcomes = {
  refunded: { kind: 'refunded', reference: 'ref_1', arn: '70000000000000000000001', processedAt: START },
  failed: { kind: 'failed', errorCode: 'refused', errorMessage: 'The bank refuses it.', processedAt: START },
  unclear: { kind: 'unclear', errorCode: 'unclear', errorMessage: 'The bank cannot tell.' },
  pending: { kind: 'pending' },
} as const satisfies Record<RefundOutcome['kind'], RefundOutcome>;

/** A report of a dispute over 100.00 INR. */
export function disputeReport(change: Partial<DisputeReport> & Pick<DisputeReport, 'at'>): DisputeReport {
  return {
    id: 'dsp_5e2c81b7940f3a6d',
    status: 'open',
    money: { minor: 10_000, currency: 'INR' },
    reason: '13.1',
    respondBy: null,
    ...change,
  };
}

/**
 * How an attempt begins. `challenge` and `redirect`: the customer is at the sandbox's bank page or at a gateway's page.
 * `authenticated`: as earlier versions of the service stored it before they asked the gateway.
 */
export const beginnings = ['challenge', 'frictionless', 'redirect', 'authenticated', 'mismatch', 'no-gateway'] as const;
export type Beginning = (typeof beginnings)[number];

/** An attempt before it is numbered; `uuid` tells it from others. */
export function sampleDraft(beginning: Beginning, uuid: string, now: Date): TxnDraft {
  const unreached: Omit<TxnDraft, 'status'> = {
    ...blankTxn,
    txnUuid: uuid,
    authType: 'THREE_DS',
    payer: 'known',
    paymentMethod: 'VISA',
    redirect: true,
    card: {
      isin: '411111',
      lastFour: '1111',
      brand: 'VISA',
      type: 'CREDIT',
      subType: null,
      issuer: 'Test Bank',
      issuerCountry: 'INDIA',
      bankCode: 'TB',
      tokenizable: true,
      fingerprint: 'fingerprint',
      expiryMonth: '12',
      expiryYear: '2030',
      nameOnCard: 'Asha Rao',
    },
    keeping: noStoragePlan,
    refHash: `hash of ${uuid}`,
  };
  const reached = { ...unreached, gateway: 'SANDBOX', gatewayConfigId: 'gw_default' };
  switch (beginning) {
    case 'challenge':
      return { ...reached, status: TxnStatus.PENDING_VBV };
    case 'frictionless':
      return { ...reached, status: TxnStatus.AUTHORIZING, reconcileAt: new Date(now.getTime() + MINUTE) };
    case 'redirect':
      return {
        ...reached,
        status: TxnStatus.PENDING_VBV,
        action: redirectAction,
        reconcileAt: new Date(now.getTime() + 10 * MINUTE),
      };
    case 'authenticated':
      return { ...reached, status: TxnStatus.VBV_SUCCESSFUL, reconcileAt: new Date(now.getTime() + MINUTE) };
    case 'mismatch':
      return { ...unreached, status: TxnStatus.STARTED, errorCode: TxnErrorCode.gateway_reference_mismatch };
    case 'no-gateway':
      return { ...unreached, status: TxnStatus.SVC_DECLINED, errorCode: TxnErrorCode.GATEWAY_NOT_FOUND };
    default: {
      const never: never = beginning;
      return never;
    }
  }
}

/** The order with one more attempt, in any status: for rules that only look at statuses. */
export function withAttempt(order: Order, status: TxnStatus, facts: Partial<Txn> = {}): Order {
  const number = order.txns.length + 1;
  const attempt: Txn = {
    ...sampleDraft('challenge', `txn_${number}`, START),
    txnId: `${order.merchantId}-${order.orderId}-${number}`,
    money: order.money,
    createdAt: START,
    updatedAt: START,
    status,
    ...facts,
  };
  return { ...order, txns: [...order.txns, attempt] };
}

/** The order after a step that must succeed. */
export function taken(decision: Decision): Order {
  if (decision.kind !== 'step') throw new Error(`no step was taken: ${JSON.stringify(decision)}`);
  return decision.order;
}
