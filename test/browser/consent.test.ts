import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderStatus } from '../../generated/values.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { at } from '../support/caller.ts';
import { firstOrAll } from '../support/every-case.ts';
import { card, locationOf, makeOrder, makeSession, newCustomerId } from '../support/http-customer.ts';
import { startService, type TestService } from '../support/service.ts';
import { consentsOf } from '../support/stored-orders.ts';
import { fillCard, screens, useBrowser } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

/** Of a network that issues tokens, from a BIN that the network does not tokenize. */
const NOT_TOKENIZABLE = '4000050000000056';

let service: TestService;

beforeAll(async () => {
  service = await startService({
    label: 'browser consent',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      svcWebConsent: true,
      tokenRequestorIds: { VISA: '40010030273' },
      paymentPage: { ...merchant.paymentPage, displayName: 'Lamp Shop' },
    }),
  });
});

afterAll(async () => {
  await service?.close();
});

async function begin(): Promise<{ readonly orderId: string; readonly address: string }> {
  const { orderId } = await makeOrder(service, { customer_id: newCustomerId() });
  const payment = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', ...card };
  const address = locationOf(await service.call.form('/txns', payment));
  return { orderId, address };
}

async function payAtBank(page: Page, orderId: string): Promise<void> {
  await page.getByLabel('One-time password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
  expect(at((await service.call.get(`/orders/${orderId}`)).json(), 'status')).toBe(OrderStatus.CHARGED);
}

const given = [expect.objectContaining({ choice: 'given', userAgent: expect.stringContaining('Chrome') })];
const declined = [expect.objectContaining({ choice: 'declined' })];

describe.each(firstOrAll(screens))('on a $name', (screen) => {
  it('consent is asked for with an empty box, then the bank, then the result', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const { orderId, address } = await begin();
    await page.goto(address);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await inspect('consent');
    await page.getByRole('button', { name: 'Save the card and pay' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    expect(await consentsOf(service, orderId)).toEqual([]);
    await inspect('consent-missing');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Save the card and pay' }).click();
    await page.getByLabel('One-time password').waitFor();
    expect(await consentsOf(service, orderId)).toEqual(given);
    await payAtBank(page, orderId);
    expect(complaints).toEqual([]);
  });

  it('declining takes one press of a button as large as the other, both visible, and the payment continues', async () => {
    const { page, complaints } = await windowOn(screen);
    const { orderId, address } = await begin();
    await page.goto(address);
    const boxes = await Promise.all(
      ['Save the card and pay', 'Pay without saving the card'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(boxes[1]?.width).toBe(boxes[0]?.width);
    expect(boxes[1]?.height).toBe(boxes[0]?.height);
    for (const box of boxes) expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    await page.getByRole('button', { name: 'Pay without saving the card' }).click();
    await page.getByLabel('One-time password').waitFor();
    expect(await consentsOf(service, orderId)).toEqual(declined);
    await payAtBank(page, orderId);
    expect(complaints).toEqual([]);
  });

  it('everything works without JavaScript, by keyboard alone', async () => {
    const { page } = await windowOn(screen, { javaScriptEnabled: false });
    const { orderId, address } = await begin();
    await page.goto(address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('One-time password').waitFor();
    expect(await consentsOf(service, orderId)).toEqual(given);
    await payAtBank(page, orderId);
  });

  it('is asked in Hindi where the browser prefers it, and the record names the words that were shown', async () => {
    const { page, complaints, inspect } = await windowOn(screen, { locale: 'hi-IN', colorScheme: 'dark' });
    const { orderId, address } = await begin();
    await page.goto(address);
    await page.locator('button[value=continue]').click();
    await page.getByRole('alert').waitFor();
    await inspect('hindi-consent');
    await page.getByRole('checkbox').check();
    await page.locator('button[value=continue]').click();
    await page.locator('#otp').waitFor();
    expect(await consentsOf(service, orderId)).toEqual([
      expect.objectContaining({ choice: 'given', textVersion: 'page-hi-3' }),
    ]);
    expect(complaints).toEqual([]);
  });

  it('going back changes nothing that was answered', async () => {
    const { page } = await windowOn(screen);
    const { orderId, address } = await begin();
    await page.goto(address);
    await page.getByRole('button', { name: 'Pay without saving the card' }).click();
    await page.getByLabel('One-time password').waitFor();
    await page.goBack();
    await page.goto(address);
    await page.getByLabel('One-time password').waitFor();
    expect(await consentsOf(service, orderId)).toEqual(declined);
    await payAtBank(page, orderId);
  });
});

it.each([true, false])(
  'nobody is asked for a card that can have no token; JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page } = await windowOn(screens[0], { javaScriptEnabled });
    const { orderId, link } = await makeSession(service, { customer_id: newCustomerId() });
    await page.goto(link);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await fillCard(page, NOT_TOKENIZABLE);
    await page.getByRole('button', { name: 'Pay' }).click();
    await payAtBank(page, orderId);
    expect(await consentsOf(service, orderId)).toEqual([]);
  },
);

it('errors go from the summary as they are corrected, and an empty form asks for everything at once', async () => {
  const [phone] = screens;
  const { page } = await windowOn(phone);
  await page.goto((await makeOrder(service)).link);
  await page.getByRole('button', { name: 'Pay' }).click();
  const summary = page.locator('.errors li');
  expect(await summary.count()).toBe(3);
  await page.getByLabel('Card number').fill(card.card_number);
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Expiry').fill('12/40');
  await page.getByLabel('Card number').focus();
  await expect.poll(() => page.locator('.errors').isVisible()).toBe(false);
});
