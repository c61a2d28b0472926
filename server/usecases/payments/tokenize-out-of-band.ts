/**
 * Makes a token of a stored card without a purchase: the customer pays one rupee, always with authentication, and gets it
 * back. Here it is started; the token is born, and the rupee refunded, when the payment succeeds, as with any payment's.
 * Never sees the card's number.
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

/** What the card is verified with. */
const RUPEE: Money = { minor: 100, currency: 'INR' };

export interface OutOfBandRequest {
  readonly merchant: Merchant;
  /** The customer by any name that orders may carry: the merchant's own id, or `cst_…`. */
  readonly customerId: string;
  /** One of that customer's cards. */
  readonly cardReference: string;
  /** As it was entered; empty where none was. */
  readonly securityCode: string;
  /** The customer has agreed; this is recorded with the payment. */
  readonly consent: Pick<Consent, 'via' | 'textVersion' | 'address' | 'userAgent'>;
  /** The id of the rupee's order; null: the one that waits to be paid for this very card already, or a new one. */
  readonly orderId: string | null;
  /** What the attempt goes by: a request that is repeated with it leads to the attempt of the first. Null makes one up. */
  readonly reference: string | null;
  /** Where the customer goes afterwards; empty: the merchant's setting, or the result page. */
  readonly returnUrl: string;
  readonly routingId: string;
  /** The caller's network address, whose calls are limited; null for a caller with an API key. */
  readonly address: string | null;
}

/** Why no token can be made of a card. */
export type NoTokenReason =
  | { readonly why: 'not-enabled' | 'not-tokenizable' | 'number-not-kept' }
  | { readonly why: 'has-token'; readonly status: TokenizationStatus };

export type OutOfBandResult =
  /** `url`: where the customer authenticates. It leads on only while the transaction is PENDING_VBV. */
  | (StartedTxn & { readonly url: string })
  /** There is no such card, or it is not this customer's. */
  | { readonly kind: 'unknown-card' }
  | ({ readonly kind: 'impossible' } & NoTokenReason)
  /** The rupee's order cannot be made: its terms, or the merchant may take no orders yet. */
  | { readonly kind: 'order-refused'; readonly result: OrderRefusal }
  /** The security code, or the card's expiry, is wrong; the order; too many attempts. */
  | Exclude<StartResult, StartedTxn | { readonly kind: 'no-instrument' | 'expired-token' | 'unknown-token' }>;

export type OrderRefusal = Exclude<SubmissionResult, { readonly stored: StoredOrder }>;

/** Carries the refusal out of the start of the transaction, which makes the order once the card can pay. */
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
 * Starts the tokenization of a stored card, out of band. For POST /cards/{card_reference}/tokenize, and for a page of the
 * service on which the customer has ticked the box and entered the security code:
 *
 *     const result = await tokenizeOutOfBand({
 *       merchant, customerId, cardReference, securityCode, orderId, reference, returnUrl: '', routingId: '', address,
 *       consent: { via: 'page', textVersion, address, userAgent },
 *     });
 *     // started: send the browser to result.url. card-refused: show result.problems at the fields. All else: say that it
 *     // is not possible now. Nothing is stored or charged but where it is `started`.
 *
 * The caller must have made sure that the customer is who it acts for; that the card is this customer's is checked here.
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

/** How much time an order must have left for another try, in milliseconds: a customer needs some for the bank's page. */
const TIME_TO_PAY_MS = 5 * 60_000;

/** Whether the order is there for this very card. */
function verifies(order: Order, { customerId, cardReference }: OutOfBandRequest): boolean {
  // Payments of an anonymous caller whose order the merchant has taken over have nothing to do with the card.
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

  /** Why there can be no token of this card; undefined when there can be one. */
  async function obstacle(merchant: Merchant, card: SavedCard): Promise<NoTokenReason | undefined> {
    const { token, facts, numberRecord } = card;
    if (!merchant.tokenizationEnabled) return { why: 'not-enabled' };
    if (isLive(token)) return { why: 'has-token', status: token.status };
    if (tokenRequestorOf(merchant, facts) === null) return { why: 'not-tokenizable' };
    const isKept = numberRecord !== null && (await numbers.has(merchant.merchantId, numberRecord));
    return isKept ? undefined : { why: 'number-not-kept' };
  }

  /**
   * The order that the same request made before and that still waits to be paid. Who never got the first answer asks again, and
   * must not leave an order behind whose bank page nobody knows.
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

  /** The key of the rupee's order, which is made here unless it is there. */
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
    const hindrance = await obstacle(merchant, card);
    if (hindrance !== undefined) return { kind: 'impossible', ...hindrance };
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
      // The card has gone since it was looked up.
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
