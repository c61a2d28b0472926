/**
 * Behaviours of a gateway that answers badly or not at all: whatever happens, the order ends as the gateway's ledger says, money
 * moves once, and only a payment that certainly moved none goes on at another gateway.
 */
import { expect } from 'vitest';
import { at } from '../../support/caller.ts';
import {
  type Behaviour,
  expectStatus,
  insideService,
  MINUTE,
  must,
  outsideOf,
  type Scene,
  statusOf,
} from './behaviour.ts';
import type { TestShop } from './bench.ts';
import { drivers, type GatewayDriver } from './drivers.ts';
import { movedAt } from './ledgers.ts';

const notInside = { SANDBOX: insideService.SANDBOX };

/** The order is paid if and only if the gateway moved the money, and then once. */
async function expectTruth({ bench }: Scene, shop: TestShop, orderId: string): Promise<void> {
  const moved = await movedAt(bench, shop);
  expect([[], ['charge 10000 INR']]).toContainEqual(moved);
  const expected = moved.length === 1 ? 'CHARGED' : 'AUTHORIZATION_FAILED';
  await expectStatus(shop, orderId, expected);
  const events = moved.length === 1 ? ['TXN_CHARGED', 'ORDER_SUCCEEDED'] : ['TXN_FAILED', 'ORDER_FAILED'];
  expect(await shop.raised(orderId)).toEqual(events);
}

const once = [
  'refuse_connection',
  'time_out_before',
  'time_out_after',
  'error_500_before',
  'error_500_after',
  'rate_limit_429',
  'proxy_400',
  'cut_answer',
  'nonsense',
] as const;

const shortFaults: readonly Behaviour[] = once.map((kind) => ({
  name: `a payment whose call meets ${kind} once ends as the gateway's ledger says`,
  not: notInside,
  async run(scene) {
    const { bench, driver, shop } = scene;
    const { at: simulator, calls } = outsideOf(scene);
    simulator.fault({ kind, endpoint: calls.pay });
    const orderId = await shop.paid(driver.cards.pays);
    await bench.settleAll(shop);
    await expectTruth(scene, shop, orderId);
  },
}));

const lasting: readonly Behaviour[] = [
  ...once
    .filter((kind) => !kind.startsWith('time_out'))
    .map(
      (kind): Behaviour => ({
        name: `a payment whose every call meets ${kind} ends as the gateway's ledger says`,
        not: notInside,
        async run(scene) {
          const { bench, driver, shop } = scene;
          const { at: simulator } = outsideOf(scene);
          simulator.fault({ kind, times: 8 });
          const orderId = await shop.paid(driver.cards.pays);
          await bench.settleAll(shop);
          await expectTruth(scene, shop, orderId);
        },
      }),
    ),
  {
    name: 'the answer is lost after the money moved, and so is the notification at first: it is charged, once',
    not: notInside,
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { at: simulator, calls, paidEvent } = outsideOf(scene);
      simulator.fault({ kind: 'cut_answer', endpoint: calls.pay, times: 2 });
      // Of Stripe every event is kept away: a late `payment_intent.created` has the service read the payment, too.
      const late = { kind: 'notify_late', event: paidEvent, ms: MINUTE } as const;
      simulator.fault(driver.name === 'ADYEN' ? late : { kind: 'notify_never', times: null });
      const orderId = await shop.paid(driver.cards.pays);
      await expectStatus(shop, orderId, 'AUTHORIZING');
      bench.later(61_000);
      await bench.settleAll(shop);
      await expectTruth(scene, shop, orderId);
      await expectStatus(shop, orderId, 'CHARGED');
    },
  },
  {
    name: 'the answer is lost before the money moved: it is declined as a processing error, and another attempt pays',
    not: notInside,
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { at: simulator, calls } = outsideOf(scene);
      simulator.fault({ kind: 'refuse_connection', endpoint: calls.pay, times: 2 });
      const orderId = await shop.paid(driver.cards.pays);
      await expectStatus(shop, orderId, 'AUTHORIZING');
      expect((await shop.start(orderId, driver.cards.pays)).status).toBe(400);
      await bench.settleAll(shop);
      await expectTruth(scene, shop, orderId);
      expect(at(await shop.read(orderId), 'txn_detail', 'decline', 'code')).toBe('processing_error');
      await shop.payBy(orderId, driver.cards.pays);
      await expectStatus(shop, orderId, 'CHARGED', 'AUTHORIZATION_FAILED', 'CHARGED');
    },
  },
  {
    name: 'the answer after 3-D Secure is lost: the payment ends as the gateway says',
    not: notInside,
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { at: simulator } = outsideOf(scene);
      const orderId = await shop.order();
      const address = at(
        (await shop.start(orderId, driver.cards.challenged)).json(),
        'payment',
        'authentication',
        'url',
      );
      simulator.fault({ kind: 'cut_answer', times: 2 });
      await shop.customer.passes(String(address));
      await bench.settleAll(shop);
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    },
  },
];

const returns: readonly Behaviour[] = (['refuses connections', 'has too many requests'] as const).map((what) => ({
  name: `a gateway that ${what} when the customer returns from 3-D Secure is asked again by the waiting page`,
  not: notInside,
  async run(scene) {
    const { bench, driver, shop } = scene;
    const { at: simulator } = outsideOf(scene);
    const orderId = await shop.order();
    const started = (await shop.start(orderId, driver.cards.challenged)).json();
    const back = await shop.customer.leaves(String(at(started, 'payment', 'authentication', 'url')));
    if (what === 'refuses connections') await simulator.outage(10 * MINUTE);
    else simulator.fault({ kind: 'rate_limit_429', times: 4 });
    const waitingAt = await shop.customer.returns(back);
    expect(waitingAt).toContain('/pay/start/');
    if (driver.name === 'ADYEN') expect(await shop.attempts(orderId)).toEqual(['PENDING_VBV']);
    if (what === 'refuses connections') await bench.restore(simulator);
    else simulator.clearFaults();
    await shop.customer.returns(waitingAt);
    if (driver.name === 'ADYEN') await expectStatus(shop, orderId, 'CHARGED');
    await bench.settleAll(shop);
    await expectTruth(scene, shop, orderId);
    await expectStatus(shop, orderId, 'CHARGED');
  },
}));

/** A card that pays at every gateway without a page. */
const ANYWHERE = { card_number: '4111111111111111', auth_type: 'MOTO' };

const other = ({ name }: GatewayDriver) =>
  must(drivers.find(({ outside, ...one }) => outside !== null && one.name !== name));

const failover: readonly Behaviour[] = [
  {
    name: 'a gateway that is down: the payment goes on at the next configuration in the same call, and is one payment',
    not: { SANDBOX: 'it cannot be down without the service' },
    async run(scene) {
      const { bench, driver } = scene;
      const shop = await scene.open({ drivers: [driver, other(driver)] });
      const { at: simulator } = outsideOf(scene);
      const orderId = await shop.order();
      await simulator.outage(10 * MINUTE);
      const answer = await shop.start(orderId, ANYWHERE);
      await bench.restore(simulator);
      expect(answer.json()).toMatchObject({ status: 'CHARGED' });
      await bench.settleAll(shop);
      await expectStatus(shop, orderId, 'CHARGED', 'AUTHORIZATION_FAILED', 'CHARGED');
      const { txn_list: attempts } = await shop.read(orderId);
      const list = Array.isArray(attempts) ? attempts : [];
      expect(list.map((txn) => [at(txn, 'gateway'), at(txn, 'gateway_id')])).toEqual(
        shop.accounts.map((account) => [account.driver.name, account.configId]),
      );
      expect(at(list[0], 'decline', 'code')).toBe('gateway_unavailable');
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
      expect((await shop.raised(orderId)).slice(-2)).toEqual(['TXN_CHARGED', 'ORDER_SUCCEEDED']);
      expect(await shop.raised(orderId)).not.toContain('ORDER_FAILED');
    },
  },
  {
    name: 'a gateway that fails five times is left out, until it works again',
    not: { SANDBOX: 'it cannot be down without the service' },
    async run(scene) {
      const { bench, driver } = scene;
      const shop = await scene.open({ drivers: [driver, other(driver)] });
      const { at: simulator } = outsideOf(scene);
      await simulator.outage(10 * MINUTE);
      for (let count = 0; count < 6; count += 1) {
        const orderId = await shop.order();
        expect((await shop.start(orderId, ANYWHERE)).json()).toMatchObject({ status: 'CHARGED' });
      }
      const spared = await shop.order();
      await shop.start(spared, ANYWHERE);
      await bench.restore(simulator);
      await expectStatus(shop, spared, 'CHARGED', 'CHARGED');
      bench.later(16_000);
      // It tests the gateway, with all of its calls.
      const again = await shop.order();
      await shop.start(again, ANYWHERE);
      expect(at(await shop.read(again), 'txn_detail', 'gateway')).toBe(driver.name);
      await expectStatus(shop, again, 'CHARGED', 'CHARGED');
    },
  },
  {
    name: 'a refused credential goes on at the next configuration',
    not: { SANDBOX: 'it has no account to refuse' },
    async run(scene) {
      const { driver } = scene;
      const shop = await scene.open({ drivers: [driver, other(driver)], refused: true });
      const orderId = await shop.order();
      await shop.start(orderId, ANYWHERE);
      await expectStatus(shop, orderId, 'CHARGED', 'AUTHORIZATION_FAILED', 'CHARGED');
    },
  },
  {
    name: 'a network token goes on at the next configuration only while no gateway has seen its cryptogram',
    not: { SANDBOX: 'it cannot be down without the service, and has no account to refuse' },
    async run(scene) {
      const { bench, driver } = scene;
      const { at: simulator } = outsideOf(scene);
      const drivers = [driver, other(driver)];
      const seen = await scene.open({ drivers, refused: true });
      const refused = await seen.order();
      await seen.start(refused, driver.cards.token);
      await expectStatus(seen, refused, 'AUTHORIZATION_FAILED');
      const unseen = await scene.open({ drivers });
      const orderId = await unseen.order();
      await simulator.outage(10 * MINUTE);
      await unseen.start(orderId, driver.cards.token);
      await bench.restore(simulator);
      expect(await unseen.attempts(orderId)).toHaveLength(2);
    },
  },
  {
    name: 'a payment that may have moved money never goes on at another configuration',
    not: { SANDBOX: 'no answer of it can be lost' },
    async run(scene) {
      const { bench, driver } = scene;
      const { at: simulator, calls } = outsideOf(scene);
      for (const [first, second] of [
        ['cut_answer', 'cut_answer'],
        ['cut_answer', 'proxy_400'],
        ['refuse_connection', 'refuse_connection'],
        ['nonsense', 'nonsense'],
        ['error_500_after', 'error_500_after'],
        ['error_500_after', 'proxy_400'],
        ['proxy_400', 'proxy_400'],
      ] as const) {
        const shop = await scene.open({ drivers: [driver, other(driver)] });
        for (const kind of [first, second]) simulator.fault({ kind, endpoint: calls.pay });
        const orderId = await shop.order();
        await shop.start(orderId, ANYWHERE);
        expect(await shop.attempts(orderId)).toHaveLength(1);
        await bench.settleAll(shop);
        expect(await shop.attempts(orderId)).toHaveLength(1);
        await expectTruth(scene, shop, orderId);
      }
    },
  },
  {
    name: 'a decline of the card does not go on at another configuration',
    async run(scene) {
      const { bench, driver } = scene;
      const shop = await scene.open({ drivers: [driver, other(driver)] });
      const orderId = await shop.order();
      await shop.payBy(orderId, must(driver.declines.do_not_honour).card);
      await bench.settle();
      expect(await statusOf(shop, orderId)).toBe('AUTHORIZATION_FAILED');
      expect(await shop.attempts(orderId)).toHaveLength(1);
    },
  },
];

export const faults: readonly Behaviour[] = [...shortFaults, ...lasting, ...returns, ...failover];
