/** Seeders of the administration: what the operator and the merchant have set. */

import { generateKeyPairSync } from 'node:crypto';
import { toObject } from '../../../../scripts/generate/json.ts';
import { logInAs } from '../../../support/admin-caller.ts';
import { textAt } from '../../../support/caller.ts';
import { requestExample } from '../scenarios.ts';
import type { Seeders } from '../seeder.ts';
import type { World } from '../world.ts';
import { customerOf } from './customer.ts';
import { listen, makeOrder, start } from './orders.ts';

const FAILURES_ALLOWED = 10;
const MOST_API_KEYS = 100;

async function gateway(world: World, example: string): Promise<string> {
  const body = requestExample('createGatewayConfig', example);
  return textAt((await world.settings('POST', '/settings/gateways', body)).json(), 'gateway_config_id');
}

export const administration: Seeders = {
  bin_table: async (world) => {
    const headers = { 'x-merchantid': null, authorization: `Bearer ${world.operatorKey}`, 'content-type': 'text/csv' };
    await world.call().raw('PUT', '/operator/bins', String(requestExample('replaceBinTable', 'plain')), { headers });
    return undefined;
  },
  api_key: async (world) => {
    const made = await world.settings('POST', '/settings/api-keys', requestExample('createApiKey', 'plain'));
    return { bind: { key_id: textAt(made.json(), 'key_id') } };
  },
  as_many_api_keys_as_may_be: async (world) => {
    for (let count = 0; count < MOST_API_KEYS; count += 1) {
      const made = await world.settings('POST', '/settings/api-keys', { name: `key ${count}` });
      if (made.status !== 201) return undefined;
    }
    throw new Error('there is no end of API keys');
  },
  locked_login: async (world) => {
    for (let count = 0; count < FAILURES_ALLOWED; count += 1) await logInAs(world.service, 'demo', 'not the password');
    return undefined;
  },
  locked_password: async (world) => {
    const body = { current_password: 'not the password', new_password: 'choose-another-long-password' };
    for (let count = 0; count < FAILURES_ALLOWED; count += 1) await world.settings('PUT', '/settings/password', body);
    return undefined;
  },
  webhook_settings: async (world) => {
    await world.settings('PUT', '/settings/webhook', requestExample('replaceWebhookSettings', 'plain'));
    return undefined;
  },
  encrypted_webhooks: async (world) => {
    const settings = toObject(requestExample('replaceWebhookSettings', 'plain'), 'settings');
    await world.settings('PUT', '/settings/webhook', { ...settings, encrypted: true });
    return undefined;
  },
  listening_endpoint: async (world) => {
    await listen(world);
    return undefined;
  },
  message_key: async (world) => {
    const kid = 'shop-2026-03';
    await world.settings('PUT', `/settings/keys/${kid}`, requestExample('putMessageKey', 'plain'));
    return undefined;
  },
  next_message_key: async (world) => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const body = { merchant_public_key: publicKey.export({ type: 'spki', format: 'pem' }) };
    await world.settings('PUT', '/settings/keys/shop-2026-09', body);
    return undefined;
  },
  gateway: async (world) => ({ bind: { gateway_config_id: await gateway(world, 'plain') } }),
  two_gateways: async (world) => {
    const first = await gateway(world, 'plain');
    await gateway(world, 'second');
    return { bind: { gateway_config_id: first } };
  },
  /** Somebody with the database in hand has changed the newest entry. */
  changed_audit_entry: async (world) => {
    const log = world.service.database.db.collection('audit_log');
    await log.updateOne(
      { operation: { $in: ['createGatewayConfig', 'replaceBinTable'] } },
      { $set: { username: 'somebody_else' } },
    );
    return undefined;
  },
  response_key: async (world) => {
    await world.settings('POST', '/settings/payment-page/response-key');
    return undefined;
  },
  /** Declined on the service's page, then given on the merchant's own. */
  consented_order: async (world) => {
    await world.changeMerchant({ svcWebConsent: true });
    await makeOrder(world, 'ORD1001');
    const page = textAt((await start(world, 'ORD1001')).json(), 'payment', 'authentication', 'url');
    const customer = customerOf(world);
    await customer.post(page, { ...(await customer.hiddenFields(page)), action: 'decline' });
    await start(world, 'ORD1001', { tokenize: 'true' });
    return undefined;
  },
  used_api_key: async (world) => {
    await world.call().get('/orders');
    return undefined;
  },
  second_merchant: async (world) => {
    await world.operator('POST', '/operator/merchants', requestExample('createMerchant', 'plain'));
    return undefined;
  },
  payment_page_settings: async (world) => {
    await world.settings('PUT', '/settings/payment-page', requestExample('replacePaymentPageSettings', 'plain'));
    return undefined;
  },
};
