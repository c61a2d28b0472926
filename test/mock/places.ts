/** The two places at which the same is done, and what of an answer must be the same there. */
import { type Answer, at, type Caller } from '../support/caller.ts';

export interface Place {
  readonly baseUrl: string;
  readonly call: Caller;
  /** Lets happen what the service does by itself. */
  settle(): Promise<void>;
}

/** A card that the bank asks its holder about, as a payment form sends it. */
export const CARD = {
  merchant_id: 'demo',
  payment_method_type: 'CARD',
  card_number: '4111111111111111',
  card_exp_month: '12',
  card_exp_year: '2040',
  name_on_card: 'Asha Rao',
  card_security_code: '123',
  format: 'json',
};
/** The number of a card that the bank asks nothing about. */
export const FRICTIONLESS = '4012001037141112';

/** What an order, a transaction, a refund and a refusal say, without what no two runs share. */
const SAID = [
  'order_id',
  'status',
  'status_id',
  'amount',
  'effective_amount',
  'currency',
  'refunded',
  'amount_refunded',
  'net_amount',
  'txn_amount',
  'txn_id',
  'resp_code',
  'resp_message',
  'bank_error_code',
  'error_code',
  'return_url',
] as const;

function said(body: unknown): object {
  return Object.fromEntries(SAID.map((name) => [name, at(body, name)]).filter(([, value]) => value !== undefined));
}

function refundsOf(body: unknown): readonly unknown[] {
  const list = at(body, 'refunds');
  const names = ['unique_request_id', 'txn_id', 'amount', 'status', 'sent_to_gateway', 'refund_type', 'initiated_by'];
  return Array.isArray(list) ? list.map((refund) => names.map((name) => at(refund, name))) : [];
}

export function told(answer: Answer): object {
  const body = answer.json();
  const detail = at(body, 'txn_detail');
  return { http: answer.status, ...said(body), txn: detail && said(detail), refunds: refundsOf(body) };
}
