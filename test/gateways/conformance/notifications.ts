/** Behaviours of notifications: before the answer, twice, late, contradicting, forged, about a foreign payment; and disputes. */
import { expect } from 'vitest';
import { at, textAt } from '../../support/caller.ts';
import { gatewaySide, sign } from '../../support/gateway-notifications.ts';
import {
  type Behaviour,
  expectStatus,
  HELD,
  insideService,
  must,
  outsideAlone,
  outsideOf,
  type Scene,
} from './behaviour.ts';
import { ask } from './holds-and-refunds.ts';
import { movedAt } from './ledgers.ts';
import { begun } from './payments.ts';

const PAID = ['TXN_CHARGED', 'ORDER_SUCCEEDED'];

/** How the notifications of the shop's account were answered, without repetitions of a status. */
function answersTo(scene: Scene, event?: string): number[] {
  const { at: simulator, account } = outsideOf(scene);
  const own = account(must(scene.shop.accounts[0]).credentials);
  const records = simulator.notifications().filter((record) => record.account === own);
  return [
    ...new Set(records.filter((one) => event === undefined || one.event === event).flatMap(({ answers }) => answers)),
  ];
}

const outside: readonly Behaviour[] = (
  [
    ['before the answer', 'notify_first'],
    ['twice', 'notify_twice'],
    ['after everything else', 'notify_late'],
    ['together with one that claims the opposite', 'notify_contradicting'],
    ['never', 'notify_never'],
  ] as const
).map(([when, kind]) => ({
  name: `a payment whose notification arrives ${when} is charged and reported once`,
  not: insideService,
  async run(scene) {
    const { bench, driver, shop } = scene;
    const { at: simulator, paidEvent } = outsideOf(scene);
    for (const card of [driver.cards.pays, driver.cards.challenged]) {
      simulator.fault({ kind, event: paidEvent });
      const orderId = await shop.paid(card);
      await bench.settle();
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await shop.raised(orderId)).toEqual(PAID);
    }
    expect(answersTo(scene).filter((status) => status !== 200)).toEqual([]);
  },
}));

const modifications: readonly Behaviour[] = (['notify_first', 'notify_twice', 'notify_contradicting'] as const).map(
  (kind) => ({
    name: `captures, voids and refunds end once when every notification meets ${kind}`,
    not: insideService,
    async run(scene) {
      const { bench, driver, shop } = scene;
      outsideOf(scene).at.fault({ kind, times: null });
      const captured = await shop.paid(driver.cards.pays, HELD);
      const voided = await shop.paid(driver.cards.pays, HELD);
      await ask(scene, 'capture', captured, { amount: '70.00' });
      await ask(scene, 'void', voided);
      await bench.settleAll(shop);
      expect(at(await shop.read(captured), 'status')).toBe('PARTIAL_CHARGED');
      await expectStatus(shop, voided, 'VOIDED');
      await shop.refund(captured, 'one', '20.00');
      await bench.settleAll(shop);
      expect(await shop.read(captured)).toMatchObject({ amount_refunded: 20, refunds: [{ status: 'SUCCESS' }] });
      expect((await movedAt(bench, shop)).filter((line) => line.startsWith('refund'))).toEqual(['refund 2000 INR']);
    },
  }),
);

const inside: readonly Behaviour[] = [
  {
    name: 'the sandbox form: the same notification twice, a contradicting one and one with a wrong signature change nothing',
    not: { STRIPE: 'it has a format of its own', ADYEN: 'it has a format of its own' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { configId } = must(shop.accounts[0]);
      const gateway = gatewaySide(bench.service);
      const orderId = await shop.order();
      await begun(scene, orderId);
      await shop.payBy(orderId, driver.cards.pays);
      const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
      const paid = gateway.notification(txnUuid, 'CHARGED');
      const failed = gateway.notification(txnUuid, 'FAILED');
      const statuses: number[] = [];
      for (const fields of [paid, paid, failed])
        statuses.push((await gateway.send(fields, { gateway: configId })).status);
      const forged = { gateway: configId, signature: sign(new URLSearchParams(paid).toString(), 'another secret') };
      statuses.push((await gateway.send(paid, forged)).status);
      expect(statuses).toEqual([200, 200, 200, 401]);
      expect(await shop.attempts(orderId)).toContain('CHARGED');
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    },
  },
];

const forged: readonly Behaviour[] = [
  {
    name: 'a notification with a wrong signature is refused with 401 and changes nothing',
    not: insideService,
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { at: simulator, calls } = outsideOf(scene);
      simulator.fault({ kind: 'bad_signature', times: null });
      simulator.fault({ kind: 'cut_answer', endpoint: calls.pay, times: 2 });
      const orderId = await shop.paid(driver.cards.pays);
      await simulator.flush();
      await expectStatus(shop, orderId, 'AUTHORIZING');
      expect(answersTo(scene)).toEqual([401]);
      simulator.clearFaults();
      // Stripe is asked; of Adyen, nothing else can say what happened.
      if (driver.name === 'STRIPE') await bench.settleAll(shop);
      await expectStatus(shop, orderId, driver.name === 'STRIPE' ? 'CHARGED' : 'AUTHORIZING');
    },
    ledgersDiffer: { ADYEN: 'its simulator gives up before it sends a notification with the right signature' },
  },
  {
    name: 'a notification about a payment that another service made is acknowledged and changes nothing',
    not: insideService,
    ledgersDiffer: outsideAlone("the other service's payment is in the gateway's ledger alone"),
    async run(scene) {
      const { bench, shop } = scene;
      const { at: simulator, payOutside } = outsideOf(scene);
      await payOutside(simulator, must(shop.accounts[0]).credentials);
      await bench.settle();
      expect(answersTo(scene)).toEqual([200]);
      expect(await shop.orders()).toEqual([]);
    },
  },
  {
    name: 'a notification for one configuration is not taken at the address of another',
    not: insideService,
    async run(scene) {
      const { bench, driver, shop } = scene;
      const another = await scene.open({ drivers: [driver] });
      const { at: simulator, account, notificationSecret } = outsideOf(scene);
      const { credentials } = must(shop.accounts[0]);
      const url = `${bench.service.baseUrl}/gateway-callbacks/${must(another.accounts[0]).configId}`;
      simulator.notify({ url, secret: notificationSecret(credentials) }, account(credentials));
      await shop.paid(driver.cards.pays);
      await bench.settle();
      expect(answersTo(scene)).toEqual([401]);
    },
  },
];

const disputes: readonly Behaviour[] = (['won', 'lost'] as const).map((result) => ({
  name: `a dispute is opened and ${result}, with its events, and leaves the order paid`,
  not: { SANDBOX: 'it has no disputes' },
  async run(scene) {
    const { bench, driver, shop } = scene;
    const { at: simulator } = outsideOf(scene);
    const orderId = await shop.paid(driver.cards.challenged);
    await bench.settle();
    const payment = textAt(await shop.read(orderId), 'txn_uuid');
    const seen = async () => at(await shop.read(orderId), 'disputes', 0);
    expect(simulator.dispute({ payment, status: 'open' })).not.toBeNull();
    await bench.settle();
    expect(await seen()).toMatchObject({ status: 'OPEN', amount: 100, currency: 'INR' });
    expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'chargeback 10000 INR']);
    // A gateway repeats its notifications.
    simulator.fault({ kind: 'notify_twice', times: null });
    bench.later(1_000);
    simulator.dispute({ payment, status: result });
    await bench.settle();
    expect(await seen()).toMatchObject({ status: result === 'won' ? 'WON' : 'LOST' });
    expect((await shop.raised(orderId)).slice(2)).toEqual(['DISPUTE_OPENED', `DISPUTE_${result.toUpperCase()}`]);
    await expectStatus(shop, orderId, 'CHARGED');
    expect((await movedAt(bench, shop)).length).toBe(result === 'won' ? 1 : 2);
  },
}));

export const notifications: readonly Behaviour[] = [...outside, ...modifications, ...inside, ...forged, ...disputes];
