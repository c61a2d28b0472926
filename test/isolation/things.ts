/** Two merchants and what each of them has: the caller's own things, made anew for each call, and the other's, which it names. */
import type { Merchant } from '../../server/merchants/merchant.ts';
import { addCard } from '../cards/shop.ts';
import { type MerchantSide, merchantSide, uploadKeys } from '../encrypted/merchant-side.ts';
import { type bearer, settingsOf } from '../settings/admin-caller.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { at, type Caller, textAt } from '../support/caller.ts';
import type { TestMerchant, TestService } from '../support/service.ts';
import { Cards, shopOf } from '../txns/shop.ts';
import type { ThingKind } from './parameters.ts';

/** What must never stand in an answer to anybody else. */
export const MARK = 'ownersmark';

export type Things = Readonly<Record<ThingKind, string>>;

/** The caller's own things, each made when it is asked for, with the tokens that let a client of it in. */
export interface OwnThings {
  named(kind: ThingKind): Promise<string>;
  orderToken(): Promise<string>;
  customerToken(): Promise<string>;
  /** Every name so far. */
  names(): readonly string[];
}

export interface Ground {
  readonly caller: Caller;
  readonly settings: ReturnType<typeof bearer>;
  readonly side: MerchantSide;
  /** What the other merchant has. */
  readonly theirs: Things;
  /** The same kinds of names, of nothing. */
  readonly nobodys: Things;
  /** Makes the caller things of its own that no other call has used. */
  fresh(): OwnThings;
}

/** A name of the same form that nobody has. */
function nobodysLike(name: string): string {
  const end = name.slice(-3).replace(/./g, (character) => (/[0-9]/.test(character) ? '7' : 'z'));
  const changed = `${name.slice(0, -3)}${end}`;
  return changed === name ? `${name.slice(0, -3)}${end.replaceAll('7', '6').replaceAll('z', 'y')}` : changed;
}

function nobodys(things: Things): Things {
  const all = { ...things };
  for (const kind of kindsOf(things)) all[kind] = nobodysLike(things[kind]);
  return all;
}

function kindsOf(things: Things): ThingKind[] {
  const isKind = (name: string): name is ThingKind => name in things;
  return Object.keys(things).filter(isKind);
}

function ownerOf(merchant: Merchant): Merchant {
  return {
    ...merchant,
    name: `Shop of ${MARK}`,
    webhook: { ...merchant.webhook, url: 'http://127.0.0.1:9/hooks' },
    gateways: [],
    apiKeys: merchant.apiKeys.map((key) => ({ ...key, keyId: 'key_owned', name: MARK })),
  };
}

/** Everything that the other merchant has. */
async function othersThings(service: TestService, owner: TestMerchant): Promise<Things> {
  const call = service.callAs(owner);
  const settings = await settingsOf(service, owner);
  const gateway = { gateway: 'SANDBOX', name: MARK, reference_id: 'owned_account', credentials: {}, is_default: true };
  const gatewayConfig = textAt((await settings('POST', '/settings/gateways', gateway)).json(), 'gateway_config_id');
  const shop = shopOf(service, owner);
  const customer = (
    await call.form('/customers', { object_reference_id: 'owned-customer', mobile_number: '98765', first_name: MARK })
  ).json();
  for (const orderId of ['Owned-1', 'Owned-2']) {
    const order = { order_id: orderId, amount: '41.5', customer_id: 'owned-customer', description: MARK, udf1: MARK };
    await call.form('/orders', order);
  }
  const address = await shop.begin('Owned-1', { card_number: Cards.visa });
  await shop.bank.enter(address, PASSWORD);
  const reference = (await shop.begin('Owned-2')).split('/').at(-1) ?? '';
  const card = await addCard(call, 'owned-customer', { nickname: MARK });
  await service.runWorkers();
  const webhooks = (await settings('GET', '/settings/orders/Owned-1/webhooks')).json();
  const endpoints = (await settings('GET', '/settings/webhook-endpoints')).json();
  await uploadKeys(service, owner, 'owned-keys');
  return {
    order: 'Owned-1',
    customer: textAt(customer, 'id'),
    card: card.reference,
    cardToken: card.token,
    merchant: owner.merchantId,
    gatewayConfig,
    gatewayReference: 'owned_account',
    apiKey: 'key_owned',
    keySet: 'owned-keys',
    event: textAt(webhooks, 'deliveries', 0, 'event_id'),
    endpoint: textAt(endpoints, 'list', 0, 'endpoint_id'),
    reference,
    txn: textAt((await call.get('/orders/Owned-1')).json(), 'txn_uuid'),
    txnId: textAt((await call.get('/orders/Owned-1')).json(), 'txn_id'),
    orderCursor: textAt((await call.get('/orders?limit=1')).json(), 'next_cursor'),
  };
}

/** A caller that is a merchant itself, beside another one whose things it will name. */
export async function makeGround(service: TestService): Promise<Ground> {
  const { merchant, call: caller } = service;
  const owner = await service.addMerchant('ownershop', ownerOf);
  const theirs = await othersThings(service, owner);
  const settings = await settingsOf(service, merchant);
  await settings('PUT', '/settings/webhook', { url: 'http://127.0.0.1:9/own', events: ['ORDER_CREATED'] });
  const side = merchantSide(service, merchant, await uploadKeys(service, merchant, 'own-keys'));
  for (const orderId of ['List-1', 'List-2', 'List-3'])
    await caller.form('/orders', { order_id: orderId, amount: '1' });
  const orderCursor = textAt((await caller.get('/orders?limit=1')).json(), 'next_cursor');
  let made = 0;

  function fresh(): OwnThings {
    made += 1;
    const place = made;
    const [orderId, customerId] = [`Own-${made}`, `own-customer-${made}`];
    const asked = { 'options.get_client_auth_token': 'true' };
    const once = <T>(make: () => Promise<T>) => {
      let known: Promise<T> | undefined;
      return () => {
        known ??= make();
        return known;
      };
    };
    const customer = once(async () =>
      (await caller.form('/customers', { object_reference_id: customerId, mobile_number: '98765', ...asked })).json(),
    );
    const order = once(async () => {
      await customer();
      return (
        await caller.form('/orders', { order_id: orderId, amount: '7', customer_id: customerId, ...asked })
      ).json();
    });
    const card = once(async () => {
      await customer();
      return addCard(caller, customerId);
    });
    const makers: Readonly<Record<ThingKind, () => Promise<string>>> = {
      order: once(async () => textAt(await order(), 'order_id')),
      customer: once(async () => textAt(await customer(), 'id')),
      card: once(async () => (await card()).reference),
      cardToken: once(async () => (await card()).token),
      merchant: async () => merchant.merchantId,
      gatewayConfig: async () => 'gw_default',
      gatewayReference: async () => 'cards_default',
      apiKey: once(async () =>
        textAt((await settings('POST', '/settings/api-keys', { name: 'own' })).json(), 'key_id'),
      ),
      keySet: async () => 'own-keys',
      event: once(async () => {
        await order();
        await service.runWorkers();
        const webhooks = (await settings('GET', `/settings/orders/${orderId}/webhooks`)).json();
        return textAt(webhooks, 'deliveries', 0, 'event_id');
      }),
      endpoint: once(async () => {
        const endpoints = (await settings('GET', '/settings/webhook-endpoints')).json();
        return textAt(endpoints, 'list', 0, 'endpoint_id');
      }),
      reference: once(async () => {
        await caller.form('/orders', { order_id: `Paying-${place}`, amount: '7' });
        return (await shopOf(service).begin(`Paying-${place}`)).split('/').at(-1) ?? '';
      }),
      txn: once(async () => {
        await caller.form('/orders', { order_id: `Held-${place}`, amount: '7', 'metadata.txns.auto_capture': 'false' });
        const started = await shopOf(service).start(`Held-${place}`, { card_number: Cards.frictionless });
        return textAt(started.json(), 'txn_uuid');
      }),
      txnId: once(async () => {
        await caller.form('/orders', { order_id: `Paid-${place}`, amount: '7' });
        const started = await shopOf(service).start(`Paid-${place}`, { card_number: Cards.frictionless });
        return textAt(started.json(), 'txn_id');
      }),
      orderCursor: async () => orderCursor,
    };
    const names = new Set([orderId, customerId]);
    return {
      async named(kind) {
        const name = await makers[kind]();
        names.add(name);
        return name;
      },
      orderToken: async () => textAt(await order(), 'svc', 'client_auth_token'),
      customerToken: async () => textAt(await customer(), 'svc', 'client_auth_token'),
      names: () => [...names],
    };
  }

  return { caller, settings, side, theirs, nobodys: nobodys(theirs), fresh };
}

/** Everything stored that belongs to a merchant, to be compared with itself later. */
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
