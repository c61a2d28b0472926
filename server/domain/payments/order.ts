/**
 * The order, and the result of every step on it. Pure: time and ids are arguments.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DisputeStatus, ErrorCode, EventName, OrderStatus, RefundStatus } from '../../../generated/values.ts';
import type { Money } from '../money.ts';
import type { Consent } from './consent.ts';
import { chargedMoney, type PaymentTerms, type Txn, txnPhase } from './txn.ts';

/** The transaction that paid the order; undefined while it is unpaid. Auto-refunded transactions never paid it. */
export function payingTxn(order: Order): Txn | undefined {
  return order.txns.find((txn) => txnPhase(txn) === 'charged');
}

/** Minor units paid for the order; 0 while it is unpaid. */
export function capturedMinor(order: Order): number {
  const txn = payingTxn(order);
  return txn === undefined ? 0 : chargedMoney(txn).minor;
}

export const addressParts = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'line3',
  'city',
  'state',
  'postalCode',
  'phone',
  'country',
  'countryCodeIso',
] as const;
export type AddressPart = (typeof addressParts)[number];
/** A postal address; parts that were not sent are absent. */
export type Address = Readonly<Partial<Record<AddressPart, string>>>;

/** One `metadata.<name>` entry. A list of pairs, because a name may contain dots. */
export interface MetadataEntry {
  readonly name: string;
  readonly value: string;
}

/** A refund. */
export interface OrderRefund {
  readonly id: string;
  /**
   * `merchant`: requested by the merchant. `auto`: an auto-refund of a payment that succeeded late, twice or on other
   * terms. `verification`: an auto-refund of the rupee that verified a card. `gateway`: made at the gateway itself, for
   * example in its dashboard.
   */
  readonly kind: 'merchant' | 'auto' | 'verification' | 'gateway';
  /** The merchant's own id of the refund; the transaction's id for a refund by the service; the gateway's id for its own. */
  readonly requestId: string;
  /** The idempotency fingerprint of the request; null without an Idempotency-Key. */
  readonly callMark: string | null;
  readonly txnUuid: string;
  readonly txnId: string;
  /** The transaction's gateway. */
  readonly gateway: string;
  readonly money: Money;
  readonly createdAt: Date;
  readonly status: RefundStatus;
  /** When it was first sent to the gateway; null before, and while the gateway refuses the credentials. */
  readonly sentAt: Date | null;
  /** The gateway's id of the refund; null until it succeeds. */
  readonly reference: string | null;
  /** The acquirer reference number, by which the customer's bank can find the refund; null until it succeeds. */
  readonly arn: string | null;
  /** When the gateway accepted or refused it; null before, and when the result is unclear. */
  readonly processedAt: Date | null;
  /** Empty unless the gateway refused the refund or its credentials, or the result is unclear. */
  readonly errorCode: string;
  readonly errorMessage: string;
  /** When to send it to the gateway next, while it is PENDING. */
  readonly nextAt: Date | null;
  /** The gateway's id of a refund that a person made there in place of this one. Absent: none. */
  readonly outsideId?: string;
}

/** A dispute (chargeback) of a transaction. disputes.ts changes it. */
export interface OrderDispute {
  /** The gateway's id of the dispute, unique within the transaction. */
  readonly id: string;
  readonly txnUuid: string;
  readonly txnId: string;
  readonly status: DisputeStatus;
  /** The disputed amount. */
  readonly money: Money;
  /** In the code of the gateway or the card network; empty when unknown. */
  readonly reason: string;
  /** Until when the gateway accepts evidence; null when unknown or not possible, and when the dispute has ended. */
  readonly respondBy: Date | null;
  /** When the gateway reported it as it is now, by the gateway's clock. */
  readonly reportedAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Order {
  /** The service's own id, `ord_…`. */
  readonly uid: string;
  readonly merchantId: string;
  /** The merchant's order id, in its original case. */
  readonly orderId: string;
  readonly status: OrderStatus;
  /** `verification`: the one-rupee payment that authenticates a stored card; it is refunded once paid. */
  readonly purpose: PaymentTerms['purpose'];
  readonly money: Money;
  readonly customerId: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly productId: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly routingId: string;
  /**
   * `stranger`: created by POST /txns without credentials. When the merchant creates it, claim-order.ts replaces its
   * terms.
   */
  readonly openedBy: 'merchant' | 'stranger';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  /** Ten entries. */
  readonly udfs: readonly string[];
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly metadata: readonly MetadataEntry[];
  readonly txns: readonly Txn[];
  readonly refunds: readonly OrderRefund[];
  /** Absent in orders without a dispute. */
  readonly disputes?: readonly OrderDispute[];
  /** The customer's answers to the request to tokenize a card. */
  readonly consents: readonly Consent[];
}

/** An order without its attempts, refunds and disputes, of which there may be many. */
export type OrderHeader = Omit<Order, 'txns' | 'refunds' | 'disputes'>;

/** A completed step: the new order and the events it raises. */
export interface Step {
  readonly kind: 'step';
  readonly order: Order;
  readonly events: readonly EventName[];
}

/** A refused step. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: ErrorCode;
}

/** The order is already in the requested state. */
export interface NoChange {
  readonly kind: 'no-change';
}

export type Decision = Step | Refusal | NoChange;

export function step(order: Order, ...events: readonly EventName[]): Step {
  return { kind: 'step', order, events };
}

export function refuse(code: ErrorCode): Refusal {
  return { kind: 'refusal', code };
}

export const noChange: NoChange = { kind: 'no-change' };

export function txnOf(order: Order, txnUuid: string): Txn | undefined {
  return order.txns.find((txn) => txn.txnUuid === txnUuid);
}

/** The order with this transaction in the place of its earlier version. Its status stays: see `withTxns`. */
export function replaceTxn(order: Order, txn: Txn): Order {
  return { ...order, txns: order.txns.map((other) => (other.txnUuid === txn.txnUuid ? txn : other)) };
}

/** The value of a metadata key, or undefined. */
export function metadataValue(order: Pick<Order, 'metadata'>, name: string): string | undefined {
  return order.metadata.find((entry) => entry.name === name)?.value;
}

/** The metadata key that controls automatic capture. */
export const AUTO_CAPTURE = 'txns.auto_capture';

/** Whether the payment is captured automatically. If not, it is only authorized, until it is captured or voided. */
export function isAutoCapture(order: Pick<Order, 'metadata'>): boolean {
  return metadataValue(order, AUTO_CAPTURE)?.toLowerCase() !== 'false';
}

/** The gateway reference id of an order, or null. */
export function gatewayReferenceOf(order: Pick<Order, 'metadata'>): string | null {
  return metadataValue(order, 'SVC:gateway_reference_id') ?? null;
}

/** The language that the merchant wants for the order's pages, as sent; empty without one. */
export function pageLanguageOf(order: Pick<Order, 'metadata'>): string {
  return metadataValue(order, 'SVC:language') ?? '';
}

/** The terms of an attempt that begins now. */
export function paymentTerms(order: Pick<Order, 'money' | 'purpose' | 'metadata'>): PaymentTerms {
  const { money, purpose } = order;
  return { money, purpose, autoCapture: isAutoCapture(order), gatewayReferenceId: gatewayReferenceOf(order) };
}

/** Whether two versions of an order have the same payment terms. */
export function sameTerms(left: Order, right: Order): boolean {
  return isDeepStrictEqual(paymentTerms(left), paymentTerms(right));
}

/** The stored projection of an order's attempts, refunds and disputes, ready for a response. */
export interface OrderView {
  /** The version of the text's format. A process uses only text in the format that it writes itself. */
  readonly form: number;
  readonly text: string;
}

/** Renders orders. Passed in, so that storage and use cases do not depend on the wire format. */
export interface OrderPresenter {
  /** The projection to store with the order. */
  view(order: Order): OrderView;
  /** The `content` of a webhook about the order, as JSON text, in the format of a version date. */
  eventContent(order: Order, version: string): string;
}
