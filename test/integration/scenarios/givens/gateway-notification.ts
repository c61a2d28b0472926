/** Seeders for notifications of gateways. */
import { createHmac } from 'node:crypto';
import { isJsonArray, type JsonObject, toObject } from '../../../../scripts/generate/json.ts';
import { PASSWORD } from '../../../support/bank-page.ts';
import { textAt } from '../../../support/caller.ts';
import { GATEWAY_SECRET, sign } from '../../../support/gateway-notifications.ts';
import { type Environment, GATEWAY } from '../environment.ts';
import { requestExample } from '../scenarios.ts';
import type { Seeders } from '../seeder.ts';
import { customerOf } from './customer.ts';
import { makeOrder, start } from './orders.ts';

/** A card whose bank does not answer. */
const UNHEARD = '4000000000000044';
/** A card whose gateway does not answer to a capture or a void. */
const END_UNHEARD = '4000000000000226';
/** A card whose refunds are confirmed by a later notification. */
const REFUNDS_CONFIRMED_LATER = '4000000000000242';

/** Held money of which an end was asked for, and not answered; binds what the gateway knows it by. */
async function endUnheardOf(env: Environment, kind: 'capture' | 'void', form: Readonly<Record<string, string>>) {
  await makeOrder(env, 'ORD2001', { 'metadata.txns.auto_capture': 'false' });
  const started = (await start(env, 'ORD2001', { card_number: END_UNHEARD })).json();
  await customerOf(env).enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
  const txnUuid = textAt(started, 'txn_uuid');
  await env.call().form(`/v2/txns/${txnUuid}/${kind}`, form);
  const stored = await env.service.database.db.collection('orders').findOne({ 'state.txns.txnUuid': txnUuid });
  const requestId = textAt(stored, 'state', 'txns', 0, 'hold', 'actions', 0, 'id');
  return { bind: { txn_uuid: txnUuid, request_id: requestId, gateway_config_id: GATEWAY } };
}

/** A key of 32 bytes in hexadecimal digits, as Adyen shows it. */
const ADYEN_HMAC_KEY = '44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056';

/** The fields that Adyen signs, in its order: https://docs.adyen.com/development-resources/webhooks/verify-hmac-signatures. */
function adyenSignature(item: JsonObject): string {
  const amount = toObject(item.amount, 'amount');
  const names = ['pspReference', 'originalReference', 'merchantAccountCode', 'merchantReference'];
  const signed = [...names.map((name) => item[name]), amount.value, amount.currency, item.eventCode, item.success];
  const text = signed.map((value) => `${value ?? ''}`).join(':');
  return createHmac('sha256', Buffer.from(ADYEN_HMAC_KEY, 'hex')).update(text, 'utf8').digest('base64');
}

/** The notification with each item signed. */
function signedByAdyen(notification: JsonObject): JsonObject {
  const items = isJsonArray(notification.notificationItems) ? notification.notificationItems : [];
  const notificationItems = items.map((one) => {
    const item = toObject(toObject(one, 'item').NotificationRequestItem, 'item');
    const additionalData = { ...toObject(item.additionalData, 'additionalData'), hmacSignature: adyenSignature(item) };
    return { NotificationRequestItem: { ...item, additionalData } };
  });
  return { ...notification, notificationItems };
}

export const gatewayNotification: Seeders = {
  /** A configuration of Adyen, and the example's notification signed with its key. */
  adyen_that_signs: async (env) => {
    const configuration = {
      gateway: 'ADYEN',
      name: 'Adyen',
      reference_id: 'adyen_cards',
      is_default: false,
      credentials: {
        api_key: 'AQE_example_key_of_a_test_account',
        merchant_account: 'ExampleMerchant',
        hmac_key: ADYEN_HMAC_KEY,
      },
    };
    const answer = await env.settings('POST', '/settings/gateways', configuration);
    if (answer.status >= 300) throw new Error(`no gateway configuration was created: ${answer.text}`);
    const notification = toObject(requestExample('takeGatewayCallback', 'adyen'), 'notification');
    return {
      bind: { gateway_config_id: textAt(answer.json(), 'gateway_config_id') },
      body: signedByAdyen(notification),
    };
  },
  gateway_that_signs: async () => ({ bind: { gateway_config_id: GATEWAY } }),
  payment_unheard_of: async (env) => {
    await makeOrder(env, 'ORD1001');
    const started = (await start(env, 'ORD1001', { card_number: UNHEARD })).json();
    await customerOf(env).enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
    return { bind: { txn_uuid: textAt(started, 'txn_uuid'), gateway_config_id: GATEWAY } };
  },
  capture_unheard_of: (env) => endUnheardOf(env, 'capture', { amount: '60.00' }),
  void_unheard_of: (env) => endUnheardOf(env, 'void', {}),
  refund_unheard_of: async (env) => {
    await makeOrder(env, 'ORD1001');
    const started = (await start(env, 'ORD1001', { card_number: REFUNDS_CONFIRMED_LATER })).json();
    await customerOf(env).enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
    const form = { unique_request_id: 'return-5002', amount: '40.00' };
    const order = (await env.call().form('/orders/ORD1001/refunds', form)).json();
    await env.service.runWorkers();
    const bind = { txn_uuid: textAt(order, 'txn_uuid'), request_id: textAt(order, 'refunds', 0, 'id') };
    return { bind: { ...bind, gateway_config_id: GATEWAY } };
  },
  /** Another notification with the same id. */
  news_told: async (env, { body }) => {
    const notification = new URLSearchParams({ ...toTexts(body), event: 'FAILED' }).toString();
    const headers = {
      authorization: null,
      'x-merchantid': null,
      'content-type': 'application/x-www-form-urlencoded',
      'x-gateway-signature': sign(notification, GATEWAY_SECRET),
    };
    const answer = await env.call().raw('POST', `/gateway-callbacks/${GATEWAY}`, notification, { headers });
    if (answer.status !== 200) throw new Error(`the notification was not accepted: ${answer.text}`);
    return undefined;
  },
};

function toTexts(body: unknown): Readonly<Record<string, string>> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
