/** Which traces are recorded, and that nothing of a trace is stored, sent or logged when none is. */
import { afterEach, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { type GatewayShop, openGatewayShop } from '../../support/gateway-shop.ts';
import { shopOf } from '../../support/payments.ts';
import { startTraces, type Traces, type TracesOptions } from '../../support/traces.ts';
import { type MerchantEndpoint, merchantEndpoint } from '../webhooks-end-to-end/merchant-endpoint.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const recorded = `00-${TRACE}-00f067aa0ba902b7-01`;
const notRecorded = `00-${TRACE}-00f067aa0ba902b7-00`;

let closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  closers = [];
});

interface Paid {
  readonly traces: Traces | undefined;
  readonly endpoint: MerchantEndpoint;
  readonly gateways: GatewayShop;
}

/** Pays an order whose calls have this `traceparent`, and has it delivered. */
async function payWith(options: TracesOptions | 'off', traceparent?: string): Promise<Paid> {
  const traces = options === 'off' ? undefined : await startTraces(options);
  if (traces !== undefined) closers.push(traces.close);
  const endpoint = await merchantEndpoint();
  closers.push(endpoint.close);
  const gateways = await openGatewayShop({
    label: 'sampling',
    ...(traces === undefined ? {} : { tracing: traces.tracing }),
    merchant: (merchant) => ({
      ...merchant,
      webhook: { ...merchant.webhook, url: endpoint.url, events: [EventName.ORDER_CREATED, EventName.ORDER_SUCCEEDED] },
    }),
  });
  closers.push(gateways.close);
  const { service } = gateways;
  const shop = shopOf(service, service.merchant);
  const orderId = await shop.order({ 'metadata.SVC:gateway_reference_id': 'stripe' });
  const fields = { card_number: '4242424242424242', card_security_code: '123' };
  await shop.start(orderId, fields, traceparent === undefined ? {} : { headers: { traceparent } });
  await service.runWorkers();
  return { traces, endpoint, gateways };
}

/** What a payment leaves behind of its trace, besides spans. */
async function traceOf({ endpoint, gateways }: Paid) {
  const { db } = gateways.service.database;
  const stored = await db.collection('webhook_deliveries').find().toArray();
  return {
    sent: endpoint.requests.map(({ traceparent }) => traceparent ?? null),
    stored: stored.map(({ trace = null }) => trace),
    toGateway: gateways.simulators.stripe.calls().flatMap(({ traceparent }) => traceparent ?? []),
    logged: gateways.service.logLines().filter((line) => line.includes('trace_id')),
  };
}

const nothing = { sent: [null, null], stored: [null, null], toGateway: [], logged: [] };

it('off: a traceparent of the caller is not passed on', async () => {
  const paid = await payWith('off', recorded);
  expect(await traceOf(paid)).toEqual(nothing);
});

it.each([
  ['a share of 0', { root: 'traceidratio', ratio: 0 }, undefined],
  ['always_off', { root: 'always_off' }, undefined],
  ['a caller that does not record', { root: 'always_on' }, notRecorded],
  [
    'a caller that records, ignored, with a share of 0',
    { root: 'traceidratio', ratio: 0, parent: 'ignored' },
    recorded,
  ],
] as const)('%s: nothing is recorded, and no header is sent', async (_name, sampler, traceparent) => {
  const paid = await payWith({ sampler }, traceparent);
  const spans = (await paid.traces?.spans()) ?? [];
  if (traceparent !== notRecorded) {
    expect(await traceOf(paid)).toEqual(nothing);
    expect(spans).toEqual([]);
  } else {
    // Only the other requests of the test are recorded.
    expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
    expect(spans.filter(({ name }) => name === 'send ORDER_SUCCEEDED')).toEqual([]);
    expect((await traceOf(paid)).toGateway).toEqual([]);
  }
});

it.each([
  ['a share of 1', { root: 'traceidratio', ratio: 1 }, undefined],
  ['a caller that records, with a share of 0', { root: 'traceidratio', ratio: 0 }, recorded],
  ['always_on, ignoring a caller that does not', { root: 'always_on', parent: 'ignored' }, notRecorded],
] as const)('%s: the payment and its delivery are recorded', async (_name, sampler, traceparent) => {
  const paid = await payWith({ sampler }, traceparent);
  const spans = (await paid.traces?.spans()) ?? [];
  const request = spans.find(({ name }) => name === 'POST /txns');
  const attempt = spans.find(({ name }) => name === 'send ORDER_SUCCEEDED');
  expect(attempt?.links).toMatchObject([{ traceId: request?.traceId }]);
  if (traceparent !== undefined) expect(request?.traceId).toBe(TRACE);
  const left = await traceOf(paid);
  expect(left.sent).toContain(`00-${attempt?.traceId}-${attempt?.spanId}-01`);
  expect(left.toGateway.every((header) => header.includes(String(request?.traceId)))).toBe(true);
  expect(left.toGateway).not.toEqual([]);
});

it('a share of one half records some whole payments, and nothing of the others', async () => {
  const traces = await startTraces({ sampler: { root: 'traceidratio', ratio: 0.5 } });
  closers.push(traces.close);
  const endpoint = await merchantEndpoint();
  closers.push(endpoint.close);
  const gateways = await openGatewayShop({
    label: 'half',
    tracing: traces.tracing,
    merchant: (merchant) => ({
      ...merchant,
      webhook: { ...merchant.webhook, url: endpoint.url, events: [EventName.ORDER_CREATED] },
    }),
  });
  closers.push(gateways.close);
  const shop = shopOf(gateways.service, gateways.service.merchant);
  for (let count = 0; count < 40; count += 1) await shop.order();
  await gateways.service.runWorkers();
  const spans = await traces.spans();
  const requests = spans.filter(({ name }) => name === 'POST /orders');
  const attempts = spans.filter(({ name }) => name === 'send ORDER_CREATED');
  // 0 or 40 of 40 happens once in 500 billion runs.
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.length).toBeLessThan(40);
  expect(attempts.flatMap(({ links }) => links.map(({ traceId }) => traceId)).sort()).toEqual(
    requests.map(({ traceId }) => traceId).sort(),
  );
});
