/** A new caller for each call: a merchant of its own, with objects that are created on demand. */
import { readDemoKeys } from '../../../scripts/encrypted-examples/demo-keys.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { exampleKeySet, type MerchantSide, merchantSide, uploadKeys } from '../../support/encrypted-caller.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import type { TestService } from '../../support/service.ts';
import { addCard } from '../../support/stored-cards.ts';
import { CUSTOMER, makeToken, type Shopkeeper, tokenizing } from './makers.ts';
import type { ResourceKind } from './parameters.ts';

const ORDER = 'Own-1';
const GATEWAY_SECRET = 'gateway secret';

/** The caller with its own objects. */
export interface Own extends Shopkeeper {
  readonly settings: Awaited<ReturnType<typeof settingsOf>>;
  readonly side: MerchantSide;
  /** The id of its own object of this kind. */
  named(kind: ResourceKind): Promise<string>;
  orderToken(): Promise<string>;
  customerToken(): Promise<string>;
  /** Names with this prefix are hidden when answers are compared. */
  readonly names: readonly string[];
}

/** Creates it on first use. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= make();
    return known;
  };
}

async function newMerchant(service: TestService, merchantId: string) {
  const { sealer } = service;
  const gatewayConfigId = `gw_${merchantId}`;
  const record = `gateway.${gatewayConfigId}.secret`;
  const credentials = { secret: sealer.seal({ merchantId, record }, GATEWAY_SECRET) };
  const keys = await readDemoKeys();
  const merchant = await service.addMerchant(merchantId, (fresh) => ({
    ...tokenizing(fresh),
    gateways: fresh.gateways.map((config) => ({ ...config, gatewayConfigId, credentials })),
    messageKeys: [exampleKeySet(service, keys, merchantId)],
  }));
  return { merchant, gatewayConfigId, keys: keys.merchant };
}

/** Creates a caller; `number` makes it unique. */
export async function newCaller(service: TestService, number: number): Promise<Own> {
  const merchantId = `own${String(number).padStart(4, '0')}`;
  const { merchant, gatewayConfigId, keys } = await newMerchant(service, merchantId);
  const [call, shop] = [service.callAs(merchant), shopOf(service, merchant)];
  const locker: Shopkeeper = { service, merchant, call, shop };
  const loggedIn = once(() => settingsOf(service, merchant));
  const settings: Own['settings'] = async (...given) => (await loggedIn())(...given);
  const asked = { 'options.get_client_auth_token': 'true' };

  const customer = once(async () => {
    const form = { object_reference_id: CUSTOMER, mobile_number: '98765', ...asked };
    return (await call.form('/customers', form)).json();
  });
  const order = once(async () => {
    await customer();
    return (await call.form('/orders', { order_id: ORDER, amount: '7', customer_id: CUSTOMER, ...asked })).json();
  });
  const card = once(async () => {
    await customer();
    return addCard(call, CUSTOMER);
  });
  const tokenCard = once(async () => {
    const { reference } = await card();
    await makeToken(locker, CUSTOMER, reference);
    return reference;
  });
  /** An order whose payment finishes at once. */
  const started = async (orderId: string, rest = {}) => {
    await call.form('/orders', { order_id: orderId, amount: '7', ...rest });
    return (await shop.start(orderId, { card_number: Cards.frictionless })).json();
  };
  const held = once(() => started('Held-1', { 'metadata.txns.auto_capture': 'false' }));
  const paid = once(() => started('Paid-1'));
  const hooked = once(async () => {
    await settings('PUT', '/settings/webhook', { url: 'http://127.0.0.1:9/own', events: ['ORDER_CREATED'] });
    await order();
    await service.service.webhooks.runOnce();
  });

  const makers: Readonly<Record<ResourceKind, () => Promise<string>>> = {
    order: async () => textAt(await order(), 'order_id'),
    newOrder: async () => 'New-1',
    paidOrder: async () => textAt(await paid(), 'order_id'),
    customer: async () => textAt(await customer(), 'id'),
    customerReference: async () => 'new-customer',
    card: async () => (await card()).reference,
    activeTokenCard: tokenCard,
    suspendedTokenCard: once(async () => {
      const reference = await tokenCard();
      await call.form(`/cards/${reference}/token/suspend`, { customer_id: CUSTOMER });
      return reference;
    }),
    cardToken: async () => (await card()).token,
    merchant: async () => merchantId,
    gatewayConfig: async () => gatewayConfigId,
    gatewayReference: async () => 'cards_default',
    newGatewayReference: async () => 'new_account',
    apiKey: once(async () => textAt((await settings('POST', '/settings/api-keys', { name: 'own' })).json(), 'key_id')),
    keySet: once(async () => {
      await uploadKeys(service, merchant, 'own-keys');
      return 'own-keys';
    }),
    newKeySet: async () => 'new-keys',
    event: once(async () => {
      await hooked();
      return textAt((await settings('GET', `/settings/orders/${ORDER}/webhooks`)).json(), 'deliveries', 0, 'event_id');
    }),
    endpoint: once(async () => {
      await hooked();
      return textAt((await settings('GET', '/settings/webhook-endpoints')).json(), 'list', 0, 'endpoint_id');
    }),
    reference: once(async () => {
      await call.form('/orders', { order_id: 'Paying-1', amount: '7' });
      return (await shop.begin('Paying-1')).split('/').at(-1) ?? '';
    }),
    txn: async () => textAt(await held(), 'txn_uuid'),
    txnId: async () => textAt(await paid(), 'txn_id'),
    gatewayRequest: once(async () => {
      const uuid = textAt(await held(), 'txn_uuid');
      await call.form(`/v2/txns/${uuid}/capture`, {});
      const stored = await service.database.db.collection('orders').findOne({ 'state.txns.txnUuid': uuid });
      return textAt(stored, 'state', 'txns', 0, 'hold', 'actions', 0, 'id');
    }),
    user: once(async () => {
      const email = `${merchantId}@shop.example`;
      const made = (await settings('POST', '/settings/invitations', { email, role: 'viewer' })).json();
      const [, token = ''] = textAt(made, 'url').split('#');
      const open = { headers: { 'x-merchantid': null, authorization: null } };
      const accepted = { token, password: 'lamp-market-eleven' };
      const user = await service.call.json('POST', '/settings/invitations/accept', accepted, open);
      return textAt(user.json(), 'user_id');
    }),
    invitation: once(async () => {
      const body = { email: `${merchantId}.next@shop.example`, role: 'viewer' };
      return textAt((await settings('POST', '/settings/invitations', body)).json(), 'invitation_id');
    }),
    session: once(async () => textAt((await settings('GET', '/settings/session')).json(), 'session_id')),
    orderCursor: once(async () => {
      for (const orderId of ['List-1', 'List-2']) await call.form('/orders', { order_id: orderId, amount: '1' });
      return textAt((await call.get('/orders?limit=1')).json(), 'next_cursor');
    }),
  };
  const names = [merchantId];
  return {
    ...locker,
    settings,
    side: merchantSide(service, merchant, keys),
    names,
    async named(kind) {
      const name = await makers[kind]();
      names.push(name);
      return name;
    },
    orderToken: async () => textAt(await order(), 'svc', 'client_auth_token'),
    customerToken: async () => textAt(await customer(), 'svc', 'client_auth_token'),
  };
}
