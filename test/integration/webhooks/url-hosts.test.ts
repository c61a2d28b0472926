import { afterEach, beforeEach, expect, it } from 'vitest';
import { AttemptOutcome } from '../../../server/delivery/queue/delivery.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';

let fixtures: Fixtures;
let shop: TestEndpoint;
let own: TestEndpoint;
beforeEach(async () => {
  [fixtures, shop, own] = await Promise.all([
    createFixtures('url hosts'),
    httpEndpoint(acknowledge),
    httpEndpoint(answerWith(500)),
  ]);
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await Promise.all([fixtures.close(), shop.close(), own.close()]);
});

it('hosts that are limited later are limited for events of earlier orders too, and the merchant is told', async () => {
  await fixtures.raise({ orderId: 'earlier', webhookUrl: own.origin });
  await fixtures.raise({ orderId: 'configured' });
  const worker = fixtures.worker();
  await worker.runOnce();
  expect([own.received.length, shop.received.length]).toEqual([1, 1]);

  fixtures.configure({ urlHosts: ['shop.example'] });
  fixtures.runtime.advance(60_000);
  // The configured address is not an order's own.
  await fixtures.raise({ orderId: 'configured-too' });
  await worker.runOnce();
  expect([own.received.length, shop.received.length]).toEqual([1, 2]);
  const refused = (await fixtures.report('earlier')).attempts.at(-1);
  expect(refused).toMatchObject({ outcome: AttemptOutcome.ADDRESS_REFUSED, status: null, address: null });
  expect(refused?.detail).toContain('webhook_url_hosts');

  fixtures.configure({ urlHosts: ['127.0.0.1'] });
  fixtures.runtime.advance(120_000);
  await worker.runOnce();
  expect(own.received).toHaveLength(2);
});
