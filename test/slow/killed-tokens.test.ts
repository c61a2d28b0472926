/**
 * kill -9 at every step between a charged rupee and a token with the rupee refunded: afterwards there is exactly one token,
 * one refund, and no unneeded card number.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventName } from '../../generated/values.ts';
import type { ServiceProcess } from '../../scripts/demo/service-process.ts';
import { at, textAt } from '../support/caller.ts';
import { type Merchant, merchantAt, VISA } from '../support/demo-merchant.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

vi.setConfig({ testTimeout: 120_000 });

const PATIENCE = { timeout: 40_000, interval: 100 };

let system: TestSystem;
let shop: TestEndpoint;
let running: ServiceProcess;
let merchant: Merchant;

const documents = (collection: string) => system.documents(collection);

async function start(): Promise<void> {
  running = await system.start({ RECONCILE_AFTER_SECONDS: '2' });
  merchant = merchantAt(running.baseUrl, await system.demo());
}

beforeAll(async () => {
  system = await createTestSystem('killed tokens');
  shop = await httpEndpoint(acknowledge);
  await start();
  const { TOKEN_STATUS_CHANGED, REFUND_SUCCEEDED } = EventName;
  await merchant.sendWebhooks(shop.origin, [TOKEN_STATUS_CHANGED, REFUND_SUCCEEDED]);
  await documents('merchants').updateOne(
    { _id: 'demo' },
    { $set: { 'merchant.tokenizationEnabled': true, 'merchant.merchantConsent': true } },
  );
  await running.stop();
  await start();
});

afterAll(async () => {
  await system.close();
  await shop.close();
});

/** What the killed process had under lease is free when its time is over, which is now. */
async function leasesLapse(): Promise<void> {
  const now = new Date();
  for (const due of ['due.token', 'due.numbers']) {
    await documents('saved_cards').updateMany({ [due]: { $exists: true } }, { $set: { [due]: now } });
  }
  await documents('orders').updateMany({ wakeAt: { $exists: true } }, { $set: { wakeAt: now } });
}

interface Births {
  /** The verification of a stored card. */
  readonly rupee: string;
  /** A payment with a new card of which the token alone is kept. */
  readonly payment: string;
}

/** Both kinds of birth, up to the customer at the bank. */
async function begin(round: string) {
  const owner = { customer_id: `cust_${round}` };
  const expiry = { card_exp_month: '12', card_exp_year: '2040' };
  const stored = await merchant.call.form('/card/add', { ...owner, card_number: VISA, ...expiry });
  const kept = textAt(stored.json(), 'card_reference');
  const consent = { ...owner, card_security_code: '123', consent: 'true', order_id: `rupee-${round}` };
  const first = await merchant.call.form(`/cards/${kept}/tokenize`, consent);
  await merchant.order(`pay-${round}`, owner);
  const second = await merchant.call.form('/txns', {
    order_id: `pay-${round}`,
    merchant_id: 'demo',
    payment_method_type: 'CARD',
    card_number: '5555555555554444',
    ...expiry,
    card_security_code: '739',
    format: 'json',
    tokenize: 'true',
  });
  const births: Births = { rupee: `rupee-${round}`, payment: `pay-${round}` };
  return { births, bankPaths: [merchant.bankPath(first), merchant.bankPath(second)] };
}

const order = async (orderId: string) => (await merchant.call.get(`/orders/${orderId}`)).json();
const created = async (orderId: string) => at(await order(orderId), 'card', 'token_created');
const ledger = async (orderId: string) =>
  (
    await documents('sandbox_gateway_ledger')
      .find({ orderKey: `demo:${orderId}` })
      .toArray()
  )
    .map(({ kind }) => String(kind))
    .sort();

const ordersOf = ({ rupee, payment }: Births) => ({ $in: [`demo:${rupee}`, `demo:${payment}`] });
const cardsOf = (round: string) => ({ 'state.customerReference': `cust_${round}` });
const count = (collection: string, filter: object) => documents(collection).countDocuments(filter);

interface Step {
  readonly name: string;
  /** Where the process stands still. */
  readonly collection: string;
  readonly fits: (births: Births) => object;
  /** How often this can be seen once it does: twice for both births, once for the refund. */
  readonly reached: (births: Births, round: string) => Promise<number>;
  readonly times: number;
}

const unless = (births: Births, filter: object) => ({ $or: [{ _id: { $not: ordersOf(births) } }, filter] });

const steps: readonly Step[] = [
  {
    name: 'paid, the token not begun',
    collection: 'saved_cards',
    fits: () => ({ 'state.token.status': { $ne: 'INITIATED' } }),
    reached: (births) => count('orders', { _id: ordersOf(births), 'state.txns.status': 'CHARGED' }),
    times: 2,
  },
  {
    name: 'begun, the network not asked',
    collection: 'sandbox_network_tokens',
    fits: () => ({ $jsonSchema: { required: ['never'] } }),
    reached: (_, round) => count('saved_cards', { ...cardsOf(round), 'state.token.status': 'INITIATED' }),
    times: 2,
  },
  {
    name: 'made by the network, not stored',
    collection: 'saved_cards',
    fits: () => ({ 'state.token.status': { $ne: 'ACTIVE' } }),
    reached: async (_, round) => {
      const references = await documents('saved_cards').distinct('_id', cardsOf(round));
      const longAgo = new Date(Date.now() - 1_500);
      return count('sandbox_network_tokens', { cardReference: { $in: references }, askedAt: { $lt: longAgo } });
    },
    times: 2,
  },
  {
    name: 'stored, before the order is updated',
    collection: 'orders',
    fits: (births) => unless(births, { 'state.txns.keeping.created.status': { $ne: 'ACTIVE' } }),
    reached: (_, round) => count('saved_cards', { ...cardsOf(round), 'state.token.status': 'ACTIVE' }),
    times: 2,
  },
  {
    name: 'paid, before the rupee is refunded',
    collection: 'sandbox_gateway_ledger',
    fits: () => ({ kind: { $ne: 'refund' } }),
    reached: ({ rupee }) => count('orders', { _id: `demo:${rupee}`, 'state.refunds.status': 'PENDING' }),
    times: 1,
  },
  {
    name: 'refunded, before the refund is stored',
    collection: 'orders',
    fits: (births) => unless(births, { 'state.refunds.status': { $ne: 'SUCCESS' } }),
    reached: ({ rupee }) => count('sandbox_gateway_ledger', { orderKey: `demo:${rupee}`, kind: 'refund' }),
    times: 1,
  },
];

/** All is as it must be, whatever happened in between. */
async function expectBorn({ rupee, payment }: Births, round: string): Promise<void> {
  for (const orderId of [rupee, payment]) {
    await expect.poll(() => created(orderId), PATIENCE).toMatchObject({ tokenization_status: 'ACTIVE' });
  }
  await expect.poll(async () => (await order(rupee)).refunded, PATIENCE).toBe(true);
  expect(await ledger(rupee)).toEqual(['charge', 'refund']);
  expect(await ledger(payment)).toEqual(['charge']);
  const references = await documents('saved_cards').distinct('_id', cardsOf(round));
  expect(await count('sandbox_network_tokens', { cardReference: { $in: references } })).toBe(2);
}

describe('a service killed', () => {
  it.each(steps.map((step, index) => [step.name, step, `r${index}`] as const))(
    'when all is %s, makes one token of each card and gives the rupee back once',
    async (_, { collection, fits, reached, times }, round) => {
      const { births, bankPaths } = await begin(round);
      const open = await system.onlyAccept(collection, fits(births));
      for (const path of bankPaths) await merchant.enterPassword(path);
      await expect.poll(() => reached(births, round), PATIENCE).toBe(times);
      await running.kill();
      await open();
      await leasesLapse();
      await start();
      await expectBorn(births, round);
    },
  );

  it('at random times while it creates many tokens, creates each once', async () => {
    const rounds = Array.from({ length: 4 }, (_, index) => `any${index}`);
    const begun = [];
    for (const round of rounds) begun.push({ round, ...(await begin(round)) });
    for (const { bankPaths } of begun) {
      for (const path of bankPaths) await merchant.enterPassword(path);
      await running.kill();
      await leasesLapse();
      await start();
    }
    for (const { births, round } of begun) await expectBorn(births, round);
  });

  it('keeps only the numbers of stored cards, and sends one webhook for each change', async () => {
    const rounds = steps.length + 4;
    const idle = { 'state.tokenErrands': { $ne: [] } };
    await expect.poll(() => count('saved_cards', idle), PATIENCE).toBe(0);
    await expect.poll(() => count('card_numbers', {}), PATIENCE).toBe(rounds);
    const ids = () => new Set(shop.received.map(({ body }) => textAt(JSON.parse(body), 'id')));
    // A token of each card, and a refund of each rupee.
    await expect.poll(() => ids().size, PATIENCE).toBe(rounds * 3);
  });
});
