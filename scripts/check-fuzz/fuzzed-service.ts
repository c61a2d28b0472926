/**
 * The fuzzed service: the built service with a demo merchant that can use every kind of payment, and a second merchant for the
 * settings. `env` has the values for hooks.py.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdminClient, assertOk, createAdminClient, createMerchantClient } from '../../generated/client/index.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { prepareEnvironment } from '../demo/environment.ts';
import { loginToSettings, readDemo, type ServiceEnv, startServiceProcess } from '../demo/service-process.ts';
import { encryptedMessages } from './encrypted-messages.ts';

export interface FuzzedService {
  readonly baseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The merchant of the fuzzed settings. Fuzzing the demo merchant's settings would break its payments. */
const SETTINGS_MERCHANT = 'fuzzed';
const SETTINGS_PASSWORD = 'a long password for many calls';
const GATEWAY_SECRET = 'a secret of the gateway';

/**
 * Trusts a client address from the caller: failed logins lock an address out, so each case has its own. Delivers no webhooks, so
 * that no generated URL is called.
 */
const settings = { TRUSTED_PROXIES: '127.0.0.1/32', WEBHOOK_DELIVERY: 'off', LOG_LEVEL: 'error' } as const;

/** Raises the rate limit above the fuzzer's rate. Other tests cover 429. */
const fuzzedMerchantSettings = {
  rate_limit: { per_second: 10_000, burst: 100_000 },
  tokenization_enabled: true,
  merchant_consent: true,
  repeat_token_transactions: true,
  moto_enabled: true,
  token_requestor_ids: { VISA: '40010030273', MASTERCARD: '50110030273', RUPAY: '60010030273' },
} as const;

async function prepareDemo(demo: Demo, operator: AdminClient, dataDir: string) {
  const { baseUrl, merchantId, apiKey } = demo;
  assertOk(await operator.updateMerchant({ path: { merchant_id: merchantId }, body: fuzzedMerchantSettings }));
  const admin = await loginToSettings(baseUrl, demo);
  const gateway = { gateway: 'SANDBOX', name: 'Signs notifications', reference_id: 'signs' };
  const config = await admin.createGatewayConfig({ body: { ...gateway, credentials: { secret: GATEWAY_SECRET } } });
  assertOk(config);
  const messages = join(dataDir, 'messages.json');
  await writeFile(messages, JSON.stringify(await encryptedMessages(admin)));
  const merchant = createMerchantClient({ baseUrl, merchantId, apiKey });
  const customer = { object_reference_id: 'cust_2041', mobile_number: '9876543210' };
  assertOk(await merchant.createCustomer({ body: customer }));
  return { GATEWAY_CONFIG_ID: config.body.gateway_config_id, MESSAGES: messages };
}

async function prepare(dataDir: string) {
  const demo = await readDemo(dataDir);
  const { baseUrl, operatorKey } = demo;
  const operator = createAdminClient({ baseUrl, bearerToken: operatorKey });
  const found = await prepareDemo(demo, operator, dataDir);
  const login = { settings_username: SETTINGS_MERCHANT, settings_password: SETTINGS_PASSWORD };
  assertOk(await operator.createMerchant({ body: { merchant_id: SETTINGS_MERCHANT, name: 'Fuzzed', ...login } }));
  return {
    ...found,
    API_KEY: demo.apiKey,
    OPERATOR_KEY: operatorKey,
    BASE_URL: baseUrl,
    GATEWAY_SECRET,
    SETTINGS_MERCHANT,
  };
}

/** Starts the fuzzed service. Build it first. */
export async function startFuzzedService(): Promise<FuzzedService> {
  const environment = await prepareEnvironment(process.env.MONGODB_URI || undefined);
  try {
    const env: ServiceEnv = { ...environment.env, ...settings };
    const service = await startServiceProcess(env);
    const stop = async () => {
      await service.stop();
      await environment.remove();
    };
    try {
      return { baseUrl: service.baseUrl, env: await prepare(environment.dataDir), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await environment.remove();
    throw error;
  }
}
