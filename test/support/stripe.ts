/** What the tests of the Stripe connector share: an account, a payment, and an HTTP client that records or is scripted. */
import { createHmac } from 'node:crypto';
import { CardSecurityCode } from '../../server/domain/cards/card-number.ts';
import { Cryptogram } from '../../server/domain/cards/token-network.ts';
import type { Instrument } from '../../server/domain/ports/gateway.ts';
import type {
  GatewayAccount,
  GatewayAttempt,
  NotificationMessage,
  PayRequest,
} from '../../server/domain/ports/gateway-connector.ts';
import type { GatewayAnswer, GatewayCall, GatewayHttp } from '../../server/gateways/http-client.ts';
import { cardNumber } from './card-numbers.ts';

export const stripeAccount: GatewayAccount = {
  gatewayConfigId: 'gwc_stripe',
  credentials: { secret_key: 'sk_test_123456789', webhook_secret: 'whsec_123456789' },
};

function securityCode(text: string): CardSecurityCode {
  const parsed = CardSecurityCode.parse(text);
  if (!parsed.ok) throw new Error('The security code is not valid.');
  return parsed.value;
}

/** Stripe's own test card. */
export const testCard: Instrument = {
  kind: 'card',
  number: cardNumber('4242424242424242'),
  securityCode: securityCode('123'),
};

export function networkToken(): Instrument {
  const cryptogram = Cryptogram.read(Buffer.alloc(20, 7).toString('base64'));
  if (cryptogram === null) throw new Error('The cryptogram is not valid.');
  const details = {
    requestorId: '',
    eci: '7',
    par: 'PAR0123456789',
    type: '',
    provider: '',
    providerCategory: '',
    providerReferenceId: '',
  };
  return { kind: 'token', number: cardNumber('4242424242424242'), cryptogram, securityCode: null, details };
}

export function payRequest(rest: Partial<PayRequest> = {}): PayRequest {
  return {
    txnUuid: 'txn-0001',
    merchantId: 'shop',
    orderKey: 'order-key',
    orderId: 'order 1',
    money: { minor: 1_050, currency: 'EUR' },
    instrument: testCard,
    expiryMonth: '09',
    expiryYear: '30',
    nameOnCard: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    customerAddress: '',
    authType: 'THREE_DS',
    frictionlessAllowed: true,
    autoCapture: true,
    returnUrl: 'https://pay.example/return',
    remember: async () => true,
    ...rest,
  };
}

export function paymentAttempt(rest: Partial<GatewayAttempt> = {}): GatewayAttempt {
  return {
    txnUuid: 'txn-0001',
    reference: 'pi_1',
    money: { minor: 1_050, currency: 'EUR' },
    autoCapture: true,
    startedAt: new Date('2026-03-14T09:26:53.000Z'),
    ...rest,
  };
}

/** An answer of Stripe in JSON. */
export function jsonAnswer(status: number, body: unknown): GatewayAnswer {
  return { kind: 'answer', status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export interface RecordedCall {
  readonly call: GatewayCall;
  readonly answer: GatewayAnswer;
}

/** An HTTP client that answers by `respond` and records every call. */
export function recordingHttp(respond: (call: GatewayCall) => Promise<GatewayAnswer> | GatewayAnswer): {
  readonly http: GatewayHttp;
  readonly recorded: readonly RecordedCall[];
} {
  const recorded: RecordedCall[] = [];
  return {
    recorded,
    http: {
      async send(call) {
        const answer = await respond(call);
        recorded.push({ call, answer });
        return answer;
      },
      close: async () => {},
    },
  };
}

/** The path of a call, without the query. */
export function pathOf({ url }: GatewayCall): string {
  return new URL(url).pathname;
}

/** The fields of a call's form. */
export function fieldsOf({ body }: GatewayCall): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(body ?? ''));
}

/** An event as Stripe sends it at `at`, signed. */
export function stripeEvent(
  type: string,
  object: unknown,
  at: Date,
  secret = stripeAccount.credentials.webhook_secret ?? '',
): NotificationMessage {
  const seconds = Math.floor(at.getTime() / 1_000);
  const event = { id: `evt_${type}`, object: 'event', type, created: seconds, data: { object } };
  const text = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  return { headers: { 'stripe-signature': `t=${seconds},v1=${signature}` }, body: Buffer.from(text) };
}
