/**
 * An order's response shows its current state in every version, to every caller, whatever projection is stored.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWireOrder } from '../../../server/api/orders/wire.ts';
import { createOrderStore, type OrderStore } from '../../../server/storage/orders.ts';
import { reportDispute } from '../../support/disputes.ts';
import { disputeReport } from '../../support/order-samples.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { refundFixtures } from '../../support/refund-fixtures.ts';
import { startService, type TestService } from '../../support/service.ts';

const versions = ['2018-10-25', '2023-06-30', '2025-01-10', '2031-01-01'];

let service: TestService;
let store: OrderStore;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'shown orders' });
  store = createOrderStore(service.database.db);
  shop = shopOf(service);
});
afterAll(() => service.close());

const orders = () => service.database.db.collection<{ _id: string }>('orders');
const keyOf = (orderId: string) => `shop:${orderId.toLowerCase()}`;

async function expectShownAsItIs(orderId: string): Promise<void> {
  const stored = await store.findByKey(keyOf(orderId));
  if (stored === undefined) throw new Error('there is no such order');
  for (const version of versions) {
    const answer = (await service.call.get(`/orders/${orderId}`, { headers: { version } })).json();
    const { payment_links: links, webhook_notified: notified, ...shown } = answer;
    expect(shown).toEqual(JSON.parse(JSON.stringify(toWireOrder(stored.order, version))));
    expect([links, notified]).toEqual([expect.objectContaining({ web: expect.any(String) }), stored.webhookNotified]);
  }
}

/** The history of each order. */
const lives: readonly (readonly [name: string, live: () => Promise<string>])[] = [
  ['is new', () => shop.order()],
  [
    'was changed',
    async () => {
      const orderId = await shop.order();
      await service.call.form(`/orders/${orderId}`, { udf1: 'changed', customer_email: 'a@shop.example' });
      return orderId;
    },
  ],
  [
    'has expired unpaid',
    async () => {
      const orderId = await shop.order();
      service.clock.advance(31 * 60_000);
      await service.runWorkers();
      return orderId;
    },
  ],
  [
    'has an attempt under way',
    async () => {
      const orderId = await shop.order();
      await shop.begin(orderId);
      return orderId;
    },
  ],
  [
    'was paid at the third attempt',
    async () => {
      const orderId = await shop.order();
      await shop.pay(orderId, Cards.declined);
      await shop.begin(orderId);
      await shop.pay(orderId, Cards.visa);
      return orderId;
    },
  ],
  [
    'has refunds of every kind of outcome',
    async () => {
      const fixtures = refundFixtures(service);
      const orderId = await fixtures.paid(Cards.refundsUnclear);
      await fixtures.refunded(orderId, 'unclear', '1.00');
      await service.runWorkers();
      await fixtures.refunded(orderId, 'pending', '2.00');
      return orderId;
    },
  ],
  [
    'was disputed twice, and one dispute is lost',
    async () => {
      const orderId = await refundFixtures(service).paid();
      const at = service.clock.now();
      await reportDispute(service, 'shop', orderId, disputeReport({ at, respondBy: at }));
      await reportDispute(service, 'shop', orderId, disputeReport({ id: 'dsp_2', status: 'lost', at }));
      return orderId;
    },
  ],
];

describe('an order that', () => {
  it.each(lives)('%s', async (_, live) => {
    await expectShownAsItIs(await live());
  });

  const wrong = JSON.stringify({ refunded: true, amount_refunded: 1 });

  it.each([
    ['was stored before anything was kept of what is shown', { $unset: { view: '' } }],
    [
      'was last written by a release that keeps what is shown in another form',
      { $set: { 'view.form': 0, 'view.text': wrong } },
    ],
    ['was last written by a release that knows of no such thing', { $inc: { v: 1 }, $set: { 'view.text': wrong } }],
    ['has what an earlier release kept', { $unset: { view: '' }, $set: { shown: wrong } }],
  ] as const)('%s', async (_, change) => {
    const orderId = await refundFixtures(service).paid();
    expect((await orders().updateOne({ _id: keyOf(orderId) }, change)).modifiedCount).toBe(1);
    await expectShownAsItIs(orderId);
  });

  it('is as it was when it was kept is read as that, so that its attempts and refunds need not be', async () => {
    const orderId = await refundFixtures(service).paid();
    await orders().updateOne({ _id: keyOf(orderId) }, { $set: { 'view.text': wrong } });
    expect((await service.call.get(`/orders/${orderId}`)).json()).toMatchObject({ amount_refunded: 1 });
  });

  it('takes another step loses what an earlier release kept, which would be out of date', async () => {
    const orderId = await shop.order();
    await orders().updateOne({ _id: keyOf(orderId) }, { $set: { shown: wrong } });
    await shop.begin(orderId);
    expect(await orders().findOne({ _id: keyOf(orderId) })).not.toHaveProperty('shown');
  });
});
