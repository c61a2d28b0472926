/**
 * An answer as this caller should see it: its own order, what it asks for and what was given back of it, and addresses that lead to the
 * mock's own pages. Pure.
 */
import { RefundStatus, TxnStatus } from '../../generated/values.ts';
import { refundNumbers } from '../../server/gateways/sandbox/receipt.ts';
import { formatAmount, toMajor } from '../../server/orders/money.ts';
import { toRefund } from '../../server/orders/refund-wire.ts';
import { statusIds } from '../../server/orders/wire.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject, parseJson, toObject } from '../generate/json.ts';
import { leadingAttempt, txnStatusOf } from './attempts.ts';
import { ATTEMPT_KEY, ORDER_KEY, orderUid, refundId, txnUuid } from './own-ids.ts';
import { type KnownOrder, leadingNumber, type OwnRefund, statusOf, takenOf } from './story.ts';

/** The key by which a page's address says how it is shown while nothing has happened to its order. */
export const SHOWN_KEY = 'shown';

/** Addresses of the service in the examples: any base before a page of it. */
const PAGE_ADDRESS = /https?:\/\/[^/\s"<>]+(\/(?:payment-page|pay\/start)\/[^\s"'<>?]+)/g;

export interface Retelling {
  /** The order that the caller named. */
  readonly order: string | undefined;
  /** The number of the attempt that the answer tells of. */
  readonly attempt: number;
  readonly baseUrl: string;
  /** The state in which the answer's pages are to be shown; empty: as they are at first. */
  readonly pageState: string;
}

/** The text with the caller's own order, and pages of the mock. */
export function retold(text: string, { order, attempt, baseUrl, pageState }: Retelling): string {
  const shown = /"order_id":\s*"([^"]+)"/.exec(text)?.[1];
  const key = order ?? shown;
  const tailOf = (path: string): string => {
    const query = new URLSearchParams({
      ...(key === undefined ? {} : { [ORDER_KEY]: key }),
      ...(order !== undefined && path.startsWith('/pay/start/') ? { [ATTEMPT_KEY]: String(attempt) } : {}),
      ...(pageState === '' ? {} : { [SHOWN_KEY]: pageState }),
    });
    return query.size === 0 ? '' : `?${query}`;
  };
  const own = order === undefined ? text : withOwnIds(text, shown, order, attempt);
  return own.replace(PAGE_ADDRESS, (_whole, path: string) => `${baseUrl}${path}${tailOf(path)}`);
}

function withOwnIds(text: string, shown: string | undefined, order: string, attempt: number): string {
  return (shown === undefined ? text : text.replaceAll(shown, order))
    .replaceAll(`-${order}-1"`, `-${order}-${attempt}"`)
    .replace(/\bord_[0-9a-f]{32}\b/g, orderUid(order))
    .replace(/\btxn_[0-9a-f]{32}\b/g, txnUuid(order, attempt));
}

export interface OwnTermsParts {
  readonly order: string;
  readonly known: KnownOrder;
  /** How the newest refund stands: the call that asks for it is answered before it is done. */
  readonly newestRefund: 'PENDING' | 'SUCCESS';
}

/** An answer in JSON with the amounts and refunds of the caller's own order; any other text as it is. */
export function withOwnTerms(text: string, parts: OwnTermsParts): string {
  if (!text.startsWith('{')) return text;
  return JSON.stringify(own(parseJson(text), parts));
}

function own(value: Json, parts: OwnTermsParts): Json {
  if (isJsonArray(value)) return value.map((item) => own(item, parts));
  if (!isJsonObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, own(item, parts)]));
  return { ...inner, ...termsOf(inner, parts) };
}

/** What is the caller's own of an object, by what it looks like: an order, its transaction, its refund, the payload for the SDK. */
function termsOf(shown: JsonObject, parts: OwnTermsParts): JsonObject {
  const { money } = parts.known;
  const amount = toMajor(money);
  if ('effective_amount' in shown) {
    const way = parts.known.returnUrl === '' ? {} : { return_url: parts.known.returnUrl };
    const own = Object.fromEntries(parts.known.terms.metadata.map(({ name, value }) => [name, value]));
    const metadata = { ...toObject(shown.metadata ?? {}, 'metadata'), ...own };
    const asked = { amount, effective_amount: amount, currency: money.currency };
    const terms = { ...asked, metadata, ...way, ...routingTerms(parts) };
    return { ...terms, ...holdTerms(shown, parts), ...refundTerms(shown, parts) };
  }
  if ('txn_amount' in shown) {
    const net = { net_amount: toMajor({ ...money, minor: takenOf(parts.known) }) };
    return { txn_amount: amount, currency: money.currency, ...net, ...heldTxn(parts) };
  }
  if ('offer_details' in shown && shown.status === TxnStatus.CHARGED) return heldTxn(parts);
  if ('sent_to_gateway' in shown && 'order_id' in shown) return refundsOf(shown.txn_id, parts).at(-1) ?? {};
  if ('clientAuthToken' in shown && shown.amount !== '') {
    const way = parts.known.returnUrl === '' ? {} : { returnUrl: parts.known.returnUrl };
    return { amount: formatAmount(money), currency: money.currency, ...way };
  }
  return {};
}

function routingTerms({ known }: OwnTermsParts): JsonObject {
  return known.routingId === '' ? {} : { routing_id: known.routingId };
}

/** How an order stands whose payments are held: the examples show one that was charged at once. */
function holdTerms(shown: JsonObject, { known }: OwnTermsParts): JsonObject {
  const status = known.capture === 'manual' && 'txn_id' in shown ? statusOf(known) : undefined;
  return status === undefined ? {} : { status, status_id: statusIds[status] };
}

/** The status of the attempt that an order with held money is told of. */
function heldTxn({ known }: OwnTermsParts): JsonObject {
  const leading = leadingAttempt(known.attempts);
  return known.capture === 'auto' || leading === undefined ? {} : { status: txnStatusOf(leading.stage) };
}

function refundTerms(shown: JsonObject, parts: OwnTermsParts): JsonObject {
  const { money, refunds } = parts.known;
  const sum = (list: readonly OwnRefund[]) => list.reduce((minor, refund) => minor + refund.minor, 0);
  const major = (minor: number) => toMajor({ ...money, minor });
  const taken = takenOf(parts.known);
  const settled = parts.newestRefund === 'PENDING' ? refunds.slice(0, -1) : refunds;
  return {
    amount_refunded: major(sum(refunds)),
    refunded: sum(settled) >= taken,
    ...('refunds' in shown ? { refunds: refundsOf(shown.txn_id, parts) } : {}),
  };
}

/** When refunds were asked for and done, as the examples have it. */
const ASKED_AT = new Date('2026-03-15T10:02:11Z');
const DONE_AT = new Date('2026-03-15T10:02:13Z');

/** The refunds as the service shows them. */
function refundsOf(txnId: Json | undefined, { order, known, newestRefund }: OwnTermsParts): readonly JsonObject[] {
  return known.refunds.map(({ requestId, minor }, index) => {
    const id = refundId(order, requestId);
    const isPending = newestRefund === 'PENDING' && index === known.refunds.length - 1;
    const refund = toRefund({
      id,
      kind: 'merchant',
      requestId,
      callMark: null,
      txnUuid: txnUuid(order, leadingNumber(known)),
      txnId: typeof txnId === 'string' ? txnId : '',
      gateway: 'SANDBOX',
      money: { ...known.money, minor },
      createdAt: ASKED_AT,
      errorCode: '',
      errorMessage: '',
      nextAt: null,
      ...(isPending ? pending : { ...done, ...refundNumbers(id) }),
    });
    return toObject(parseJson(JSON.stringify(refund)), 'refund');
  });
}

const pending = {
  status: RefundStatus.PENDING,
  sentAt: null,
  reference: null,
  arn: null,
  processedAt: null,
} as const;

const done = { status: RefundStatus.SUCCESS, sentAt: ASKED_AT, processedAt: DONE_AT } as const;
