/**
 * An order and what every step on it answers. Pure data: time and ids come in as arguments.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode, EventName, OrderStatus, RefundStatus } from '../../../generated/values.ts';
import type { Money } from '../money.ts';
import type { Consent } from './consent.ts';
import { chargedMoney, type PaymentTerms, type Txn, txnPhase } from './txn.ts';

/** The transaction that has paid the order; undefined while none has. What came late or twice never paid it. */
export function payingTxn(order: Order): Txn | undefined {
  return order.txns.find((txn) => txnPhase(txn) === 'charged');
}

/** Minor units that the order has been paid; 0 while it is not. */
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

/** One `metadata.<name>` key. A list of pairs, since a name may hold dots. */
export interface MetadataEntry {
  readonly name: string;
  readonly value: string;
}

/** Money given back. */
export interface OrderRefund {
  readonly id: string;
  /**
   * `merchant`: the merchant asked for it. `auto`: by the service itself, of a payment that came late, twice or on other terms.
   * `verification`: likewise, of the rupee with which a card was verified.
   */
  readonly kind: 'merchant' | 'auto' | 'verification';
  /** The merchant's own id of it; the transaction's where the service itself refunds. */
  readonly requestId: string;
  /** The mark of the call that asked for it, where that carried an Idempotency-Key; null else. */
  readonly callMark: string | null;
  readonly txnUuid: string;
  readonly txnId: string;
  /** The gateway that gives it back: the transaction's. */
  readonly gateway: string;
  readonly money: Money;
  readonly createdAt: Date;
  readonly status: RefundStatus;
  /** When it was first handed to the gateway; null before. */
  readonly sentAt: Date | null;
  /** The gateway's own name for it; null until it is given back. */
  readonly reference: string | null;
  /** The acquirer's number, by which the customer's bank can find it; null until it is given back. */
  readonly arn: string | null;
  /** When the gateway gave it back, or refused to; null before, and where that is not clear. */
  readonly processedAt: Date | null;
  /** Empty unless the gateway refused it or its answer is not clear. */
  readonly errorCode: string;
  readonly errorMessage: string;
  /** When to ask the gateway next, while it is PENDING. */
  readonly nextAt: Date | null;
}

export interface Order {
  /** The service's own id, `ord_…`. */
  readonly uid: string;
  readonly merchantId: string;
  /** The merchant's id, in the case it was created with. */
  readonly orderId: string;
  readonly status: OrderStatus;
  /** `verification`: the one rupee with which a stored card is authenticated; it is given back when it has been paid. */
  readonly purpose: PaymentTerms['purpose'];
  readonly money: Money;
  readonly customerId: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly productId: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly routingId: string;
  /** A stranger's order: made by POST /txns without credentials. The merchant's own create takes it over: take-over.ts. */
  readonly openedBy: 'merchant' | 'stranger';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  /** Ten texts. */
  readonly udfs: readonly string[];
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly metadata: readonly MetadataEntry[];
  readonly txns: readonly Txn[];
  readonly refunds: readonly OrderRefund[];
  /** The customer's answers to the question whether the card may be made a token. */
  readonly consents: readonly Consent[];
}

/** An order without its attempts and refunds, which may be many. */
export type OrderHeader = Omit<Order, 'txns' | 'refunds'>;

/** A step that was taken: the order after it, and what it reports. */
export interface Step {
  readonly kind: 'step';
  readonly order: Order;
  readonly events: readonly EventName[];
}

/** A step that is not allowed. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: ErrorCode;
}

/** Nothing to do: the order is already as the step would make it. */
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

/** The value of a metadata key, or undefined. */
export function metadataValue(order: Pick<Order, 'metadata'>, name: string): string | undefined {
  return order.metadata.find((entry) => entry.name === name)?.value;
}

/** The metadata key that decides whether the order's payment is charged at once. */
export const AUTO_CAPTURE = 'txns.auto_capture';

/** Whether the order's payment is charged at once. Where not, its money is held until it is captured or let go. */
export function isAutoCapture(order: Pick<Order, 'metadata'>): boolean {
  return metadataValue(order, AUTO_CAPTURE)?.toLowerCase() !== 'false';
}

/** The gateway reference id of an order, or null. */
export function gatewayReferenceOf(order: Pick<Order, 'metadata'>): string | null {
  return metadataValue(order, 'SVC:gateway_reference_id') ?? null;
}

/** What an attempt to pay the order is begun on. */
export function paymentTerms(order: Pick<Order, 'money' | 'purpose' | 'metadata'>): PaymentTerms {
  const { money, purpose } = order;
  return { money, purpose, autoCapture: isAutoCapture(order), gatewayReferenceId: gatewayReferenceOf(order) };
}

/** Whether two states of an order ask for the same payment. */
export function sameTerms(left: Order, right: Order): boolean {
  return isDeepStrictEqual(paymentTerms(left), paymentTerms(right));
}

/** The text in which an order's attempts and refunds are stored, ready to be shown. */
export interface OrderView {
  /** The form of the text. A process shows only a text in the form that it writes itself. */
  readonly form: number;
  readonly text: string;
}

/** How an order is shown. The API's mapping is handed in, so that storage and use cases do not depend on the wire format. */
export interface OrderPresenter {
  /** The stored view of an order. */
  view(order: Order): OrderView;
  /** The `content` of a webhook about an order, as JSON text, under a version date. */
  eventContent(order: Order, version: string): string;
}
