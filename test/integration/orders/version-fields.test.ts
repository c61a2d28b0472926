/**
 * The version header as a table: the fields of an order at each date, in every response that contains one.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { makeMessage } from '../../../scripts/encrypted-examples/message.ts';
import { DEFAULT_VERSION, type VersionedField, versions } from '../../../server/domain/api-version.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, type CallOptions, textAt } from '../../support/caller.ts';
import { type MerchantSide, merchantSide, uploadKeys } from '../../support/encrypted-caller.ts';
import { Cards, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

/** Written by hand rather than from the code's table: the later fields that each date shows. */
const table: readonly (readonly [version: string, fields: readonly VersionedField[]])[] = [
  ['1970-01-01', []],
  ['2018-10-24', []],
  ['2018-10-25', []],
  ['2023-06-30', []],
  ['2025-01-09', []],
  ['2025-01-10', ['maximum_eligible_refund_amount', 'txn_list']],
  ['2025-01-11', ['maximum_eligible_refund_amount', 'txn_list']],
  ['2999-12-31', ['maximum_eligible_refund_amount', 'txn_list']],
];
const versioned: readonly VersionedField[] = ['maximum_eligible_refund_amount', 'txn_list'];

let service: TestService;
let shop: Shop;
let side: MerchantSide;
let paid: string;
beforeAll(async () => {
  service = await startService({ label: 'version_fields' });
  shop = shopOf(service);
  side = merchantSide(service, service.merchant, await uploadKeys(service, service.merchant, 'first'));
  paid = await shop.order();
  await shop.start(paid, { card_number: Cards.frictionless });
});
afterAll(() => service.close());

const shown = (order: unknown) => versioned.filter((field) => at(order, field) !== undefined);
const under = (version: string): CallOptions => ({ headers: { version } });

/** The order in the response of each call that accepts the header. */
const carriers: readonly (readonly [string, (options: CallOptions) => Promise<unknown>])[] = [
  ['GET /orders/{order_id}', async (options) => (await service.call.get(`/orders/${paid}`, options)).json()],
  ['GET /orders', async (options) => at((await service.call.get('/orders?status=CHARGED', options)).json(), 'list', 0)],
  [
    'POST /v4/order-status',
    async (options) => {
      const message = await makeMessage(side.keys, { order_id: paid });
      return side.opened(await side.send('/v4/order-status', message, options));
    },
  ],
];

describe.each(carriers)('%s of a paid order', (_, read) => {
  it.each(table)('under %s shows %j of the later fields', async (version, fields) => {
    expect(shown(await read(under(version)))).toEqual(fields);
  });

  it('without the header follows the merchant’s default', async () => {
    expect(shown(await read({}))).toEqual([]);
  });
});

/** A new order has no attempts, so of the later fields it shows only the amount. */
const newCarriers: readonly (readonly [string, (options: CallOptions) => Promise<unknown>])[] = [
  [
    'POST /orders',
    async (options) => (await service.call.form('/orders', { order_id: newOrderId(), amount: '1' }, options)).json(),
  ],
  [
    'POST /orders/{order_id}',
    async (options) => {
      const orderId = await shop.order();
      return (await service.call.form(`/orders/${orderId}`, { description: 'x' }, options)).json();
    },
  ],
];

describe.each(newCarriers)('%s', (_, make) => {
  it.each(table)('under %s shows its part of %j', async (version, fields) => {
    expect(shown(await make(under(version)))).toEqual(fields.filter((field) => field !== 'txn_list'));
  });
});

describe('webhooks', () => {
  it.each(table)('under webhook_version %s show %j of the later fields', async (version, fields) => {
    const settings = await settingsOf(service, service.merchant);
    const set = { url: 'http://127.0.0.1:9/hooks', events: ['ORDER_SUCCEEDED'], webhook_version: version };
    expect((await settings('PUT', '/settings/webhook', set)).status).toBe(200);
    service.clock.advance(2_000);
    const orderId = await shop.order();
    await shop.start(orderId, { card_number: Cards.frictionless });
    await service.runWorkers();
    const last = async () => {
      const { events } = (await service.call.get('/events?limit=100')).json();
      const event: unknown = Array.isArray(events) ? events.at(-1) : undefined;
      const order = at(event, 'event', 'content', 'order');
      return [textAt(order, 'order_id'), shown(order)];
    };
    // An event is listed after its durable write, which relaying does not wait for.
    await expect.poll(last).toEqual([orderId, fields]);
  });
});

describe('the default of a merchant', () => {
  it('is another where the merchant has another', async () => {
    const merchant = await service.addMerchant('newer', (one) => ({ ...one, defaultVersion: '2025-01-10' }));
    const order = (await service.callAs(merchant).form('/orders', { order_id: 'New-1', amount: '1' })).json();
    expect(shown(order)).toEqual(['maximum_eligible_refund_amount']);
    expect(DEFAULT_VERSION).toBe('2023-06-30');
  });
});

describe('a version that is no date', () => {
  it.each([
    '2023-02-30',
    '2023-06-31',
    '2025-13-01',
    '2025-1-10',
    'latest',
    '20250110',
    '2025-01-10T00:00:00Z',
    '4111111111111111',
  ])('%s: 400 naming the header, wherever it is taken', async (version) => {
    const message = await makeMessage(side.keys, { order_id: paid });
    const answers = [
      await service.call.get(`/orders/${paid}`, under(version)),
      await service.call.get('/orders', under(version)),
      await service.call.form('/orders', { order_id: newOrderId(), amount: '1' }, under(version)),
      await service.call.get('/cardbins/411111', under(version)),
      await service.call.get('/cards?customer_id=nobody', under(version)),
      await side.send('/v4/order-status', message, under(version)),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [400, 'INVALID_REQUEST', 'version']));
    for (const answer of answers) expect(answer.text).not.toContain(version);
  });

  it.each([
    ['2024-02-30', 'is not a valid date; send one such as 2023-06-30'],
    ['latest', 'must be a date such as 2023-06-30'],
  ])('%s: the error says what is wrong with it', async (version, reason) => {
    const answer = await service.call.get(`/orders/${paid}`, under(version));
    expect(at(answer.json(), 'error_info', 'fields')).toEqual([{ field_name: 'version', reason }]);
  });

  it('is no webhook_version either', async () => {
    const settings = await settingsOf(service, service.merchant);
    const answer = await settings('PUT', '/settings/webhook', { url: null, webhook_version: '2023-02-30' });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'webhook_version']);
  });
});

describe('the contract', () => {
  const schema = document.components.schemas.Order;
  const dated = Object.entries(schema.properties).flatMap(([name, property]) => {
    const [, from] = /From version ([0-9-]+)/.exec(String(at(property, 'description'))) ?? [];
    return from === undefined ? [] : [[from, name]];
  });

  it('says of each later field from when it is there, and requires none of them', () => {
    expect(dated.sort()).toEqual(versions.flatMap(({ from, fields }) => fields.map((field) => [from, field])).sort());
    expect(schema.required.filter((name) => versioned.some((field) => field === name))).toEqual([]);
  });

  it('names every version, and its fields, at the header', () => {
    const { description } = document.components.parameters.VersionHeader;
    for (const { from, fields } of versions) {
      for (const text of [from, ...fields]) expect(description).toContain(text);
    }
  });

  it.each(versions)('has an example of a paid order under $from', ({ from }) => {
    const examples: unknown =
      document.paths['/orders/{order_id}'].get.responses['200'].content['application/json'].examples;
    const example = at(examples, `charged_${from.replaceAll('-', '_')}`, 'value');
    const expected = versions.filter((version) => version.from <= from).flatMap(({ fields }) => [...fields]);
    expect(shown(example)).toEqual(expected);
  });
});
