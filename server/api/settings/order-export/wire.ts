/**
 * The CSV lines of the order export, one per order. Card columns contain only the last four digits and the card type. Pure.
 */
import type { components } from '../../../../generated/openapi.d.ts';
import { ErrorCode, TxnStatus } from '../../../../generated/values.ts';
import { decimalsOf } from '../../../domain/money.ts';
import type { Order } from '../../../domain/payments/order.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import { toTimestamp, toWireOrder } from '../../orders/wire.ts';

/** The start of a spreadsheet formula, including full-width forms, after whitespace and controls that spreadsheets strip. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** A leading control character makes some spreadsheets continue in another cell. */
const CONTROL_FIRST = /^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Quotes a text as a cell and neutralizes formulas. */
export function csvText(text: string): string {
  const safeText = FORMULA.test(text) || CONTROL_FIRST.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Joins cells to a line. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvText).join(',')}\r\n`;
}

type WireOrder = components['schemas']['Order'];

const DAY_MS = 86_400_000;
/** The API version of the exported fields. */
const VERSION = '2025-01-10';

/** An amount as text with its currency's decimals. */
function money({ currency }: WireOrder, amount: number | undefined): string {
  return amount === undefined ? '' : amount.toFixed(decimalsOf(currency));
}

/** The captured amount of the order; undefined if nothing is captured. */
function capturedAmount({ txn_detail: txn }: WireOrder): number | undefined {
  return txn?.status === TxnStatus.CHARGED ? txn.net_amount : undefined;
}

/** The columns: name and value. Programs read columns by name; add new ones at the end. */
const columns: readonly (readonly [name: string, value: (order: WireOrder) => string | number | null | undefined])[] = [
  ['order_id', (order) => order.order_id],
  ['id', (order) => order.id],
  ['date_created', (order) => order.date_created],
  ['last_updated', (order) => order.last_updated],
  ['status', (order) => order.status],
  ['status_id', (order) => order.status_id],
  ['currency', (order) => order.currency],
  ['amount', (order) => money(order, order.amount)],
  ['amount_refunded', (order) => money(order, order.amount_refunded)],
  ['customer_id', (order) => order.customer_id],
  ['customer_email', (order) => order.customer_email],
  ['customer_phone', (order) => order.customer_phone],
  ['product_id', (order) => order.product_id],
  ['description', (order) => order.description],
  ['txn_id', (order) => order.txn_id],
  ['txn_uuid', (order) => order.txn_uuid],
  ['payment_method_type', (order) => order.payment_method_type],
  ['payment_method', (order) => order.payment_method],
  ['auth_type', (order) => order.auth_type],
  ['card_number', ({ card }) => (card === undefined ? '' : `XXXX-XXXXXXXX-${card.last_four_digits}`)],
  ['card_brand', (order) => order.card?.card_brand],
  ['card_type', (order) => order.card?.card_type],
  ['card_issuer', (order) => order.card?.card_issuer],
  ['gateway', (order) => order.txn_detail?.gateway],
  ['gateway_reference_id', (order) => order.gateway_reference_id],
  ['resp_code', (order) => order.resp_code],
  ['resp_message', (order) => order.resp_message],
  ['bank_error_code', (order) => order.bank_error_code],
  ['bank_error_message', (order) => order.bank_error_message],
  ['rrn', (order) => order.payment_gateway_response?.rrn],
  ['epg_txn_id', (order) => order.payment_gateway_response?.epg_txn_id],
  ['auth_id_code', (order) => order.payment_gateway_response?.auth_id_code],
  ['attempts', (order) => order.txn_list?.length ?? 0],
  ['udf1', (order) => order.udf1],
  ['udf2', (order) => order.udf2],
  ['udf3', (order) => order.udf3],
  ['udf4', (order) => order.udf4],
  ['udf5', (order) => order.udf5],
  ['udf6', (order) => order.udf6],
  ['udf7', (order) => order.udf7],
  ['udf8', (order) => order.udf8],
  ['udf9', (order) => order.udf9],
  ['udf10', (order) => order.udf10],
  ['net_amount', (order) => money(order, capturedAmount(order))],
];

/** The header line. */
export const heading: string = csvLine(columns.map(([name]) => name));

/** The line of an order. */
export function toCsvLine(order: Order): string {
  const shown = toWireOrder(order, VERSION);
  return csvLine(columns.map(([, value]) => String(value(shown) ?? '')));
}

export interface Day {
  readonly from: Date;
  /** The end of the day, exclusive. */
  readonly to: Date;
}

/**
 * The UTC day of a date.
 * @throws ApiError if the date does not exist.
 */
export function dayOf(date: string): Day {
  const from = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(from.getTime()) || !toTimestamp(from).startsWith(date)) {
    const reason = 'is not a valid date; send one such as 2026-03-14';
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'date', reason }] });
  }
  return { from, to: new Date(from.getTime() + DAY_MS) };
}
