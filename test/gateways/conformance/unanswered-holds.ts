/** Behaviours of captures and voids whose result is missing for long, and of those that are made at the gateway itself. */
import { expect } from 'vitest';
import { textAt } from '../../support/caller.ts';
import { type Behaviour, expectStatus, gatewayIdOf, must, outsideOf, type Scene, statusOf } from './behaviour.ts';
import type { TestShop } from './bench.ts';
import { ask, held } from './holds-and-refunds.ts';
import { movedAt } from './ledgers.ts';

const HOUR = 3_600_000;
const inside = { SANDBOX: 'no request to it can be lost, and it has no dashboard' };

/** The log lines of this event that are about the order. */
async function logged({ bench, shop }: Scene, orderId: string, event: string): Promise<string[]> {
  const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
  return bench.service.logLines().filter((line) => line.includes(txnUuid) && line.includes(`"event":"${event}"`));
}

/** Lets time pass in steps of so many hours, after each of which the reconciler works. */
async function hours({ bench }: Scene, count: number, deliver: boolean, each = 1): Promise<void> {
  for (let hour = 0; hour < count; hour += each) {
    bench.later(each * HOUR);
    await (deliver ? bench.settle() : bench.reconcile());
  }
}

/** Captures or voids in the gateway's dashboard. */
async function atDashboard(scene: Scene, orderId: string, how: 'release' | number): Promise<void> {
  const { at: simulator, captureOutside, releaseOutside } = outsideOf(scene);
  const { credentials } = must(scene.shop.accounts[0]);
  const id = await gatewayIdOf(scene, scene.shop, orderId);
  if (how === 'release') await releaseOutside(simulator, credentials, id);
  else await captureOutside(simulator, credentials, id, how);
}

/** Requests it, and lets the gateway refuse every call until it has forgotten the request's key. */
async function unansweredForLong(scene: Scene, verb: 'capture' | 'void'): Promise<string> {
  const { bench, driver } = scene;
  const orderId = await held(scene);
  const { at: simulator, calls } = outsideOf(scene);
  simulator.fault({ kind: 'rate_limit_429', endpoint: calls[verb], times: null });
  await ask(scene, verb, orderId);
  await hours(scene, 5, false);
  expect(await logged(scene, orderId, 'gateway.result.missing')).toEqual([]);
  await hours(scene, 2, false);
  const alarms = await logged(scene, orderId, 'gateway.result.missing');
  expect(alarms[0]).toContain(`"request":"${verb}"`);
  expect(alarms[0]).toContain(`"orderId":"${orderId}"`);
  bench.later((driver.name === 'STRIPE' ? 25 : 24 * 7 + 1) * HOUR);
  await bench.reconcile();
  simulator.clearFaults();
  return orderId;
}

const unanswered: readonly Behaviour[] = [
  {
    name: 'a capture that the gateway takes only after it has forgotten the first request happens once',
    not: { ...inside, ADYEN: 'a repeated capture could take the money twice: a person decides, see below' },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await unansweredForLong(scene, 'capture');
      await hours(scene, 2, true);
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await movedAt(bench, shop)).toEqual(['capture 10000 INR', 'hold 10000 INR']);
    },
  },
  {
    name: 'a void that the gateway takes only after it has forgotten the first request happens once',
    not: inside,
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await unansweredForLong(scene, 'void');
      await hours(scene, 2, true);
      await expectStatus(shop, orderId, 'VOIDED');
      expect(await movedAt(bench, shop)).toEqual(['hold 10000 INR', 'release 10000 INR']);
    },
  },
  ...([10_000, 4_000, 'release'] as const).map(
    (how): Behaviour => ({
      name: `a capture that cannot be repeated stays open with an alarm, until a person ends the hold (${how}) at the gateway`,
      not: { ...inside, STRIPE: 'a hold is captured once, so that the capture is repeated' },
      async run(scene) {
        const { bench, shop } = scene;
        const orderId = await unansweredForLong(scene, 'capture');
        const { at: simulator } = outsideOf(scene);
        const posts = () => simulator.calls().filter(({ path }) => path.endsWith('/captures')).length;
        const before = posts();
        const alarms = (await logged(scene, orderId, 'gateway.result.missing')).length;
        await hours(scene, 3, true);
        expect([await statusOf(shop, orderId), posts() - before]).toEqual(['CAPTURE_INITIATED', 0]);
        expect((await logged(scene, orderId, 'gateway.result.missing')).length).toBeGreaterThan(alarms);
        await atDashboard(scene, orderId, how);
        await bench.settle();
        const expected = { 10000: 'CHARGED', 4000: 'PARTIAL_CHARGED', release: 'VOIDED' };
        expect(await statusOf(shop, orderId)).toBe(expected[how]);
      },
    }),
  ),
  {
    name: 'a capture whose result is missing is requested less and less often',
    not: inside,
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await held(scene);
      const { at: simulator, calls } = outsideOf(scene);
      simulator.fault({ kind: 'rate_limit_429', endpoint: calls.capture, times: null });
      simulator.fault({ kind: 'notify_never', times: null });
      const posts = () => simulator.calls().filter(({ path }) => path.endsWith(calls.capture.slice(-8))).length;
      const before = posts();
      await ask(scene, 'capture', orderId);
      for (let minute = 0; minute < 60; minute += 1) {
        bench.later(61_000);
        await bench.reconcile();
      }
      // Each request is sent twice.
      expect(posts() - before).toBeLessThan(70);
      simulator.clearFaults();
      await hours(scene, 1, true);
      await expectStatus(shop, orderId, 'CHARGED');
    },
  },
];

/** A hold of which the dashboard has captured a part, without a notification. Returns the order. */
async function capturedUnseen(scene: Scene): Promise<string> {
  const orderId = await held(scene);
  outsideOf(scene).at.fault({ kind: 'notify_never', times: null });
  await atDashboard(scene, orderId, 6_050);
  return orderId;
}

async function expectPartlyCharged(shop: TestShop, orderId: string): Promise<void> {
  expect(await statusOf(shop, orderId)).toBe('PARTIAL_CHARGED');
  expect((await shop.raised(orderId)).slice(1)).toEqual(['ORDER_PARTIAL_CHARGED']);
}

const madeOutside: readonly Behaviour[] = [
  ...(
    [
      [10_000, 'CHARGED', ['TXN_CHARGED', 'ORDER_SUCCEEDED'], ['capture 10000 INR', 'hold 10000 INR']],
      [6_050, 'PARTIAL_CHARGED', ['ORDER_PARTIAL_CHARGED'], ['capture 6050 INR', 'hold 10000 INR', 'release 3950 INR']],
      ['release', 'VOIDED', ['ORDER_VOIDED'], ['hold 10000 INR', 'release 10000 INR']],
    ] as const
  ).map(
    ([how, status, events, moved]): Behaviour => ({
      name: `a hold that is ended (${how}) in the gateway's dashboard ends in the order, once`,
      not: inside,
      async run(scene) {
        const { bench, shop } = scene;
        const orderId = await held(scene);
        outsideOf(scene).at.fault({ kind: 'notify_twice', times: null });
        await atDashboard(scene, orderId, how);
        await bench.settle();
        expect(await statusOf(shop, orderId)).toBe(status);
        await hours(scene, 9 * 24, true, 12);
        expect(await statusOf(shop, orderId)).toBe(status);
        expect((await shop.raised(orderId)).slice(1)).toEqual(events);
        expect(await movedAt(bench, shop)).toEqual(moved);
        for (const event of ['gateway.notification.unmatched', 'gateway.result.contradicted']) {
          expect(await logged(scene, orderId, event)).toEqual([]);
        }
      },
    }),
  ),
  {
    name: "a void that fails because the hold was captured in the gateway's dashboard is not repeated: the order is paid",
    not: { ...inside, ADYEN: 'only a notification reports a capture' },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await capturedUnseen(scene);
      await hours(scene, 8 * 24, true, 12);
      await expectPartlyCharged(shop, orderId);
      await shop.refund(orderId, 'what was captured');
      await bench.settleAll(shop);
      expect(await movedAt(bench, shop)).toContain('refund 6050 INR');
    },
  },
  {
    name: "a capture of another amount than the gateway's dashboard has captured ends with that amount",
    not: { ...inside, ADYEN: 'only a notification reports a capture' },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await capturedUnseen(scene);
      await ask(scene, 'capture', orderId);
      await bench.settle();
      await expectPartlyCharged(shop, orderId);
    },
  },
];

export const unansweredHolds: readonly Behaviour[] = [...unanswered, ...madeOutside];
