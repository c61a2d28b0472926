/**
 * One payment as a set of connected traces: from the browser's request over the use case, the gateway and the commit to the delivery
 * attempts and the merchant's handler. Real exports to a collector, a simulated gateway, the real receiver kit.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName, OrderStatus } from '../../../generated/values.ts';
import type { DeliveryTrace } from '../../../receiver-kit/src/index.ts';
import type { CollectedSpan } from '../../../scripts/trace-picture/collector.ts';
import { type MerchantTelemetry, merchantTelemetry } from '../../../scripts/trace-picture/telemetry.ts';
import { type GatewayShop, openGatewayShop } from '../../support/gateway-shop.ts';
import { asAnonymous, type Shop, shopOf } from '../../support/payments.ts';
import { startTraces, type Traces } from '../../support/traces.ts';
import { type MerchantEndpoint, merchantEndpoint } from '../webhooks-end-to-end/merchant-endpoint.ts';

/** Stripe's own test card, which asks for no password. */
const CARD = { card_number: '4242424242424242', card_security_code: '123' };
const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

let traces: Traces;
let telemetry: MerchantTelemetry;
let endpoint: MerchantEndpoint;
let gateways: GatewayShop;
let shop: Shop;
let spans: readonly CollectedSpan[];
const handled: (DeliveryTrace | null)[] = [];

/** The only span with this name and these attributes. */
function spanOf(name: string, attributes: Readonly<Record<string, unknown>> = {}): CollectedSpan {
  const found = spans.filter(
    (span) => span.name === name && Object.entries(attributes).every(([key, value]) => span.attributes[key] === value),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} spans ${name}`);
  return only;
}

const childrenOf = ({ traceId, spanId }: CollectedSpan) =>
  spans.filter((span) => span.traceId === traceId && span.parentId === spanId);
const namesOf = (found: readonly CollectedSpan[]) =>
  found.toSorted((one, other) => one.start - other.start).map(({ name }) => name);

beforeAll(async () => {
  traces = await startTraces();
  telemetry = merchantTelemetry(traces.collector);
  endpoint = await merchantEndpoint({
    openTelemetry: telemetry.openTelemetry,
    onHandle: ({ trace }) => void handled.push(trace),
  });
  gateways = await openGatewayShop({
    label: 'payment trace',
    tracing: traces.tracing,
    merchant: (merchant) => ({
      ...merchant,
      webhook: { ...merchant.webhook, url: endpoint.url, events: [EventName.ORDER_SUCCEEDED] },
    }),
  });
  const { service } = gateways;
  // Its notification would change the order at the same time as the request.
  gateways.simulators.stripe.fault({ kind: 'notify_never', times: null });
  shop = shopOf(service, service.merchant);
  const orderId = await shop.order({ 'metadata.SVC:gateway_reference_id': 'stripe' });
  const paid = await shop.start(orderId, CARD, asAnonymous);
  if (paid.json().status !== OrderStatus.CHARGED) throw new Error(paid.text);
  // The first attempt fails; its retry is a trace of its own.
  endpoint.mishaps.push(503);
  await service.runWorkers();
  service.clock.advance(5 * 60_000);
  await service.runWorkers();
  spans = await traces.spans();
});

afterAll(async () => {
  await gateways?.close();
  await endpoint?.close();
  await telemetry?.close();
  await traces?.close();
});

describe('a payment', () => {
  it('begins a trace with the request of the browser, which sends none', () => {
    const request = spanOf('POST /txns');
    expect(request).toMatchObject({ service: 'service', kind: 'server', parentId: '', links: [], failed: false });
    expect(request.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/txns',
      'http.response.status_code': 200,
      'svc.operation_id': 'startTxn',
      'svc.merchant_id': 'shop',
      'svc.request_id': expect.stringMatching(/^req_/),
    });
  });

  it('has its use case, commits, gateway calls and calls of the database below it, in their order', () => {
    const [useCase] = childrenOf(spanOf('POST /txns')).filter(({ name }) => name === 'start transaction');
    if (useCase === undefined) throw new Error('no use case');
    expect(namesOf(childrenOf(useCase))).toEqual([
      'aggregate bin_table',
      'find orders',
      'change order',
      'gateway payment',
      'change order',
      'store card',
    ]);
    const commits = childrenOf(useCase).filter(({ name }) => name === 'change order');
    for (const commit of commits) {
      expect(namesOf(childrenOf(commit))).toEqual(['find orders', 'findOneAndUpdate orders']);
      expect(commit.attributes).toMatchObject({ 'svc.merchant_id': 'shop', 'svc.change': 'changed' });
      expect(commit.attributes['svc.order_id']).toMatch(/^Ord-/);
    }
    const [write] = commits.flatMap(childrenOf).filter(({ name }) => name === 'findOneAndUpdate orders');
    expect(write).toMatchObject({ kind: 'client', failed: false });
    expect(write?.attributes).toEqual({
      'db.system.name': 'mongodb',
      'db.namespace': gateways.service.database.db.databaseName,
      'db.collection.name': 'orders',
      'db.operation.name': 'findOneAndUpdate',
    });
    for (const child of childrenOf(useCase)) {
      expect(child.start).toBeGreaterThanOrEqual(useCase.start);
      expect(child.end).toBeLessThanOrEqual(useCase.end);
    }
  });

  it('goes on to the gateway', () => {
    const asked = spanOf('gateway payment');
    expect(asked.attributes).toEqual({ 'svc.gateway': 'STRIPE', 'svc.gateway.outcome': 'charged' });
    const calls = childrenOf(asked).filter(({ kind }) => kind === 'client');
    expect(namesOf(calls)).toEqual(['POST', 'POST', 'POST']);
    const port = Number(new URL(gateways.simulators.stripe.origin).port);
    const shown = { 'http.request.method': 'POST', 'server.address': '127.0.0.1', 'server.port': port };
    for (const call of calls) expect(call.attributes).toEqual({ ...shown, 'http.response.status_code': 200 });
    const received = gateways.simulators.stripe.calls().map(({ traceparent }) => traceparent);
    for (const { traceId, spanId } of calls) expect(received).toContain(`00-${traceId}-${spanId}-01`);
  });

  it('is linked to each delivery attempt, whose trace goes on to the handler of the merchant', () => {
    const attempts = spans.filter(({ name }) => name === 'send ORDER_SUCCEEDED');
    expect(attempts.map(({ attributes }) => attributes['svc.attempt']).sort()).toEqual([1, 2]);
    const request = spanOf('POST /txns');
    const last = spans
      .filter(({ name, traceId }) => name === 'change order' && traceId === request.traceId)
      .toSorted((one, other) => one.start - other.start)
      .at(-1);
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ service: 'service', kind: 'client', parentId: '' });
      expect(attempt.links).toEqual([{ traceId: request.traceId, spanId: last?.spanId }]);
      expect(attempt.events.map(({ name }) => name)).toEqual(['sending']);
    }
    const [failed, sent] = [1, 2].map((attempt) => spanOf('send ORDER_SUCCEEDED', { 'svc.attempt': attempt }));
    expect(failed).toMatchObject({ failed: true });
    expect(failed?.attributes).toMatchObject({ 'error.type': 'SERVER_ERROR', 'http.response.status_code': 503 });
    expect(sent).toMatchObject({ failed: false });
    expect(endpoint.requests.map(({ traceparent }) => traceparent)).toEqual(
      [failed, sent].map((attempt) => `00-${attempt?.traceId}-${attempt?.spanId}-01`),
    );
    expect(endpoint.problems).toEqual([]);

    const handler = spanOf('process ORDER_SUCCEEDED');
    expect(handler).toMatchObject({
      service: 'shop',
      kind: 'consumer',
      traceId: sent?.traceId,
      parentId: sent?.spanId,
    });
    expect(handled).toMatchObject([{ traceId: sent?.traceId, spanId: sent?.spanId, sampled: true }]);
  });

  it('is in one connected set of traces with all that it causes', () => {
    const known = new Set([spanOf('POST /txns').traceId]);
    for (const { links, traceId } of spans) if (links.some((link) => known.has(link.traceId))) known.add(traceId);
    const connected = spans.filter(({ traceId }) => known.has(traceId));
    const ids = new Set(connected.map(({ spanId }) => spanId));
    expect(connected.filter(({ parentId }) => parentId !== '' && !ids.has(parentId))).toEqual([]);
    const services = new Set(connected.map(({ service, kind }) => `${service} ${kind}`));
    expect([...services].sort()).toEqual(['service client', 'service internal', 'service server', 'shop consumer']);
  });

  it('has its trace in the log line of the request', () => {
    const { traceId, spanId } = spanOf('POST /txns');
    const lines = gateways.service.logLines().filter((line) => line.includes('"operation":"startTxn"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ trace_id: traceId, span_id: spanId }]);
  });

  it('is named by route, never by an address with an id, a link or a query in it', () => {
    const names = new Set(spans.map(({ name }) => name));
    for (const name of names) expect(name).toMatch(/^[A-Za-z]+( [A-Za-z_/{}-]+)*$/);
  });
});

describe('a caller with a trace of its own', () => {
  it('has the request in its trace', async () => {
    const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
    await gateways.service.call.get('/orders/none', { headers: { traceparent } });
    spans = await traces.spans();
    expect(spanOf('GET /orders/{order_id}')).toMatchObject({
      traceId: CALLER.traceId,
      parentId: CALLER.spanId,
      failed: false,
      attributes: { 'svc.error_code': 'order_not_found' },
    });
  });

  it.each(['', '00-xyz', `00-${'0'.repeat(32)}-${CALLER.spanId}-01`, `ff-${CALLER.traceId}-${CALLER.spanId}-01`])(
    'but not when the header is %j',
    async (traceparent) => {
      const before = spans.length;
      await gateways.service.call.get('/orders/none', { headers: { traceparent } });
      spans = await traces.spans();
      const request = spans.slice(before).find(({ kind }) => kind === 'server');
      expect(request).toMatchObject({ parentId: '' });
      expect(request?.traceId).not.toBe(CALLER.traceId);
    },
  );
});

it('a test delivery of the settings is in the trace of its request', async () => {
  await gateways.settings('POST', '/settings/webhook/test', { event_name: EventName.ORDER_SUCCEEDED });
  spans = await traces.spans();
  const { traceId, spanId } = spanOf('POST /settings/webhook/test');
  expect(endpoint.requests.at(-1)).toMatchObject({ traceparent: `00-${traceId}-${spanId}-01`, 'x-svc-test': 'true' });
});

it('a task of the reconciler is a trace of its own', async () => {
  const { service } = gateways;
  const orderId = await shop.order({ 'metadata.expiryInMins': '1' });
  service.clock.advance(2 * 60_000);
  await service.service.reconciler.runOnce();
  spans = await traces.spans();
  const commit = spanOf('change order', { 'svc.order_id': orderId });
  const task = spans.find(({ spanId }) => spanId === commit.parentId);
  expect(task).toMatchObject({ name: 'reconcile order', kind: 'internal', parentId: '', traceId: commit.traceId });
});
