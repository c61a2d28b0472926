import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationList } from '../../generated/server/operations.ts';
import { type Answer, textAt } from '../support/caller.ts';
import { startService, type TestMerchant, type TestService } from '../support/service.ts';
import { card, credentialsFor, type Headers, JSON_TYPE, pathOf, valuesOf } from './requests.ts';

/** One merchant's things, named in another merchant's calls. */
let service: TestService;
let owner: TestMerchant;
let owned: Readonly<Record<string, string>>;
beforeAll(async () => {
  service = await startService({ label: 'isolation' });
  owner = await service.addMerchant('owner', (merchant) => ({
    ...merchant,
    gateways: merchant.gateways.map((gateway) => ({ ...gateway, gatewayConfigId: 'gw_owned', credentials: {} })),
    apiKeys: merchant.apiKeys.map((key) => ({ ...key, keyId: 'key_owned' })),
  }));
  const theirs = service.callAs(owner);
  await theirs.form('/orders', {
    order_id: 'Owned-1',
    amount: '1',
    customer_id: 'owned-customer',
    'metadata.txns.auto_capture': 'false',
  });
  const started = await theirs.form('/txns', {
    order_id: 'Owned-1',
    merchant_id: 'owner',
    format: 'json',
    ...card,
    card_number: '4012001037141112',
  });
  const customer = await theirs.form('/customers', { object_reference_id: 'owned-customer', mobile_number: '98765' });
  owned = {
    order_id: 'Owned-1',
    customer_id: textAt(customer.json(), 'id'),
    gateway_config_id: 'gw_owned',
    key_id: 'key_owned',
    txn_uuid: textAt(started.json(), 'txn_uuid'),
    merchant_id: 'shop',
  };
});
afterAll(() => service.close());

const unknown = {
  order_id: 'Nobody-1',
  customer_id: 'cst_0000000000000000',
  gateway_config_id: 'gw_nobody',
  key_id: 'key_nobody',
  txn_uuid: 'txn_nobody',
  merchant_id: 'shop',
};

/** What belongs to no merchant. */
const shared = new Set(['bin']);

/** Operations of one merchant whose address names a thing of that merchant. */
const naming = operationList.filter(
  ({ pathParameters, security }) =>
    pathParameters.some((name) => !shared.has(name)) &&
    (security.includes('basicAuth') || security.includes('settingsToken')),
);

/** All of an answer but what differs from call to call, and the name that was asked for. */
function essence(answer: Answer, ids: Readonly<Record<string, string>>): unknown {
  const hidden = Object.values(ids).reduce((text, id) => text.replaceAll(id, 'ID'), answer.text);
  const headers = [...answer.headers.keys()].sort();
  return [answer.status, hidden.replace(/req_[0-9a-f]{16}/g, 'REQUEST'), headers];
}

function bodyOf(operation: Operation): string | undefined {
  if (operation.requestMediaType === null) return undefined;
  if (operation.requestMediaType === JSON_TYPE) return '{}';
  return new URLSearchParams(valuesOf(operation)).toString();
}

async function call(operation: Operation, ids: Readonly<Record<string, string>>, headers: Headers): Promise<unknown> {
  const type = operation.requestMediaType === null ? {} : { 'content-type': operation.requestMediaType };
  const all = { headers: { ...headers, ...type } };
  const answer = await service.call.raw(operation.method.toUpperCase(), pathOf(operation, ids), bodyOf(operation), all);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  return essence(answer, ids);
}

describe('what belongs to another merchant is answered as if there were no such thing', () => {
  it.each(naming.map((operation) => [operation.id, operation] as const))('by %s', async (_, operation) => {
    const headers = await credentialsFor(service, operation);
    expect(await call(operation, owned, headers)).toEqual(await call(operation, unknown, headers));
  });

  it('by an order’s own reference of a customer, too', async () => {
    const [theirs, nobodys] = [
      await service.call.get('/customers/owned-customer'),
      await service.call.get('/customers/nobodys-customer'),
    ];
    expect(essence(theirs, { customer_id: 'owned-customer' })).toEqual(
      essence(nobodys, { customer_id: 'nobodys-customer' }),
    );
  });

  it.each([
    ['with the API key', {}],
    ['by a stranger', { authorization: null }],
  ])('by POST /txns %s', async (_, headers) => {
    const pay = (orderId: string) =>
      service.call.form('/txns', { order_id: orderId, merchant_id: 'shop', format: 'json', ...card }, { headers });
    const [theirs, nobodys] = [await pay('Owned-1'), await pay('Nobody-1')];
    expect(theirs.status).toBe(400);
    expect(essence(theirs, owned)).toEqual(essence(nobodys, unknown));
  });

  it('by POST /refunds, which names a transaction', async () => {
    const refund = (orderId: string) =>
      service.call.form('/refunds', { txn_id: `owner-${orderId}-1`, unique_request_id: 'r1' });
    const [theirs, nobodys] = [await refund('Owned-1'), await refund('Nobody-1')];
    expect(theirs.status).toBe(400);
    expect(essence(theirs, owned)).toEqual(essence(nobodys, unknown));
  });

  it('by the lists', async () => {
    for (const path of ['/orders', '/orders?customer_id=owned-customer']) {
      expect((await service.call.get(path)).json()).toMatchObject({ list: [], total: 0 });
    }
  });

  it('and an order with the same id is one of each', async () => {
    const ours = (await service.call.form('/orders', { order_id: 'Owned-1', amount: '7' })).json();
    const theirs = (await service.callAs(owner).get('/orders/Owned-1')).json();
    expect([ours, theirs]).toMatchObject([
      { amount: 7, merchant_id: 'shop' },
      { amount: 1, merchant_id: 'owner' },
    ]);
    expect(textAt(ours, 'id')).not.toBe(textAt(theirs, 'id'));
    await service.call.form('/orders/Owned-1', { amount: '8' });
    expect((await service.callAs(owner).get('/orders/Owned-1')).json()).toEqual(theirs);
  });
});
