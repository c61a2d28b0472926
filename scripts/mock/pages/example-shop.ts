/**
 * The shop, order, payment and stored cards of the contract's examples, as the pages of the service take them. What the examples
 * don't say is what a new merchant and order have. Pure.
 */
import { OperationId, TokenizationStatus, TxnStatus } from '../../../generated/values.ts';
import { CardNetwork } from '../../../server/bins/card-network.ts';
import type { Merchant } from '../../../server/merchants/merchant.ts';
import { newMerchant } from '../../../server/merchants/new-merchant.ts';
import { type Money, parseAmount } from '../../../server/orders/money.ts';
import { newOrder } from '../../../server/orders/new-order.ts';
import type { Order } from '../../../server/orders/order.ts';
import { withTxns } from '../../../server/orders/rank.ts';
import { type SavedCardView, tokenShown } from '../../../server/pages/parts/saved-card-view.ts';
import { noKeeping } from '../../../server/txns/card-keeping.ts';
import { blankTxn, type Txn } from '../../../server/txns/txn.ts';
import { isJsonObject, itemsOf, type JsonObject, toObject, toText } from '../../generate/json.ts';
import { answerExample, type MockedOperation } from '../mocked-operations.ts';

export interface ExampleShop {
  readonly merchant: Merchant;
  readonly order: Order;
  readonly txn: Txn;
  readonly cards: readonly SavedCardView[];
  readonly now: Date;
}

/** What the caller has said of the order itself; an empty text: as the example has it. */
export interface OwnTerms {
  readonly orderId: string;
  readonly returnUrl: string;
  readonly money: Money;
}

function networkOf(brand: string): CardNetwork {
  return Object.values(CardNetwork).find((network) => network === brand) ?? CardNetwork.unknown;
}

/** The amount of an example. */
export function moneyOf({ amount, currency }: JsonObject): Money {
  const money = parseAmount(Number(amount).toFixed(2), toText(currency, 'currency'));
  if ('reason' in money) throw new Error(`amount: ${money.reason}`);
  return money;
}

function tokenOf(card: JsonObject): SavedCardView['token'] {
  const shown = isJsonObject(card.token) ? card.token.tokenization_status : undefined;
  return tokenShown(Object.values(TokenizationStatus).find((each) => each === shown));
}

function cardViewOf(card: JsonObject): SavedCardView {
  const text = (name: string) => toText(card[name], name);
  return {
    reference: text('card_reference'),
    brand: text('card_brand'),
    start: text('card_number').slice(0, 4),
    lastFour: text('card_number').slice(-4),
    issuer: text('card_issuer'),
    expiry: `${text('card_exp_month')}/${text('card_exp_year')}`,
    nickname: text('nickname'),
    use: card.expired === true ? 'expired' : 'payable',
    token: tokenOf(card),
    tokenizable: card.tokenize_support === true,
  };
}

function merchantOf(merchantId: string, createdAt: Date): Merchant {
  const key = { keyId: '', name: '', hash: '', lastFour: '', allowedIps: [], createdAt, lastUsedAt: null };
  return newMerchant({ merchantId, name: 'Demo Shop', environment: 'sandbox', createdAt, firstKey: key });
}

function orderOf(example: JsonObject, own: OwnTerms, now: Date): Order {
  const text = (name: string) => toText(example[name], name);
  const terms = {
    orderId: own.orderId || text('order_id'),
    money: own.money,
    customerId: text('customer_id'),
    customerEmail: text('customer_email'),
    customerPhone: text('customer_phone'),
    productId: text('product_id'),
    description: text('description'),
    returnUrl: own.returnUrl || text('return_url'),
    udfs: [],
    billingAddress: {},
    shippingAddress: {},
    metadata: [],
    expiryMinutes: undefined,
  };
  const birth = { uid: text('id'), merchantId: text('merchant_id'), routingId: text('routing_id'), now } as const;
  return newOrder(terms, { ...birth, openedBy: 'merchant', purpose: 'payment', defaultExpiryMinutes: 30 }).order;
}

function txnOf(example: JsonObject, { merchantId, orderId, money }: Order, now: Date): Txn {
  const card = toObject(example.card, 'card');
  const text = (name: string) => toText(card[name], name);
  return {
    ...blankTxn,
    txnId: `${merchantId}-${orderId}-1`,
    txnUuid: toText(example.txn_uuid, 'txn_uuid'),
    status: TxnStatus.PENDING_VBV,
    money,
    createdAt: now,
    updatedAt: now,
    authType: 'THREE_DS',
    payer: 'known',
    paymentMethod: toText(example.payment_method, 'payment_method'),
    redirect: true,
    card: {
      isin: text('card_isin'),
      lastFour: text('last_four_digits'),
      fingerprint: text('card_fingerprint'),
      brand: networkOf(text('card_brand')),
      type: text('card_type') === 'DEBIT' ? 'DEBIT' : 'CREDIT',
      subType: null,
      issuer: text('card_issuer'),
      issuerCountry: text('card_issuer_country'),
      bankCode: text('svc_bank_code'),
      tokenizable: true,
      expiryMonth: text('expiry_month'),
      expiryYear: text('expiry_year'),
      nameOnCard: text('name_on_card'),
    },
    keeping: noKeeping,
    gateway: toText(toObject(example.txn_detail, 'txn_detail').gateway, 'gateway'),
    gatewayConfigId: toText(example.gateway_id, 'gateway_id'),
  };
}

/** The shop as `getOrder` and `listCards` show it, at this moment: forms of expiry are compared with the present month. */
export function exampleShop(operations: readonly MockedOperation[], own: OwnTerms, now: Date): ExampleShop {
  const example = answerExample(operations, OperationId.getOrder, 'charged');
  const order = orderOf(example, own, now);
  const txn = txnOf(example, order, now);
  const { cards } = answerExample(operations, OperationId.listCards, 'plain');
  return {
    merchant: merchantOf(order.merchantId, now),
    order: withTxns(order, [txn], now),
    txn,
    cards: itemsOf(cards).map((card) => cardViewOf(toObject(card, 'card'))),
    now,
  };
}
