/**
 * The demo merchant and its customers, calling a service that is a process: orders, payments, settings.
 * Every answer is held against the contract.
 */
import type { EventName } from '../../generated/values.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { bankPageOf, PASSWORD } from './bank-page.ts';
import { type Answer, type Caller, createCaller, textAt } from './caller.ts';
import { OPERATOR_KEY } from './service.ts';

export const VISA = '4111111111111111';
export const FRICTIONLESS = '4012001037141112';

/** A demo merchant that a test creates itself, without a data directory. */
export const testDemo: Demo = {
  baseUrl: '',
  merchantId: 'demo',
  clientId: 'demo',
  apiKey: `svc_key_${'5'.repeat(64)}`,
  settingsUsername: 'demo_settings',
  settingsPassword: 'f3b1a6c0d2e4958671aa0b9c',
  operatorKey: OPERATOR_KEY,
  responseKey: `resp_key_${'7'.repeat(32)}`,
  webhookUsername: 'demohooks',
  webhookPassword: '0c9b8a7f6e5d4c3b2a190817',
};

export interface Merchant {
  readonly call: Caller;
  /** POST /orders for 100.00 INR. */
  order(orderId: string, fields?: Readonly<Record<string, string>>): Promise<Answer>;
  /** POST /txns. */
  start(orderId: string, cardNumber?: string): Promise<Answer>;
  /** The path of the bank page that an answer of POST /txns leads to: it holds whatever port the service gets next. */
  bankPath(started: Answer): string;
  /** Opens the bank page and enters the right password. */
  enterPassword(bankPath: string): Promise<Answer>;
  /** The order's status, and whether its webhooks are acknowledged. */
  read(orderId: string): Promise<{ readonly status: unknown; readonly notified: unknown }>;
  /** Sets where webhooks go, and which. */
  sendWebhooks(url: string, events: readonly EventName[]): Promise<Answer>;
  /** A call of the settings API, logged in. */
  settings(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
}

/** The merchant of `demo.json` at the service of this address. */
export function merchantAt(
  baseUrl: string,
  { merchantId, apiKey, settingsUsername, settingsPassword }: Demo,
): Merchant {
  const call = createCaller({ baseUrl, merchantId, apiKey });
  const bank = bankPageOf({ baseUrl });

  async function logIn(): Promise<string> {
    const body = { username: settingsUsername, password: settingsPassword };
    const headers = { 'x-merchantid': null, authorization: null };
    return textAt((await call.json('POST', '/settings/login', body, { headers })).json(), 'access_token');
  }

  async function settings(method: 'GET' | 'POST' | 'PUT', path: string, body: object = {}): Promise<Answer> {
    const headers = { 'x-merchantid': null, authorization: `Bearer ${await logIn()}` };
    return method === 'GET' ? call.get(path, { headers }) : call.json(method, path, body, { headers });
  }

  return {
    call,
    order: (orderId, fields = {}) => call.form('/orders', { order_id: orderId, amount: '100.00', ...fields }),
    start: (orderId, cardNumber = VISA) =>
      call.form('/txns', {
        order_id: orderId,
        merchant_id: merchantId,
        payment_method_type: 'CARD',
        card_number: cardNumber,
        card_exp_month: '12',
        card_exp_year: '2040',
        card_security_code: '739',
        name_on_card: 'Asha Rao',
        format: 'json',
      }),
    bankPath: (started) => new URL(textAt(started.json(), 'payment', 'authentication', 'url')).pathname,
    enterPassword: (bankPath) => bank.enter(bankPath, PASSWORD),
    async read(orderId) {
      const order = (await call.get(`/orders/${orderId}`)).json();
      return { status: order.status, notified: order.webhook_notified };
    },
    sendWebhooks: (url, events) => settings('PUT', '/settings/webhook', { url, events }),
    settings,
  };
}
