/** What happens before each example of a webhook is sent, by the seeders of the scenarios. */
import { operations } from '../../../generated/server/operations.ts';
import { EventName } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { type Answer, textAt } from '../../support/caller.ts';
import type { Environment } from './environment.ts';
import { customerOf } from './givens/customer.ts';
import { seederOf } from './givens/index.ts';
import { dispute, makeOrder, pay, start, textsIn } from './givens/orders.ts';
import { requestExample } from './scenarios.ts';

type WebhookScenario = (env: Environment) => Promise<void>;

const VISA = '4111111111111111';
/** Cards of the sandbox whose bank does what their names say. */
const REFUSES_REFUNDS = '4000000000000077';
const UNCLEAR_REFUNDS = '4000000000000085';
const REFUSES_CAPTURES = '4000000000000200';
const REFUSES_VOIDS = '4000000000000218';
const REFUSES_TOKENS = '4000000000000069';

const NEXT_DAY = '2026-03-15T08:00:12Z';

/** What these seeders make, one after the other. */
function seeded(...names: readonly string[]): WebhookScenario {
  return async (env) => {
    const draft = { operation: operations.getOrder, path: {}, query: {}, headers: {}, body: undefined };
    for (const name of names) await seederOf(name)(env, draft);
  };
}

/** The customer passes the bank's page, and the workers do what there is to do. */
async function pass(env: Environment, started: Answer): Promise<void> {
  await customerOf(env).enter(textAt(started.json(), 'payment', 'authentication', 'url'), PASSWORD);
  await env.pass(5);
}

/** Held money, of which an end is asked for the next day. */
function heldAndThen(end: 'capture' | 'void', example: string, card?: string): WebhookScenario {
  return async (env) => {
    await makeOrder(env, 'ORD2001', { 'metadata.txns.auto_capture': 'false' });
    await pay(env, 'ORD2001', card);
    const { txn_uuid } = (await env.call().get('/orders/ORD2001')).json();
    env.reach(NEXT_DAY);
    const form = textsIn(requestExample(end === 'capture' ? 'captureTxn' : 'voidTxn', example));
    await env.call().form(`/v2/txns/${String(txn_uuid)}/${end}`, form);
  };
}

/** The rupee of a stored card's verification, which goes back. */
function verified(card = VISA): WebhookScenario {
  return async (env) => {
    await seeded('tokenization')(env);
    const stored = { customer_id: 'cust_2041', card_number: card, card_exp_month: '12' };
    const form = { ...stored, card_exp_year: '2030', name_on_card: 'Asha Rao' };
    const reference = textAt((await env.call().form('/card/add', form)).json(), 'card_reference');
    env.reach('2026-03-14T09:27:10Z');
    const consent = textsIn(requestExample('tokenizeStoredCard', 'plain'));
    await pass(env, await env.call().form(`/cards/${reference}/tokenize`, consent));
  };
}

/** A wrong password at the bank, whose order was changed since, and of which the bank says then that it went through. */
function chargedAfterAll(card: string): WebhookScenario {
  return async (env) => {
    await makeOrder(env, 'ORD1001');
    const started = (await start(env, 'ORD1001', { card_number: card })).json();
    await customerOf(env).enter(textAt(started, 'payment', 'authentication', 'url'), 'wrong');
    await changed(env);
    env.reach('2026-03-14T09:28:12Z');
    const decidedAt = env.service.clock.now();
    const decided = { authentication: 'passed', authorizedAt: decidedAt, newsAt: decidedAt };
    const sessions = env.service.database.db.collection<{ _id: string }>('sandbox_gateway_sessions');
    await sessions.updateOne({ _id: textAt(started, 'txn_uuid') }, { $set: decided });
    await env.pass(5);
  };
}

/** The order is about more, a minute later. */
async function changed(env: Environment): Promise<void> {
  env.reach('2026-03-14T09:28:00Z');
  await env.call().form('/orders/ORD1001', textsIn(requestExample('updateOrder', 'plain')));
}

/** A disputed payment, and weeks later the decision. */
function disputed(end: 'won' | 'lost'): WebhookScenario {
  return async (env) => {
    await seeded('disputed_order')(env);
    await dispute(env, 'ORD1001', end);
  };
}

/** A payment whose customer agrees to a token, which the network is asked for. */
function paidWithConsent(card = VISA): WebhookScenario {
  return async (env) => {
    await seeded('merchant_consent')(env);
    await makeOrder(env, 'ORD9001');
    const choice = { tokenize: 'true', save_to_locker: 'true', card_number: card };
    await pass(env, await start(env, 'ORD9001', choice));
  };
}

export const webhookScenarios: Readonly<Record<string, WebhookScenario>> = {
  [`${EventName.ORDER_CREATED} plain`]: seeded('order'),
  [`${EventName.ORDER_UPDATED} plain`]: async (env) => {
    await makeOrder(env, 'ORD1001');
    await changed(env);
  },
  [`${EventName.TXN_CREATED} plain`]: seeded('order_being_paid'),
  [`${EventName.TXN_CHARGED} plain`]: seeded('charged_order'),
  [`${EventName.TXN_CHARGED} token_created`]: seeded('order_with_consent'),
  [`${EventName.TXN_CHARGED} using_token`]: seeded('order_paid_with_token'),
  [`${EventName.TXN_FAILED} plain`]: seeded('declined_order'),
  [`${EventName.ORDER_SUCCEEDED} plain`]: seeded('charged_order'),
  [`${EventName.ORDER_SUCCEEDED} version_2025_01_10`]: async (env) => {
    await env.changeMerchant({ 'webhook.version': '2025-01-10' });
    await seeded('charged_order')(env);
  },
  [`${EventName.ORDER_SUCCEEDED} token_created`]: seeded('order_with_consent'),
  [`${EventName.ORDER_SUCCEEDED} using_token`]: seeded('order_paid_with_token'),
  [`${EventName.ORDER_FAILED} plain`]: seeded('declined_order'),
  [`${EventName.ORDER_AUTHORIZED} plain`]: seeded('held_txn'),
  [`${EventName.ORDER_PARTIAL_CHARGED} plain`]: heldAndThen('capture', 'partial'),
  [`${EventName.ORDER_CAPTURE_FAILED} plain`]: heldAndThen('capture', 'plain', REFUSES_CAPTURES),
  [`${EventName.ORDER_VOIDED} plain`]: heldAndThen('void', 'plain'),
  [`${EventName.ORDER_VOID_FAILED} plain`]: heldAndThen('void', 'plain', REFUSES_VOIDS),
  [`${EventName.REFUND_INITIATED} plain`]: verified(),
  [`${EventName.REFUND_SUCCEEDED} plain`]: verified(),
  [`${EventName.REFUND_FAILED} plain`]: verified(REFUSES_REFUNDS),
  [`${EventName.ORDER_REFUNDED} plain`]: verified(),
  [`${EventName.ORDER_REFUND_FAILED} plain`]: verified(REFUSES_REFUNDS),
  [`${EventName.REFUND_MANUAL_REVIEW_NEEDED} plain`]: async (env) => {
    await makeOrder(env, 'ORD1001');
    await pay(env, 'ORD1001', UNCLEAR_REFUNDS);
    env.reach('2026-03-15T10:02:11Z');
    const form = { unique_request_id: 'return-5002', amount: '40.00' };
    await env.call().form('/orders/ORD1001/refunds', form);
    await env.pass(5);
  },
  [`${EventName.AUTO_REFUND_INITIATED} plain`]: chargedAfterAll(VISA),
  [`${EventName.AUTO_REFUND_SUCCEEDED} plain`]: chargedAfterAll(VISA),
  [`${EventName.AUTO_REFUND_FAILED} plain`]: chargedAfterAll(REFUSES_REFUNDS),
  [`${EventName.DISPUTE_OPENED} plain`]: seeded('disputed_order'),
  [`${EventName.DISPUTE_WON} plain`]: disputed('won'),
  [`${EventName.DISPUTE_LOST} plain`]: disputed('lost'),
  [`${EventName.TOKEN_STATUS_CHANGED} active`]: paidWithConsent(),
  [`${EventName.TOKEN_STATUS_CHANGED} inactive`]: paidWithConsent(REFUSES_TOKENS),
};
