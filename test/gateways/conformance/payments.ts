/** Behaviours of payments: 3-D Secure in all its ways, MOTO, network tokens, currencies. */
import { expect } from 'vitest';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { type Behaviour, expectStatus, HELD, MINUTE, must, outsideOf, type Scene, statusOf } from './behaviour.ts';
import { movedAt } from './ledgers.ts';

/** Starts a payment that waits for its customer. Returns the address to send them to. */
export async function begun({ shop, driver }: Scene, orderId: string, card = driver.cards.challenged): Promise<string> {
  const answer = await shop.start(orderId, card);
  expect(at(answer.json(), 'status')).toBe('PENDING_VBV');
  return textAt(answer.json(), 'payment', 'authentication', 'url');
}

/** A success after the order has expired: each gateway has its own way to be so late. */
export async function paidTooLate(scene: Scene): Promise<string> {
  const { bench, driver, shop } = scene;
  const orderId = await shop.order();
  if (driver.name === 'SANDBOX') {
    await shop.payBy(orderId, { card_number: '4000000000000036' });
    bench.later(31 * MINUTE);
    return orderId;
  }
  if (driver.paysAtBankPage) {
    // Every event: a late `payment_intent.created` has the service read the payment, too.
    outsideOf(scene).at.fault({ kind: 'notify_never', times: null });
    await shop.customer.leaves(await begun(scene, orderId));
    bench.later(31 * MINUTE);
    await bench.reconcile();
    return orderId;
  }
  throw new Error('An open attempt holds its order, however late its success is.');
}

export const payments: readonly Behaviour[] = [
  {
    name: 'a card is charged once after its customer completes 3-D Secure at the bank',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.order();
      const address = await begun(scene, orderId);
      expect(await movedAt(bench, shop)).toEqual([]);
      await shop.customer.passes(address);
      await bench.settle();
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await shop.raised(orderId)).toEqual(['TXN_CHARGED', 'ORDER_SUCCEEDED']);
      const order = await shop.read(orderId);
      expect(at(order, 'txn_detail', 'gateway')).toBe(driver.name);
      expect(at(order, 'txn_detail', 'decline')).toBeNull();
      expect(textAt(order, 'payment_gateway_response', 'epg_txn_id')).not.toBe('');
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    },
  },
  {
    name: 'a bank page that takes a POST gets its form fields',
    not: { SANDBOX: 'its bank page is a page of the service', STRIPE: 'it redirects by GET alone' },
    async run(scene) {
      const { driver, shop } = scene;
      const orderId = await shop.order();
      await shop.customer.passes(await begun(scene, orderId, must(driver.cards.challengedByPost)));
      await expectStatus(shop, orderId, 'CHARGED');
    },
  },
  {
    name: 'failed 3-D Secure moves nothing, and another attempt can pay',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.order();
      await shop.customer.fails(await begun(scene, orderId));
      await bench.settle();
      await expectStatus(shop, orderId, 'AUTHENTICATION_FAILED');
      expect(at(await shop.read(orderId), 'txn_detail', 'decline', 'code')).toBe('authentication_failed');
      expect(await shop.raised(orderId)).toEqual(['TXN_FAILED', 'ORDER_FAILED']);
      expect(await movedAt(bench, shop)).toEqual([]);
      await shop.payBy(orderId, driver.cards.challenged);
      await expectStatus(shop, orderId, 'CHARGED', 'AUTHENTICATION_FAILED', 'CHARGED');
    },
  },
  {
    name: 'a customer who never returns loses the attempt with the order, and can complete nothing afterwards',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.order();
      const address = await begun(scene, orderId);
      const bankPage = driver.outside === null ? '' : await shop.customer.bankPage(address);
      bench.later(31 * MINUTE);
      await bench.settleAll(shop);
      expect(await shop.attempts(orderId)).toEqual(['AUTHENTICATION_FAILED']);
      expect(await shop.raised(orderId)).toEqual(['TXN_FAILED', 'ORDER_FAILED']);
      // The service leads to the bank no more; the customer may still have the bank's own page open.
      if (bankPage !== '') await fetch(bankPage, { method: 'POST', body: new URLSearchParams({ result: 'complete' }) });
      else await shop.customer.returns(address);
      await bench.settleAll(shop);
      expect(await movedAt(bench, shop)).toEqual([]);
    },
  },
  {
    name: 'a customer who completes and closes the browser has paid, once the gateway reports it',
    not: {
      SANDBOX: 'completing its bank page is the return',
      ADYEN: 'it authorises nothing before the customer returns',
    },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await shop.order();
      const back = await shop.customer.leaves(await begun(scene, orderId));
      await bench.settle();
      await expectStatus(shop, orderId, 'CHARGED');
      await shop.customer.returns(back);
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await shop.raised(orderId)).toEqual(['TXN_CHARGED', 'ORDER_SUCCEEDED']);
    },
  },
  {
    name: 'a success is held back while a cancellation is under way, and counts a day later if its result never comes',
    not: { SANDBOX: 'it is asked for the result', STRIPE: 'it is asked for the result' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.order();
      const { at: simulator, calls, paidEvent } = outsideOf(scene);
      simulator.fault({ kind: 'notify_late', event: paidEvent, ms: 60 * MINUTE });
      simulator.fault({ kind: 'notify_never', event: 'TECHNICAL_CANCEL', times: null });
      simulator.fault({ kind: 'cut_answer', endpoint: calls.pay, times: 2 });
      await shop.payBy(orderId, driver.cards.pays);
      bench.later(16 * MINUTE);
      await bench.settle();
      expect(await shop.attempts(orderId)).toEqual(['AUTHORIZING']);
      bench.later(24 * 60 * MINUTE);
      await bench.settleAll(shop);
      expect(await shop.attempts(orderId)).toEqual(['CHARGED']);
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    },
  },
  {
    name: 'a payment that was captured and cannot be cancelled waits for its notification, however late, and is paid',
    not: { SANDBOX: 'it is asked for the result', STRIPE: 'it is asked for the result' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.order({ 'metadata.expiryInMins': '1200' });
      const { at: simulator, calls, paidEvent } = outsideOf(scene);
      simulator.fault({ kind: 'notify_late', event: paidEvent, ms: 600 * MINUTE });
      simulator.fault({ kind: 'cut_answer', endpoint: calls.pay, times: 2 });
      await shop.payBy(orderId, driver.cards.pays);
      bench.later(120 * MINUTE);
      await bench.reconcile();
      const cancelling = async () => (await shop.orders()).flatMap(({ txns }) => txns.map((txn) => txn.cancelling));
      await expect.poll(cancelling).toMatchObject([{ result: 'refused' }]);
      bench.later(120 * MINUTE);
      await bench.reconcile();
      expect(await shop.attempts(orderId)).toEqual(['AUTHORIZING']);
      const again = await shop.start(orderId, driver.cards.pays);
      expect(at(again.json(), 'error_code')).toBe('txn_in_progress');
      bench.later(600 * MINUTE);
      await bench.settleAll(shop);
      expect(await shop.attempts(orderId)).toEqual(['CHARGED']);
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    },
  },
  {
    name: 'an attempt that the service could not ask about for a day is still cancelled at the gateway',
    not: { SANDBOX: 'it is asked for the result', STRIPE: 'it is asked for the result' },
    async run(scene) {
      const { bench, driver, shop } = scene;
      const orderId = await shop.order();
      const { at: simulator, calls } = outsideOf(scene);
      simulator.fault({ kind: 'error_500_before', endpoint: calls.pay, times: 2 });
      await shop.payBy(orderId, driver.cards.pays);
      bench.later(25 * 60 * MINUTE);
      await bench.settleAll(shop);
      expect(await shop.attempts(orderId)).toEqual(['AUTHORIZATION_FAILED']);
      expect(await movedAt(bench, shop)).toEqual([]);
    },
  },
  {
    name: 'a success that comes after the order expired is refunded',
    not: { ADYEN: 'an open attempt holds its order, however late its success is' },
    async run(scene) {
      const { bench, shop } = scene;
      const orderId = await paidTooLate(scene);
      await bench.settleAll(shop);
      expect(await shop.attempts(orderId)).toEqual(['AUTO_REFUNDED']);
      expect(await shop.raised(orderId)).toEqual(
        expect.arrayContaining(['AUTO_REFUND_INITIATED', 'AUTO_REFUND_SUCCEEDED']),
      );
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR', 'refund 10000 INR']);
    },
  },
  ...[
    { what: 'pays', fields: {}, status: 'CHARGED', first: 'charge 10000 INR', back: 'refund 10000 INR' },
    { what: 'holds the money', fields: HELD, status: 'AUTHORIZED', first: 'hold 10000 INR', back: 'release 10000 INR' },
  ].map(
    ({ what, fields, status, first, back }): Behaviour => ({
      name: `of two attempts whose customers both complete, one ${what}, and the other's money goes back`,
      async run(scene) {
        const { bench, driver, shop } = scene;
        const orderId = await shop.order(fields);
        const addresses = [await begun(scene, orderId), await begun(scene, orderId)];
        if (driver.paysAtBankPage) {
          // Both have paid at the gateway, perhaps before the service hears of either.
          const backs = [];
          for (const address of addresses) backs.push(await shop.customer.leaves(address));
          await Promise.all(backs.map(shop.customer.returns));
        } else if (driver.name !== 'SANDBOX') await Promise.all(addresses.map(shop.customer.passes));
        else {
          // Both see the page of their attempt before either pays.
          const tokens = await Promise.all(addresses.map(shop.bank.formToken));
          const fields = tokens.map((_csrf) => ({ _csrf, action: 'pay', otp: PASSWORD }));
          await Promise.all(addresses.map((address, index) => shop.bank.post(address, fields[index] ?? {})));
        }
        await bench.settleAll(shop);
        expect(await statusOf(shop, orderId)).toBe(status);
        const attempts = await shop.attempts(orderId);
        expect(attempts.filter((one) => one === status)).toHaveLength(1);
        const both = driver.paysAtBankPage;
        expect(attempts.includes('AUTO_REFUNDED')).toBe(both);
        expect(await movedAt(bench, shop)).toEqual(both ? [first, first, back] : [first]);
      },
    }),
  ),
  {
    name: 'frictionless 3-D Secure is charged in the answer to the call',
    async run({ bench, driver, shop }) {
      const orderId = await shop.order();
      const answer = await shop.start(orderId, driver.cards.frictionless);
      expect(answer.json()).toMatchObject({ status: 'CHARGED' });
      expect(answer.json()).not.toHaveProperty('payment');
      await bench.settle();
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await shop.raised(orderId)).toEqual(['TXN_CHARGED', 'ORDER_SUCCEEDED']);
    },
  },
  {
    name: 'a mail or telephone order pays with a card that would need 3-D Secure, without it',
    async run({ bench, driver, shop }) {
      const orderId = await shop.order();
      const answer = await shop.start(orderId, { ...driver.cards.challenged, auth_type: 'MOTO' });
      expect(answer.json()).toMatchObject({ status: 'CHARGED' });
      await bench.settle();
      expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    },
  },
  {
    name: 'a network token pays with its cryptogram',
    async run({ bench, driver, shop }) {
      const orderId = await shop.paid(driver.cards.token);
      await bench.settle();
      await expectStatus(shop, orderId, 'CHARGED');
    },
  },
  {
    name: 'a network token holds money with its cryptogram',
    async run({ bench, driver, shop }) {
      const orderId = await shop.paid(driver.cards.token, HELD);
      await bench.settle();
      await expectStatus(shop, orderId, 'AUTHORIZED');
      expect(await movedAt(bench, shop)).toEqual(['hold 10000 INR']);
    },
  },
  {
    name: 'a payment that the gateway decides later is charged when it has',
    not: { STRIPE: 'its cards are decided in the call' },
    async run({ bench, driver, shop }) {
      const orderId = await shop.order();
      await shop.payBy(orderId, must(driver.cards.paysLater));
      await expectStatus(shop, orderId, 'AUTHORIZING');
      bench.later(MINUTE);
      await bench.settleAll(shop);
      await expectStatus(shop, orderId, 'CHARGED');
      expect(await shop.raised(orderId)).toEqual(['TXN_CHARGED', 'ORDER_SUCCEEDED']);
    },
  },
  ...[
    ['JPY, which has no decimals', { amount: '500', currency: 'JPY' }, 500],
    ['KWD, which has three', { amount: '1.230', currency: 'KWD' }, 1_230],
    ['ISK, which gateways count otherwise than ISO 4217', { amount: '500', currency: 'ISK' }, 500],
  ].map(
    ([what, money, minor]): Behaviour => ({
      name: `a payment in ${what}, charges and refunds exactly the amount`,
      async run({ bench, driver, shop }) {
        if (typeof money !== 'object') throw new Error('The row has no money.');
        const orderId = await shop.paid(driver.cards.pays, money);
        await expectStatus(shop, orderId, 'CHARGED');
        await shop.refund(orderId, 'whole');
        await bench.settleAll(shop);
        const units = Number(minor) * driver.units(money.currency);
        expect(await movedAt(bench, shop)).toEqual([
          `charge ${units} ${money.currency}`,
          `refund ${units} ${money.currency}`,
        ]);
      },
    }),
  ),
  {
    name: 'money that the gateway does not take is refused before the call',
    not: { SANDBOX: 'it takes every amount and currency' },
    async run(scene) {
      const { driver, shop } = scene;
      const { at: simulator } = outsideOf(scene);
      const before = simulator.calls().length;
      const orderId = await shop.order(must(driver.refusedMoney));
      await shop.payBy(orderId, driver.cards.pays);
      await expectStatus(shop, orderId, 'AUTHORIZATION_FAILED');
      expect(at(await shop.read(orderId), 'txn_detail', 'decline')).toMatchObject({
        code: 'unsupported_payment',
        retry: 'NONE',
      });
      expect(simulator.calls().length).toBe(before);
    },
  },
];
