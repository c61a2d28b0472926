/**
 * A merchant of a test service with accounts at simulated gateways, set up by the settings API as a merchant does it.
 */
import type { GatewaySimulator } from '../../scripts/gateway-simulator/running-simulator.ts';
import { startGatewaySimulator } from '../../scripts/gateway-simulator/simulator.ts';
import { isRecord } from '../../server/platform/is-record.ts';
import { SETTINGS_PASSWORD, startService, type TestService, type TestServiceOptions } from './service.ts';

/** Credentials that the simulators accept, and the account by which a simulator names them. */
export const gatewayCredentials = {
  stripe: { secret_key: 'sk_test_shop0000000001', webhook_secret: 'whsec_shop0000000000000001' },
  adyen: { api_key: `AQE${'a'.repeat(40)}`, merchant_account: 'ExampleShop', hmac_key: '0123456789abcdef'.repeat(4) },
} as const;

export type GatewayName = keyof typeof gatewayCredentials;

export interface GatewayShop {
  readonly service: TestService;
  readonly simulators: Readonly<Record<GatewayName, GatewaySimulator>>;
  /** The id of the gateway configuration; its reference id is the gateway's name. */
  readonly configs: Readonly<Record<GatewayName, string>>;
  /** Calls the settings API as the merchant, with a JSON body. */
  settings(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Starts a service and both simulators; each notifies the service. */
export async function openGatewayShop(options: TestServiceOptions): Promise<GatewayShop> {
  // The service's own clock, once it runs: signatures must not be old.
  let clock: Pick<TestService['clock'], 'now'> = { now: () => new Date() };
  const now = () => clock.now();
  const stripe = await startGatewaySimulator({ gateway: 'stripe', port: 0, now });
  const adyen = await startGatewaySimulator({ gateway: 'adyen', port: 0, now });
  const simulators = { stripe, adyen };
  const addresses = { stripe: stripe.origin, adyen: adyen.origin };
  const service = await startService({ ...options, config: { ...options.config, simulators: addresses } });
  clock = service.clock;

  async function settings(method: string, path: string, body?: unknown, token = '') {
    const answer = await fetch(`${service.baseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = answer.status === 204 ? {} : await answer.json();
    if (!answer.ok || !isRecord(json)) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(json)}`);
    return json;
  }

  const login = { username: service.merchant.settingsUsername, password: SETTINGS_PASSWORD };
  const { access_token } = await settings('POST', '/settings/login', login);
  const token = String(access_token);

  async function connect(name: GatewayName): Promise<string> {
    const credentials = gatewayCredentials[name];
    const config = { gateway: name.toUpperCase(), name, reference_id: name, is_default: false, credentials };
    const created = await settings('POST', '/settings/gateways', config, token);
    const secret = name === 'stripe' ? gatewayCredentials.stripe.webhook_secret : gatewayCredentials.adyen.hmac_key;
    simulators[name].notify({ url: String(created.callback_url), secret });
    return String(created.gateway_config_id);
  }

  const configs = { stripe: await connect('stripe'), adyen: await connect('adyen') };
  return {
    service,
    simulators,
    configs,
    settings: (method, path, body) => settings(method, path, body, token),
    async close() {
      await stripe.close();
      await adyen.close();
      await service.close();
    },
  };
}
