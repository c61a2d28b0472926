/**
 * How each gateway produces the behaviours of the conformance suite: which card or holder's name does what, the credentials, the
 * calls that faults aim at. A gateway that lacks something says `null` here and why in the table.
 */
import type { DeclineCode } from '../../../generated/values.ts';
import type { GatewaySimulator } from '../../../scripts/gateway-simulator/running-simulator.ts';
import { accountId } from '../../../scripts/gateway-simulator/stripe/gateway.ts';
import { isRecord } from '../../../server/platform/is-record.ts';
import { GATEWAY_SECRET } from '../../support/gateway-notifications.ts';
import type { Fields } from '../../support/payments.ts';
import { field, stripeClient } from '../../support/stripe-simulator-client.ts';

export type GatewayName = 'SANDBOX' | 'STRIPE' | 'ADYEN';
export type Credentials = Readonly<Record<string, string>>;

/** Form fields of POST /txns that change an ordinary card payment. */
export type Card = Fields;

export interface DeclineCase {
  readonly card: Card;
  /** What the customer does at the bank's page, if the card leads there. */
  readonly customer: 'passes' | 'fails';
  /** The gateway's own code. */
  readonly gatewayCode: string;
}

/** What the suite needs of a gateway outside the service. */
export interface GatewaySide {
  readonly simulator: 'stripe' | 'adyen';
  /** The account as the simulator's ledger names it, and what its notifications are signed with. */
  account(credentials: Credentials): string;
  notificationSecret(credentials: Credentials): string;
  /** The credential that calls are authorized by. */
  readonly apiKeyName: string;
  /** The calls that move money, as faults name them. */
  readonly calls: Readonly<Record<'pay' | 'capture' | 'void' | 'refund', string>>;
  /** The notification of a payment that was charged. */
  readonly paidEvent: string;
  /** Pays, captures or refunds at the gateway without the service, as in the gateway's own dashboard. */
  payOutside(simulator: GatewaySimulator, credentials: Credentials): Promise<void>;
  refundOutside(simulator: GatewaySimulator, credentials: Credentials, paymentId: string, minor: number): Promise<void>;
  captureOutside(
    simulator: GatewaySimulator,
    credentials: Credentials,
    paymentId: string,
    minor: number,
  ): Promise<void>;
  releaseOutside(simulator: GatewaySimulator, credentials: Credentials, paymentId: string): Promise<void>;
}

export interface GatewayDriver {
  readonly name: GatewayName;
  /** Null for a gateway inside the service. */
  readonly outside: GatewaySide | null;
  /** Credentials of an account of its own. `n` is unique in the run. */
  credentials(n: number): Credentials;
  /** Credentials that the gateway refuses; null where it refuses none. */
  refusedCredentials(n: number): Credentials | null;
  readonly cards: {
    /** Pays without a page. */
    readonly pays: Card;
    /** Pays after 3-D Secure at a page. */
    readonly challenged: Card;
    /** 3-D Secure without a page. */
    readonly frictionless: Card;
    /** 3-D Secure at a page that takes a POST. */
    readonly challengedByPost: Card | null;
    readonly token: Card;
    /** Pays later than the answer. */
    readonly paysLater: Card | null;
    readonly refundsLater: Card;
    readonly refundFailsLater: Card | null;
  };
  readonly declines: Partial<Readonly<Record<DeclineCode, DeclineCase>>>;
  /** Whether a completed page moves money at once, and not only when the customer has returned. */
  readonly paysAtBankPage: boolean;
  /** A currency and amount that the gateway does not take; null when it takes all. */
  readonly refusedMoney: Fields | null;
  /** How many of the gateway's units one of ours is. */
  units(currency: string): number;
}

const number = (card_number: string): Card => ({ card_number });
const holder = (name_on_card: string): Card => ({ card_number: '4111111111111111', name_on_card });
const declined = (card: Card, gatewayCode: string, customer: DeclineCase['customer'] = 'passes'): DeclineCase => ({
  card,
  gatewayCode,
  customer,
});

export const CRYPTOGRAM = Buffer.alloc(20, 7).toString('base64');

/** A network token that the merchant brings, with its cryptogram. */
const token: Card = {
  card_number: '4895370012003478',
  payment_method: 'VISA',
  tavv: CRYPTOGRAM,
  'token.requestor_id': '40010030273',
  'token.card_last_four': '1111',
  'token.eci': '05',
  'token.type': 'COFT',
  'token.provider': 'VISA',
  'token.provider_category': 'VISA',
  'token.provider_reference_id': 'a1b2c3d4e5',
};

const sandbox: GatewayDriver = {
  name: 'SANDBOX',
  outside: null,
  credentials: () => ({ secret: GATEWAY_SECRET }),
  refusedCredentials: () => null,
  cards: {
    pays: number('4012001037141112'),
    challenged: number('4111111111111111'),
    frictionless: number('4012001037141112'),
    challengedByPost: null,
    token,
    paysLater: number('4000000000000028'),
    refundsLater: number('4000000000000242'),
    refundFailsLater: null,
  },
  declines: {
    do_not_honour: declined(number('4000000000000002'), '05'),
    authentication_failed: declined(number('4111111111111111'), 'A1', 'fails'),
  },
  paysAtBankPage: false,
  refusedMoney: null,
  units: () => 1,
};

const stripe: GatewayDriver = {
  name: 'STRIPE',
  outside: {
    simulator: 'stripe',
    account: ({ secret_key }) => accountId(secret_key ?? ''),
    notificationSecret: ({ webhook_secret }) => webhook_secret ?? '',
    apiKeyName: 'secret_key',
    calls: {
      pay: 'POST /v1/payment_intents/*/confirm',
      capture: 'POST /v1/payment_intents/*/capture',
      void: 'POST /v1/payment_intents/*/cancel',
      refund: 'POST /v1/refunds',
    },
    paidEvent: 'payment_intent.succeeded',
    async payOutside({ origin }, { secret_key: secretKey = '' }) {
      await stripeClient({ origin, secretKey }).pay('4242424242424242', {
        'metadata[txn_uuid]': 'another-service',
      });
    },
    async refundOutside({ origin }, { secret_key: secretKey = '' }, payment_intent, minor) {
      const client = stripeClient({ origin, secretKey });
      const answer = await client.post('/v1/refunds', { payment_intent, amount: String(minor) });
      if (answer.status !== 200) throw new Error(`Stripe refused: ${String(field(answer.body, 'error', 'message'))}`);
    },
    async captureOutside({ origin }, { secret_key: secretKey = '' }, id, minor) {
      const client = stripeClient({ origin, secretKey });
      await client.post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: String(minor) });
    },
    async releaseOutside({ origin }, { secret_key: secretKey = '' }, id) {
      await stripeClient({ origin, secretKey }).post(`/v1/payment_intents/${id}/cancel`);
    },
  },
  credentials: (n) => ({ secret_key: `sk_test_conformance${n}x`, webhook_secret: `whsec_conformance${n}secret` }),
  refusedCredentials: (n) => ({ secret_key: `sk_test_wrong${n}secret`, webhook_secret: `whsec_conformance${n}wrong` }),
  cards: {
    pays: number('4242424242424242'),
    challenged: number('4000002500003155'),
    frictionless: number('4000000032200000'),
    challengedByPost: null,
    token,
    paysLater: null,
    refundsLater: number('4000000000007726'),
    refundFailsLater: number('4000000000005126'),
  },
  declines: {
    do_not_honour: declined(number('4000000000000002'), 'generic_decline'),
    insufficient_funds: declined(number('4000008260003178'), 'insufficient_funds'),
    lost_or_stolen: declined(number('4000000000009979'), 'stolen_card'),
    expired_card: declined(number('4000000000000069'), 'expired_card'),
    incorrect_security_code: declined(number('4000000000000127'), 'incorrect_cvc'),
    limit_exceeded: declined(number('4000000000006975'), 'card_velocity_exceeded'),
    suspected_fraud: declined(number('4100000000000019'), 'fraudulent'),
    processing_error: declined(number('4000000000000119'), 'processing_error'),
    authentication_failed: declined(number('4000002760003184'), 'payment_intent_authentication_failure', 'fails'),
  },
  paysAtBankPage: true,
  refusedMoney: { amount: '1.234', currency: 'KWD' },
  units: (currency) => (currency === 'ISK' ? 100 : 1),
};

/** The reference of the payment: the Customer Area sends it with captures, cancellations and refunds. */
function referenceAtAdyen(simulator: GatewaySimulator, id: string): string | undefined {
  return simulator.ledger().find((payment) => payment.id === id)?.reference;
}

/** Calls the simulated Adyen as the merchant does in the Customer Area. */
async function postToAdyen(
  { origin }: GatewaySimulator,
  { api_key = '', merchant_account }: Credentials,
  path: string,
  body: object,
) {
  const answer = await fetch(`${origin}/v72${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': api_key },
    body: JSON.stringify({ merchantAccount: merchant_account, ...body }),
  });
  const read: unknown = await answer.json();
  if (!answer.ok) throw new Error(`Adyen refused: ${isRecord(read) ? String(read.message) : answer.status}`);
}

const adyen: GatewayDriver = {
  name: 'ADYEN',
  outside: {
    simulator: 'adyen',
    account: ({ merchant_account }) => merchant_account ?? '',
    notificationSecret: ({ hmac_key }) => hmac_key ?? '',
    apiKeyName: 'api_key',
    calls: {
      pay: 'POST /v72/payments',
      capture: 'POST /v72/payments/*/captures',
      void: 'POST /v72/payments/*/cancels',
      refund: 'POST /v72/payments/*/refunds',
    },
    paidEvent: 'AUTHORISATION',
    payOutside: (simulator, credentials) =>
      postToAdyen(simulator, credentials, '/payments', {
        reference: 'another-service',
        amount: { currency: 'INR', value: 10_000 },
        paymentMethod: {
          type: 'scheme',
          number: '4111111111111111',
          expiryMonth: '03',
          expiryYear: '2040',
          cvc: '739',
          holderName: 'J Doe',
        },
        returnUrl: 'https://shop.example/return',
      }),
    async refundOutside(simulator, credentials, id, value) {
      const reference = referenceAtAdyen(simulator, id);
      const amount = { currency: 'INR', value };
      await postToAdyen(simulator, credentials, `/payments/${id}/refunds`, { amount, reference });
    },
    async captureOutside(simulator, credentials, id, value) {
      const reference = referenceAtAdyen(simulator, id);
      const amount = { currency: 'INR', value };
      await postToAdyen(simulator, credentials, `/payments/${id}/captures`, { amount, reference });
    },
    async releaseOutside(simulator, credentials, id) {
      const reference = referenceAtAdyen(simulator, id);
      await postToAdyen(simulator, credentials, `/payments/${id}/cancels`, { reference });
    },
  },
  credentials: (n) => ({
    api_key: `AQEtestConformance${n}secretApiKey`,
    merchant_account: `Conformance${n}ECOM`,
    hmac_key: `${n}`.padStart(4, '0').padEnd(64, 'AB'),
  }),
  refusedCredentials: (n) => ({
    api_key: `AQEwrongConformance${n}secretApiKey`,
    merchant_account: `Refused${n}ECOM`,
    hmac_key: `${n}`.padStart(4, '0').padEnd(64, 'CD'),
  }),
  cards: {
    pays: number('4111111111111111'),
    challenged: number('4917610000000000'),
    frictionless: number('5201281505129736'),
    challengedByPost: number('4212345678901237'),
    token,
    paysLater: holder('PENDING'),
    refundsLater: number('4111111111111111'),
    refundFailsLater: holder('refund failed'),
  },
  declines: {
    do_not_honour: declined(holder('DECLINED'), '2'),
    insufficient_funds: declined({ ...holder('NOT_ENOUGH_BALANCE'), ...number('4917610000000000') }, '12'),
    lost_or_stolen: declined(holder('BLOCK_CARD'), '5'),
    expired_card: declined(holder('CARD_EXPIRED'), '6'),
    incorrect_number: declined(holder('INVALID_CARD_NUMBER'), '8'),
    incorrect_security_code: declined(holder('CVC_DECLINED'), '24'),
    limit_exceeded: declined(holder('WITHDRAWAL_AMOUNT_EXCEEDED'), '28'),
    not_permitted: declined(holder('TRANSACTION_NOT_PERMITTED'), '23'),
    unsupported_payment: declined(holder('INVALID_AMOUNT'), '7'),
    suspected_fraud: declined(holder('ISSUER_SUSPECTED_FRAUD'), '31'),
    processing_error: declined(holder('ERROR'), '4'),
    authentication_required: declined(holder('AUTHENTICATION_REQUIRED'), '38'),
    authentication_failed: declined(number('4212345678910006'), '11', 'fails'),
  },
  paysAtBankPage: false,
  refusedMoney: { amount: '100.00', currency: 'CDF' },
  units: (currency) => (currency === 'ISK' ? 100 : 1),
};

export const drivers: readonly GatewayDriver[] = [sandbox, stripe, adyen];
