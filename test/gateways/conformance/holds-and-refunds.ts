/** Behaviours of holds (capture, void) and refunds. */
import { expect } from 'vitest';
import { type Answer, at, textAt } from '../../support/caller.ts';
import type { Fields } from '../../support/payments.ts';
import {
  type Behaviour,
  expectStatus,
  gatewayIdOf,
  HELD,
  MINUTE,
  must,
  outsideAlone,
  outsideOf,
  type Scene,
  statusOf,
} from './behaviour.ts';
import type { Card } from './drivers.ts';
import { movedAt } from './ledgers.ts';

export async function held({ bench, driver, shop }: Scene, card: Card = driver.cards.pays): Promise<string> {
  const orderId = await shop.paid(card, HELD);
  await bench.settle();
  await expectStatus(shop, orderId, 'AUTHORIZED');
  expect(await movedAt(bench, shop)).toEqual(['hold 10000 INR']);
  return orderId;
}

export async function ask(
  { bench, shop }: Scene,
  verb: 'capture' | 'void',
  orderId: string,
  form: Fields = {},
): Promise<Answer> {
  const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
  const answer = await bench.service.callAs(shop.merchant).form(`/v2/txns/${txnUuid}/${verb}`, form);
  expect(answer.status).toBe(200);
  return answer;
}

export async function refundStatuses({ shop }: Scene, orderId: string): Promise<unknown[]> {
  const { refunds } = await shop.read(orderId);
  return Array.isArray(refunds) ? refunds.map((refund) => at(refund, 'status')) : [];
}

const holds: readonly Behaviour[] = [
  {
    name: 'a hold is captured whole',
    live: 'modification',
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await held(scene);
      await ask(scene, 'capture', orderId);
      await bench.settleAll(shop);
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await shop.raised(orderId)).toEqual(['ORDER_AUTHORIZED', 'TXN_CHARGED', 'ORDER_SUCCEEDED']);
      expect(await movedAt(bench, shop)).toEqual(['capture 10000 INR', 'hold 10000 INR']);
    },
  },
  {
    name: 'a hold is captured in part, the rest is released, and the captured part can be refunded',
    live: 'modification',
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await held(scene);
      await ask(scene, 'capture', orderId, { amount: '60.50' });
      await bench.settleAll(shop);
      expect(await statusOf(shop, orderId)).toBe('PARTIAL_CHARGED');
      expect(await movedAt(bench, shop)).toEqual(['capture 6050 INR', 'hold 10000 INR', 'release 3950 INR']);
      expect((await shop.refund(orderId, 'too much', '60.51')).status).toBe(400);
      await shop.refund(orderId, 'all of it');
      await bench.settleAll(shop);
      expect(await movedAt(bench, shop)).toContain('refund 6050 INR');
    },
  },
  {
    name: 'a hold is voided',
    live: 'modification',
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await held(scene);
      await ask(scene, 'void', orderId);
      await bench.settleAll(shop);
      await expectStatus(shop, orderId, 'VOIDED');
      expect(await movedAt(bench, shop)).toEqual(['hold 10000 INR', 'release 10000 INR']);
    },
  },
  {
    name: 'a hold after 3-D Secure is captured',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await held(scene, driver.cards.challenged);
      await ask(scene, 'capture', orderId);
      await bench.settleAll(shop);
      await expectStatus(shop, orderId, 'CHARGED');
    },
  },
  {
    name: 'a capture that the gateway refuses fails, and takes nothing',
    ledgersDiffer: outsideAlone('the test releases the hold at the gateway itself, so that the capture is refused'),
    async run(scene) {
      const { bench, driver, shop } = scene;
      const isOutside = driver.outside !== null;
      const orderId = await held(scene, isOutside ? driver.cards.pays : { card_number: '4000000000000200' });
      if (isOutside) {
        const { at: simulator, releaseOutside } = outsideOf(scene);
        const [{ credentials }] = [must(shop.accounts[0])];
        simulator.fault({ kind: 'notify_never', times: 1 });
        await releaseOutside(simulator, credentials, await gatewayIdOf(scene, shop, orderId));
      }
      await ask(scene, 'capture', orderId);
      await bench.settle();
      await expectStatus(shop, orderId, 'CAPTURE_FAILED');
      expect(await shop.raised(orderId)).toContain('ORDER_CAPTURE_FAILED');
      expect((await movedAt(bench, shop)).filter((line) => line.startsWith('capture'))).toEqual([]);
    },
  },
  ...(['by the merchant', 'automatic'] as const).map(
    (how): Behaviour => ({
      name: `a capture (${how}) that fails after its success is reported: the order stays paid, with capture_failed`,
      not: { SANDBOX: 'its captures are final', STRIPE: 'its captures of cards are final' },
      ledgersDiffer: { ADYEN: 'the order stays paid, and a person decides' },
      async run(scene) {
        const { bench, driver, shop } = scene;
        const card = { ...driver.cards.pays, name_on_card: 'capture failed' };
        const isAutomatic = how === 'automatic';
        const orderId = isAutomatic ? await shop.paid(card) : await held(scene, card);
        if (!isAutomatic) await ask(scene, 'capture', orderId);
        outsideOf(scene).at.fault({ kind: 'notify_twice', times: null });
        await bench.settleAll(shop);
        await bench.settle();
        await expectStatus(shop, orderId, 'CHARGED');
        const order = await shop.read(orderId);
        expect(order.txn_detail).toMatchObject({ error_code: 'capture_failed', error_message: 'Capture Failed' });
        expect((await shop.raised(orderId)).slice(-3)).toEqual([
          'TXN_CHARGED',
          'ORDER_SUCCEEDED',
          'ORDER_CAPTURE_FAILED',
        ]);
        const reports = bench.service.logLines().filter((line) => line.includes(String(order.txn_uuid)));
        const events = [
          'gateway.capture.failed_later',
          'gateway.result.contradicted',
          'gateway.notification.unmatched',
        ];
        const count = (event: string) => reports.filter((line) => line.includes(`"event":"${event}"`)).length;
        expect(events.map(count)).toEqual([1, 0, 0]);
      },
    }),
  ),
  ...(['capture', 'void'] as const).map(
    (verb): Behaviour => ({
      name: `a ${verb} whose answer is lost happens once`,
      async run(scene) {
        const { bench, driver, shop } = scene;
        const isOutside = driver.outside !== null;
        const orderId = await held(scene, isOutside ? driver.cards.pays : { card_number: '4000000000000226' });
        if (isOutside) {
          const { at: simulator, calls } = outsideOf(scene);
          simulator.fault({ kind: 'cut_answer', endpoint: calls[verb], times: 2 });
        }
        await ask(scene, verb, orderId);
        await bench.settleAll(shop);
        await expectStatus(shop, orderId, verb === 'capture' ? 'CHARGED' : 'VOIDED');
        const end = verb === 'capture' ? 'capture' : 'release';
        expect((await movedAt(bench, shop)).filter((line) => line.startsWith(end))).toEqual([`${end} 10000 INR`]);
      },
    }),
  ),
  {
    name: 'a capture that never reaches the gateway is sent again',
    not: { SANDBOX: 'no request to it can be lost' },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await held(scene);
      const { at: simulator, calls } = outsideOf(scene);
      simulator.fault({ kind: 'refuse_connection', endpoint: calls.capture, times: 4 });
      await ask(scene, 'capture', orderId, { amount: '40.00' });
      expect(await statusOf(shop, orderId)).toBe('CAPTURE_INITIATED');
      await bench.settleAll(shop);
      expect(await statusOf(shop, orderId)).toBe('PARTIAL_CHARGED');
    },
  },
];

const refunds: readonly Behaviour[] = [
  {
    name: 'a refund of the whole amount',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.paid(driver.cards.challenged);
      expect((await shop.refund(orderId, 'whole')).status).toBe(200);
      await bench.settleAll(shop);
      expect(await shop.read(orderId)).toMatchObject({ refunded: true, amount_refunded: 100 });
      expect(await refundStatuses(scene, orderId)).toEqual(['SUCCESS']);
      expect((await shop.raised(orderId)).slice(2)).toEqual(['REFUND_INITIATED', 'REFUND_SUCCEEDED', 'ORDER_REFUNDED']);
    },
  },
  {
    name: 'refunds in parts, at once and one after the other, never more than was paid',
    live: 'modification',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.paid(driver.cards.pays);
      const parts = await Promise.all(
        ['30.00', '0.01'].map((amount) => shop.refund(orderId, `part ${amount}`, amount)),
      );
      expect(parts.map(({ status }) => status)).toEqual([200, 200]);
      await bench.settleAll(shop);
      expect((await shop.refund(orderId, 'too much', '70.00')).status).toBe(400);
      await shop.refund(orderId, 'the rest');
      await bench.settleAll(shop);
      const lines = (await movedAt(bench, shop)).filter((line) => line.startsWith('refund'));
      expect(lines).toEqual(['refund 1 INR', 'refund 3000 INR', 'refund 6999 INR']);
      expect(await shop.read(orderId)).toMatchObject({ refunded: true, amount_refunded: 100 });
    },
  },
  {
    name: 'a refund whose id or call is repeated moves money once',
    live: 'modification',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.paid(driver.cards.pays);
      const call = () =>
        bench.service.callAs(shop.merchant).form(
          `/orders/${orderId}/refunds`,
          { unique_request_id: 'once', amount: '25.00' },
          {
            headers: { 'idempotency-key': `${orderId} once` },
          },
        );
      expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
      expect((await shop.refund(orderId, 'once', '25.00')).status).toBe(400);
      await bench.settleAll(shop);
      expect((await shop.refund(orderId, 'once', '25.00')).status).toBe(400);
      await bench.settleAll(shop);
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'refund 2500 INR']);
    },
  },
  {
    name: 'a refund that the gateway reports later succeeds then',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.paid(driver.cards.refundsLater);
      if (driver.outside !== null) {
        // Adyen reports every refund later; here, later than the test looks.
        outsideOf(scene).at.fault({ kind: 'notify_late', event: 'REFUND', ms: 60 * MINUTE });
      }
      await shop.refund(orderId, 'later', '40.00');
      await bench.reconcile();
      expect(await refundStatuses(scene, orderId)).toEqual(['PENDING']);
      bench.later(MINUTE / 2);
      await bench.settleAll(shop);
      expect(await refundStatuses(scene, orderId)).toEqual(['SUCCESS']);
    },
  },
  {
    name: 'a refund that the gateway refuses fails, with its reason, and can be requested again',
    ledgersDiffer: outsideAlone('the test refunds at the gateway itself, so that the service asks for too much'),
    async run(scene) {
      const { bench, driver, shop } = scene;
      const isOutside = driver.outside !== null;
      const orderId = await shop.paid(isOutside ? driver.cards.pays : { card_number: '4000000000000077' });
      await bench.settle();
      if (isOutside) {
        const { at: simulator, refundOutside } = outsideOf(scene);
        const { credentials } = must(shop.accounts[0]);
        simulator.fault({ kind: 'notify_never', times: null });
        await refundOutside(simulator, credentials, await gatewayIdOf(scene, shop, orderId), 8_000);
        simulator.clearFaults();
      }
      await shop.refund(orderId, 'refused', '50.00');
      await bench.settleAll(shop);
      expect(await refundStatuses(scene, orderId)).toEqual(['FAILURE']);
      const [refund] = [at(await shop.read(orderId), 'refunds', 0)];
      expect([textAt(refund, 'error_code'), textAt(refund, 'error_message')]).not.toContain('');
      expect(await shop.read(orderId)).toMatchObject({ amount_refunded: 0, maximum_eligible_refund_amount: 100 });
      expect(await shop.raised(orderId)).toContain('REFUND_FAILED');
      if (!isOutside) return;
      await shop.refund(orderId, 'what is left', '20.00');
      await bench.settleAll(shop);
      expect(await refundStatuses(scene, orderId)).toEqual(['FAILURE', 'SUCCESS']);
    },
  },
  {
    name: "a refund made in the gateway's dashboard is one of the order, once, and its amount cannot be refunded again",
    not: { SANDBOX: 'it has no dashboard' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { at: simulator, refundOutside } = outsideOf(scene);
      const { credentials } = must(shop.accounts[0]);
      const orderId = await shop.paid(driver.cards.pays);
      await bench.settle();
      simulator.fault({ kind: 'notify_twice', times: null });
      await refundOutside(simulator, credentials, await gatewayIdOf(scene, shop, orderId), 8_000);
      await bench.settleAll(shop);
      const taken = { status: 'SUCCESS', amount: 80, initiated_by: 'GATEWAY', refund_type: 'STANDARD' };
      expect(await shop.read(orderId)).toMatchObject({ amount_refunded: 80, refunds: [taken] });
      expect((await shop.raised(orderId)).slice(2)).toEqual(['REFUND_SUCCEEDED', 'ORDER_REFUNDED']);
      expect((await shop.refund(orderId, 'too much', '20.01')).status).toBe(400);
      await shop.refund(orderId, 'the rest');
      await bench.settleAll(shop);
      expect(await shop.read(orderId)).toMatchObject({ refunded: true, amount_refunded: 100 });
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'refund 2000 INR', 'refund 8000 INR']);
    },
  },
  {
    name: "a refund made in the gateway's dashboard that fails later can be requested again",
    not: { SANDBOX: 'it has no dashboard' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const { at: simulator, refundOutside } = outsideOf(scene);
      const orderId = await shop.paid(must(driver.cards.refundFailsLater));
      await bench.settle();
      const { credentials } = must(shop.accounts[0]);
      await refundOutside(simulator, credentials, await gatewayIdOf(scene, shop, orderId), 4_000);
      await bench.settle();
      await bench.settle();
      expect(await refundStatuses(scene, orderId)).toEqual(['FAILURE']);
      expect(await shop.read(orderId)).toMatchObject({ amount_refunded: 0, maximum_eligible_refund_amount: 100 });
      expect((await shop.raised(orderId)).slice(-2)).toEqual(['REFUND_FAILED', 'ORDER_REFUND_FAILED']);
    },
  },
  {
    name: 'a refund that fails after its success is reported again as failed, and its amount can be refunded again',
    not: { SANDBOX: 'its refunds are final' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.paid(must(driver.cards.refundFailsLater));
      await shop.refund(orderId, 'fails', '40.00');
      await bench.settleAll(shop);
      await bench.settle();
      expect(await refundStatuses(scene, orderId)).toEqual(['FAILURE']);
      const failed = ['REFUND_FAILED', 'ORDER_REFUND_FAILED'];
      // Both notifications are under way at once. A success that arrives after the failure changes nothing.
      expect([
        ['REFUND_INITIATED', 'REFUND_SUCCEEDED', 'ORDER_REFUNDED', ...failed],
        ['REFUND_INITIATED', ...failed],
      ]).toContainEqual((await shop.raised(orderId)).slice(2));
      expect(await shop.read(orderId)).toMatchObject({ amount_refunded: 0, maximum_eligible_refund_amount: 100 });
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    },
  },
  ...(
    [
      ['refuse_connection', 'refuse_connection'],
      ['cut_answer', 'cut_answer'],
      ['cut_answer', 'proxy_400'],
      ['error_500_before', 'error_500_before'],
      ['error_500_after', 'error_500_after'],
      ['rate_limit_429', 'rate_limit_429'],
      ['nonsense', 'nonsense'],
    ] as const
  ).map(
    ([first, second]): Behaviour => ({
      name: `a refund moves money once when the gateway answers it with ${first}, then ${second}`,
      not: { SANDBOX: 'no request to it can fail' },
      async run(scene) {
        const { bench, driver, shop } = scene;
        const orderId = await shop.paid(driver.cards.pays);
        const { at: simulator, calls } = outsideOf(scene);
        await bench.settle();
        for (const kind of [first, second]) simulator.fault({ kind, endpoint: calls.refund });
        simulator.fault({ kind: 'notify_late', times: null, ms: 60 * MINUTE });
        await shop.refund(orderId, 'unlucky', '33.00');
        // It is sent again before the gateway reports it.
        for (const milliseconds of [0, 61_000, 61_000]) {
          bench.later(milliseconds);
          await bench.reconcile();
        }
        await bench.settle();
        // Stripe repeats a stored 500 for its key; another key follows an hour later.
        if ((await refundStatuses(scene, orderId)).includes('PENDING')) bench.later(60 * MINUTE);
        await bench.settleAll(shop);
        const moved = (await movedAt(bench, shop)).filter((line) => line.startsWith('refund'));
        expect(moved).toEqual(['refund 3300 INR']);
        expect(await refundStatuses(scene, orderId)).toEqual(['SUCCESS']);
      },
    }),
  ),
];

export const holdsAndRefunds: readonly Behaviour[] = [...holds, ...refunds];
