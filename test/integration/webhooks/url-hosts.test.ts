import { afterEach, beforeEach, expect, it } from 'vitest';
import { AttemptOutcome } from '../../../server/delivery/queue/delivery.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { type Stage, setStage } from './support/stage.ts';

let stage: Stage;
let shop: TestEndpoint;
let own: TestEndpoint;
beforeEach(async () => {
  [stage, shop, own] = await Promise.all([
    setStage('url hosts'),
    httpEndpoint(acknowledge),
    httpEndpoint(answerWith(500)),
  ]);
  stage.configure({ url: shop.origin });
});
afterEach(async () => {
  await Promise.all([stage.close(), shop.close(), own.close()]);
});

it('hosts that are limited later are limited for events of earlier orders too, and the merchant is told', async () => {
  await stage.raise({ orderId: 'earlier', webhookUrl: own.origin });
  await stage.raise({ orderId: 'configured' });
  const worker = stage.worker();
  await worker.runOnce();
  expect([own.received.length, shop.received.length]).toEqual([1, 1]);

  stage.configure({ urlHosts: ['shop.example'] });
  stage.runtime.advance(60_000);
  // The configured address is not the order's own.
  await stage.raise({ orderId: 'configured-too' });
  await worker.runOnce();
  expect([own.received.length, shop.received.length]).toEqual([1, 2]);
  const refused = (await stage.report('earlier')).attempts.at(-1);
  expect(refused).toMatchObject({ outcome: AttemptOutcome.ADDRESS_REFUSED, status: null, address: null });
  expect(refused?.detail).toContain('webhook_url_hosts');

  stage.configure({ urlHosts: ['127.0.0.1'] });
  stage.runtime.advance(120_000);
  await worker.runOnce();
  expect(own.received).toHaveLength(2);
});
