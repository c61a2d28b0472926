/** What happens in the world before an example of a webhook is sent: its story, told by the seeders of the scenarios. */
import { operations } from '../../../generated/server/operations.ts';
import { EventName } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { type Answer, textAt } from '../../support/caller.ts';
import { customerOf } from './givens/customer.ts';
import { seederOf } from './givens/index.ts';
import { makeOrder, pay, start, textsIn } from './givens/orders.ts';
import { requestExample } from './scenarios.ts';
import type { World } from './world.ts';

type Story = (world: World) => Promise<void>;

const VISA = '4111111111111111';
/** Cards of the sandbox whose bank does what their names say. */
const REFUSES_REFUNDS = '4000000000000077';
const UNCLEAR_REFUNDS = '4000000000000085';
const REFUSES_CAPTURES = '4000000000000200';
const REFUSES_VOIDS = '4000000000000218';
const REFUSES_TOKENS = '4000000000000069';

const NEXT_DAY = '2026-03-15T08:00:12Z';

/** What these seeders make, one after the other. */
function seeded(...names: readonly string[]): Story {
  return async (world) => {
    const draft = { operation: operations.getOrder, path: {}, query: {}, headers: {}, body: undefined };
    for (const name of names) await seederOf(name)(world, draft);
  };
}

/** The customer passes the bank's page, and the workers do what there is to do. */
async function pass(world: World, started: Answer): Promise<void> {
  await customerOf(world).enter(textAt(started.json(), 'payment', 'authentication', 'url'), PASSWORD);
  await world.pass(5);
}

/** Held money, of which an end is asked for the next day. */
function heldAndThen(end: 'capture' | 'void', example: string, card?: string): Story {
  return async (world) => {
    await makeOrder(world, 'ORD2001', { 'metadata.txns.auto_capture': 'false' });
    await pay(world, 'ORD2001', card);
    const { txn_uuid } = (await world.call().get('/orders/ORD2001')).json();
    world.reach(NEXT_DAY);
    const form = textsIn(requestExample(end === 'capture' ? 'captureTxn' : 'voidTxn', example));
    await world.call().form(`/v2/txns/${String(txn_uuid)}/${end}`, form);
  };
}

/** The rupee of a stored card's verification, which goes back. */
function verified(card = VISA): Story {
  return async (world) => {
    await seeded('tokenization')(world);
    const stored = { customer_id: 'cust_2041', card_number: card, card_exp_month: '12' };
    const form = { ...stored, card_exp_year: '2030', name_on_card: 'Asha Rao' };
    const reference = textAt((await world.call().form('/card/add', form)).json(), 'card_reference');
    world.reach('2026-03-14T09:27:10Z');
    const consent = textsIn(requestExample('tokenizeStoredCard', 'plain'));
    await pass(world, await world.call().form(`/cards/${reference}/tokenize`, consent));
  };
}

/** A wrong password at the bank, whose order was changed since, and of which the bank says then that it went through. */
function chargedAfterAll(card: string): Story {
  return async (world) => {
    await makeOrder(world, 'ORD1001');
    const started = (await start(world, 'ORD1001', { card_number: card })).json();
    await customerOf(world).enter(textAt(started, 'payment', 'authentication', 'url'), 'wrong');
    await changed(world);
    world.reach('2026-03-14T09:28:12Z');
    const decidedAt = world.service.clock.now();
    const told = { authentication: 'passed', authorizedAt: decidedAt, newsAt: decidedAt };
    const sessions = world.service.database.db.collection<{ _id: string }>('sandbox_gateway_sessions');
    await sessions.updateOne({ _id: textAt(started, 'txn_uuid') }, { $set: told });
    await world.pass(5);
  };
}

/** The order is about more, a minute later. */
async function changed(world: World): Promise<void> {
  world.reach('2026-03-14T09:28:00Z');
  await world.call().form('/orders/ORD1001', textsIn(requestExample('updateOrder', 'plain')));
}

/** A payment whose customer agrees to a token, which the network is asked for. */
function paidWithConsent(card = VISA): Story {
  return async (world) => {
    await seeded('merchant_consent')(world);
    await makeOrder(world, 'ORD9001');
    const choice = { tokenize: 'true', save_to_locker: 'true', card_number: card };
    await pass(world, await start(world, 'ORD9001', choice));
  };
}

export const webhookStories: Readonly<Record<string, Story>> = {
  [`${EventName.ORDER_CREATED} plain`]: seeded('order'),
  [`${EventName.ORDER_UPDATED} plain`]: async (world) => {
    await makeOrder(world, 'ORD1001');
    await changed(world);
  },
  [`${EventName.TXN_CREATED} plain`]: seeded('order_being_paid'),
  [`${EventName.TXN_CHARGED} plain`]: seeded('charged_order'),
  [`${EventName.TXN_CHARGED} token_created`]: seeded('order_with_consent'),
  [`${EventName.TXN_CHARGED} using_token`]: seeded('order_paid_with_token'),
  [`${EventName.TXN_FAILED} plain`]: seeded('declined_order'),
  [`${EventName.ORDER_SUCCEEDED} plain`]: seeded('charged_order'),
  [`${EventName.ORDER_SUCCEEDED} version_2025_01_10`]: async (world) => {
    await world.changeMerchant({ 'webhook.version': '2025-01-10' });
    await seeded('charged_order')(world);
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
  [`${EventName.REFUND_MANUAL_REVIEW_NEEDED} plain`]: async (world) => {
    await makeOrder(world, 'ORD1001');
    await pay(world, 'ORD1001', UNCLEAR_REFUNDS);
    world.reach('2026-03-15T10:02:11Z');
    const form = { unique_request_id: 'return-5002', amount: '40.00' };
    await world.call().form('/orders/ORD1001/refunds', form);
    await world.pass(5);
  },
  [`${EventName.AUTO_REFUND_INITIATED} plain`]: chargedAfterAll(VISA),
  [`${EventName.AUTO_REFUND_SUCCEEDED} plain`]: chargedAfterAll(VISA),
  [`${EventName.AUTO_REFUND_FAILED} plain`]: chargedAfterAll(REFUSES_REFUNDS),
  [`${EventName.TOKEN_STATUS_CHANGED} active`]: paidWithConsent(),
  [`${EventName.TOKEN_STATUS_CHANGED} inactive`]: paidWithConsent(REFUSES_TOKENS),
};
