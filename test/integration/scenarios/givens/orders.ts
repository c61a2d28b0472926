/** Seeders of orders and payments. */
import { EventName } from '../../../../generated/values.ts';
import { type Json, membersOf } from '../../../../scripts/generate/json.ts';
import { PASSWORD } from '../../../support/bank-page.ts';
import { textAt } from '../../../support/caller.ts';
import { reportDispute } from '../../../support/disputes.ts';
import { disputeReport } from '../../../support/order-samples.ts';
import { WEBHOOK_PASSWORD, WEBHOOK_USERNAME } from '../../../support/service.ts';
import type { Environment } from '../environment.ts';
import { requestExample } from '../scenarios.ts';
import { type Draft, namedIn, type Seeders } from '../seeder.ts';
import { customerOf } from './customer.ts';

/** As the example makes one, for its customer. */
const ORDER = textsIn(requestExample('createOrder', 'plain'));
const ROUTED = { headers: { 'x-routing-id': 'cust_2041' } };
const CARD = {
  payment_method_type: 'CARD',
  card_number: '4111111111111111',
  card_exp_month: '12',
  card_exp_year: '2030',
  name_on_card: 'Asha Rao',
  card_security_code: '123',
  format: 'json',
};
export const FRICTIONLESS = '4012001037141112';
/** As many as raise ten events, two each: then an endpoint is left alone. */
const FAILED_ORDERS = 5;
/** A card whose bank answers later. */
export const SLOW = '4000000000000028';

const orderIdOf = (draft: Draft): string => namedIn(draft, 'order_id') ?? 'ORD1001';

/** The fields of an example, as a form has them. */
export function textsIn(example: Json): Readonly<Record<string, string>> {
  return Object.fromEntries(membersOf(example).map(([name, value]) => [name, String(value)]));
}

export async function makeOrder(env: Environment, orderId: string, fields: Readonly<Record<string, string>> = {}) {
  const answer = await env.call().form('/orders', { ...ORDER, order_id: orderId, ...fields }, ROUTED);
  if (answer.status !== 200) throw new Error(`the order was not made: ${answer.text}`);
}

/** Starts a transaction; answers the address of its first page. */
export async function start(env: Environment, orderId: string, fields: Readonly<Record<string, string>> = {}) {
  env.reach('2026-03-14T09:27:10Z');
  const form = { order_id: orderId, merchant_id: 'demo', ...CARD, ...fields };
  const answer = await env.call().form('/txns', form);
  if (answer.status !== 200) throw new Error(`the transaction was not started: ${answer.text}`);
  return answer;
}

/** Pays an order with a VISA card, past the bank's page. */
export async function pay(env: Environment, orderId: string, card = CARD.card_number): Promise<void> {
  const address = textAt((await start(env, orderId, { card_number: card })).json(), 'payment', 'authentication', 'url');
  await customerOf(env).enter(address, PASSWORD);
}

export const orders: Seeders = {
  order: async (env, draft) => {
    await makeOrder(env, orderIdOf(draft));
    return undefined;
  },
  /** The day on which it was made, in the world's time: that runs on from one scenario to the next. */
  day_of_the_order: async (env) => ({
    query: { date: env.service.clock.now().toISOString().slice(0, '2026-03-14'.length) },
  }),
  day_of_the_metrics: async (env) => {
    const day = env.service.clock.now().toISOString().slice(0, '2026-03-14'.length);
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, day.length);
    return { query: { from: `${day}T00:00:00Z`, to: `${next}T00:00:00Z` } };
  },
  order_of_unknown_gateway: async (env, draft) => {
    await makeOrder(env, orderIdOf(draft), { 'metadata.SVC:gateway_reference_id': 'unknown' });
    return undefined;
  },
  /** Made and paid. */
  charged_order: async (env, draft) => {
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft));
    return undefined;
  },
  order_being_paid: async (env, draft) => {
    await makeOrder(env, orderIdOf(draft));
    await start(env, orderIdOf(draft));
    return undefined;
  },
  /** The customer has passed the bank's page, and the gateway has not answered yet. */
  order_at_gateway: async (env, draft) => {
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft), SLOW);
    return undefined;
  },
  refunded_in_part: async (env, draft) => {
    await refund(env, draft, namedIn(draft, 'unique_request_id') ?? 'return-1', '10.00');
    return undefined;
  },
  twenty_five_refunds: async (env, draft) => {
    for (let count = 1; count <= 25; count += 1) await refund(env, draft, `part-${count}`, '1.00');
    return undefined;
  },
  /** Paid, and refunded: the gateway has given the money back. */
  refunded_order: async (env, draft) => {
    await listen(env);
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft));
    env.reach('2026-03-15T10:02:11Z');
    await refund(env, draft, 'return-5002', '40.00');
    await refund(env, draft, 'return-5003', '60.00');
    await env.pass(10);
    return undefined;
  },
  /** Paid, and disputed by the cardholder six days later. */
  disputed_order: async (env, draft) => {
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft));
    await dispute(env, orderIdOf(draft), 'open');
    return undefined;
  },
  /** Paid, and its webhooks acknowledged; or the endpoint is down; or no endpoint is configured. */
  acknowledged_events: async (env, draft) => {
    await listen(env);
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft));
    await env.service.runWorkers();
    return undefined;
  },
  events_after_a_failure: async (env, draft) => {
    let asked = 0;
    env.answerWebhooks((response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 500 : 200).end(asked === 1 ? 'upstream away' : '');
    });
    await listen(env);
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft));
    await env.pass(30);
    return undefined;
  },
  /** The merchant wants to hear of paid orders, and of nothing else. */
  success_alone: async (env) => {
    await env.changeMerchant({ 'webhook.events': [EventName.ORDER_SUCCEEDED] });
    return undefined;
  },
  /** The workers have seen what there is to send. */
  events_on_their_way: async (env) => {
    await env.service.runWorkers();
    return undefined;
  },
  /** It has failed so often in a row that it is left alone. */
  failed_endpoint: async (env, draft) => {
    for (let count = 0; count < FAILED_ORDERS; count += 1) {
      await makeOrder(env, `ORD30${count}`);
      await start(env, `ORD30${count}`, { card_number: FRICTIONLESS });
    }
    return orders.failing_endpoint?.(env, draft);
  },
  failing_endpoint: async (env, draft) => {
    env.answerWebhooks((response) => response.writeHead(500).end('upstream away'));
    await listen(env);
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft));
    await env.service.runWorkers();
    const events = (await env.settings('GET', `/settings/orders/${orderIdOf(draft)}/webhooks`)).json();
    const endpoints = (await env.settings('GET', '/settings/webhook-endpoints')).json();
    const list = Array.isArray(endpoints.list) ? endpoints.list : [];
    return {
      bind: {
        event_id: textAt(events, 'deliveries', 0, 'event_id'),
        endpoint_id: list.length === 0 ? '' : textAt(endpoints, 'list', 0, 'endpoint_id'),
      },
    };
  },
};

const REPORTED = { open: '2026-03-20T11:05:42Z', won: '2026-04-14T08:30:00Z', lost: '2026-04-14T08:30:00Z' };
const RESPOND_BY = '2026-04-02T23:59:59Z';

/** The gateway reports how the dispute of a paid order stands. */
export async function dispute(env: Environment, orderId: string, status: keyof typeof REPORTED): Promise<void> {
  env.reach(REPORTED[status]);
  const at = env.service.clock.now();
  const respondBy =
    status === 'open' ? new Date(at.getTime() + Date.parse(RESPOND_BY) - Date.parse(REPORTED.open)) : null;
  await reportDispute(env.service, 'demo', orderId, disputeReport({ status, at, respondBy }));
}

async function refund(env: Environment, draft: Draft, id: string, amount: string): Promise<void> {
  const form = { unique_request_id: id, amount };
  const answer = await env.call().form(`/orders/${orderIdOf(draft)}/refunds`, form);
  if (answer.status !== 200) throw new Error(`nothing was refunded: ${answer.text}`);
}

/** Webhooks have somewhere to go, and credentials to go with. */
export async function listen(env: Environment): Promise<void> {
  const sealed = env.service.sealer.seal({ merchantId: 'demo', record: 'webhook.password' }, WEBHOOK_PASSWORD);
  await env.changeMerchant({
    'webhook.url': `${env.endpoint.origin}/webhooks/svc`,
    'webhook.username': WEBHOOK_USERNAME,
    'webhook.password': sealed,
  });
}
