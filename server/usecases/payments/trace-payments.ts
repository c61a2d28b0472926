/**
 * The spans of requests to gateways, and of writes of an order with its events.
 */
import type { Tracing } from '../../platform/tracing.ts';
import type { AskGateway } from './ask-gateway.ts';
import type { Change, Commit } from './commit-order.ts';

/** The same, with a span for each request to a gateway, whatever calls it takes. */
export function traceGatewayRequests(ask: AskGateway, tracing: Tracing | undefined): AskGateway {
  if (tracing === undefined) return ask;
  return (connector, request, about, open, call) =>
    tracing.step({ name: `gateway ${request}`, attributes: { 'svc.gateway': connector.name } }, async (span) => {
      const outcome = await ask(connector, request, about, open, call);
      span?.setAttribute('svc.gateway.outcome', outcome.kind);
      return outcome;
    });
}

function orderIdOf(change: Change): string | undefined {
  return change.kind === 'unknown' ? undefined : change.stored.order.orderId;
}

/** The same commit, with a span for each write of an order with its events. */
export function traceCommits(commit: Commit, tracing: Tracing | undefined): Commit {
  if (tracing === undefined) return commit;
  const attributesOf = (merchantId: string) => ({ 'svc.merchant_id': merchantId });
  return {
    create: (merchant, order, refs, names) => {
      const attributes = { ...attributesOf(merchant.merchantId), 'svc.order_id': order.orderId };
      return tracing.step({ name: 'create order', attributes }, () => commit.create(merchant, order, refs, names));
    },
    change: (merchant, key, decide) =>
      tracing.step({ name: 'change order', attributes: attributesOf(merchant.merchantId) }, async (span) => {
        const change = await commit.change(merchant, key, decide);
        const orderId = orderIdOf(change);
        if (orderId !== undefined) span?.setAttribute('svc.order_id', orderId);
        span?.setAttribute('svc.change', change.kind);
        return change;
      }),
  };
}
