/**
 * What is tried against the gateways' test modes: the rows of the conformance table that are marked as live, the start of a payment
 * with and without 3-D Secure, and the facts that the guide Connect Adyen lists.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveGatewayName, TestAccounts } from '../../../scripts/gateways-live/test-accounts.ts';
import { textAt } from '../../support/caller.ts';
import type { Behaviour } from '../conformance/behaviour.ts';
import { expectStatus, HELD, must, type Scene } from '../conformance/behaviour.ts';
import { behaviours } from '../conformance/behaviours.ts';
import { drivers, type GatewayDriver } from '../conformance/drivers.ts';
import { ask } from '../conformance/holds-and-refunds.ts';
import { begun } from '../conformance/payments.ts';
import { type LiveBench, openLiveBench } from './live-bench.ts';

const ADYEN_TEST = 'https://checkout-test.adyen.com';
const LONG = 150_000;

const starts: readonly Behaviour[] = [
  {
    name: 'a card is charged',
    live: 'payment',
    async run({ driver, shop }) {
      const orderId = await shop.paid(driver.cards.pays);
      await expectStatus(shop, orderId, 'CHARGED');
      expect(textAt(await shop.read(orderId), 'payment_gateway_response', 'epg_txn_id')).not.toBe('');
    },
  },
  {
    name: 'a hold is authorized, and can be captured later',
    live: 'payment',
    async run({ driver, shop }) {
      await expectStatus(shop, await shop.paid(driver.cards.pays, HELD), 'AUTHORIZED');
    },
  },
  {
    name: 'a card with 3-D Secure leads its customer to a page (fact 1 of Connect Adyen: without browserInfo), and is not charged before',
    live: 'payment',
    async run(scene) {
      const { shop } = scene;
      const orderId = await shop.order();
      const page = await shop.customer.bankPage(await begun(scene, orderId));
      expect(new URL(page).origin).not.toBe(scene.bench.service.baseUrl);
      await expectStatus(shop, orderId, 'PENDING_VBV');
    },
  },
];

interface AdyenFact {
  readonly name: string;
  readonly run: (scene: Scene, bench: LiveBench, address: string) => Promise<void>;
}

const txnOf = async ({ shop }: Scene, orderId: string) => textAt(await shop.read(orderId), 'txn_uuid');

const adyenFacts: readonly AdyenFact[] = [
  {
    name: 'fact 2: the webhooks of captures, refunds and voids have the reference that the service sent',
    async run(scene, bench) {
      const { driver, shop } = scene;
      const captured = await shop.paid(driver.cards.pays, HELD);
      await ask(scene, 'capture', captured);
      await bench.notified('CAPTURE', new RegExp(`^${await txnOf(scene, captured)}\\.hld_`));
      await bench.settleAll(shop);
      await shop.refund(captured, 'fact');
      await bench.reconcile();
      await bench.notified('REFUND', new RegExp(`^${await txnOf(scene, captured)}\\.rfd_`));
      const voided = await shop.paid(driver.cards.pays, HELD);
      await ask(scene, 'void', voided);
      await bench.notified('CANCELLATION', new RegExp(`^${await txnOf(scene, voided)}\\.hld_`));
      await bench.settleAll(shop);
    },
  },
  {
    name: 'fact 3: the cancellation of an unknown reference is reported by TECHNICAL_CANCEL, success false, without originalReference',
    async run({ shop }, bench, address) {
      const { api_key = '', merchant_account } = must(shop.accounts[0]).credentials;
      const paymentReference = `unknown_${Date.now()}`;
      const reference = `${paymentReference}.cancel`;
      const answer = await fetch(`${address}/v72/cancels`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': api_key },
        body: JSON.stringify({ merchantAccount: merchant_account, paymentReference, reference }),
      });
      expect(answer.status).toBe(201);
      const { item } = await bench.notified('TECHNICAL_CANCEL', new RegExp(`^${paymentReference}(\\.cancel)?$`));
      expect([item.success, item.originalReference ?? '']).toEqual(['false', '']);
    },
  },
  {
    name: 'fact 6: the HMAC key verifies the webhook, and the service accepts it',
    async run(scene, bench) {
      const orderId = await scene.shop.paid(scene.driver.cards.pays);
      const notified = await bench.notified('AUTHORISATION', new RegExp(`^${await txnOf(scene, orderId)}$`));
      expect([notified.status, notified.answer]).toEqual([200, '[accepted]']);
    },
  },
];

const BY_HAND = 'fact 4: a 3-D Secure payment is not authorized before the customer returns to the service';
const BY_HAND_REASON =
  'it needs a person: complete the bank’s page of a payment, stop the browser before it returns, and see that no AUTHORISATION arrives';
const NO_NOTIFICATIONS =
  'Adyen reports it by webhook alone: set ADYEN_TEST_HMAC_KEY and ADYEN_TEST_NOTIFICATIONS_PORT, and forward the webhooks of the account to that port';

/** Defines the tests. */
export function describeLiveGateways(accounts: TestAccounts): void {
  const isTried = Object.values(accounts).some(({ kind }) => kind === 'ready');
  let opened: LiveBench | undefined;
  beforeAll(async () => {
    if (isTried) opened = await openLiveBench(accounts);
  });
  afterAll(() => opened?.close());

  for (const name of ['STRIPE', 'ADYEN'] satisfies LiveGatewayName[]) {
    const found = accounts[name];
    const account = found.kind === 'ready' ? found.account : null;
    const ordinary = drivers.find((one) => one.name === name);
    if (ordinary === undefined) throw new Error(`There is no driver of ${name}.`);
    const driver: GatewayDriver = { ...ordinary, credentials: () => account?.credentials ?? {} };
    const isNotified = account !== null && account.notificationsPort !== null;

    /** Why something is not tried; null when it is. */
    function reasonAgainst(need: 'answers' | 'notifications'): string | null {
      if (found.kind === 'missing') return found.reason;
      return need === 'notifications' && name === 'ADYEN' && !isNotified ? NO_NOTIFICATIONS : null;
    }

    async function opens(): Promise<Scene & { readonly bench: LiveBench }> {
      const bench = must(opened);
      const shop = await bench.open({ drivers: [driver] });
      return { bench, driver, shop, open: (options) => bench.open(options) };
    }

    describe(name, () => {
      const rows = [...starts, ...behaviours].filter((row) => row.live !== undefined && row.not?.[name] === undefined);
      for (const row of rows) {
        const reason = reasonAgainst(row.live === 'modification' ? 'notifications' : 'answers');
        test(row.name, { timeout: LONG }, async ({ skip }) => {
          if (reason !== null) skip(reason);
          await row.run(await opens());
        });
      }
      if (name === 'STRIPE') return;
      for (const fact of adyenFacts) {
        const reason = reasonAgainst('notifications');
        test(fact.name, { timeout: LONG }, async ({ skip }) => {
          if (reason !== null) skip(reason);
          const scene = await opens();
          await fact.run(scene, scene.bench, account?.address ?? ADYEN_TEST);
        });
      }
      const byHand = reasonAgainst('notifications') ?? (account?.address === null ? BY_HAND_REASON : null);
      test(BY_HAND, { timeout: LONG }, async ({ skip }) => {
        if (byHand !== null) skip(byHand);
        const scene = await opens();
        const orderId = await scene.shop.order();
        await scene.shop.customer.leaves(await begun(scene, orderId));
        await scene.bench.reconcile();
        await expectStatus(scene.shop, orderId, 'PENDING_VBV');
      });
    });
  }
}
