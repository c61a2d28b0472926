/**
 * A merchant that repeats each call until it has an answer, also when the service dies in between. Its orders are paid
 * at once, or held and then captured or voided. Some are refunded.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, OrderStatus } from '../../generated/values.ts';
import { formToken, openPage, sendForm } from '../demo/browser.ts';
import { createRepeatedCalls, type Fields, PAUSE_MS, type RepeatedCallsDeps } from './repeated-calls.ts';

/** The planned end of an order. */
export type Purchase =
  | 'paid'
  | 'paid at the bank'
  | 'captured'
  | 'captured in part'
  | 'voided'
  | 'refunded'
  | 'refunded in part';

export const purchases: readonly Purchase[] = [
  'paid',
  'refunded',
  'captured',
  'refunded in part',
  'captured in part',
  'paid at the bank',
  'voided',
];

/** The part of 100.00 that the merchant keeps, in minor units. */
export const expectedCharges: Readonly<Record<Purchase, number>> = {
  paid: 10_000,
  'paid at the bank': 10_000,
  captured: 10_000,
  'captured in part': 6_000,
  voided: 0,
  refunded: 0,
  'refunded in part': 7_000,
};

const FRICTIONLESS = '4012001037141112';
const CHALLENGED = '4111111111111111';

export function createRetryingMerchant(deps: RepeatedCallsDeps) {
  const { baseUrl } = deps;
  const { merchantId, call, callUntilAnswered, statusOf, authenticationUrlOf } = createRepeatedCalls(deps);

  /** Submits the one-time password. Ignores a lost connection. */
  async function passBank(address: string): Promise<void> {
    try {
      const page = new URL(new URL(address).pathname, await baseUrl()).toString();
      await sendForm(page, { _csrf: formToken(await openPage(page)), otp: '111000', action: 'pay' });
    } catch {
      // The order has the outcome.
    }
  }

  async function tryToPay(orderId: string, number: string): Promise<void> {
    const answer = await call('/txns', {
      order_id: orderId,
      merchant_id: merchantId,
      payment_method_type: 'CARD',
      card_number: number,
      card_exp_month: '12',
      card_exp_year: '2040',
      card_security_code: '739',
      name_on_card: 'Asha Rao',
      format: 'json',
    });
    const address = authenticationUrlOf(answer);
    if (address !== null) await passBank(address);
  }

  const payable: readonly unknown[] = [
    OrderStatus.NEW,
    OrderStatus.PENDING_VBV,
    OrderStatus.AUTHENTICATION_FAILED,
    OrderStatus.AUTHORIZATION_FAILED,
    OrderStatus.AUTO_REFUNDED,
  ];

  /** Pays until the order has one of these statuses. */
  async function payUntil(orderId: string, number: string, wanted: readonly unknown[]): Promise<string> {
    for (;;) {
      const { status, txnUuid } = await statusOf(orderId);
      if (wanted.includes(status)) return txnUuid;
      if (payable.includes(status)) await tryToPay(orderId, number);
      else await sleep(PAUSE_MS);
    }
  }

  /** Captures or voids until the order is final, with the same idempotency key. */
  async function endHold(orderId: string, verb: 'capture' | 'void', fields: Fields): Promise<void> {
    const done: readonly unknown[] = [OrderStatus.CHARGED, OrderStatus.PARTIAL_CHARGED, OrderStatus.VOIDED];
    for (;;) {
      const { status, txnUuid } = await statusOf(orderId);
      if (done.includes(status)) return;
      await call(`/v2/txns/${txnUuid}/${verb}`, { ...fields, idempotence_key: `${verb}-${orderId}` });
      await sleep(PAUSE_MS);
    }
  }

  /** Requests a refund until the service accepts it, with the same id. */
  async function refund(orderId: string, fields: Fields): Promise<void> {
    for (;;) {
      const { status, body } = await callUntilAnswered(`/orders/${orderId}/refunds`, {
        unique_request_id: 'once',
        ...fields,
      });
      if (status === 200 || body.error_code === ErrorCode.duplicate_call) return;
      throw new Error(`The service refused a refund: ${String(body.error_code)}`);
    }
  }

  /** Takes an order to its planned end. */
  return async function sell(orderId: string, purchase: Purchase): Promise<void> {
    const isHeld = purchase === 'captured' || purchase === 'captured in part' || purchase === 'voided';
    const hold = isHeld ? { 'metadata.txns.auto_capture': 'false' } : {};
    await callUntilAnswered('/orders', { order_id: orderId, amount: '100.00', ...hold });
    const number = purchase === 'paid at the bank' ? CHALLENGED : FRICTIONLESS;
    await payUntil(orderId, number, [isHeld ? OrderStatus.AUTHORIZED : OrderStatus.CHARGED]);
    if (purchase === 'captured') await endHold(orderId, 'capture', {});
    if (purchase === 'captured in part') await endHold(orderId, 'capture', { amount: '60.00' });
    if (purchase === 'voided') await endHold(orderId, 'void', {});
    if (purchase === 'refunded') await refund(orderId, {});
    if (purchase === 'refunded in part') await refund(orderId, { amount: '30.00' });
  };
}

export interface Buyers {
  /** What was ordered, by order id. */
  readonly sold: ReadonlyMap<string, Purchase>;
  /** Resolves when the last orders have reached their ends. */
  stop(): Promise<void>;
}

export interface BuyersOptions {
  /** What the order ids begin with. */
  readonly prefix: string;
  readonly buyers: number;
  readonly sell: ReturnType<typeof createRetryingMerchant>;
  /** The wait of a buyer after an order, in milliseconds. Default: 0. */
  readonly pauseMs?: number;
}

/** Sells one order after another to each of some buyers, in all ways, until they are stopped. */
export function startBuyers({ prefix, buyers, sell, pauseMs = 0 }: BuyersOptions): Buyers {
  const sold = new Map<string, Purchase>();
  let over = false;
  const buyer = async (): Promise<void> => {
    while (!over) {
      const purchase = purchases[sold.size % purchases.length] ?? 'paid';
      const orderId = `${prefix}${sold.size}`;
      sold.set(orderId, purchase);
      await sell(orderId, purchase);
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, buyer));
  return {
    sold,
    async stop() {
      over = true;
      await all;
    },
  };
}
