/** Seeders of the administration: what the operator and the merchant have set. */
import { generateKeyPairSync } from 'node:crypto';
import { type JsonObject, parseJson, toObject } from '../../../../scripts/generate/json.ts';
import { MOST_LISTENERS } from '../../../../server/usecases/merchants/change-feed.ts';
import { logInAs } from '../../../support/admin-caller.ts';
import { textAt } from '../../../support/caller.ts';
import type { Environment } from '../environment.ts';
import { requestExample } from '../scenarios.ts';
import type { Seeders } from '../seeder.ts';
import { customerOf } from './customer.ts';
import { listen, makeOrder, start } from './orders.ts';

const FAILURES_ALLOWED = 10;
const MOST_API_KEYS = 100;
const TESTS_PER_MINUTE = 10;

async function gateway(env: Environment, example: string): Promise<string> {
  const body = requestExample('createGatewayConfig', example);
  return textAt((await env.settings('POST', '/settings/gateways', body)).json(), 'gateway_config_id');
}

/** Two configurations, and the example's rules with their ids. */
async function routedGateways(env: Environment): Promise<JsonObject> {
  const ids = [await gateway(env, 'plain'), await gateway(env, 'second')] as const;
  const text = JSON.stringify(requestExample('replaceRoutingRules', 'plain'));
  const [main, travel] = ['gtw_c9f0f895fb98ab91', 'gtw_1679091c5a880faf'];
  return toObject(parseJson(text.replaceAll(main, ids[0]).replaceAll(travel, ids[1])), 'rules');
}

/** Opens a stream that ends soon. */
async function openStream(env: Environment): Promise<void> {
  const headers = { authorization: `Bearer ${await env.settingsToken()}` };
  const answer = await fetch(`${env.baseUrl}/settings/stream?max_seconds=3`, { headers });
  if (answer.status !== 200) throw new Error(`no stream was opened: ${answer.status}`);
  // The whole stream is read, so that its connection is given back.
  void answer.text().catch(() => undefined);
}

export const administration: Seeders = {
  as_many_streams_as_may_be: async (env) => {
    for (let count = 0; count < MOST_LISTENERS.user; count += 1) await openStream(env);
    return undefined;
  },
  refused_request: async (env) => {
    const answer = await env.call().get('/orders/ORD404');
    await env.service.service.requestsRecorded();
    return { bind: { response_id: answer.headers.get('x-response-id') ?? '' } };
  },
  routed_gateways: async (env) => ({ body: await routedGateways(env) }),
  routing_rules: async (env) => {
    await env.settings('PUT', '/settings/routing', await routedGateways(env));
    return undefined;
  },
  travel_account_disabled: async (env) => {
    const { list } = toObject(parseJson((await env.settings('GET', '/settings/gateways')).text), 'gateways');
    const id = textAt(list, 1, 'gateway_config_id');
    await env.settings('PATCH', `/settings/gateways/${id}`, { enabled: false });
    return undefined;
  },
  tested_gateway: async (env) => {
    const id = await gateway(env, 'plain');
    for (let count = 0; count < TESTS_PER_MINUTE; count += 1)
      await env.settings('POST', `/settings/gateways/${id}/test`);
    return { bind: { gateway_config_id: id } };
  },
  bin_table: async (env) => {
    const headers = { 'x-merchantid': null, authorization: `Bearer ${env.operatorKey}`, 'content-type': 'text/csv' };
    await env.call().raw('PUT', '/operator/bins', String(requestExample('replaceBinTable', 'plain')), { headers });
    return undefined;
  },
  api_key: async (env) => {
    const made = await env.settings('POST', '/settings/api-keys', requestExample('createApiKey', 'plain'));
    return { bind: { key_id: textAt(made.json(), 'key_id') } };
  },
  as_many_api_keys_as_may_be: async (env) => {
    for (let count = 0; count < MOST_API_KEYS; count += 1) {
      const made = await env.settings('POST', '/settings/api-keys', { name: `key ${count}` });
      if (made.status !== 201) return undefined;
    }
    throw new Error('there is no end of API keys');
  },
  locked_login: async (env) => {
    for (let count = 0; count < FAILURES_ALLOWED; count += 1) await logInAs(env.service, 'demo', 'not the password');
    return undefined;
  },
  locked_password: async (env) => {
    const body = { current_password: 'not the password', new_password: 'choose-another-long-password' };
    for (let count = 0; count < FAILURES_ALLOWED; count += 1) await env.settings('PUT', '/settings/password', body);
    return undefined;
  },
  webhook_settings: async (env) => {
    await env.settings('PUT', '/settings/webhook', requestExample('replaceWebhookSettings', 'plain'));
    return undefined;
  },
  encrypted_webhooks: async (env) => {
    const settings = toObject(requestExample('replaceWebhookSettings', 'plain'), 'settings');
    await env.settings('PUT', '/settings/webhook', { ...settings, encrypted: true });
    return undefined;
  },
  listening_endpoint: async (env) => {
    await listen(env);
    return undefined;
  },
  message_key: async (env) => {
    const kid = 'shop-2026-03';
    await env.settings('PUT', `/settings/keys/${kid}`, requestExample('putMessageKey', 'plain'));
    return undefined;
  },
  next_message_key: async (env) => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const body = { merchant_public_key: publicKey.export({ type: 'spki', format: 'pem' }) };
    await env.settings('PUT', '/settings/keys/shop-2026-09', body);
    return undefined;
  },
  gateway: async (env) => ({ bind: { gateway_config_id: await gateway(env, 'plain') } }),
  two_gateways: async (env) => {
    const first = await gateway(env, 'plain');
    await gateway(env, 'second');
    return { bind: { gateway_config_id: first } };
  },
  /** The newest entry was changed in the database. */
  changed_audit_entry: async (env) => {
    const log = env.service.database.db.collection('audit_log');
    await log.updateOne(
      { operation: { $in: ['createGatewayConfig', 'replaceBinTable'] } },
      { $set: { username: 'somebody_else' } },
    );
    return undefined;
  },
  response_key: async (env) => {
    await env.settings('POST', '/settings/payment-page/response-key');
    return undefined;
  },
  /** Declined on the service's page, then given on the merchant's own. */
  consented_order: async (env) => {
    await env.changeMerchant({ svcWebConsent: true });
    await makeOrder(env, 'ORD1001');
    const page = textAt((await start(env, 'ORD1001')).json(), 'payment', 'authentication', 'url');
    const customer = customerOf(env);
    await customer.post(page, { ...(await customer.hiddenFields(page)), action: 'decline' });
    await start(env, 'ORD1001', { tokenize: 'true' });
    return undefined;
  },
  indexed_orders: async (env) => {
    await env.service.service.orderProjector.runOnce();
    return undefined;
  },
  used_api_key: async (env) => {
    await env.call().get('/orders');
    return undefined;
  },
  second_merchant: async (env) => {
    await env.operator('POST', '/operator/merchants', requestExample('createMerchant', 'plain'));
    return undefined;
  },
  payment_page_settings: async (env) => {
    await env.settings('PUT', '/settings/payment-page', requestExample('replacePaymentPageSettings', 'plain'));
    return undefined;
  },
};
