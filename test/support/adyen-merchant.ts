/** A merchant of the simulated Adyen: sends requests and receives notifications. */
import type { GatewaySimulator } from '../../scripts/gateway-simulator/running-simulator.ts';
import { startGatewaySimulator } from '../../scripts/gateway-simulator/simulator.ts';
import { isRecord } from '../../server/platform/is-record.ts';
import { type NotificationReceiver, startNotificationReceiver } from './notification-receiver.ts';

export const ADYEN_ACCOUNT = 'TestMerchantECOM';
/** The key of Adyen's own examples (https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures). */
export const ADYEN_HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

export type Json = Readonly<Record<string, unknown>>;

export interface AdyenAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Empty when the answer is not a JSON object. */
  readonly body: Json;
}

export interface AdyenMerchant {
  readonly simulator: GatewaySimulator;
  readonly receiver: NotificationReceiver;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<AdyenAnswer>;
  /** Pays, with what is given in place of an ordinary card payment of 50.00 EUR. */
  pay(given?: Json, headers?: Readonly<Record<string, string>>): Promise<AdyenAnswer>;
  /** The `NotificationRequestItem` objects received since the last call, in the order of the events, when nothing is pending. */
  notified(): Promise<readonly Json[]>;
  close(): Promise<void>;
}

const parsed = (text: string): Json => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** The items of a notification's body. */
export function itemsOf(body: string): readonly Json[] {
  const { notificationItems: items } = parsed(body);
  const values: readonly unknown[] = Array.isArray(items) ? items : [];
  return values.flatMap((value) =>
    isRecord(value) && isRecord(value.NotificationRequestItem) ? [value.NotificationRequestItem] : [],
  );
}

/** A card, with what is given in place of an ordinary one. */
export function adyenCard(given: Json = {}): Json {
  const card = { number: '4111111111111111', expiryMonth: '03', expiryYear: '2030', cvc: '737', holderName: 'J Doe' };
  return { type: 'scheme', ...card, ...given };
}

let count = 0;

/** A request for `/payments`, with what is given in place of an ordinary card payment of 50.00 EUR. */
export function paymentRequest(given: Json = {}): Json {
  count += 1;
  return {
    merchantAccount: ADYEN_ACCOUNT,
    reference: `payment-${count}`,
    amount: { currency: 'EUR', value: 5_000 },
    paymentMethod: adyenCard(),
    returnUrl: 'http://127.0.0.1:9/return?order=1',
    ...given,
  };
}

/** Without retries unless it says otherwise: a notification that is not accepted is given up. */
export async function startAdyenMerchant(attempts = 1): Promise<AdyenMerchant> {
  const receiver = await startNotificationReceiver();
  const simulator = await startGatewaySimulator({
    gateway: 'adyen',
    port: 0,
    notifications: { url: receiver.url, secret: ADYEN_HMAC_KEY },
    retries: { attempts, firstDelayMs: 1 },
  });
  let seen = 0;

  async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const all = { 'content-type': 'application/json', 'x-api-key': 'AQEtest', ...headers };
    const answer = await fetch(`${simulator.origin}${path}`, { method: 'POST', headers: all, body: text });
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
  }

  return {
    simulator,
    receiver,
    post,
    pay: (given, headers) => post('/v71/payments', paymentRequest(given), headers),
    async notified() {
      await simulator.flush();
      const fresh = receiver.received.slice(seen);
      seen = receiver.received.length;
      const order = simulator.notifications().map(({ id }) => id);
      const place = (item: Json) => order.indexOf(`${item.pspReference}:${item.eventCode}:${item.success}`);
      return fresh.flatMap(({ body }) => itemsOf(body)).sort((one, other) => place(one) - place(other));
    },
    async close() {
      await simulator.close();
      await receiver.close();
    },
  };
}
