/** 3-D Secure at real gateways' pages (simulated), from the payment page to the result. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderStatus } from '../../generated/values.ts';
import { at } from '../support/caller.ts';
import { firstOrAll } from '../support/every-case.ts';
import { type GatewayName, type GatewayShop, openGatewayShop } from '../support/gateway-shop.ts';
import { makeOrder } from '../support/http-customer.ts';
import { fillCard, screens, useBrowser } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let shop: GatewayShop;
beforeAll(async () => {
  shop = await openGatewayShop({ label: 'browser gateways' });
});
afterAll(() => shop?.close());

/** Cards whose bank asks the customer. `byForm`: the gateway's page is opened by a POST. */
const cards = { stripe: '4000000000003220', adyen: '4212345678910006', byForm: '5212345678901234' } as const;

async function orderAt(gateway: GatewayName) {
  return makeOrder(shop.service, { 'metadata.SVC:gateway_reference_id': gateway, currency: 'EUR' });
}

async function statusOf(orderId: string): Promise<unknown> {
  return at((await shop.service.call.get(`/orders/${orderId}`)).json(), 'status');
}

describe.each(['stripe', 'adyen'] as const)('at %s', (gateway) => {
  it.each(firstOrAll(screens))(
    'a card is confirmed on the bank page and the customer sees the result, on a $name',
    async (screen) => {
      const { page, complaints, inspect } = await windowOn(screen);
      const { orderId, link } = await orderAt(gateway);
      await page.goto(link);
      await fillCard(page, cards[gateway]);
      await page.getByLabel('Name on card').fill('Asha Rao');
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.waitForURL(`${shop.simulators[gateway].origin}/**`);
      await inspect(`${gateway}-bank`);
      await page.getByRole('button', { name: /^Complete/ }).click();
      await page.waitForURL('**/pay/start/shop/**');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Payment complete');
      await inspect(`${gateway}-paid`);
      expect(await statusOf(orderId)).toBe(OrderStatus.CHARGED);
      expect(complaints).toEqual([]);
    },
  );

  it('a confirmation that fails says what to do, and the order can be paid again', async () => {
    const { page, inspect } = await windowOn(screens[0]);
    const { orderId, link } = await orderAt(gateway);
    await page.goto(link);
    await fillCard(page, cards[gateway]);
    await page.getByLabel('Name on card').fill('Asha Rao');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL(`${shop.simulators[gateway].origin}/**`);
    await page.getByRole('button', { name: /^Fail/ }).click();
    await page.waitForURL('**/pay/start/shop/**');
    await page.getByText('Your bank did not confirm that the card is yours.').waitFor();
    await page.getByText('You have not been charged.').waitFor();
    await inspect(`${gateway}-not-confirmed`);
    expect(await statusOf(orderId)).toBe(OrderStatus.AUTHENTICATION_FAILED);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL(link);
    await page.getByLabel('Card number').waitFor();
  });
});

describe('a bank page that is opened by a form', () => {
  it('opens at once with scripts', async () => {
    const { page, complaints } = await windowOn(screens[0]);
    const { orderId, link } = await orderAt('adyen');
    await page.goto(link);
    await fillCard(page, cards.byForm);
    await page.getByLabel('Name on card').fill('Asha Rao');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL(`${shop.simulators.adyen.origin}/**`);
    await page.getByRole('button', { name: /^Complete/ }).click();
    await page.waitForURL('**/pay/start/shop/**');
    expect(await statusOf(orderId)).toBe(OrderStatus.CHARGED);
    expect(complaints).toEqual([]);
  });

  it('opens by a button without scripts', async () => {
    const { page } = await windowOn(screens[0], { javaScriptEnabled: false });
    const { orderId, link } = await orderAt('adyen');
    await page.goto(link);
    await fillCard(page, cards.byForm);
    await page.getByLabel('Name on card').fill('Asha Rao');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('button', { name: 'Continue to your bank' }).click();
    await page.getByRole('button', { name: /^Complete/ }).click();
    await page.waitForURL('**/pay/start/shop/**');
    expect(await statusOf(orderId)).toBe(OrderStatus.CHARGED);
  });
});
