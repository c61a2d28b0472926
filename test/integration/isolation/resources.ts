/** The other merchant's objects by the ids that the caller tries, and unknown ids in the same formats. */

import { settingsOf } from '../../support/admin-caller.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { uploadKeys } from '../../support/encrypted-caller.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import type { TestService } from '../../support/service.ts';
import { addCard } from '../../support/stored-cards.ts';
import { CUSTOMER, makeToken, type Shopkeeper, tokenizing } from './makers.ts';
import type { ResourceKind } from './parameters.ts';

export const OWNER = 'ownershop';
/** Data that must never occur in an answer to another merchant. */
export const MARK = 'ownersmark';

export type Resources = Readonly<Record<ResourceKind, string>>;

/** Another digit, or another letter that is valid in hexadecimal. */
function another(character: string): string {
  if (/[0-9]/.test(character)) return character === '7' ? '6' : '7';
  return character === 'e' ? 'f' : 'e';
}

/** An unknown id in the same format. */
function nobodysLike(name: string): string {
  return `${name.slice(0, -3)}${name.slice(-3).replace(/[0-9A-Za-z]/g, another)}`;
}

export function unknownResources(resources: Resources): Resources {
  const isKind = (name: string): name is ResourceKind => name in resources;
  const all = { ...resources };
  for (const kind of Object.keys(resources).filter(isKind)) all[kind] = nobodysLike(resources[kind]);
  return all;
}

/** Creates the other merchant with all its objects. `hooks`: an endpoint that acknowledges its events. */
export async function foreignResources(service: TestService, hooks: string): Promise<Resources> {
  const owner = await service.addMerchant(OWNER, (merchant) => ({
    ...tokenizing(merchant),
    name: `Shop of ${MARK}`,
    webhook: { ...merchant.webhook, url: hooks },
    gateways: [],
    apiKeys: merchant.apiKeys.map((key) => ({ ...key, keyId: 'key_owned', name: MARK })),
  }));
  const call = service.callAs(owner);
  const settings = await settingsOf(service, owner);
  const gateway = { gateway: 'SANDBOX', name: MARK, reference_id: 'owned_account', credentials: {}, is_default: true };
  const gatewayConfig = textAt((await settings('POST', '/settings/gateways', gateway)).json(), 'gateway_config_id');
  const shop = shopOf(service, owner);
  const named = { object_reference_id: CUSTOMER, mobile_number: '98765', first_name: MARK };
  const customer = (await call.form('/customers', named)).json();
  const order = async (orderId: string, rest = {}) =>
    call.form('/orders', {
      order_id: orderId,
      amount: '41.5',
      customer_id: CUSTOMER,
      description: MARK,
      udf1: MARK,
      ...rest,
    });
  for (const orderId of ['Owned-1', 'Owned-2']) await order(orderId);
  await order('Owned-3', { 'metadata.txns.auto_capture': 'false' });
  const address = await shop.begin('Owned-1', { card_number: Cards.visa });
  await shop.bank.enter(address, PASSWORD);
  await shop.start('Owned-3', { card_number: Cards.frictionless });
  const reference = (await shop.begin('Owned-2')).split('/').at(-1) ?? '';
  const paid = (await call.form('/orders/Owned-1/refunds', { unique_request_id: 'r1', amount: '1' })).json();
  const locker: Shopkeeper = { service, merchant: owner, call, shop };
  const card = await addCard(call, CUSTOMER, { nickname: MARK });
  await makeToken(locker, CUSTOMER, card.reference);
  const other = await addCard(call, CUSTOMER, { card_number: '5555555555554444', nickname: MARK });
  await uploadKeys(service, owner, 'owned-keys');
  await service.runWorkers();
  const webhooks = (await settings('GET', '/settings/orders/Owned-1/webhooks')).json();
  const endpoints = (await settings('GET', '/settings/webhook-endpoints')).json();
  return {
    order: 'Owned-1',
    newOrder: 'Owned-1',
    paidOrder: 'Owned-1',
    customer: textAt(customer, 'id'),
    customerReference: CUSTOMER,
    card: other.reference,
    activeTokenCard: card.reference,
    suspendedTokenCard: card.reference,
    cardToken: other.token,
    merchant: OWNER,
    gatewayConfig,
    gatewayReference: 'owned_account',
    newGatewayReference: 'owned_account',
    apiKey: 'key_owned',
    keySet: 'owned-keys',
    newKeySet: 'owned-keys',
    event: textAt(webhooks, 'deliveries', 0, 'event_id'),
    endpoint: textAt(endpoints, 'list', 0, 'endpoint_id'),
    reference,
    txn: textAt((await call.get('/orders/Owned-3')).json(), 'txn_uuid'),
    txnId: textAt(paid, 'txn_id'),
    gatewayRequest: textAt(paid, 'refunds', 0, 'id'),
    user: textAt((await settings('GET', '/settings/users')).json(), 'list', 0, 'user_id'),
    invitation: textAt(
      (await settings('POST', '/settings/invitations', { email: 'owned@shop.example', role: 'viewer' })).json(),
      'invitation_id',
    ),
    session: textAt((await settings('GET', '/settings/session')).json(), 'session_id'),
    orderCursor: textAt((await call.get('/orders?limit=1')).json(), 'next_cursor'),
  };
}

/** Everything stored for a merchant, to compare it before and after. */
export async function storedOf(service: TestService, merchantId: string): Promise<readonly string[]> {
  const { db } = service.database;
  const found: string[] = [];
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    for await (const document of db.collection(name).find()) {
      const text = JSON.stringify(document);
      if (at(document, 'merchantId') === merchantId || text.includes(`"${merchantId}:`)) found.push(`${name} ${text}`);
    }
  }
  return found.sort();
}
