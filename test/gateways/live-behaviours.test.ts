/**
 * The tests of `npm run test:gateways-live`, run against the simulators as if these were the gateways' test modes, so that they are
 * known to work when someone has keys.
 */
import { afterAll } from 'vitest';
import { startGatewaySimulator } from '../../scripts/gateway-simulator/simulator.ts';
import { readTestAccounts } from '../../scripts/gateways-live/test-accounts.ts';
import { freePort } from '../../scripts/ports.ts';
import { describeLiveGateways } from './live/live-behaviours.ts';

const HMAC_KEY = 'AB'.repeat(32);

const notificationsPort = await freePort();
const notifications = { url: `http://127.0.0.1:${notificationsPort}/`, secret: HMAC_KEY };
const stripe = await startGatewaySimulator({ gateway: 'stripe', port: 0 });
const adyen = await startGatewaySimulator({ gateway: 'adyen', port: 0, notifications });
afterAll(() => Promise.all([stripe.close(), adyen.close()]));

const accounts = readTestAccounts({
  STRIPE_TEST_SECRET_KEY: 'sk_test_simulatedlive',
  STRIPE_TEST_API_BASE: stripe.origin,
  ADYEN_TEST_API_KEY: 'AQEsimulatedsimulatedlive',
  ADYEN_TEST_MERCHANT_ACCOUNT: 'LiveTestECOM',
  ADYEN_TEST_HMAC_KEY: HMAC_KEY,
  ADYEN_TEST_NOTIFICATIONS_PORT: String(notificationsPort),
  ADYEN_TEST_API_BASE: adyen.origin,
});

describeLiveGateways(accounts);
