/**
 * A merchant in a test: creates orders, starts transactions, sends customers to the bank page, and reads the results: the order,
 * its events, the gateway's ledger.
 */
import { EventName } from '../../generated/values.ts';
import type { Merchant } from '../../server/domain/merchants/merchant.ts';
import { type BankPage, bankPageOf, PASSWORD } from './bank-page.ts';
import { type Answer, at, type Caller, type CallOptions, textAt } from './caller.ts';
import type { TestMerchant, TestService } from './service.ts';

export type Fields = Readonly<Record<string, string>>;

/** The numbers of the sandbox's cards. */
export const Cards = {
  visa: '4111111111111111',
  mastercard: '5555555555554444',
  rupay: '6070000000000010',
  amex: '378282246310005',
  frictionless: '4012001037141112',
  declined: '4000000000000002',
  refusedByBank: '4000000000000010',
  chargedLater: '4000000000000028',
  declinedThenCharged: '4000000000000036',
  unheard: '4000000000000044',
  refundsFail: '4000000000000077',
  captureFails: '4000000000000200',
  voidFails: '4000000000000218',
  endUnheard: '4000000000000226',
  endTold: '4000000000000234',
  refundsTold: '4000000000000242',
  refundsUnclear: '4000000000000085',
} as const;

/** Credentials left out. */
export const asAnonymous: CallOptions = { headers: { authorization: null } };

/** A merchant's settings with every event on, so that a test sees all that was raised. */
export function withAllEvents(merchant: Merchant): Merchant {
  return { ...merchant, webhook: { ...merchant.webhook, events: Object.values(EventName) } };
}

/** One movement of money as the sandbox gateway wrote it down. */
export interface LedgerLine {
  readonly kind: string;
  readonly minor: number;
}

export interface Shop {
  readonly bank: BankPage;
  /** Makes an order of 100.00 INR and answers its id. */
  order(fields?: Fields): Promise<string>;
  /** POST /txns with the VISA card and `format=json`; an empty text takes a field away. */
  start(orderId: string, fields?: Fields, options?: CallOptions): Promise<Answer>;
  /** Starts a transaction that waits for the customer, and answers the address of its bank page. */
  begin(orderId: string, fields?: Fields): Promise<string>;
  /** Starts a transaction with this card and passes its bank page. */
  pay(orderId: string, number: string): Promise<Answer>;
  /** The order as the merchant reads it, with all its attempts. */
  read(orderId: string): Promise<Readonly<Record<string, unknown>>>;
  /** The statuses of the order's attempts, oldest first. */
  attempts(orderId: string): Promise<unknown[]>;
  /** The names of all events raised so far, in order. */
  events(orderId: string): Promise<string[]>;
  /** What the gateway moved, oldest first. */
  ledger(orderId: string): Promise<LedgerLine[]>;
}

/** The fields of a card that can be paid with; AMEX cards get their four digits. */
export function cardFields(number: string): Fields {
  return {
    payment_method_type: 'CARD',
    card_number: number,
    card_exp_month: '12',
    card_exp_year: '2040',
    name_on_card: 'Asha Rao',
    card_security_code: number.startsWith('37') ? '7391' : '739',
  };
}

let made = 0;

/** An order id that no other test has. Its number does not stand alone: a search for security codes would find it. */
export function newOrderId(): string {
  made += 1;
  return `Ord-n${made}`;
}

/** The shop of the service's own merchant, or of another. */
export function shopOf(service: TestService, merchant: TestMerchant = service.merchant): Shop {
  const { merchantId } = merchant;
  const call: Caller = service.callAs(merchant);
  const { db } = service.database;
  const bank = bankPageOf(service);
  const keyOf = (orderId: string) => `${merchantId}:${orderId.toLowerCase()}`;

  async function start(orderId: string, fields: Fields = {}, options: CallOptions = {}): Promise<Answer> {
    const number = fields.card_number ?? Cards.visa;
    const whole = { order_id: orderId, merchant_id: merchantId, format: 'json', ...cardFields(number), ...fields };
    return call.form('/txns', whole, options);
  }

  async function begin(orderId: string, fields: Fields = {}): Promise<string> {
    return textAt((await start(orderId, fields)).json(), 'payment', 'authentication', 'url');
  }

  async function read(orderId: string): Promise<Readonly<Record<string, unknown>>> {
    return (await call.get(`/orders/${orderId}`, { headers: { version: '2025-01-10' } })).json();
  }

  return {
    bank,
    start,
    begin,
    read,
    async order(fields = {}) {
      const orderId = newOrderId();
      const answer = await call.form('/orders', { order_id: orderId, amount: '100.00', ...fields });
      if (answer.status !== 200) throw new Error(`the order was not made: ${answer.text}`);
      return orderId;
    },
    async pay(orderId, number) {
      return bank.enter(await begin(orderId, { card_number: number }), PASSWORD);
    },
    async attempts(orderId) {
      const list = at(await read(orderId), 'txn_list');
      return Array.isArray(list) ? list.map((txn) => at(txn, 'status')) : [];
    },
    async events(orderId) {
      const deliveries = db.collection('webhook_deliveries').find({ merchantId, orderKey: orderId.toLowerCase() });
      const relayed = (await deliveries.sort({ $natural: 1 }).toArray()).map((delivery) =>
        textAt(delivery, 'eventName'),
      );
      const host = await db.collection<{ _id: string; outbox: { events: { name: string }[] }[] }>('orders').findOne({
        _id: keyOf(orderId),
      });
      return [...relayed, ...(host?.outbox ?? []).flatMap((entry) => entry.events.map(({ name }) => name))];
    },
    async ledger(orderId) {
      const lines = db
        .collection<{ kind: string; money: { minor: number } }>('sandbox_gateway_ledger')
        .find({ orderKey: keyOf(orderId) });
      return (await lines.sort({ at: 1 }).toArray()).map(({ kind, money }) => ({ kind, minor: money.minor }));
    },
  };
}
