/** Behaviours of refunds that need a person: refused credentials, no result, and a refund at the gateway in their place. */
import { expect } from 'vitest';
import { at } from '../../support/caller.ts';
import { stripeEvent } from '../../support/stripe.ts';
import { field, stripeClient } from '../../support/stripe-simulator-client.ts';
import { type Behaviour, gatewayIdOf, insideService, MINUTE, must, outsideOf, type Scene } from './behaviour.ts';
import { refundStatuses } from './holds-and-refunds.ts';
import { movedAt } from './ledgers.ts';
import { paidTooLate } from './payments.ts';

const HOUR = 60 * MINUTE;
const PAID_BACK = 4_000;

/** How often the log has each of these events of the order's payment. */
async function logged({ bench, shop }: Scene, orderId: string, ...events: readonly string[]): Promise<number[]> {
  const { txn_uuid } = await shop.read(orderId);
  const lines = bench.service.logLines().filter((line) => line.includes(String(txn_uuid)));
  return events.map((event) => lines.filter((line) => line.includes(`"event":"${event}"`)).length);
}

/** A paid order, and a key that the gateway refuses in its configuration. Returns the order and the way back. */
async function paidBeforeRefusedKey(scene: Scene) {
  const { bench, driver, shop } = scene;
  const orderId = await shop.paid(driver.cards.pays);
  await bench.settle();
  const { apiKeyName } = outsideOf(scene);
  const right = must(shop.accounts[0]).credentials[apiKeyName] ?? '';
  const wrong = must(driver.refusedCredentials(777))[apiKeyName] ?? '';
  await shop.setCredential(apiKeyName, wrong);
  return { orderId, repair: () => shop.setCredential(apiKeyName, right) };
}

/** Refunds in the gateway's dashboard. */
async function refundInDashboard(scene: Scene, orderId: string, minor = PAID_BACK): Promise<void> {
  const { at: simulator, refundOutside } = outsideOf(scene);
  const { credentials } = must(scene.shop.accounts[0]);
  await refundOutside(simulator, credentials, await gatewayIdOf(scene, scene.shop, orderId), minor);
}

/** Runs the reconciler each hour. */
async function hours({ bench }: Scene, count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    bench.later(HOUR);
    await bench.settle();
  }
}

/** A refund of 40.00 of 100.00 that the gateway answers for longer than it remembers keys. */
async function unansweredForLong(scene: Scene): Promise<string> {
  const { bench, driver, shop } = scene;
  const orderId = await shop.paid(driver.cards.pays);
  await bench.settle();
  const { at: simulator, calls } = outsideOf(scene);
  simulator.fault({ kind: 'refuse_connection', endpoint: calls.refund, times: null });
  await shop.refund(orderId, 'unlucky', '40.00');
  await bench.settle();
  bench.later(8 * 24 * HOUR);
  await bench.settle();
  simulator.clearFaults();
  return orderId;
}

export const refundReviews: readonly Behaviour[] = [
  {
    name: 'a refund whose credentials the gateway refuses waits, with an alarm, and is made once they are right',
    not: insideService,
    async run(scene) {
      const { bench, shop } = scene;
      const { orderId, repair } = await paidBeforeRefusedKey(scene);
      await shop.refund(orderId, 'early', '40.00');
      await bench.settle();
      await hours(scene, 3);
      bench.later(10 * 24 * HOUR);
      await bench.settle();
      const [refund] = [at(await shop.read(orderId), 'refunds', 0)];
      const waiting = { status: 'PENDING', sent_to_gateway: false, error_code: 'gateway_credentials_refused' };
      expect(refund).toMatchObject(waiting);
      const [alarms = 0, reviews] = await logged(
        scene,
        orderId,
        'gateway.credentials.refused',
        'gateway.refund.missing',
      );
      expect([alarms >= 4, reviews]).toEqual([true, 0]);
      await repair();
      await hours(scene, 1);
      await bench.settleAll(shop);
      expect(at(await shop.read(orderId), 'refunds', 0)).toMatchObject({ status: 'SUCCESS', error_code: '' });
      expect((await shop.raised(orderId)).slice(2)).toEqual(['REFUND_INITIATED', 'REFUND_SUCCEEDED', 'ORDER_REFUNDED']);
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'refund 4000 INR']);
      expect((await shop.refund(orderId, 'the rest', '60.00')).status).toBe(200);
    },
  },
  {
    name: "a refund that waits for credentials and is made in the gateway's dashboard is one refund, and never sent",
    not: insideService,
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { orderId, repair } = await paidBeforeRefusedKey(scene);
      await shop.refund(orderId, 'early', '40.00');
      await bench.reconcile();
      // Stripe's notification is read with the key.
      if (driver.name === 'STRIPE') await repair();
      await refundInDashboard(scene, orderId);
      await outsideOf(scene).at.flush();
      if (driver.name !== 'STRIPE') await repair();
      await hours(scene, 2);
      const order = await shop.read(orderId);
      expect(order).toMatchObject({
        amount_refunded: 40,
        refunds: [{ status: 'SUCCESS', unique_request_id: 'early' }],
      });
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'refund 4000 INR']);
    },
  },
  {
    name: 'a refund without a result for longer than the gateway remembers it is looked up, and made once',
    not: { SANDBOX: 'it remembers refunds for ever', ADYEN: 'it has no call that finds a refund' },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await unansweredForLong(scene);
      expect(await refundStatuses(scene, orderId)).toEqual(['PENDING']);
      expect(await logged(scene, orderId, 'gateway.refund.missing')).toEqual([1]);
      await hours(scene, 1);
      await bench.settleAll(shop);
      expect(await refundStatuses(scene, orderId)).toEqual(['SUCCESS']);
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'refund 4000 INR']);
    },
  },
  {
    name: "a refund under review ends when it is made in the gateway's dashboard, and the rest can be refunded",
    not: { SANDBOX: 'it has no dashboard', STRIPE: 'none is under review: it finds every refund' },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await unansweredForLong(scene);
      expect(await refundStatuses(scene, orderId)).toEqual(['MANUAL_REVIEW']);
      outsideOf(scene).at.fault({ kind: 'notify_twice', times: null });
      await refundInDashboard(scene, orderId);
      await bench.settle();
      const order = await shop.read(orderId);
      expect(order).toMatchObject({ amount_refunded: 40, maximum_eligible_refund_amount: 60 });
      expect(order.refunds).toMatchObject([{ status: 'SUCCESS', unique_request_id: 'unlucky', initiated_by: 'API' }]);
      expect((await shop.raised(orderId)).slice(-3)).toEqual([
        'REFUND_MANUAL_REVIEW_NEEDED',
        'REFUND_SUCCEEDED',
        'ORDER_REFUNDED',
      ]);
      expect((await shop.refund(orderId, 'the rest', '60.00')).status).toBe(200);
      await bench.settleAll(shop);
      expect(await shop.read(orderId)).toMatchObject({ refunded: true, amount_refunded: 100 });
    },
  },
  {
    name: "an auto-refund that cannot be sent for days ends when it is made in the gateway's dashboard",
    not: { SANDBOX: 'it has no dashboard', ADYEN: 'an open attempt holds its order, however late its success is' },
    async run(scene) {
      const { bench, shop } = scene;
      const { at: simulator, calls } = outsideOf(scene);
      simulator.fault({ kind: 'refuse_connection', endpoint: calls.refund, times: null });
      const orderId = await paidTooLate(scene);
      await hours(scene, 30);
      expect(await shop.attempts(orderId)).toEqual(['AUTO_REFUNDED']);
      simulator.clearFaults();
      await refundInDashboard(scene, orderId, 10_000);
      await bench.settle();
      await hours(scene, 2);
      expect((await shop.raised(orderId)).slice(-2)).toEqual(['AUTO_REFUND_INITIATED', 'AUTO_REFUND_SUCCEEDED']);
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'refund 10000 INR']);
      expect(await logged(scene, orderId, 'gateway.notification.unmatched')).toEqual([0]);
    },
  },
  {
    name: 'a refund that fails later is reported by a notification that is sent again, when the gateway could not be read',
    not: { SANDBOX: 'its refunds are final', ADYEN: 'its notifications are read without a call' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.paid(must(driver.cards.refundFailsLater));
      await bench.settle();
      const { at: simulator } = outsideOf(scene);
      await shop.refund(orderId, 'fails', '40.00');
      await bench.reconcile();
      expect(await refundStatuses(scene, orderId)).toEqual(['SUCCESS']);
      simulator.fault({ kind: 'refuse_connection', endpoint: 'GET /v1/refunds/*', times: 4 });
      await bench.settle();
      await bench.settle();
      expect(await refundStatuses(scene, orderId)).toEqual(['FAILURE']);
      expect(await shop.read(orderId)).toMatchObject({ amount_refunded: 0 });
      const answers = simulator.notifications().flatMap((one) => (one.event === 'refund.failed' ? one.answers : []));
      expect(answers).toContain(500);
    },
  },
  {
    name: 'a repeated notification about another state reports that state',
    not: { SANDBOX: 'it is asked for nothing', ADYEN: 'its notifications are read without a call' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { at: simulator } = outsideOf(scene);
      const { configId, credentials } = must(shop.accounts[0]);
      const orderId = await shop.paid(driver.cards.refundsLater);
      await bench.settle();
      simulator.fault({ kind: 'notify_never', times: null });
      await shop.refund(orderId, 'later', '40.00');
      await bench.reconcile();
      const client = stripeClient({ origin: simulator.origin, secretKey: credentials.secret_key ?? '' });
      const listed = await client.get(`/v1/refunds?payment_intent=${await gatewayIdOf(scene, shop, orderId)}`);
      const refund = Object(field(listed.body, 'data', '0'));
      const event = stripeEvent('refund.updated', refund, bench.service.clock.now(), credentials.webhook_secret);
      const url = `${bench.service.baseUrl}/gateway-callbacks/${configId}`;
      const sent = async () => (await fetch(url, { ...event, method: 'POST' })).status;
      expect([await sent(), await refundStatuses(scene, orderId)]).toEqual([200, ['PENDING']]);
      await simulator.flush();
      expect([await sent(), await refundStatuses(scene, orderId)]).toEqual([200, ['SUCCESS']]);
      expect(await sent()).toBe(200);
      expect(await logged(scene, orderId, 'gateway.notification.unmatched')).toEqual([0]);
    },
  },
];
