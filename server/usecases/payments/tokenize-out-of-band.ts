/**
 * Creates a token of a stored card without a purchase: the customer pays one rupee, always with authentication, and it
 * is refunded. This file starts the payment; when it succeeds, the token is created and the rupee refunded as after any
 * payment. Never sees the card number.
 */
import { ErrorCode, type TokenizationStatus } from '../../../generated/values.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import { isLive } from '../../domain/cards/token.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Money } from '../../domain/money.ts';
import { attemptRefusal } from '../../domain/payments/attempt.ts';
import type { Consent } from '../../domain/payments/consent.ts';
import type { OrderTerms } from '../../domain/payments/new-order.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { Locker } from '../cards/locker.ts';
import type { CustomerReferences } from '../customers/order-customer.ts';
import type { StartedTxn, StartResult, StartTxn } from './start-txn.ts';
import type { SubmissionResult, SubmitOrder } from './submit-order.ts';

const RUPEE: Money = { minor: 100, currency: 'INR' };

export interface OutOfBandRequest {
  readonly merchant: Merchant;
  /** The customer's id, as in orders: the merchant's own id, or `cst_…`. */
  readonly customerId: string;
  /** One of that customer's cards. */
  readonly cardReference: string;
  /** As entered; empty when none was entered. */
  readonly securityCode: string;
  /** The customer's consent, which is recorded with the payment. */
  readonly consent: Pick<Consent, 'via' | 'textVersion' | 'address' | 'userAgent'>;
  /** The order id of the verification. Null uses an unpaid verification of this card, or creates one. */
  readonly orderId: string | null;
  /** The attempt's reference: a request that repeats it returns the first request's attempt. Null generates one. */
  readonly reference: string | null;
  /** The return URL; empty uses the merchant's setting, or the result page. */
  readonly returnUrl: string;
  readonly routingId: string;
  /** The caller's IP address, whose calls are limited; null for a caller with an API key. */
  readonly address: string | null;
}

/** Why no token can be created. */
export type NoTokenReason =
  | { readonly why: 'not-enabled' | 'not-tokenizable' | 'number-not-kept' }
  | { readonly why: 'has-token'; readonly status: TokenizationStatus };

export type OutOfBandResult =
  /** `url`: the page where the customer authenticates. It works only while the transaction is PENDING_VBV. */
  | (StartedTxn & { readonly url: string })
  /** The card does not exist, or is not this customer's. */
  | { readonly kind: 'unknown-card' }
  | ({ readonly kind: 'impossible' } & NoTokenReason)
  /** The verification's order is refused: its terms are invalid, or the merchant may not create orders yet. */
  | { readonly kind: 'order-refused'; readonly result: OrderRefusal }
  /** The security code or the card's expiry is wrong, the order is refused, or there are too many attempts. */
  | Exclude<StartResult, StartedTxn | { readonly kind: 'no-instrument' | 'expired-token' | 'unknown-token' }>;

export type OrderRefusal = Exclude<SubmissionResult, { readonly stored: StoredOrder }>;

/** Passes the refusal of the order through `startTxn`, which calls back to create the order. */
class OrderRefused extends Error {
  readonly result: OrderRefusal;

  constructor(result: OrderRefusal) {
    super('the order of a verification is refused');
    this.result = result;
  }
}

export interface OutOfBandDeps {
  readonly locker: Pick<Locker, 'find'>;
  readonly numbers: Pick<NumberStore, 'has'>;
  readonly references: CustomerReferences;
  readonly orders: Pick<OrderStore, 'unpaidVerifications'>;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly submitOrder: SubmitOrder;
  readonly startTxn: StartTxn;
  readonly runtime: Runtime;
  readonly publicBaseUrl: string;
}

/**
 * Starts the tokenization of a stored card, out of band. Used by POST /cards/{card_reference}/tokenize, and by the page
 * on which the customer gives consent and enters the security code:
 *
 *     const result = await tokenizeOutOfBand({
 *       merchant, customerId, cardReference, securityCode, orderId, reference, returnUrl: '', routingId: '', address,
 *       consent: { via: 'page', textVersion, address, userAgent },
 *     });
 *     // started: redirect the browser to result.url. card-refused: show result.problems at the fields. Anything else:
 *     // report that it is not possible now. Unless it is `started`, nothing is stored or charged.
 *
 * The caller must have authenticated the customer. This function checks that the card belongs to the customer.
 */
export type TokenizeOutOfBand = (request: OutOfBandRequest) => Promise<OutOfBandResult>;

function termsOf({ customerId, returnUrl }: OutOfBandRequest, orderId: string): OrderTerms {
  return {
    orderId,
    money: RUPEE,
    customerId,
    customerEmail: '',
    customerPhone: '',
    productId: '',
    description: '',
    returnUrl,
    udfs: Array.from({ length: 10 }, () => ''),
    billingAddress: {},
    shippingAddress: {},
    metadata: [],
    expiryMinutes: undefined,
  };
}

/**
 * The time that an order must have left for another attempt, in milliseconds: the customer needs it for the bank's
 * page.
 */
const TIME_TO_PAY_MS = 5 * 60_000;

/** Whether the order verifies this card. */
function verifies(order: Order, { customerId, cardReference }: OutOfBandRequest): boolean {
  // Ignore payments of an anonymous caller whose order the merchant has taken over.
  const own = order.txns.filter(({ begunFor }) => begunFor?.purpose !== 'payment');
  const sameCard = own.every(({ keeping }) => keeping.cardReference === cardReference);
  return order.customerId === customerId && sameCard;
}

export function createTokenizeOutOfBand(deps: OutOfBandDeps): TokenizeOutOfBand {
  const { locker, numbers, references, orders, tokenRequestorOf, submitOrder, startTxn, runtime, publicBaseUrl } = deps;

  async function customersCard({ merchant, customerId, cardReference }: OutOfBandRequest): Promise<SavedCard | null> {
    const card = await locker.find(merchant, cardReference);
    if (card === null) return null;
    return card.customerReference === (await references.of(merchant.merchantId, customerId)) ? card : null;
  }

  /** Why no token can be created for this card; undefined when one can. */
  async function obstacle(merchant: Merchant, card: SavedCard): Promise<NoTokenReason | undefined> {
    const { token, facts, numberRecord } = card;
    if (!merchant.tokenizationEnabled) return { why: 'not-enabled' };
    if (isLive(token)) return { why: 'has-token', status: token.status };
    if (tokenRequestorOf(merchant, facts) === null) return { why: 'not-tokenizable' };
    const isKept = numberRecord !== null && (await numbers.has(merchant.merchantId, numberRecord));
    return isKept ? undefined : { why: 'number-not-kept' };
  }

  /**
   * An unpaid order from an earlier request of the same kind. A caller that lost the first response repeats the
   * request, and must not leave behind an order whose bank page cannot be reached.
   */
  async function waitingFor(request: OutOfBandRequest): Promise<StoredOrder | undefined> {
    const { merchant, customerId, returnUrl } = request;
    const now = runtime.clock.now();
    const since = new Date(now.getTime() - merchant.orderExpiryMinutes * 60_000);
    const found = await orders.unpaidVerifications(merchant.merchantId, customerId, since);
    return found.find(({ order }) => {
      const hasTime = order.expiresAt.getTime() - now.getTime() >= TIME_TO_PAY_MS;
      const isSame = order.returnUrl === returnUrl && verifies(order, request);
      return hasTime && isSame && attemptRefusal(order, merchant, now) === undefined;
    });
  }

  /** The key of the verification's order, which is created if needed. */
  async function orderFor(request: OutOfBandRequest): Promise<string> {
    const { merchant, routingId } = request;
    const waiting = request.orderId === null ? await waitingFor(request) : undefined;
    if (waiting !== undefined) return waiting.key;
    const orderId = request.orderId ?? shortId('tok', runtime.random);
    const result = await submitOrder({
      merchant,
      terms: termsOf(request, orderId),
      change: () => ({}),
      routingId,
      openedBy: 'merchant',
      purpose: 'verification',
      links: [],
    });
    if (!('stored' in result)) throw new OrderRefused(result);
    const { stored } = result;
    if (!verifies(stored.order, request)) throw new OrderRefused({ kind: 'refused', code: ErrorCode.unique });
    return stored.key;
  }

  async function startVerification(start: Parameters<StartTxn>[0]) {
    try {
      return await startTxn(start);
    } catch (error) {
      if (error instanceof OrderRefused) return { kind: 'order-refused', result: error.result } as const;
      throw error;
    }
  }

  return async function tokenizeOutOfBand(request) {
    const { merchant, cardReference, securityCode, consent, address } = request;
    const card = await customersCard(request);
    if (card === null) return { kind: 'unknown-card' };
    const noToken = await obstacle(merchant, card);
    if (noToken !== undefined) return { kind: 'impossible', ...noToken };
    const result = await startVerification({
      merchant,
      purpose: 'verification',
      orderKey: () => orderFor(request),
      newOrder: { customerId: request.customerId, openedBy: 'merchant' },
      card: { kind: 'entry', cardReference, securityCode },
      paymentMethod: '',
      authType: 'THREE_DS',
      redirect: true,
      saveToLocker: false,
      tokenize: true,
      consentFrom: consent,
      payer: 'known',
      agreed: RUPEE,
      address,
      reference: request.reference,
    });
    switch (result.kind) {
      case 'started':
        return { ...result, url: `${publicBaseUrl}/pay/start/${merchant.merchantId}/${result.reference}` };
      case 'no-instrument':
        return { kind: 'impossible', why: 'number-not-kept' };
      // The card was deleted since it was looked up.
      case 'unknown-token':
      case 'expired-token':
        return { kind: 'unknown-card' };
      case 'order-refused':
      case 'card-refused':
      case 'refused':
      case 'limited':
        return result;
      default:
        return result satisfies never;
    }
  };
}
