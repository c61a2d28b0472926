/** Traces of the programs: switched on and off by the standard variables, for the service and for workers. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EventName, OrderStatus } from '../../generated/values.ts';
import { type Collector, startCollector } from '../../scripts/trace-picture/collector.ts';
import { FRICTIONLESS, merchantAt } from '../support/demo-merchant.ts';
import { createTestSystem, type Env, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let collector: Collector;
let endpoint: TestEndpoint;
let system: TestSystem;

beforeAll(async () => {
  system = await createTestSystem('traced programs');
});
afterAll(() => system.close());
beforeEach(async () => {
  collector = await startCollector();
  endpoint = await httpEndpoint(acknowledge);
});
afterEach(async () => {
  await endpoint.close();
  await collector.close();
});

/** Runs a service and a worker for one payment with its webhook, and stops them. */
async function payOnce(orderId: string, env: Env): Promise<void> {
  const service = await system.start({ WEBHOOK_DELIVERY: 'off', LOG_LEVEL: 'info', ...env });
  const worker = await system.startWorker(env);
  const merchant = merchantAt(service.baseUrl, await system.demo());
  await merchant.sendWebhooks(endpoint.origin, [EventName.ORDER_SUCCEEDED]);
  await merchant.order(orderId);
  expect((await merchant.start(orderId, FRICTIONLESS)).status).toBe(200);
  const paid = { status: OrderStatus.CHARGED, notified: true };
  await expect.poll(() => merchant.read(orderId), { timeout: 30_000 }).toEqual(paid);
  expect(await worker.stop()).toMatchObject({ code: 0 });
  expect(await service.stop()).toMatchObject({ code: 0 });
}

it('a service and a worker send their spans when they stop, at the latest, under their names and attributes', async () => {
  await payOnce('by-json', {
    OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging,region=west%2C1',
  });
  const { spans } = collector;
  const request = spans.find(({ name }) => name === 'POST /txns');
  const attempt = spans.find(({ name }) => name === 'send ORDER_SUCCEEDED');
  expect(request).toMatchObject({ service: 'card-payments-service', parentId: '' });
  expect(attempt).toMatchObject({ service: 'card-payments-worker', links: [{ traceId: request?.traceId }] });
  expect(endpoint.received[0]?.headers.traceparent).toBe(`00-${attempt?.traceId}-${attempt?.spanId}-01`);
  expect(spans.some(({ name }) => name === 'insertOne orders')).toBe(true);
  const [resource = ''] = collector.exports.map(({ body }) => body);
  for (const text of ['staging', 'west,1', 'service.instance.id']) expect(resource).toContain(text);
});

it('the usual protocol is protobuf; OTEL_SERVICE_NAME and OTEL_EXPORTER_OTLP_HEADERS are obeyed', async () => {
  await payOnce('by-protobuf', {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'our-payments',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a1b2c3',
  });
  expect(new Set(collector.exports.map(({ type }) => type))).toEqual(new Set(['application/x-protobuf']));
  expect(collector.exports.every(({ body }) => body.includes('our-payments'))).toBe(true);
  expect(collector.exports.map(({ apiKey }) => apiKey)).toContain('a1b2c3');
});

it('OTEL_SDK_DISABLED turns all of it off', async () => {
  await payOnce('untraced', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' });
  expect(collector.exports).toEqual([]);
  expect(endpoint.received[0]?.headers.traceparent).toBeUndefined();
});
