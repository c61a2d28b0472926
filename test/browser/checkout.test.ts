import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderStatus } from '../../generated/values.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { firstOrAll } from '../support/every-case.ts';
import { card, makeSession, newCustomerId } from '../support/http-customer.ts';
import { startService, type TestService } from '../support/service.ts';
import { addCard, listOf, MASTERCARD } from '../support/stored-cards.ts';
import { consentsOf } from '../support/stored-orders.ts';
import { fillCard, screens, useBrowser } from './browser.ts';
import { tabTo } from './by-keyboard.ts';
import { type MerchantSite, openMerchantSite } from './merchant-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let service: TestService;
let site: MerchantSite;

beforeAll(async () => {
  site = await openMerchantSite();
  service = await startService({
    label: 'browser checkout',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      svcWebConsent: true,
      paymentPage: {
        ...merchant.paymentPage,
        displayName: 'Lamp Shop',
        logoUrl: site.logoUrl,
        returnUrl: site.returnUrl,
      },
    }),
  });
});

afterAll(async () => {
  await service?.close();
  await site?.close();
});

async function orderOf(orderId: string): Promise<unknown> {
  return (await service.call.get(`/orders/${orderId}`)).json();
}

async function expectPaid(page: Page, orderId: string): Promise<void> {
  await page.waitForURL(`${site.origin}/**`);
  expect(await page.locator('#status').textContent()).toBe(OrderStatus.CHARGED);
  expect(await page.locator('#order').textContent()).toBe(orderId);
}

const given = [expect.objectContaining({ choice: 'given', via: 'page', textVersion: 'page-en-3' })];

describe.each(firstOrAll(screens))('on a $name', (screen) => {
  it('a new card: checkout, one question, bank, result', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const customerId = newCustomerId();
    const { orderId, link } = await makeSession(service, { customer_id: customerId, description: 'Two desk lamps' });
    await page.goto(link);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await inspect('checkout-new');
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay ₹100.00' }).click();
    await page.getByRole('heading', { name: 'Save this card securely for Lamp Shop?' }).waitFor();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Save the card and pay' }).click();
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await expectPaid(page, orderId);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    await inspect('checkout-paid');
    expect(await consentsOf(service, orderId)).toEqual(given);
    expect(await orderOf(orderId)).toMatchObject({ card: { tokenization_user_consent: true } });
    expect(complaints).toEqual([]);
  });

  it('a stored card: chosen among several, consent declined, bank, result', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const customerId = newCustomerId();
    await addCard(service.call, customerId, { nickname: 'Household' });
    await addCard(service.call, customerId, { card_exp_month: '02', card_exp_year: '31', card_number: MASTERCARD });
    await addCard(service.call, customerId, {
      card_number: '378282246310005',
      nickname: 'The one for travelling abroad',
    });
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    await page.goto(link);
    expect(await page.getByLabel('Card number').isVisible()).toBe(false);
    await inspect('checkout-stored');
    await page.getByLabel('Use another card').check();
    expect(await page.getByLabel('Card number').isVisible()).toBe(true);
    await inspect('checkout-stored-other');
    await page.getByLabel('Household').check();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('Enter the security code').first().waitFor();
    await inspect('checkout-stored-wrong');
    await page.getByLabel('Security code').fill(card.card_security_code);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Pay without saving the card' }).click();
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await expectPaid(page, orderId);
    expect(await orderOf(orderId)).toMatchObject({
      card: { using_saved_card: true, last_four_digits: '1111', tokenization_user_consent: false },
    });
    expect(complaints).toEqual([]);
  });

  it.each(['new', 'stored'])('a %s card by keyboard alone, without JavaScript', async (kind) => {
    const { page } = await windowOn(screen, { javaScriptEnabled: false });
    const customerId = newCustomerId();
    if (kind === 'stored') await addCard(service.call, customerId);
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    await page.goto(link);
    if (kind === 'new') {
      for (const [id, text] of [
        ['card_number', card.card_number],
        ['card_expiry', '12/30'],
        ['card_security_code', card.card_security_code],
      ] as const) {
        await tabTo(page, page.locator(`#${id}`));
        await page.keyboard.type(text);
      }
    } else {
      await tabTo(page, page.locator('#card_security_code'));
      await page.keyboard.type(card.card_security_code);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Save this card securely' }).waitFor();
    await tabTo(page, page.locator('#consent'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('One-time password').waitFor();
    await tabTo(page, page.locator('#otp'));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectPaid(page, orderId);
    expect(await consentsOf(service, orderId)).toEqual(given);
    await service.runWorkers();
    expect(await listOf(service.call, customerId)).toHaveLength(1);
  });

  it('stored cards are readable in the dark', async () => {
    const { page, inspect } = await windowOn(screen, { colorScheme: 'dark' });
    const customerId = newCustomerId();
    await addCard(service.call, customerId, { card_exp_month: '03', card_exp_year: '26', nickname: 'Household' });
    await addCard(service.call, customerId, { card_number: MASTERCARD });
    const { link } = await makeSession(service, { customer_id: customerId });
    await page.goto(link);
    await inspect('dark-stored');
  });
});

it.each([true, false])(
  'a card with an active token is paid without a security code; JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page } = await windowOn(screens[0], { javaScriptEnabled });
    const name = `tokens${javaScriptEnabled ? 1 : 2}`;
    const merchant = await service.addMerchant(name, (plain) => ({
      ...plain,
      tokenizationEnabled: true,
      svcWebConsent: true,
      repeatTokenTransactions: true,
    }));
    const call = service.callAs(merchant);
    const customerId = newCustomerId();
    const session = () => makeSession({ call }, { customer_id: customerId, payment_page_client_id: name });
    const atBank = async () => {
      await page.getByLabel('One-time password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Confirm payment' }).click();
      await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    };
    await page.goto((await session()).link);
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Save the card and pay' }).click();
    await atBank();
    await service.runWorkers();
    service.clock.advance(5_000);
    await service.runWorkers();
    const { orderId, link } = await session();
    await page.goto(link);
    await page.getByText('Saved securely').waitFor();
    for (const hidden of ['Card number', 'Expiry date', 'Security code']) {
      expect(await page.getByLabel(hidden).isVisible()).toBe(false);
    }
    await page.getByRole('button', { name: 'Pay' }).click();
    await atBank();
    expect((await call.get(`/orders/${orderId}`)).json()).toMatchObject({ card: { using_token: true } });
  },
);
