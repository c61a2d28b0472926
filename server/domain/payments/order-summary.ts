/**
 * What the console's list shows of an order, and the terms by which it is found. Pure. Of a card it has the last four
 * digits only.
 */
import { DisputeStatus, OrderAttention, type OrderStatus, RefundStatus } from '../../../generated/values.ts';
import { decimalsOf, formatAmount, type Money } from '../money.ts';
import { capturedMinor, type Order } from './order.ts';
import { leadingTxn } from './order-status.ts';
import { refundTotals } from './refunds.ts';
import { type Txn, txnPhase } from './txn.ts';

export interface OrderSummary {
  readonly uid: string;
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly money: Money;
  /** Minor units paid; 0 while it is unpaid. */
  readonly paidMinor: number;
  /** Minor units refunded, being refunded or under review. */
  readonly refundedMinor: number;
  readonly customerId: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly attempts: number;
  /** Of the leading attempt; empty without one. */
  readonly gateway: string;
  readonly network: string;
  readonly lastFour: string;
  /** Why the leading attempt failed; empty unless it did. */
  readonly failure: string;
  readonly attention: readonly OrderAttention[];
}

/** Why an attempt failed: the normalized decline code, otherwise the error code; empty unless it failed. */
export function failureOf(txn: Pick<Txn, 'status' | 'errorCode' | 'declineCode'>): string {
  if (txnPhase(txn) !== 'failed') return '';
  if (txn.declineCode !== undefined) return txn.declineCode;
  return txn.errorCode === '' ? 'unknown' : txn.errorCode;
}

function attentionOf(order: Order): OrderAttention[] {
  const { refunds, disputes = [], txns } = order;
  const found: readonly (readonly [OrderAttention, boolean])[] = [
    [OrderAttention.REFUND_REVIEW, refunds.some(({ status }) => status === RefundStatus.MANUAL_REVIEW)],
    [OrderAttention.REFUND_FAILED, refunds.at(-1)?.status === RefundStatus.FAILURE],
    [OrderAttention.DISPUTE_OPEN, disputes.some(({ status }) => status === DisputeStatus.OPEN)],
    [OrderAttention.CAPTURE_DUE, txns.some((txn) => txnPhase(txn) === 'held')],
  ];
  return found.filter(([, applies]) => applies).map(([name]) => name);
}

export function orderSummary(order: Order): OrderSummary {
  const txn = leadingTxn(order.txns);
  const { uid, orderId, status, money, customerId, customerEmail, customerPhone, createdAt, updatedAt } = order;
  return {
    uid,
    orderId,
    status,
    money,
    paidMinor: capturedMinor(order),
    refundedMinor: refundTotals(order).refunded,
    customerId,
    customerEmail,
    customerPhone,
    createdAt,
    updatedAt,
    attempts: order.txns.length,
    gateway: txn?.gateway ?? '',
    network: txn?.card.brand ?? '',
    lastFour: txn?.card.lastFour ?? '',
    failure: txn === undefined ? '' : failureOf(txn),
    attention: attentionOf(order),
  };
}

/** The filters that form one term together. */
export interface OrderFacets {
  readonly status?: string;
  readonly gateway?: string;
  readonly network?: string;
}

/** The term of orders with these facets. With none of them it is the term of all orders. */
export function facetTerm({ status = '', gateway = '', network = '' }: OrderFacets): string {
  return `/${status}/${gateway}/${network}`;
}

export function attentionTerm(attention: OrderAttention): string {
  return `!${attention}`;
}

/** Longer than any id, address or number that is searched for. */
const MAX_TERM_LENGTH = 128;
/** Keeps the index entries of an order with many attempts bounded. The newest attempts are found. */
const MAX_SEARCHED_ATTEMPTS = 12;
const MAX_SEARCHED_REFUNDS = 30;
/** A national phone number, without the country's code. */
const NATIONAL_DIGITS = 10;

/** A text as it is compared: case-folded, without surrounding space. Empty for a text that is too long to be a term. */
function folded(text: string): string {
  const value = text.normalize('NFKC').trim().toLowerCase();
  return value.length > MAX_TERM_LENGTH ? '' : value;
}

/** The digits of a phone number, and its last ten. */
function phoneDigits(text: string): string[] {
  const digits = text.replace(/[^0-9]/g, '');
  return digits.length > NATIONAL_DIGITS ? [digits, digits.slice(-NATIONAL_DIGITS)] : [digits];
}

/** The amount with and without its zero decimals: `1499.00` and `1499`. */
function amountTexts(money: Money): string[] {
  const text = formatAmount(money);
  return decimalsOf(money.currency) === 0 ? [text] : [text, text.replace(/\.?0+$/, '')];
}

/** The local part of an e-mail address, and its first and last word: a person's name is often in them. */
function localParts(email: string): string[] {
  const [local = ''] = email.includes('@') ? email.split('@') : [];
  const words = local.split(/[._+-]/);
  return [local, words[0] ?? '', words.at(-1) ?? ''];
}

/** The last word of a name of several. */
function lastNameOf(name: string): string {
  return /\s(\S+)\s*$/.exec(name)?.[1] ?? '';
}

/**
 * The terms of a search for this text, at most four. An order is found that has one of them: `₹1,499` or `INR 1499` finds the
 * amount, `Visa …4444` or `**** 4444` the last four digits, `Noah Brown` the e-mail address `noah.brown@shop.example`.
 */
export function searchTerms(text: string): string[] {
  const value = folded(text);
  const amount = /^(?:[^0-9a-z]|rs\.?|[a-z]{3}\s)?\s?([1-9][0-9,]*(?:\.[0-9]{1,3})?)$/
    .exec(value)?.[1]
    ?.replaceAll(',', '');
  const lastFour = /^[a-z ]*[.*x\u2022]{2}[.*x\u2022 -]*([0-9]{4})$/.exec(value)?.[1];
  const isName = /^\p{L}+(\s+\p{L}+)+$/u.test(value);
  const candidates = [
    value,
    ...(amount === undefined ? [] : [amount]),
    ...(lastFour === undefined ? [] : [lastFour]),
    ...(isName ? [value.replace(/\s+/g, '.')] : []),
    ...(/^[+(]{0,2}[0-9][0-9 ()./-]{7,}$/.test(value) ? phoneDigits(value) : []),
  ];
  return [...new Set(candidates)].filter((candidate) => candidate !== '').map((candidate) => `=${candidate}`);
}

/** Every term of an order. A card number is in none of them. */
export function orderTerms(order: Order): string[] {
  const { status, gateway, network, lastFour: _lastFour, attention } = orderSummary(order);
  const facets = [{}, { status }].flatMap((byStatus) =>
    [{}, ...(gateway === '' ? [] : [{ gateway }])].flatMap((byGateway) =>
      [{}, ...(network === '' ? [] : [{ network }])].map((byNetwork) => ({ ...byStatus, ...byGateway, ...byNetwork })),
    ),
  );
  const txns = order.txns
    .slice(-MAX_SEARCHED_ATTEMPTS)
    .flatMap((txn) => [
      ...[txn.txnId, txn.txnUuid, txn.card.lastFour, txn.card.nameOnCard, lastNameOf(txn.card.nameOnCard)],
      ...[txn.receipt?.rrn ?? '', txn.receipt?.epgTxnId ?? '', failureOf(txn)],
    ]);
  const refunds = order.refunds.slice(-MAX_SEARCHED_REFUNDS).flatMap(({ id, arn }) => [id, arn ?? '']);
  const texts = [
    order.orderId,
    order.uid,
    order.customerId,
    order.customerEmail,
    ...localParts(order.customerEmail),
    order.customerPhone,
    ...phoneDigits(order.customerPhone),
    ...amountTexts(order.money),
    ...txns,
    ...refunds,
  ];
  const searched = texts
    .map(folded)
    .filter((value) => value !== '')
    .map((value) => `=${value}`);
  return [...new Set([...facets.map(facetTerm), ...attention.map(attentionTerm), ...searched])];
}
