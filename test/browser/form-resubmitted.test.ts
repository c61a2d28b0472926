/** A customer who presses the button twice, reloads, or goes back in a real browser begins one payment for each form. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderStatus } from '../../generated/values.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { at } from '../support/caller.ts';
import { makeSession, newCustomerId } from '../support/http-customer.ts';
import { startService, type TestService } from '../support/service.ts';
import { fillCard, screens, useBrowser } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'browser form sent again' });
});
afterAll(async () => {
  await service?.close();
});

async function checkout(options: BrowserContextOptions) {
  const { page } = await windowOn(screens[0], options);
  const { orderId, link } = await makeSession(service, { customer_id: newCustomerId() });
  await page.goto(link);
  return { page, orderId };
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ₹100.00' });
const atTheBank = (page: Page) => page.getByLabel('One-time password').waitFor();

async function attemptsOf(orderId: string): Promise<unknown[]> {
  const order = await service.call.get(`/orders/${orderId}`, { headers: { version: '2025-01-10' } });
  const list = at(order.json(), 'txn_list');
  return Array.isArray(list) ? list.map((txn) => at(txn, 'status')) : [];
}

describe.each([
  ['with its script', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const)('the payment form %s', (_how, options) => {
  it('begins one payment when its button is pressed twice', async () => {
    const { page, orderId } = await checkout(options);
    await fillCard(page);
    await payButton(page).dblclick({ noWaitAfter: true });
    await atTheBank(page);
    expect(await attemptsOf(orderId)).toEqual(['PENDING_VBV']);
  });

  it('begins one payment when the page after it is reloaded', async () => {
    const { page, orderId } = await checkout(options);
    await fillCard(page);
    await payButton(page).click();
    await atTheBank(page);
    await page.reload();
    await atTheBank(page);
    expect(await attemptsOf(orderId)).toEqual(['PENDING_VBV']);
  });

  it('may be filled in again by a customer who goes back, who then pays once', async () => {
    const { page, orderId } = await checkout(options);
    await fillCard(page);
    await payButton(page).click();
    await atTheBank(page);
    await page.goBack();
    await page.getByText('already started paying').waitFor();
    await fillCard(page, '5555555555554444');
    await payButton(page).click();
    await atTheBank(page);
    await page.getByText('4444').first().waitFor();
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    const order = (await service.call.get(`/orders/${orderId}`)).json();
    expect(order).toMatchObject({ status: OrderStatus.CHARGED, card: { last_four_digits: '4444' } });
  });
});
