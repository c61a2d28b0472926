import { afterAll, beforeAll, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { type GatewayShop, openGatewayShop } from '../../support/gateway-shop.ts';
import { shopOf } from '../../support/payments.ts';
import { type MerchantTelemetry, merchantTelemetry, startTraces, type Traces } from '../../support/traces.ts';
import { type MerchantEndpoint, merchantEndpoint } from '../webhooks-end-to-end/merchant-endpoint.ts';

let traces: Traces;
let telemetry: MerchantTelemetry;
let endpoint: MerchantEndpoint;
let gateways: GatewayShop;
beforeAll(async () => {
  traces = await startTraces();
  telemetry = merchantTelemetry(traces.collector);
  endpoint = await merchantEndpoint({ openTelemetry: telemetry.openTelemetry });
  gateways = await openGatewayShop({
    label: 'traces',
    tracing: traces.tracing,
    merchant: (m) => ({ ...m, webhook: { ...m.webhook, url: endpoint.url, events: [EventName.ORDER_SUCCEEDED] } }),
  });
});
afterAll(async () => {
  await gateways?.close();
  await endpoint?.close();
  await telemetry?.close();
  await traces?.close();
});
it('tries', async () => {
  const shop = shopOf(gateways.service, gateways.service.merchant);
  const orderId = await shop.order({ 'metadata.SVC:gateway_reference_id': 'stripe' });
  const answer = await shop.start(orderId, { card_number: '4242424242424242', card_security_code: '123' });
  console.log(answer.status, answer.text.slice(0, 300));
  await gateways.service.runWorkers();
  console.log(
    endpoint.requests.map((h) => h.traceparent),
    endpoint.problems,
  );
  const spans = await traces.spans();
  const start = Math.min(...spans.map((s) => s.start));
  for (const s of spans
    .toSorted((a, b) => a.start - b.start)
    .filter((s) => !s.attributes['http.route']?.toString().startsWith('/settings')))
    console.log(
      s.traceId.slice(0, 4),
      s.spanId.slice(0, 4),
      s.parentId.slice(0, 4).padEnd(4),
      s.links.map((l) => `${l.traceId.slice(0, 4)}/${l.spanId.slice(0, 4)}`).join(),
      (s.start - start).toFixed(1),
      (s.end - s.start).toFixed(1),
      s.service,
      s.kind,
      s.name,
      JSON.stringify(s.attributes),
    );
  console.log(gateways.simulators.stripe.calls());
  console.log(gateways.service.logLines().slice(-3).join(''));
});
