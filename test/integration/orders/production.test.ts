import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let ready: TestMerchant;
beforeAll(async () => {
  service = await startService({
    label: 'orders_production',
    config: { environment: 'production', sandboxGateway: 'off', webhookLoopback: 'refused' },
  });
  ready = await service.addMerchant('ready', (merchant) => ({
    ...merchant,
    webhook: { ...merchant.webhook, url: 'https://hooks.ready.example/in', urlHosts: ['hooks.ready.example'] },
  }));
});
afterAll(() => service.close());

const session = (merchantId: string) => ({ order_id: 'P-2', amount: '1', payment_page_client_id: merchantId });
const create = (values: Record<string, string>) =>
  service.callAs(ready).form('/orders', { order_id: 'P-1', amount: '1', ...values });

describe('in production', () => {
  it('a merchant without a configured webhook makes no order, not even one with an address of its own', async () => {
    const own = { 'metadata.webhook_url': 'https://hooks.shop.example/in' };
    const answers = [
      await service.call.form('/orders', { order_id: 'P-1', amount: '1' }),
      await service.call.form('/orders', { order_id: 'P-1', amount: '1', ...own }),
      await service.call.json('POST', '/session', session('shop')),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ error_info: { category: 'CONFIG_ERROR' } });
      expect(refusalOf(answer)).toEqual([400, 'webhook_not_configured']);
    }
    expect(refusalOf(await service.call.get('/orders/P-1'))).toEqual([400, 'order_not_found']);
  });

  it('one with a webhook does, and is not warned', async () => {
    const answers = [await create({}), await service.callAs(ready).json('POST', '/session', session('ready'))];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('x-svc-warning')]).toEqual([200, null]);
    }
    expect(answers[1]?.json()).toMatchObject({ sdk_payload: { payload: { environment: 'production' } } });
  });

  it.each([
    ['https://shop.example/back', 200],
    ['http://shop.example/back', 400],
    ['https://192.0.2.1/back', 400],
    ['https://localhost/back', 400],
    ['https://[2001:db8::1]/back', 400],
    ['https://shop.example/back?a=1', 400],
  ])('the return_url %s: %d', async (url, status) => {
    expect((await create({ order_id: `P-${url.length}-${status}`, return_url: url })).status).toBe(status);
  });

  it.each([
    ['https://hooks.ready.example/other', 200],
    ['https://hooks.ready.example:8443/other', 200],
    ['https://hooks.ready.example:9000/other', 400],
    ['http://hooks.ready.example/other', 400],
    ['https://hooks.other.example/in', 400],
    ['https://hooks.ready.example.other.example/in', 400],
    ['https://user:word@hooks.ready.example/in', 400],
    ['https://10.0.0.1/in', 400],
    ['https://127.0.0.1/in', 400],
    ['https://169.254.169.254/latest', 400],
  ])('the webhook address %s: %d', async (url, status) => {
    const answer = await create({ order_id: `W-${url.length}-${status}`, 'metadata.webhook_url': url });
    expect(answer.status).toBe(status);
    if (status === 400) expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'metadata.webhook_url']);
  });
});
