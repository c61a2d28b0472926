/**
 * Replaces values of the example with those of the call: order id, amount, currency and metadata, and page URLs with the mock's. Pure.
 */
import { OperationId } from '../../generated/values.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject, membersOf, parseJson } from '../generate/json.ts';
import type { Call } from './call.ts';

/** URLs of hosted pages, with any base. */
const PAGE_ADDRESS = /https?:\/\/[^/\s"<>]+(\/(?:payment-page|pay\/start)\/[^\s"'<>?]+)/g;
const ORDER_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** `{merchant_id}-{order_id}-{attempt}` */
const TXN_ID = /^[a-z0-9_]+-(.+)-[0-9]+$/;
const refunds: ReadonlySet<string> = new Set([OperationId.refundOrder, OperationId.refundTxn]);

/** A field of the body or of its order. Empty strings count as absent. */
function bodyValue({ body }: Call, name: string): string | undefined {
  const value = body[name] ?? body[`order.${name}`];
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;
}

function orderOf(call: Call): string | undefined {
  const { path } = call.operation;
  const inPath = path.includes('{order_id}') ? /\/orders\/([^/]+)/.exec(call.url.pathname)?.[1] : undefined;
  const named = bodyValue(call, 'order_id') ?? inPath ?? TXN_ID.exec(bodyValue(call, 'txn_id') ?? '')?.[1] ?? '';
  return ORDER_ID.test(named) ? named : undefined;
}

/** Metadata is an object or dotted: `metadata.shelf`, `order.metadata.shelf`. */
function metadataOf({ body }: Call): JsonObject {
  const inObject = membersOf(body.metadata);
  const dotted = membersOf(body).flatMap(([name, value]): [string, Json][] => {
    const key = /^(?:order\.)?metadata\.(.+)$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries([...inObject, ...dotted]);
}

function withValues(value: Json, call: Call): Json {
  if (isJsonArray(value)) return value.map((item) => withValues(item, call));
  if (!isJsonObject(value)) return value;
  const inner = Object.fromEntries(membersOf(value).map(([name, item]) => [name, withValues(item, call)]));
  return { ...inner, ...ownValues(inner, call) };
}

/** The call's values for an object of the response, which is recognized by its fields. */
function ownValues(shown: JsonObject, call: Call): JsonObject {
  const text = bodyValue(call, 'amount') ?? '';
  const amounts = (...names: string[]) => Object.fromEntries(text ? names.map((name) => [name, Number(text)]) : []);
  if (refunds.has(call.operation.id)) {
    const uniqueId = bodyValue(call, 'unique_request_id');
    if ('sent_to_gateway' in shown) return { ...amounts('amount'), ...(uniqueId && { unique_request_id: uniqueId }) };
    return 'amount_refunded' in shown ? amounts('amount_refunded') : {};
  }
  const currency = bodyValue(call, 'currency');
  const money = currency === undefined ? {} : { currency };
  const metadata = () => ({ ...Object.fromEntries(membersOf(shown.metadata)), ...metadataOf(call) });
  if ('effective_amount' in shown) return { ...amounts('amount', 'effective_amount'), ...money, metadata: metadata() };
  if ('txn_amount' in shown) return { ...amounts('txn_amount', 'net_amount'), ...money };
  return 'clientAuthToken' in shown && shown.amount !== '' ? { ...(text && { amount: text }), ...money } : {};
}

/** Echoes the call in the text of a response. */
export function echoCall(call: Call, status: number, text: string): string {
  const order = orderOf(call);
  const shown = /"order_id":\s*"([^"]+)"/.exec(text)?.[1];
  const named = order === undefined || shown === undefined ? text : text.replaceAll(shown, order);
  const led = withMockPages(named, call.baseUrl);
  return status < 400 && led.startsWith('{') ? JSON.stringify(withValues(parseJson(led), call)) : led;
}

/** Points page URLs to the mock. */
export function withMockPages(text: string, baseUrl: string): string {
  return text.replace(PAGE_ADDRESS, (_whole, path: string) => `${baseUrl}${path}`);
}
