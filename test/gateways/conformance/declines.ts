/** Behaviours of declines: one of each class that a gateway can produce, and credentials that it refuses. */
import { expect } from 'vitest';
import { DeclineCode } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { type Behaviour, expectStatus, must, outsideOf } from './behaviour.ts';
import { drivers } from './drivers.ts';
import { movedAt } from './ledgers.ts';

/** Whether a retry helps, and the status: what the contract promises of each class, whatever the gateway. */
const promises: Readonly<Record<DeclineCode, readonly [retry: string, status: string]>> = {
  insufficient_funds: ['OTHER_CARD', 'AUTHORIZATION_FAILED'],
  do_not_honour: ['OTHER_CARD', 'AUTHORIZATION_FAILED'],
  expired_card: ['OTHER_CARD', 'AUTHORIZATION_FAILED'],
  incorrect_number: ['SAME_CARD', 'AUTHORIZATION_FAILED'],
  incorrect_security_code: ['SAME_CARD', 'AUTHORIZATION_FAILED'],
  lost_or_stolen: ['OTHER_CARD', 'AUTHORIZATION_FAILED'],
  limit_exceeded: ['OTHER_CARD', 'AUTHORIZATION_FAILED'],
  authentication_required: ['SAME_CARD', 'AUTHENTICATION_FAILED'],
  authentication_failed: ['SAME_CARD', 'AUTHENTICATION_FAILED'],
  suspected_fraud: ['OTHER_CARD', 'AUTHORIZATION_FAILED'],
  not_permitted: ['OTHER_CARD', 'AUTHORIZATION_FAILED'],
  unsupported_payment: ['NONE', 'AUTHORIZATION_FAILED'],
  processing_error: ['SAME_CARD', 'AUTHORIZATION_FAILED'],
  gateway_unavailable: ['SAME_CARD', 'AUTHORIZATION_FAILED'],
  gateway_misconfigured: ['NONE', 'AUTHORIZATION_FAILED'],
};

/** What a customer must not read about a card. */
const TELLTALE = /fraud|stolen|lost/i;

/** Declined by the number or the holder's name alone, at the gateways' test modes as at the simulators. */
const onCards: readonly DeclineCode[] = [
  DeclineCode.do_not_honour,
  DeclineCode.expired_card,
  DeclineCode.incorrect_security_code,
  DeclineCode.lost_or_stolen,
];

function declineOf(code: DeclineCode): Behaviour {
  const without = drivers.filter(({ declines }) => declines[code] === undefined);
  return {
    name: `a decline of the class ${code}: status, advice, message, the gateway's own codes`,
    ...(onCards.includes(code) ? { live: 'payment' } : {}),
    not: Object.fromEntries(without.map(({ name }) => [name, `no card of ${name} is declined so`])),
    async run({ bench, driver, shop }) {
      const { card, customer, gatewayCode } = must(driver.declines[code]);
      const [retry, status] = promises[code];
      const orderId = await shop.order();
      const answer = (await shop.start(orderId, card)).json();
      if (at(answer, 'payment') !== undefined) {
        await shop.customer[customer](textAt(answer, 'payment', 'authentication', 'url'));
      }
      await bench.settle();
      const order = await shop.read(orderId);
      expect(order).toMatchObject({ status, bank_error_code: gatewayCode, txn_detail: { status } });
      expect(at(order, 'txn_detail', 'decline')).toMatchObject({ code, retry });
      const message = textAt(order, 'txn_detail', 'decline', 'customer_message');
      expect(message).toMatch(/\.$/);
      expect(message).not.toMatch(TELLTALE);
      expect(textAt(order, 'bank_error_message')).not.toBe('');
      expect(at(order, 'payment_gateway_response', 'resp_code')).toBe(gatewayCode);
      expect(textAt(order, 'payment_gateway_response', 'resp_message')).not.toBe('');
      expect(await shop.raised(orderId)).toEqual(['TXN_FAILED', 'ORDER_FAILED']);
      expect(await movedAt(bench, shop)).toEqual([]);
      // The order waits for another attempt, and its gateway is not to blame.
      await shop.payBy(orderId, driver.cards.pays);
      await expectStatus(shop, orderId, 'CHARGED', status, 'CHARGED');
    },
  };
}

const notMadeByCards: readonly DeclineCode[] = [DeclineCode.gateway_unavailable, DeclineCode.gateway_misconfigured];

export const declines: readonly Behaviour[] = [
  ...Object.values(DeclineCode)
    .filter((code) => !notMadeByCards.includes(code))
    .map(declineOf),
  {
    name: 'refused credentials decline as gateway_misconfigured, and charge nothing',
    live: 'payment',
    not: { SANDBOX: 'it has no account to refuse' },
    async run(scene) {
      const { driver } = scene;
      const shop = await scene.open({ drivers: [driver], refused: true });
      const orderId = await shop.order();
      await shop.payBy(orderId, driver.cards.pays);
      await expectStatus(shop, orderId, 'AUTHORIZATION_FAILED');
      expect(at(await shop.read(orderId), 'txn_detail', 'decline')).toMatchObject({
        code: 'gateway_misconfigured',
        retry: 'NONE',
      });
    },
  },
  {
    name: 'rate limiting that lasts declines as gateway_unavailable, and charges nothing',
    not: { SANDBOX: 'it limits no rate' },
    async run(scene) {
      const { driver, shop } = scene;
      const { at: simulator } = outsideOf(scene);
      simulator.fault({ kind: 'rate_limit_429', times: null });
      const orderId = await shop.order();
      await shop.payBy(orderId, driver.cards.pays);
      simulator.clearFaults();
      await expectStatus(shop, orderId, 'AUTHORIZATION_FAILED');
      expect(at(await shop.read(orderId), 'txn_detail', 'decline', 'code')).toBe('gateway_unavailable');
    },
  },
  {
    name: 'the test of the credentials tells right from wrong ones',
    live: 'payment',
    async run(scene) {
      const { bench, driver, shop } = scene;
      const result = async (of: typeof shop) => {
        const settings = await settingsOf(bench.service, of.merchant);
        const { configId } = must(of.accounts[0]);
        return at((await settings('POST', `/settings/gateways/${configId}/test`)).json(), 'result');
      };
      expect(await result(shop)).toMatch(/^accepted$/i);
      if (driver.outside === null) return;
      expect(await result(await scene.open({ drivers: [driver], refused: true }))).toMatch(/^refused$/i);
    },
  },
];
