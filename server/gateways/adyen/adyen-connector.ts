/**
 * The connector to Adyen, by its Checkout API with card data from the vault. Adyen reports most results by notification:
 * captures, voids and refunds stay pending until then, as does a payment whose answer is lost.
 */
import type {
  CredentialField,
  CredentialTest,
  GatewayAccount,
  GatewayConnector,
} from '../../domain/ports/gateway-connector.ts';
import type { Environment } from '../../platform/config.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { GatewayHttp } from '../http-client.ts';
import { type AdyenAnswer, createAdyenApi, credential, LIVE_PREFIX } from './api.ts';
import { createAdyenModifications } from './modifications.ts';
import { moneyProblem } from './money.ts';
import { parseAdyenNotification } from './notification.ts';
import { createAdyenPayments } from './payments.ts';

const credentialFields: readonly CredentialField[] = [
  {
    name: 'api_key',
    label: 'API key',
    secret: true,
    required: true,
    pattern: '[!-~]{20,512}',
    help: 'Customer Area: Developers, API credentials. Its credential needs the roles "Checkout webservice role" and "API PCI Payments role".',
  },
  {
    name: 'merchant_account',
    label: 'Merchant account',
    secret: false,
    required: true,
    pattern: '[A-Za-z0-9_.-]{1,80}',
    help: 'The name of the merchant account that takes the payments, such as ExampleShopECOM.',
  },
  {
    name: 'hmac_key',
    label: 'HMAC key',
    secret: true,
    required: true,
    pattern: '[0-9A-Fa-f]{64}',
    help: 'Customer Area: Developers, Webhooks, the standard webhook for this service, HMAC key. 64 hexadecimal digits.',
  },
];

const livePrefixField: CredentialField = {
  name: 'live_endpoint_prefix',
  label: 'Live endpoint prefix',
  secret: false,
  required: true,
  pattern: LIVE_PREFIX,
  help: 'Customer Area: Developers, API URLs, Prefix. Looks like 1797a841fbb37ca7-ExampleShop.',
};

const ACCEPTED = 'Adyen accepts the API key for this merchant account. The HMAC key is tested by the first webhook.';

function testResult(answer: AdyenAnswer): CredentialTest {
  switch (answer.kind) {
    case 'ok':
      return { result: 'accepted', message: ACCEPTED };
    case 'rejected':
      return {
        result: 'refused',
        message:
          answer.status === 401
            ? 'Adyen refuses the API key. Copy a key of this environment from the Customer Area.'
            : 'Adyen refuses the API key for this merchant account. Check the account name and the roles of the key.',
      };
    case 'unavailable':
    case 'not_sent':
    case 'unclear':
      return { result: 'unreachable', message: 'Adyen does not answer. Test the credentials again in a minute.' };
    default: {
      const never: never = answer;
      return never;
    }
  }
}

export function createAdyenConnector(deps: {
  readonly http: GatewayHttp;
  readonly clock: Clock;
  readonly environment: Environment;
  /** An address that replaces Adyen's, for example a simulator's; null for Adyen's own. */
  readonly baseUrl: string | null;
}): GatewayConnector {
  const api = createAdyenApi(deps);
  const parts = { api, clock: deps.clock };

  return {
    name: 'ADYEN',
    label: 'Adyen',
    credentialFields: deps.environment === 'production' ? [...credentialFields, livePrefixField] : credentialFields,
    capabilities: {
      manualCapture: true,
      partialCapture: true,
      partialRefunds: true,
      networkTokens: true,
      moto: true,
      recovery: 'wait',
      idempotencyHours: 168,
      findsRefunds: false,
    },
    moneyProblem,
    ...createAdyenPayments(parts),
    ...createAdyenModifications(parts),
    parseNotification: parseAdyenNotification,

    async testCredentials(account: GatewayAccount) {
      const body = { merchantAccount: credential(account, 'merchant_account') };
      return testResult(await api.post(account, { path: '/paymentMethods', body, idempotencyKey: null }));
    },
  };
}
