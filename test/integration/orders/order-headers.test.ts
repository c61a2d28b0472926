import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type CallOptions } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'order_headers' });
});
afterAll(() => service.close());

const NO_WEBHOOK = 'no webhook address is configured; events wait until one is set';
const OTHER_ROUTING = 'x-routing-id differs from the routing id of this order';

const routed = (id: string) => ({ headers: { 'x-routing-id': id } });
const session = (orderId: string) => ({ order_id: orderId, amount: '1', payment_page_client_id: 'shop' });

const txn = (orderId: string) => ({
  order_id: orderId,
  merchant_id: 'shop',
  payment_method_type: 'CARD',
  card_exp_month: '12',
  card_exp_year: '30',
  card_security_code: '123',
  format: 'json',
});

describe('x-routing-id', () => {
  it('is fixed by the call that creates the order; another one later is served and noted', async () => {
    const created = await service.call.form('/orders', { order_id: 'R-1', amount: '1' }, routed('cust_1'));
    expect([at(created.json(), 'routing_id'), created.headers.get('x-svc-warning')]).toEqual(['cust_1', NO_WEBHOOK]);
    const others = [
      await service.call.get('/orders/R-1', routed('cust_2')),
      await service.call.form('/orders/R-1', { udf1: 'x' }, routed('cust_2')),
    ];
    for (const answer of others) {
      expect([at(answer.json(), 'routing_id'), answer.headers.get('x-svc-warning')]).toEqual(['cust_1', OTHER_ROUTING]);
    }
    const again = [
      await service.call.form('/orders', { order_id: 'R-1', amount: '1' }, routed('cust_2')),
      await service.call.json('POST', '/session', session('R-1'), routed('cust_2')),
    ];
    for (const answer of again) expect(answer.headers.get('x-svc-warning')).toBe(`${OTHER_ROUTING}; ${NO_WEBHOOK}`);
  });

  it('another one in POST /txns is noted, whoever calls', async () => {
    await service.call.form('/orders', { order_id: 'R-5', amount: '1' }, routed('cust_1'));
    const pay = (headers: Record<string, string | null>) =>
      service.call.form('/txns', { ...txn('R-5'), card_number: '4111111111111111' }, { headers });
    const warnings = [
      await pay({ 'x-routing-id': 'cust_2' }),
      await pay({ 'x-routing-id': 'cust_1' }),
      await pay({ 'x-routing-id': 'cust_2', authorization: null }),
    ].map((answer) => [answer.status, answer.headers.get('x-svc-warning')]);
    expect(warnings).toEqual([
      [200, OTHER_ROUTING],
      [200, null],
      [200, OTHER_ROUTING],
    ]);
  });

  describe('of the call that creates the customer', () => {
    const named = { customer_id: 'routed-1' };
    beforeAll(async () => {
      const customer = { object_reference_id: 'routed-1', mobile_number: '9100000000' };
      const created = await service.call.form('/customers', customer, routed('session-a'));
      expect([created.status, created.headers.get('x-svc-warning')]).toEqual([200, null]);
    });

    it('is that of the customer’s orders, whatever comes later', async () => {
      const silent = await service.call.form('/orders', { order_id: 'R-6', amount: '1', ...named });
      expect(at(silent.json(), 'routing_id')).toBe('session-a');
      const other = await service.call.form('/orders', { order_id: 'R-7', amount: '1', ...named }, routed('session-b'));
      expect([at(other.json(), 'routing_id'), other.headers.get('x-svc-warning')]).toEqual([
        'session-a',
        `${OTHER_ROUTING}; ${NO_WEBHOOK}`,
      ]);
    });

    it('is held against every later call about the customer and its orders', async () => {
      await service.call.form('/orders', { order_id: 'R-8', amount: '1', ...named });
      const added = await service.call.form('/card/add', {
        ...named,
        card_number: '4012001037141112',
        card_exp_month: '12',
        card_exp_year: '30',
      });
      const reference = String(at(added.json(), 'card_reference'));
      const pay = { ...txn('R-8'), card_number: '4111111111111111' };
      const management = { action: 'paymentManagement', ...named, payment_page_client_id: 'shop' };
      const calls = [
        ['customer', (to: CallOptions) => service.call.get('/customers/routed-1', to)],
        ['customer', (to: CallOptions) => service.call.form('/customers/routed-1', { first_name: 'Asha' }, to)],
        ['customer', (to: CallOptions) => service.call.get('/cards?customer_id=routed-1', to)],
        [
          'customer',
          (to: CallOptions) => service.call.form('/card/update', { card_reference: reference, nickname: 'x' }, to),
        ],
        ['customer', (to: CallOptions) => service.call.json('POST', '/session', management, to)],
        ['order', (to: CallOptions) => service.call.get('/orders/R-8', to)],
        ['order', (to: CallOptions) => service.call.form('/txns', pay, to)],
        [
          'order',
          (to: CallOptions) => service.call.form('/txns', pay, { headers: { ...to.headers, authorization: null } }),
        ],
        ['customer', (to: CallOptions) => service.call.form('/card/delete', { card_reference: reference }, to)],
      ] as const;
      for (const [about, call] of calls) {
        const answer = await call(routed('session-b'));
        const warning =
          about === 'order'
            ? 'x-routing-id differs from the routing id of this order'
            : 'x-routing-id differs from the one this customer was created with';
        expect([answer.status, answer.headers.get('x-svc-warning')], call.toString()).toEqual([200, warning]);
      }
      for (const [, call] of calls.slice(0, -1).filter(([, one]) => !one.toString().includes('card/update'))) {
        expect((await call(routed('session-a'))).headers.get('x-svc-warning'), call.toString()).toBeNull();
      }
    });

    it('is nothing to a customer that a stranger names', async () => {
      const order = { 'order.order_id': 'R-9', 'order.amount': '1', 'order.customer_id': 'routed-1' };
      const { order_id: _, ...card } = { ...txn('R-9'), card_number: '4111111111111111' };
      const headers = { authorization: null, 'x-routing-id': 'session-b' };
      const answer = await service.call.form('/txns', { ...card, ...order }, { headers });
      expect([answer.status, answer.headers.get('x-svc-warning')]).toEqual([200, null]);
      expect(at((await service.call.get('/orders/R-9')).json(), 'routing_id')).toBe('session-b');
    });

    it('is no other one’s where the customer was created without', async () => {
      await service.call.form('/customers', { object_reference_id: 'unrouted', mobile_number: '9100000000' });
      const order = { order_id: 'R-10', amount: '1', customer_id: 'unrouted' };
      expect(at((await service.call.form('/orders', order, routed('own'))).json(), 'routing_id')).toBe('own');
      const read = await service.call.get('/customers/unrouted', routed('any'));
      expect(read.headers.get('x-svc-warning')).toBeNull();
    });
  });

  it('the same again, or none, is noted nowhere', async () => {
    await service.call.form('/orders', { order_id: 'R-2', amount: '1' }, routed('cust_1'));
    for (const options of [routed('cust_1'), {}]) {
      expect((await service.call.get('/orders/R-2', options)).headers.get('x-svc-warning')).toBeNull();
    }
  });

  it('is empty on an order that was created without, and stays so', async () => {
    await service.call.form('/orders', { order_id: 'R-3', amount: '1' });
    const answer = await service.call.form('/orders/R-3', { udf1: 'x' }, routed('cust_1'));
    expect([at(answer.json(), 'routing_id'), answer.headers.get('x-svc-warning')]).toEqual(['', null]);
  });

  it('has at most 255 characters', async () => {
    const call = (id: string) => service.call.form('/orders', { order_id: 'R-4', amount: '1' }, routed(id));
    expect(refusalOf(await call('x'.repeat(256)))).toEqual([400, 'INVALID_REQUEST', 'x-routing-id']);
    expect(at((await call('x'.repeat(255))).json(), 'routing_id')).toHaveLength(255);
  });
});

describe('without a webhook address', () => {
  it('every call that creates an order is warned, unless the order brings its own', async () => {
    const own = { 'metadata.webhook_url': 'https://hooks.shop.example/in' };
    const answers = [
      await service.call.form('/orders', { order_id: 'W-1', amount: '1' }),
      await service.call.json('POST', '/session', session('W-2')),
      await service.call.form('/orders', { order_id: 'W-3', amount: '1', ...own }),
      await service.call.json('POST', '/session', { ...session('W-4'), ...own }),
      // The order has had its own webhook URL since it was created.
      await service.call.form('/orders', { order_id: 'W-3', amount: '2' }),
    ];
    const warnings = answers.map((answer) => answer.headers.get('x-svc-warning'));
    expect(warnings).toEqual([NO_WEBHOOK, NO_WEBHOOK, null, null, null]);
  });
});

describe('the version header', () => {
  const later = ['maximum_eligible_refund_amount', 'txn_list'];
  beforeAll(async () => {
    await service.call.form('/orders', { order_id: 'V-1', amount: '1' });
    await service.call.form('/txns', { ...txn('V-1'), card_number: '4012001037141112' });
  });

  it.each([
    ['2018-10-25', []],
    ['2023-06-30', []],
    ['2025-01-09', []],
    ['2025-01-10', later],
    ['2030-01-01', later],
    ['2001-01-01', []],
    [null, []],
    ['', []],
  ])('%s: the later fields are %j', async (version, fields) => {
    const headers = { version };
    const answers = [
      (await service.call.get('/orders/V-1', { headers })).json(),
      at((await service.call.get('/orders?status=CHARGED', { headers })).json(), 'list', 0),
      (await service.call.form('/orders', { order_id: 'V-1', amount: '1' }, { headers })).json(),
    ];
    for (const order of answers) {
      expect(later.filter((name) => at(order, name) !== undefined)).toEqual(fields);
      expect(at(order, 'card', 'card_isin')).toBe('401200');
    }
  });

  it.each([
    '2023-6-30',
    '20230630',
    '2023-13-01',
    '2023-02-32',
    'latest',
    '2023-06-30T00:00:00Z',
    '2023-06-30, 2025-01-10',
  ])('%s is refused', async (version) => {
    const headers = { version };
    const answers = [
      await service.call.get('/orders/V-1', { headers }),
      await service.call.get('/orders', { headers }),
      await service.call.form('/orders', { order_id: 'V-2', amount: '1' }, { headers }),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'version']);
  });
});

it('a merchant may have another version by default, and another for its webhooks', async () => {
  const modern = await service.addMerchant('modern', (merchant) => ({
    ...merchant,
    defaultVersion: '2025-01-10',
    webhook: { ...merchant.webhook, version: '2025-01-10', events: ['ORDER_CREATED'] },
  }));
  const answer = await service.callAs(modern).form('/orders', { order_id: 'V-2', amount: '1' });
  expect(answer.json()).toHaveProperty('maximum_eligible_refund_amount');
  const asked = await service.callAs(modern).get('/orders/V-2', { headers: { version: '2023-06-30' } });
  expect(asked.json()).not.toHaveProperty('maximum_eligible_refund_amount');
  const stored = await service.database.db.collection('orders').findOne({ merchantId: 'modern' });
  expect(at(stored, 'outbox', 0, 'content')).toContain('maximum_eligible_refund_amount');
});

describe('payment_links', () => {
  it('come with an order, the same each time, and lead to its page', async () => {
    const created = (await service.call.form('/orders', { order_id: 'P-1', amount: '1' })).json();
    const links = at(created, 'payment_links');
    expect(links).toEqual({
      web: expect.stringMatching(new RegExp(`^${service.baseUrl}/payment-page/pl_[0-9a-f]{32}$`)),
      mobile: at(links, 'web'),
      iframe: String(at(links, 'web')).replace('/pl_', '/pf_'),
    });
    expect(at((await service.call.get('/orders/P-1')).json(), 'payment_links')).toEqual(links);
    expect(at((await service.call.form('/orders/P-1', { udf1: 'x' })).json(), 'payment_links')).toEqual(links);
    const other = (await service.call.form('/orders', { order_id: 'P-2', amount: '1' })).json();
    expect(at(other, 'payment_links', 'web')).not.toBe(at(links, 'web'));
    const page = await fetch(String(at(links, 'web')));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Test Shop')]);
  });
});
