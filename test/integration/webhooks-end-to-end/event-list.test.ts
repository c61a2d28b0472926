/** Events read instead of received, an example on demand, and what the metrics say of the queue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName } from '../../../generated/values.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { SETTINGS_PASSWORD, startService, type TestService } from '../../support/service.ts';
import { type MerchantEndpoint, merchantEndpoint } from './merchant-endpoint.ts';

let service: TestService;
let shop: Shop;
let endpoint: MerchantEndpoint;
let token: string;

beforeAll(async () => {
  endpoint = await merchantEndpoint();
  service = await startService({
    label: 'event list',
    config: { webhookSourceAddresses: { production: ['203.0.113.0/29'], sandbox: ['198.51.100.7'] } },
    merchant: (merchant) => {
      const { webhook } = withAllEvents(merchant);
      return { ...merchant, webhook: { ...webhook, url: endpoint.url } };
    },
  });
  shop = shopOf(service);
  const login = { username: service.merchant.settingsUsername, password: SETTINGS_PASSWORD };
  const open = { headers: { 'x-merchantid': null, authorization: null } };
  token = textAt((await service.call.json('POST', '/settings/login', login, open)).json(), 'access_token');
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

async function page(after: number, limit: number) {
  const answer = await service.call.get(`/events?after=${after}&limit=${limit}`);
  const { events, next, has_more: more } = answer.json();
  const list: unknown[] = Array.isArray(events) ? events : [];
  return { list, next: Number(next), more: more === true, text: answer.text };
}

describe('GET /events', () => {
  it('lists what was sent, in order and without gaps, page by page', async () => {
    for (let count = 0; count < 3; count += 1) {
      const orderId = await shop.order();
      await shop.start(orderId, { card_number: Cards.frictionless });
      await service.runWorkers();
    }
    const seen: unknown[] = [];
    for (let after = 0, more = true; more; ) {
      const found = await page(after, 5);
      expect(found.list.length).toBeLessThanOrEqual(5);
      seen.push(...found.list);
      ({ next: after, more } = found);
    }
    expect(seen.map((entry) => at(entry, 'sequence'))).toEqual(seen.map((_, index) => index + 1));
    const sent = endpoint.handled.map(({ id, text }): [unknown, unknown] => [id, JSON.parse(text)]);
    expect(new Map(seen.map((entry) => [at(entry, 'event', 'id'), at(entry, 'event')]))).toEqual(new Map(sent));
  });

  it('has nothing more at the end, and answers the number it was asked with', async () => {
    expect(await page(1_000, 10)).toMatchObject({ list: [], next: 1_000, more: false });
  });

  it('shows a merchant its own events alone', async () => {
    const other = service.callAs(await service.addMerchant('other_shop'));
    expect((await other.get('/events')).json()).toEqual({ events: [], next: 0, has_more: false });
  });

  it.each(['after=-1', 'after=x', 'limit=0', 'limit=101'])('refuses %s', async (query) => {
    expect((await service.call.get(`/events?${query}`)).status).toBe(400);
  });
});

describe('GET /webhook-source-addresses', () => {
  it('answers anybody the lists of the configuration', async () => {
    const anybody = { headers: { 'x-merchantid': null, authorization: null } };
    expect((await service.call.get('/webhook-source-addresses', anybody)).json()).toEqual({
      production: ['203.0.113.0/29'],
      sandbox: ['198.51.100.7'],
    });
  });
});

it('the metrics tell how old the queue is and which endpoint lags', async () => {
  endpoint.mishaps.push(500);
  await shop.order();
  await service.runWorkers();
  service.clock.advance(90_000);
  const operations = { headers: { 'x-merchantid': null, authorization: null } };
  const { text } = await service.call.get('/metrics', operations);
  expect(text).toMatch(/^webhook_queue_events\{state="open"\} 1$/m);
  expect(text).toMatch(/^webhook_queue_age_seconds\{quantile="0.99"\} 90$/m);
  expect(text).toMatch(/^webhook_endpoints\{state="failing"\} 1$/m);
  expect(text).toMatch(/^webhook_endpoint_lag_seconds\{endpoint="shop"\} 8\d/m);
  await service.runWorkers();
});

describe('POST /settings/webhook/test', () => {
  const test = (name: string) => {
    const headers = { 'x-merchantid': null, authorization: `Bearer ${token}` };
    return service.call.json('POST', '/settings/webhook/test', { event_name: name }, { headers });
  };

  it.each(Object.values(EventName))('sends an example of %s that the receiver kit takes', async (name) => {
    const before = endpoint.requests.length;
    const answer = (await test(name)).json();
    expect(answer).toMatchObject({
      outcome: 'ACKNOWLEDGED',
      http_status: 200,
      request_headers: { 'x-svc-test': 'true' },
    });
    expect(endpoint.requests.length).toBe(before + 1);
    expect(endpoint.problems).toEqual([]);
  });

  it('tells what an endpoint that fails has answered, and sends nothing again', async () => {
    endpoint.mishaps.push(503);
    expect((await test(EventName.ORDER_FAILED)).json()).toMatchObject({
      outcome: 'NOT_ACKNOWLEDGED',
      http_status: 503,
      failure_class: 'SERVER_ERROR',
    });
    const before = endpoint.requests.length;
    service.clock.advance(100_000);
    await service.runWorkers();
    expect(endpoint.requests.length).toBe(before);
  });

  it('needs an address', async () => {
    const headers = { 'x-merchantid': null, authorization: `Bearer ${token}` };
    await service.call.json('PUT', '/settings/webhook', { url: null }, { headers });
    const answer = await test(EventName.ORDER_FAILED);
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([400, ErrorCode.webhook_not_configured]);
  });
});
