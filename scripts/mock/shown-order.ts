/** An order as it is shown to this caller: under the version date that it asks for, and masked for a client auth token. Pure. */
import type { components } from '../../generated/openapi.d.ts';
import { OperationId, OrderStatus } from '../../generated/values.ts';
import { appears, DEFAULT_VERSION, isVersion } from '../../server/http/version.ts';
import { parseAmount, toMajor } from '../../server/orders/money.ts';
import { forClient } from '../../server/orders/wire.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject, parseJson } from '../generate/json.ts';
import type { Call } from './ask-prism.ts';

type WireOrder = components['schemas']['Order'];

/** The attempts of an order, of which this is the one that it is told of. */
export type TxnListOf = (txn: JsonObject) => readonly JsonObject[];

function versionOf({ request: { headers } }: Call): string {
  const { version: asked } = headers;
  return typeof asked === 'string' && isVersion(asked) ? asked : DEFAULT_VERSION;
}

/** Whether the call comes with a client auth token instead of an API key. */
export function isClients({ request: { headers }, url }: Call): boolean {
  const token = headers['x-client-auth-token'] || url.searchParams.get('client_auth_token') || '';
  return headers.authorization === undefined && token !== '';
}

/** What is left to give back of a paid order, in major units; 0 of any other. */
function leftOf({ status, amount_refunded: refunded, txn_detail: txn }: JsonObject): number {
  if (status !== OrderStatus.CHARGED && status !== OrderStatus.PARTIAL_CHARGED) return 0;
  const { net_amount: net = 0, currency } = isJsonObject(txn) ? txn : {};
  const [taken, given] = [net, refunded].map((amount) => parseAmount(String(amount), String(currency)));
  if (taken === undefined || 'reason' in taken) return 0;
  // An amount of nothing is none that could be asked for.
  const minor = given === undefined || 'reason' in given ? 0 : given.minor;
  return toMajor({ ...taken, minor: Math.max(0, taken.minor - minor) });
}

function underVersion(value: Json, version: string, listOf: TxnListOf): Json {
  if (isJsonArray(value)) return value.map((item) => underVersion(item, version, listOf));
  if (!isJsonObject(value)) return value;
  const inner = Object.entries(value).map(([name, item]) => [name, underVersion(item, version, listOf)] as const);
  const { maximum_eligible_refund_amount: _left, txn_list: _list, ...shown }: JsonObject = Object.fromEntries(inner);
  if (!('effective_amount' in value)) return shown;
  const { txn_detail: txn } = shown;
  return {
    ...shown,
    ...(appears('maximum_eligible_refund_amount', version) ? { maximum_eligible_refund_amount: leftOf(shown) } : {}),
    ...(isJsonObject(txn) && appears('txn_list', version) ? { txn_list: listOf(txn) } : {}),
  };
}

/** The answer with its orders as this caller sees them; any other answer as it is. */
export function shownTo(call: Call, text: string, listOf: TxnListOf): string {
  if (!text.startsWith('{') || !text.includes('"effective_amount"')) return text;
  const shown = JSON.stringify(underVersion(parseJson(text), versionOf(call), listOf));
  if (call.operation.id !== OperationId.getOrder || !isClients(call)) return shown;
  const order: WireOrder = JSON.parse(shown);
  return JSON.stringify(forClient(order));
}
