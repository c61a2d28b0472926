/**
 * The Stripe connector: PaymentIntents with cards and network tokens, 3-D Secure by redirect, holds, refunds, disputes.
 */
import type { CredentialField, GatewayConnector } from '../../domain/ports/gateway-connector.ts';
import type { Environment } from '../../platform/config.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { GatewayHttp } from '../http-client.ts';
import { moneyProblem } from './amounts.ts';
import { createStripeApi, SECRET_KEY, WEBHOOK_SECRET } from './api.ts';
import { createHoldsAndRefunds } from './holds-and-refunds.ts';
import { createNotifications } from './notification.ts';
import { createPayments } from './payments.ts';

/** Stripe's own address. */
export const STRIPE_API_BASE = 'https://api.stripe.com';

function credentialFields(environment: Environment): readonly CredentialField[] {
  // A live key moves real money, and a test key moves none.
  const mode = environment === 'production' ? 'live' : 'test';
  return [
    {
      name: SECRET_KEY,
      label: 'Secret key',
      secret: true,
      required: true,
      pattern: `(sk|rk)_${mode}_[A-Za-z0-9]{8,250}`,
      help:
        `In the Stripe dashboard under Developers, API keys: a secret key (sk_${mode}_…), or a restricted key (rk_${mode}_…) that may ` +
        'write PaymentIntents, PaymentMethods, charges and refunds. Ask Stripe to enable raw card data for the account.',
    },
    {
      name: WEBHOOK_SECRET,
      label: 'Webhook signing secret',
      secret: true,
      // Stripe generates it for the callback URL, which the configuration must exist for.
      required: false,
      pattern: 'whsec_[A-Za-z0-9+/=_-]{8,250}',
      help:
        'In the Stripe dashboard under Developers, Webhooks: the signing secret (whsec_…) of the endpoint that sends ' +
        'payment_intent.*, refund.* and charge.dispute.* events to the callback URL. Until you set it, the service refuses these events.',
    },
  ];
}

const refusedKey = {
  result: 'refused',
  message: 'Stripe does not accept the secret key. Copy it again from the Stripe dashboard under Developers, API keys.',
} as const;

/** The key is right; which permissions it has, no call tells without using them. */
const restrictedKey =
  'Stripe knows the restricted key. Check in the Stripe dashboard that it may write PaymentIntents, PaymentMethods, ' +
  'charges and refunds.';

const unsignedEvents = `Set ${WEBHOOK_SECRET}: until then the service refuses the events that Stripe sends.`;

/** `baseUrl`: without a slash at the end; STRIPE_API_BASE, or a simulator's address. */
export function createStripeConnector(parts: {
  readonly http: GatewayHttp;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly baseUrl: string;
}): GatewayConnector {
  const api = createStripeApi(parts);
  const needs = { api, clock: parts.clock };

  return {
    name: 'STRIPE',
    label: 'Stripe',
    credentialFields: credentialFields(parts.environment),
    capabilities: {
      manualCapture: true,
      partialCapture: true,
      partialRefunds: true,
      networkTokens: true,
      moto: true,
      recovery: 'ask',
      idempotencyHours: 24,
      // A PaymentIntent is captured or canceled once, and its status shows which. Refunds are found by the id in their metadata.
      repeatable: ['capture', 'void', 'refund'],
    },
    moneyProblem,
    ...createPayments(needs),
    ...createHoldsAndRefunds(needs),
    ...createNotifications(needs),

    async testCredentials(account) {
      const answer = await api.get(account, '/v1/balance', []);
      if (answer.kind === 'done' || (answer.kind === 'refused' && answer.error.status === 403)) {
        const message = answer.kind === 'done' ? 'Stripe accepts the secret key.' : restrictedKey;
        const isSigned = Object.hasOwn(account.credentials, WEBHOOK_SECRET);
        return { result: 'accepted', message: isSigned ? message : `${message} ${unsignedEvents}` };
      }
      if (answer.kind === 'refused' && answer.error.status !== 429) return refusedKey;
      return {
        result: 'unreachable',
        message: 'Stripe does not answer. Try again, and check https://status.stripe.com.',
      };
    },
  };
}
