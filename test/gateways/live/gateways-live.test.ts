/**
 * `npm run test:gateways-live`: the connectors against the test modes of Stripe and Adyen, with the keys of the environment. Without
 * a key, each test is skipped and says what to set. scripts/gateways-live/test-accounts.ts refuses live keys.
 */
import { readTestAccounts } from '../../../scripts/gateways-live/test-accounts.ts';
import { describeLiveGateways } from './live-behaviours.ts';

describeLiveGateways(readTestAccounts(process.env));
