/**
 * The test accounts of Stripe and Adyen for `npm run test:gateways-live`, read from the environment. Refuses whatever could move
 * real money. Pure.
 */

export type LiveGatewayName = 'STRIPE' | 'ADYEN';

export interface TestAccount {
  readonly credentials: Readonly<Record<string, string>>;
  /** A simulator's address; null for the gateway's own. */
  readonly address: string | null;
  /** The local port to which the gateway's notifications are forwarded; null when none arrive. */
  readonly notificationsPort: number | null;
}

/** The account; or why there is none, and what to set. */
export type TestAccountResult =
  | { readonly kind: 'ready'; readonly account: TestAccount }
  | { readonly kind: 'missing'; readonly reason: string };

export type TestAccounts = Readonly<Record<LiveGatewayName, TestAccountResult>>;

/** A key or an address that could move real money, or a variable that does not make sense. */
export class UnusableTestAccount extends Error {
  override readonly name = 'UnusableTestAccount';
}

type Environment = Readonly<Record<string, string | undefined>>;

const TEST_KEY = /^(sk|rk)_test_[A-Za-z0-9]{8,}$/;
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/;
const HMAC_KEY = /^[0-9A-Fa-f]{64}$/;
/** Adyen's API takes no payment without it; the connector signs nothing by it. */
const NO_HMAC_KEY = '0'.repeat(64);
const NO_WEBHOOK_SECRET = 'whsec_nonotificationsarrive';

const missing = (reason: string): TestAccountResult => ({ kind: 'missing', reason });

function addressIn(env: Environment, name: string): string | null {
  const address = env[name] ?? '';
  if (address === '') return null;
  if (LOOPBACK.test(address)) return address;
  throw new UnusableTestAccount(
    `${name} must be the address of a simulator on this machine, such as http://127.0.0.1:12112. Leave it empty for the gateway's test mode.`,
  );
}

function stripeAccount(env: Environment): TestAccountResult {
  const key = env.STRIPE_TEST_SECRET_KEY ?? '';
  if (key === '') return missing('set STRIPE_TEST_SECRET_KEY to a key of Stripe’s test mode (sk_test_… or rk_test_…)');
  if (!TEST_KEY.test(key)) {
    throw new UnusableTestAccount(
      'STRIPE_TEST_SECRET_KEY is not a key of Stripe’s test mode: it must begin with sk_test_ or rk_test_. A live key would charge real cards.',
    );
  }
  const address = addressIn(env, 'STRIPE_TEST_API_BASE');
  const credentials = { secret_key: key, webhook_secret: NO_WEBHOOK_SECRET };
  return { kind: 'ready', account: { credentials, address, notificationsPort: null } };
}

function notificationsIn(env: Environment): { readonly key: string; readonly port: number | null } {
  const { ADYEN_TEST_HMAC_KEY: key = '', ADYEN_TEST_NOTIFICATIONS_PORT: port = '' } = env;
  if (key === '' && port === '') return { key: NO_HMAC_KEY, port: null };
  if (!HMAC_KEY.test(key) || !/^\d{1,5}$/.test(port)) {
    throw new UnusableTestAccount(
      'Set both ADYEN_TEST_HMAC_KEY (64 hexadecimal digits) and ADYEN_TEST_NOTIFICATIONS_PORT (a local port), or neither.',
    );
  }
  return { key, port: Number(port) };
}

function adyenAccount(env: Environment): TestAccountResult {
  const { ADYEN_TEST_API_KEY: key = '', ADYEN_TEST_MERCHANT_ACCOUNT: merchant = '' } = env;
  if ((env.ADYEN_TEST_LIVE_ENDPOINT_PREFIX ?? '') !== '') {
    throw new UnusableTestAccount(
      'ADYEN_TEST_LIVE_ENDPOINT_PREFIX is set. These tests never call the live platform: unset it, and use a key of the test Customer Area.',
    );
  }
  if (key === '' || merchant === '') {
    return missing(
      'set ADYEN_TEST_API_KEY and ADYEN_TEST_MERCHANT_ACCOUNT to those of Adyen’s test Customer Area (ca-test.adyen.com)',
    );
  }
  const { key: hmac, port } = notificationsIn(env);
  const credentials = { api_key: key, merchant_account: merchant, hmac_key: hmac };
  return {
    kind: 'ready',
    account: { credentials, address: addressIn(env, 'ADYEN_TEST_API_BASE'), notificationsPort: port },
  };
}

/** @throws UnusableTestAccount for a live key, and for variables that contradict each other. Its message never shows a value. */
export function readTestAccounts(env: Environment): TestAccounts {
  return { STRIPE: stripeAccount(env), ADYEN: adyenAccount(env) };
}

/** What will be tried, a line per gateway. */
export function describeAccounts(accounts: TestAccounts): readonly string[] {
  return Object.entries(accounts).map(([name, result]) => {
    if (result.kind === 'missing') return `${name}: not tried; ${result.reason}.`;
    const { address, notificationsPort } = result.account;
    const where = address === null ? 'its test mode' : `the simulator at ${address}`;
    const notified = notificationsPort === null ? '' : `, with notifications on port ${notificationsPort}`;
    return `${name}: tried against ${where}${notified}.`;
  });
}
