/**
 * Adyen as the tests of its connector see it: an HTTP client that answers by script and checks each request and answer
 * against Adyen's models, with samples of accounts, payments, answers and notifications.
 */
import { CardNumber, CardSecurityCode } from '../../server/domain/cards/card-number.ts';
import { Cryptogram } from '../../server/domain/cards/token-network.ts';
import type { Instrument } from '../../server/domain/ports/gateway.ts';
import type { GatewayAccount, GatewayAttempt, PayRequest } from '../../server/domain/ports/gateway-connector.ts';
import { createAdyenConnector } from '../../server/gateways/adyen/adyen-connector.ts';
import type { GatewayAnswer, GatewayCall, GatewayHttp } from '../../server/gateways/http-client.ts';
import { adyenAnswerProblems, adyenRequestProblems, adyenSignature } from './adyen-models.ts';

export const adyenCard = '4111111145551142';
export const adyenSecurityCode = '737';
export const adyenHmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
export const txnUuid = 'txn_0123456789abcdef0123456789abcdef';
export const pspReference = '993617895204576J';
export const startedAt = new Date('2026-05-01T12:00:00Z');

export const adyenAccount: GatewayAccount = {
  gatewayConfigId: 'gwc_1',
  credentials: {
    api_key: 'AQEyhmfxKonIYxZGw0m/n3Q5qf3VaY9UCJ14XWZE03G/k2NFikzVGEiYj',
    merchant_account: 'ExampleShopECOM',
    hmac_key: adyenHmacKey,
  },
};

function read<T>(parsed: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!parsed.ok) throw new Error('The sample cannot be read.');
  return parsed.value;
}

const number = read(CardNumber.parse(adyenCard));

export const cardInstrument: Instrument = {
  kind: 'card',
  number,
  securityCode: read(CardSecurityCode.parse(adyenSecurityCode)),
};

function sampleCryptogram(): Cryptogram {
  const cryptogram = Cryptogram.read('AgAAAAAABk4DWZ4C28yUQAAAAAA=');
  if (cryptogram === null) throw new Error('The sample cryptogram cannot be read.');
  return cryptogram;
}

export const tokenInstrument: Instrument = {
  kind: 'token',
  number,
  cryptogram: sampleCryptogram(),
  securityCode: null,
  details: {
    requestorId: '',
    eci: '5',
    par: '',
    type: '',
    provider: '',
    providerCategory: '',
    providerReferenceId: '',
  },
};

export function payRequest(rest: Partial<PayRequest> = {}): PayRequest {
  return {
    txnUuid,
    merchantId: 'shop',
    orderKey: 'shop:o1',
    orderId: 'o1',
    money: { minor: 12_345, currency: 'EUR' },
    instrument: cardInstrument,
    expiryMonth: '03',
    expiryYear: '30',
    nameOnCard: 'Asha Rao',
    customerEmail: 'asha@example.com',
    customerAddress: '203.0.113.7',
    authType: 'THREE_DS',
    frictionlessAllowed: true,
    autoCapture: true,
    returnUrl: 'https://pay.example.com/pay/return/shop/ref',
    remember: async () => true,
    ...rest,
  };
}

export function attempt(rest: Partial<GatewayAttempt> = {}): GatewayAttempt {
  return {
    txnUuid,
    reference: JSON.stringify({ pspReference }),
    money: { minor: 12_345, currency: 'EUR' },
    autoCapture: true,
    startedAt,
    ...rest,
  };
}

/** An answer in JSON. */
export function answer(status: number, body: unknown): GatewayAnswer {
  return { kind: 'answer', status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export const unanswered: GatewayAnswer = { kind: 'unanswered', reason: 'no answer within 25 s' };
export const notSent: GatewayAnswer = { kind: 'not_sent', reason: 'ECONNREFUSED' };

/** An error as the API reports it. */
export function apiError(status: number, errorCode: string, message = 'Refused', errorType = 'validation') {
  return answer(status, { status, errorCode, message, errorType, pspReference });
}

/** A capture, cancellation or refund that Adyen has accepted for processing. */
export function received(rest: object = {}): GatewayAnswer {
  const ids = { merchantAccount: 'ExampleShopECOM', paymentPspReference: pspReference, pspReference: 'MOD9136172A' };
  return answer(201, { ...ids, status: 'received', ...rest });
}

/** A request that the connector sent. */
export interface SentRequest {
  readonly call: GatewayCall;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The path after the version. */
function pathOf(url: string): string {
  return new URL(url).pathname.replace(/^(\/checkout)?\/v[0-9]+/, '');
}

/**
 * A connector whose calls are answered in this order.
 * @throws Error when a request or a JSON answer is not valid by Adyen's models, or when there is no answer left.
 */
export function scriptedAdyen(
  answers: readonly GatewayAnswer[],
  options: { now?: Date; environment?: 'sandbox' | 'production'; baseUrl?: string | null } = {},
) {
  const sent: SentRequest[] = [];
  const left = [...answers];
  const http: GatewayHttp = {
    async send(call) {
      const path = pathOf(call.url);
      const body: Readonly<Record<string, unknown>> = JSON.parse(call.body ?? '');
      const next = left.shift();
      if (next === undefined) throw new Error(`The script has no answer to ${path}.`);
      const isJson = next.kind === 'answer' && next.headers['content-type'] === 'application/json';
      const problems = [
        ...adyenRequestProblems(path, body),
        ...(isJson ? adyenAnswerProblems(path, next.status, JSON.parse(next.body)) : []),
      ];
      if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`);
      sent.push({ call, path, body });
      return next;
    },
    close: async () => {},
  };
  const { now = startedAt, environment = 'sandbox', baseUrl = null } = options;
  return { connector: createAdyenConnector({ http, clock: { now: () => now }, environment, baseUrl }), sent };
}

/** A `NotificationRequestItem`, signed. */
export function notificationItem(rest: object = {}, additionalData: Readonly<Record<string, string>> = {}) {
  const item = {
    amount: { currency: 'EUR', value: 12_345 },
    eventCode: 'AUTHORISATION',
    eventDate: '2026-05-01T14:00:05+02:00',
    merchantAccountCode: 'ExampleShopECOM',
    merchantReference: txnUuid,
    paymentMethod: 'visa',
    pspReference,
    reason: '',
    success: 'true',
    ...rest,
  };
  return { ...item, additionalData: { ...additionalData, hmacSignature: adyenSignature(item, adyenHmacKey) } };
}

export function notificationBody(...items: readonly object[]) {
  return { live: 'false', notificationItems: items.map((item) => ({ NotificationRequestItem: item })) };
}

export function notificationMessage(...items: readonly object[]) {
  return { headers: {}, body: Buffer.from(JSON.stringify(notificationBody(...items))) };
}
